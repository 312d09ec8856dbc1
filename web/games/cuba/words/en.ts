import { board } from './en-board.ts'
import { end } from './en-end.ts'
import * as info from './en-info.ts'
import { log } from './en-log.ts'
import * as names from './en-names.ts'
import { refusals } from './en-refusals.ts'
import { rules } from './en-rules.ts'
import * as wall from './en-wall.ts'

/** All words of this game. Another language is another folder of the same shape. */
export const en = { ...names, ...info, ...wall, board, log, end, rules, refusals }
