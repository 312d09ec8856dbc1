import { createMemo, lazy, Match, Switch } from 'solid-js'
import { Patterns } from '../art/Patterns.tsx'
import { follow, path, route } from '../lib/router.ts'
import { words } from '../words/index.ts'

const Home = lazy(async () => ({ default: (await import('./Home.tsx')).Home }))
const TablePage = lazy(async () => ({ default: (await import('./TablePage.tsx')).TablePage }))
const Nowhere = lazy(async () => ({ default: (await import('./Nowhere.tsx')).Nowhere }))
const RulesPage = lazy(async () => ({ default: (await import('./RulesPage.tsx')).RulesPage }))

export function App() {
  const at = createMemo(() => route(path()))
  const table = createMemo(() => {
    const now = at()
    return now.at === 'table' ? now.id : undefined
  })
  const rules = createMemo(() => {
    const now = at()
    return now.at === 'rules' ? now.game : undefined
  })
  return (
    <div class="app" onClick={follow}>
      <Patterns />
      <Switch fallback={<Nowhere text={words().nowhere.page} />}>
        <Match when={at().at === 'home'}>
          <Home />
        </Match>
        <Match when={table()} keyed>
          {(id) => <TablePage id={id} />}
        </Match>
        <Match when={rules()} keyed>
          {(game) => <RulesPage game={game} />}
        </Match>
      </Switch>
    </div>
  )
}
