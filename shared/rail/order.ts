/** The others in order, from the one after this. */
export function othersAfter<T>(order: readonly T[], one: T): T[] {
  const at = order.indexOf(one)
  return [...order.slice(at + 1), ...order.slice(0, at)]
}
