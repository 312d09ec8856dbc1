/** How a company is told apart: shape for its kind, colour, printed letters, and a cap where two colours meet under colour blindness. */
export interface Livery {
  readonly id: string
  readonly short: string
  readonly shape: 'circle' | 'house' | 'diamond'
  readonly colour: string
  readonly ink: string
  readonly cap?: 'top' | 'bottom' | 'both'
}
