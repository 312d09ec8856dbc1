import type { Component, JSX } from 'solid-js'
import type { Facts, Seat } from '../../shared/engine/game.ts'
import type { LogLine, TableInfo } from '../../shared/engine/protocol.ts'
import type { PlayerColour } from '../art/players.ts'

/** What the shell lends a game's screen. All of it is reactive: read the properties, don't copy them. */
export interface Play<View = unknown> {
  readonly view: View
  readonly seq: number // of the view
  readonly you: Seat | null // null: an onlooker
  readonly names: readonly string[]
  readonly colours: readonly PlayerColour[]
  readonly table: TableInfo
  readonly log: readonly LogLine[]
  readonly busy: boolean // an own action is on its way
  readonly live: boolean
  readonly tall: boolean // draw for a phone
  readonly still: boolean // no animation: just loaded, or reduced motion
  send(action: unknown): void
  toggleStream(): void // moves and chat, on screens where they open by a button
}

/** Made once per table; parts share its selection. */
export interface GameScreen {
  Stage: Component // the board
  Hold: Component // left of the wall: what you own
  Ask: Component // middle of the wall: question, steps, chips, finer choices; also says who decides when it is not your turn
  Act: Component // right of the wall: the main button and its alternatives, without undo
  End: Component // the result, inside <main>
  SeatNote: Component<{ seat: Seat }> // second line under a player's name
  SeatMarks: Component<{ seat: Seat }> // right of a player's row: shutters, markers
  clear(): boolean // Escape: drops the selection; false if there was none
  confirm(): void // Enter
  readonly wide?: true // the board needs the whole width: moves and chat open by a button on most screens
  Round?: Component // in the head: where the game stands
  Tabs?: Component // under the wall of a phone: other views of the board
  press?(key: string, shift: boolean): boolean // any other key; true if it meant something
}

export interface GameUi {
  screen(play: Play): GameScreen
  sentence(news: unknown, names: readonly string[]): JSX.Element | undefined // one line of the log; undefined: not worth a line
  isChapter(news: unknown): boolean // drawn as a cut in the log
  seatOf(news: unknown): Seat | undefined // whose seal stands before the sentence
  refusal(rule: string, facts: Facts): string | undefined // the rule in the player's words
  active(view: unknown): readonly Seat[] // who must decide, by the rules themselves
  rules(): JSX.Element // the rules page
  about(): JSX.Element // what of this edition is our own choice because no source gives it, with the data itself
  turnNote(view: unknown): string // for the tab's title and the list of recent tables
}
