import { createSignal, onMount, Show } from 'solid-js'
import { Icon } from '../art/Icon.tsx'
import { Hills, Surf } from '../art/Scenery.tsx'
import { SealIcon } from '../art/Seal.tsx'
import { Brand } from '../lib/Brand.tsx'
import { CATALOGUE } from '../lib/catalogue.ts'
import type { GameId } from '../lib/catalogue.ts'
import { ThemeButton } from '../lib/ThemeButton.tsx'
import { playerName } from '../table/seats.ts'
import { words } from '../words/index.ts'
import { Houses } from './Houses.tsx'
import { NewTable } from './NewTable.tsx'
import { Recent } from './Recent.tsx'

export function Home() {
  const [game, setGame] = createSignal<GameId>('santiago')
  onMount(() => (document.title = words().brand))
  return (
    <div class="home">
      <header class="head clear">
        <Brand />
        <span class="grow" />
        <Show when={CATALOGUE[game()].built}>
          <a class="btn soft slim hide-s" href={`/rules/${game()}`}>
            <Icon kind="book" size={17} />
            {words().home.rules}
          </a>
        </Show>
        <Show when={playerName()}>
          {(name) => (
            <span class="row small whoami">
              <SealIcon colour="red" size={15} />
              <b>{name()}</b>
            </span>
          )}
        </Show>
        <ThemeButton />
      </header>
      <Hills />
      <main class="city">
        <h1>{words().home.title}</h1>
        <Houses chosen={game()} onChoose={setGame} />
      </main>
      <section class="sea">
        <Surf />
        <h2>{words().home.recent}</h2>
        <Recent />
      </section>
      <footer class="wall">
        <NewTable game={game()} />
      </footer>
    </div>
  )
}
