/** A value worked out once for each frozen part of a state; what is not frozen may change in place and is asked again. */
export function perFrozen<K extends object, V>(make: (part: K) => V): (part: K) => V {
  const known = new WeakMap<K, V>()
  return (part) => {
    const found = known.get(part)
    if (found !== undefined) return found
    const value = make(part)
    if (Object.isFrozen(part)) known.set(part, value)
    return value
  }
}
