export type Figures = Record<string, number>

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits))
