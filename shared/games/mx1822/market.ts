/** 5.3: one row, from left to right. */
export const PRICES = [
  5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 245, 270, 300,
  330, 360, 400, 450, 500, 550, 600,
] as const
export const MINOR_STARTS = [50, 60, 70, 80, 90, 100] as const // 5.3.2
export const MAJOR_STARTS = [60, 70, 80, 90, 100] as const // 4.3.15
export const YELLOW_UP_TO = 45 // 5.3.3: no certificates up to here
export const END_PRICE = 600 // 1.3.1
export const NDEM_START = 100 // 2.1.13
