/** One thing a choice would do, in words with icons. */
export interface Chip {
  readonly kind: 'plain' | 'cost' | 'warn' | 'gain'
  readonly text: string
}
