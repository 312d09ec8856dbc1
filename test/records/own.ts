/** A short game of our own, written down as the other site would: one operating round after some bids. */
const player = (entity: number, type: string, more: object = {}) => ({ entity, entity_type: 'player', type, ...more })
const company = (entity: string, type: string, more: object = {}) => ({
  entity,
  entity_type: 'corporation',
  type,
  ...more,
})
const local = (train: string, hex: string, revenue: number) => ({
  routes: [{ train, connections: [['local', hex]], hexes: [hex], nodes: [], revenue }],
})
export const [ANA, BEN, CLEO] = [5, 9, 3] as const

export type Written = Record<string, unknown> & { type: string }

/** Boxes of this seed: M12 M6 M3 M16, C1 C4 C7, P1 P7 P8; the NdeM begins in N25. */
export const ACTIONS: readonly Written[] = [
  player(ANA, 'bid', { company: 'M12', price: 100 }),
  player(ANA, 'pass'),
  player(BEN, 'bid', { company: 'C1', price: 200 }),
  player(BEN, 'undo'),
  player(BEN, 'message', { message: 'sorry' }),
  player(BEN, 'redo'),
  player(BEN, 'program_share_pass', { auto_actions: [player(BEN, 'pass')] }),
  player(CLEO, 'bid', { company: 'P8', price: 5 }),
  player(CLEO, 'undo'),
  player(CLEO, 'bid', { company: 'P8', price: 0 }),
  player(CLEO, 'pass'),
  player(ANA, 'pass', { auto_actions: [player(BEN, 'pass')] }),
  player(CLEO, 'pass'),
  company('18', 'buy_train', { train: 'L-0', price: 60, variant: 'L' }),
  company('18', 'pass'), // privates
  company('18', 'lay_tile', { hex: 'N27', tile: '6-0', rotation: 5 }),
  company('18', 'run_routes', local('L-3', 'N25', 30)),
  company('18', 'pass'), // trains
  company('12', 'buy_train', { train: 'L-0', price: 60, variant: 'L' }),
  company('12', 'pass'), // privates
  company('12', 'pass'), // track
  company('12', 'run_routes', local('L-4', 'L19', 30)),
  company('12', 'pass'), // trains
  company('NDEM', 'run_routes', local('L-0', 'N25', 30)),
]

export const RESULT = { [ANA]: 535, [BEN]: 545, [CLEO]: 510 }

export const ownRecord = (actions: readonly Written[] = ACTIONS) => ({
  id: 'made up',
  title: '1822MX',
  players: [
    { id: ANA, name: 'Ana' },
    { id: BEN, name: 'Ben' },
    { id: CLEO, name: 'Cleo' },
  ],
  settings: { seed: 12, optional_rules: [] as string[] },
  actions: actions.map((action, at) => ({ id: at + 1, ...action })),
  result: RESULT,
})

/** The same with one action changed. */
export const changed = (at: number, change: object) =>
  ownRecord(ACTIONS.map((action, place) => (place + 1 === at ? { ...action, ...change } : action)))
