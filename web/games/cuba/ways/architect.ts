import { FIELDS } from '../../../../shared/games/cuba/data/plantations.ts'
import { t } from '../words/index.ts'
import { chosenOf, offered, pointing, unique, type Look, type Pointed, type Way } from './way.ts'

/** What is settled: by a whole offer, or by half of one. */
const halves = (look: Look) => {
  const whole = chosenOf(look, 'build')
  return { building: whole?.building ?? look.pointed.building, field: whole?.field ?? look.pointed.field }
}

function building({ offers }: Look, half: Pick<Pointed, 'building' | 'field'>): Pointed {
  const whole = offered(offers, 'build').find((it) => it.building === half.building && it.field === half.field)
  return pointing(half, whole)
}

/** A tile and a field, in either order. */
export const architect: Way = {
  focus: (look) => (look.pointed.building && !look.pointed.field ? 'plantations' : 'buildings'),
  choices: (look) => {
    const half = halves(look)
    const builds = offered(look.offers, 'build')
    return [
      ...unique(builds.map((it) => it.building)).map(
        (it) => [`tile:${it}`, { label: t().command.tile(it), selected: it === half.building }] as const,
      ),
      ...unique(builds.map((it) => it.field)).map(
        (it) => [`field:${it}`, { label: t().command.site(it, half.building), selected: it === half.field }] as const,
      ),
    ]
  },
  point: (look, target) => {
    const half = halves(look)
    const tile = offered(look.offers, 'build').find((it) => target === `tile:${it.building}`)?.building
    if (tile) return building(look, { ...half, building: tile })
    const field = FIELDS.find((it) => target === `field:${it}`)
    return field ? building(look, { ...half, field }) : look.pointed
  },
}
