import { about } from './en-about.ts'
import { end } from './en-end.ts'
import { log } from './en-log.ts'
import * as names from './en-names.ts'
import { refusals } from './en-refusals.ts'
import { rules } from './en-rules.ts'
import * as seats from './en-seat.ts'
import { stage } from './en-stage.ts'
import * as wall from './en-wall.ts'

/** All words of this game. Another language is another folder of the same shape. */
export const en = { ...names, ...wall, ...seats, about, stage, log, end, refusals, rules }
