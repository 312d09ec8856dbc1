import type { Facts } from '../../shared/engine/game.ts'
import type { GameUi } from '../games/ui.ts'
import { houseRule } from './index.ts'

export const refusal = (ui: GameUi | undefined, rule: string, facts: Facts): string =>
  ui?.refusal(rule, facts) ?? houseRule(rule, facts)
