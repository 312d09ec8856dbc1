/** npm run simulate -- --game santiago --seats 4 --games 500 --seed 1 [--options '{"open":true}'] [--json] */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { randomGame } from '../shared/bots/random.ts'
import { games } from '../shared/games/index.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'santiago' },
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    json: { type: 'boolean', default: false },
  },
})

const game = games[values.game]
if (!game) {
  console.error(`There is no game called ${values.game}. There are: ${Object.keys(games).join(', ')}.`)
  process.exit(2)
}
const seats = Number(values.seats)
const options = v.parse(game.options, JSON.parse(values.options))
const count = Number(values.games)
const first = Number(values.seed)
const started = performance.now()
let [finished, refusals, actions] = [0, 0, 0]
const errors: { seed: number; error: string }[] = []
for (let seed = first; seed < first + count; seed++) {
  try {
    const played = randomGame(game, { seats, options, seed })
    finished += Number(played.finished)
    refusals += played.refusals.length
    actions += played.moves.length
  } catch (error) {
    errors.push({ seed, error: String(error) })
  }
}
const seconds = (performance.now() - started) / 1000
const report = {
  game: game.id,
  seats,
  games: count,
  finished,
  errors: errors.length,
  refusals,
  actionsMean: Math.round((10 * actions) / count) / 10,
  actionsPerSecond: Math.round(actions / seconds),
}
if (values.json) console.log(JSON.stringify(report))
else console.table(report)
for (const { seed, error } of errors.slice(0, 5)) console.error(`seed ${seed}: ${error}`)
process.exit(errors.length > 0 || finished < count || refusals > 0 ? 1 : 0)
