import type { Ground } from '../../rail/ground.ts'
import { GROUNDS } from './map.ts'
import type { State } from './state.ts'
import { VERSIONS } from './versions.ts'

export const groundOf = (s: State): Ground => GROUNDS[VERSIONS[s.version].map]
