import { createSignal, For, Show } from 'solid-js'
import type { Finding } from '../../shared/engine/game.ts'
import type { BroughtTable } from '../../shared/engine/protocol.ts'
import { screens } from '../games/index.ts'
import type { GameUi } from '../games/ui.ts'
import { bringTable } from '../lib/api.ts'
import type { Refusal } from '../lib/api.ts'
import type { GameId } from '../lib/catalogue.ts'
import { Seg } from '../lib/Seg.tsx'
import { Sheet } from '../lib/Sheet.tsx'
import { words } from '../words/index.ts'
import { refusal } from '../words/rule.ts'

/** A game played elsewhere: a file or what was copied, to look through or to go on with. */
export function Bring(props: { game: GameId; onClose(): void }) {
  const [text, setText] = createSignal('')
  const [live, setLive] = createSignal(false)
  const [busy, setBusy] = createSignal(false)
  const [said, setSaid] = createSignal<string>()
  const [stop, setStop] = createSignal<number>()
  const [brought, setBrought] = createSignal<BroughtTable & { readonly lines: readonly string[] }>()

  async function send(upto?: number): Promise<void> {
    setSaid(undefined)
    const record = parsed(text())
    if (record === undefined) return void setSaid(words().bring.noJson)
    setBusy(true)
    const plan = { game: props.game, record, live: live(), ...(upto === undefined ? {} : { upto }) }
    const [answer, ui] = await Promise.all([bringTable(plan), screens[props.game]?.()])
    setBusy(false)
    if (answer.ok) setBrought({ ...answer.value, lines: reported(ui, answer.value) })
    else {
      setSaid(explained(ui, answer.refusal))
      setStop(brokenAt(answer.refusal)?.at)
    }
  }

  return (
    <Sheet title={words().bring.title} class="bring" testid="bring-sheet" onClose={() => props.onClose()}>
      <Show
        when={brought()}
        fallback={
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void send()
            }}
          >
            <p class="quiet">{words().bring.note}</p>
            <label class="btn">
              {words().bring.file}
              <input
                type="file"
                class="away"
                accept=".json,application/json,text/plain"
                data-testid="bring-file"
                onChange={(event) => void event.currentTarget.files?.[0]?.text().then(setText)}
              />
            </label>
            <textarea
              class="field"
              rows={6}
              aria-label={words().bring.paste}
              placeholder={words().bring.paste}
              data-testid="bring-text"
              value={text()}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <Seg
              label={words().bring.how}
              choices={[
                { value: false, label: words().bring.look, testid: 'bring-look' },
                { value: true, label: words().bring.live, testid: 'bring-live' },
              ]}
              value={live()}
              onChoose={setLive}
            />
            <Show when={said()}>
              {(why) => (
                <p class="notice" role="alert" data-testid="bring-notice">
                  {why()}
                </p>
              )}
            </Show>
            <div class="row">
              <button type="submit" class="btn main" data-testid="bring-send" disabled={busy() || text() === ''}>
                {busy() ? words().bring.reading : words().bring.send}
              </button>
              <Show when={stop()}>
                {(at) => (
                  <button type="button" class="btn" data-testid="bring-upto" onClick={() => void send(at())}>
                    {words().bring.upto(at())}
                  </button>
                )}
              </Show>
            </div>
          </form>
        }
      >
        {(table) => <Report table={table()} />}
      </Show>
    </Sheet>
  )
}

function Report(props: { table: BroughtTable & { readonly lines: readonly string[] } }) {
  return (
    <div class="report" data-testid="bring-report">
      <p>{words().bring.done(props.table.actions)}</p>
      <Show when={props.table.lines.length > 0} fallback={<p class="quiet">{words().bring.clean}</p>}>
        <p class="quiet">{words().bring.odd(props.table.lines.length)}</p>
        <ul>
          <For each={props.table.lines}>{(line) => <li>{line}</li>}</For>
        </ul>
      </Show>
      <a class="btn main" data-testid="bring-open" href={`/t/${props.table.table}`}>
        {words().bring.open}
      </a>
    </div>
  )
}

const reported = (ui: GameUi | undefined, { findings }: BroughtTable): string[] =>
  findings.map(({ at, rule, facts }) => words().bring.finding(at, refusal(ui, rule, facts)))

/** The action of the record that our rules refuse. */
function brokenAt({ rule, facts: { at, rule: broken, ...facts } }: Refusal): Finding | undefined {
  const known = rule === 'bring.broken' && typeof at === 'number' && typeof broken === 'string'
  return known ? { at, rule: broken, facts } : undefined
}

function explained(ui: GameUi | undefined, no: Refusal): string {
  const broken = brokenAt(no)
  return broken
    ? words().bring.broken(broken.at, refusal(ui, broken.rule, broken.facts))
    : refusal(ui, no.rule, no.facts)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
