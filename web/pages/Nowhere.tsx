import { onMount } from 'solid-js'
import { Far } from '../art/Far.tsx'
import { EmptySeat } from '../art/Sitter.tsx'
import { Swell } from '../art/Scenery.tsx'
import { Brand } from '../lib/Brand.tsx'
import { words } from '../words/index.ts'

export function Nowhere(props: { text: string }) {
  onMount(() => (document.title = `${words().nowhere.title} · ${words().brand}`))
  return (
    <div class="lobby nowhere" data-testid="nowhere">
      <header class="head clear">
        <Brand />
      </header>
      <main class="lb">
        <div class="intro">
          <h1>{words().nowhere.title}</h1>
          <p class="quiet">{props.text}</p>
        </div>
      </main>
      <section class="bay" aria-hidden="true">
        <Far />
        <div class="water">
          <Swell />
        </div>
        <div class="sits">
          <EmptySeat />
        </div>
      </section>
      <footer class="wall">
        <div class="acts go">
          <a class="btn main" href="/">
            {words().nowhere.home}
          </a>
        </div>
      </footer>
    </div>
  )
}
