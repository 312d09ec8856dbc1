import { createResource, onMount, Show } from 'solid-js'
import { Icon } from '../art/Icon.tsx'
import { screens } from '../games/index.ts'
import { Brand } from '../lib/Brand.tsx'
import { isGame } from '../lib/catalogue.ts'
import { ThemeButton } from '../lib/ThemeButton.tsx'
import { words } from '../words/index.ts'
import { Nowhere } from './Nowhere.tsx'

export function RulesPage(props: { game: string }) {
  const name = () => (isGame(props.game) ? words().games[props.game].name : props.game)
  const [ui] = createResource(
    () => props.game,
    async (game) => screens[game]?.(),
  )
  onMount(() => (document.title = `${name()} · ${words().home.rules} · ${words().brand}`))
  return (
    <Show when={props.game in screens} fallback={<Nowhere text={words().nowhere.page} />}>
      <div class="rules-page">
        <header class="head">
          <button type="button" class="btn soft icon" aria-label={words().play.back} onClick={() => history.back()}>
            <Icon kind="back" size={20} />
          </button>
          <Brand />
          <span class="sep" />
          <b class="speak grow">{name()}</b>
          <ThemeButton />
        </header>
        <main class="rules-text">{ui()?.rules()}</main>
      </div>
    </Show>
  )
}
