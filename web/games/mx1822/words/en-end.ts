const list = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`

export const end = {
  wins: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins` : `${list(names)} share the victory`),
  player: 'player',
  total: 'total',
  parts: { cash: 'cash', shares: 'shares', ndem: 'NdeM', minors: 'minors', concessions: 'concessions', loan: 'loans' },
}
