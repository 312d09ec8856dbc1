import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { LIMITS } from '../../shared/engine/protocol.ts'
import { createTable } from '../lib/api.ts'
import { CATALOGUE, entryOf, formsFor, GAME_IDS, seatsOf } from '../lib/catalogue.ts'
import type { GameId, OptionForm, Options, OptionValue } from '../lib/catalogue.ts'
import { go } from '../lib/router.ts'
import { Seg } from '../lib/Seg.tsx'
import { holdSeat, playerName, setPlayerName } from '../table/seats.ts'
import { houseRule, words } from '../words/index.ts'
import { optionWords } from '../words/option.ts'
import { Bring } from './Bring.tsx'
import { OptionSeg } from './OptionSeg.tsx'

export function NewTable(props: { game: GameId }) {
  const [name, setName] = createSignal(playerName())
  const [title, setTitle] = createSignal('')
  const [seats, setSeats] = createSignal(0)
  const [options, setOptions] = createSignal<Options>({})
  const [note, setNote] = createSignal('')
  const [busy, setBusy] = createSignal(false)
  const [notice, setNotice] = createSignal<string>()
  const [bringing, setBringing] = createSignal(false)
  let nameField: HTMLInputElement | undefined

  const entry = () => entryOf(props.game)
  const range = () => seatsOf(entry(), options())
  const counts = () => {
    const [min, max] = range()
    return Array.from({ length: max - min + 1 }, (_, i) => min + i)
  }
  createEffect(
    on(entry, () => {
      setOptions({})
      setNote('')
      setSeats(range()[1])
    }),
  )
  function choose(form: OptionForm, value: OptionValue): void {
    setOptions({ ...options(), [form.key]: value })
    setNote(optionWords(props.game, form).choice(value).note)
    setSeats(Math.min(range()[1], Math.max(range()[0], seats())))
  }

  async function create(event: SubmitEvent) {
    event.preventDefault()
    if (!name().trim()) {
      setNotice(words().home.needName)
      return nameField?.focus()
    }
    setBusy(true)
    setNotice(undefined)
    setPlayerName(name().trim())
    const plan = {
      game: props.game,
      title: title().trim(),
      seats: seats(),
      options: options(),
      name: name().trim(),
    }
    const answer = await createTable(plan)
    setBusy(false)
    if (!answer.ok) return setNotice(houseRule(answer.refusal.rule, answer.refusal.facts))
    holdSeat(answer.value.table, { token: answer.value.token, name: plan.name })
    go(`/t/${answer.value.table}`)
  }

  return (
    <>
      <Show when={bringing()}>
        <Bring game={props.game} onClose={() => setBringing(false)} />
      </Show>
      <form class="mk" onSubmit={(event) => void create(event)}>
        <div class="grow lead" aria-live="polite">
          <h2>{words().home.tableOf(words().games[props.game].name)}</h2>
          <Show when={notice()} fallback={<Note text={note()} />}>
            <p class="notice small" role="alert">
              {notice()}
            </p>
          </Show>
        </div>
        <Show
          when={entry().built}
          fallback={<p class="quiet">{words().home.buildingNote(words().games[props.game].name, openGames())}</p>}
        >
          <label class="opt">
            <span class="small quiet">{words().home.name}</span>
            <input
              ref={(el) => (nameField = el)}
              data-testid="name"
              class="field short"
              maxLength={LIMITS.name}
              autocomplete="nickname"
              placeholder={words().home.name}
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <label class="opt hide-s">
            <span class="small quiet">
              {words().home.tableName}, {words().home.optional}
            </span>
            <input
              data-testid="title"
              class="field short"
              maxLength={LIMITS.title}
              autocomplete="off"
              value={title()}
              onInput={(event) => setTitle(event.currentTarget.value)}
            />
          </label>
          <div class="opt form">
            <span class="small quiet">{words().home.seats}</span>
            <Seg
              label={words().home.seats}
              choices={counts().map((n) => ({ value: n, label: String(n), testid: `seats-${n}` }))}
              value={seats()}
              onChoose={setSeats}
            />
          </div>
          <For each={formsFor(entry(), seats())}>
            {(form) => (
              <div class="opt form">
                <span class="small quiet">{optionWords(props.game, form).label}</span>
                <OptionSeg
                  game={props.game}
                  form={form}
                  options={options()}
                  onChoose={(value) => choose(form, value)}
                />
              </div>
            )}
          </For>
          <Show when={entry().brings}>
            <button type="button" class="btn" data-testid="bring" onClick={() => setBringing(true)}>
              {words().bring.offer}
            </button>
          </Show>
          <button type="submit" class="btn main" data-testid="create" disabled={busy()}>
            {busy() ? words().home.creating : words().home.create}
          </button>
        </Show>
      </form>
    </>
  )
}

const openGames = () => GAME_IDS.filter((id) => CATALOGUE[id].built).map((id) => words().games[id].name)

/** About the option touched last; until then about tables. */
function Note(props: { text: string }) {
  return (
    <p class="quiet small" classList={{ 'hide-s': props.text === '' }}>
      {props.text || words().home.note}
    </p>
  )
}
