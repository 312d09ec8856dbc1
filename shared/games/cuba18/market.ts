/** VIII: places from left to right; even ones lie in the lower row, odd ones in the upper. */
export const PRICES = [
  50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 126, 132, 138, 144, 151, 158, 165, 172, 180, 188,
  196, 204, 213, 222, 231, 240, 250, 260, 275, 290, 300,
] as const
export const PARS = [70, 75, 80, 85, 90, 95, 100] as const
export type Par = (typeof PARS)[number]
export const RIGHT = 2
export const LEFT = -2
export const UP = 1
export const DOWN = -1
export const FC_PRICE = 50
