import { lazy, onMount, Suspense } from 'solid-js'
import { EmptySeat } from '../art/Sitter.tsx'
import { Brand } from '../lib/Brand.tsx'
import { words } from '../words/index.ts'

const Bay = lazy(async () => ({ default: (await import('./Bay.tsx')).Bay }))

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
        <Suspense>
          <Bay boat={false} />
        </Suspense>
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
