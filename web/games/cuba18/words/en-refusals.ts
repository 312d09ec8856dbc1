import type { Facts } from '../../../../shared/engine/game.ts'

/** Each by the number of the rule that refuses, see docs/rules/cuba18.md. */
export const refusals: Readonly<Record<string, (facts: Facts) => string>> = {}
