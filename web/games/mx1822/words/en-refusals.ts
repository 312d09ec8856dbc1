import type { Facts } from '../../../../shared/engine/game.ts'

/** Each by the number of the rule that refuses, see docs/rules/mx1822.md. */
export const refusals: Readonly<Record<string, (facts: Facts) => string>> = {}
