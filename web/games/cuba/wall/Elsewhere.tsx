import { For } from 'solid-js'
import { MERCHANDISE } from '../../../../shared/games/cuba/data.ts'
import { DOCKS } from '../../../../shared/games/cuba/data/ships.ts'
import { SECTIONS } from '../../../../shared/games/cuba/data/statutes.ts'
import { Pick, Picks } from '../../parts/Pick.tsx'
import { ThingIcon } from '../Rich.tsx'
import { t } from '../words/index.ts'
import type { PartProps } from './part.ts'

/** Branch offices: the same spaces as on the ships. */
export function Loads(props: PartProps) {
  const kinds = (dock: (typeof DOCKS)[number]) =>
    MERCHANDISE.filter((kind) => props.model.choices().has(`load:${dock}:${kind}`))
  return (
    <For each={DOCKS.filter((dock) => kinds(dock).length > 0)}>
      {(dock) => (
        <Picks label={t().board.dock(dock)} shown>
          <For each={kinds(dock)}>
            {(kind) => {
              const choice = () => props.model.choices().get(`load:${dock}:${kind}`)
              return (
                <Pick
                  on={choice()?.selected ?? false}
                  id={`load-${dock}-${kind}`}
                  label={choice()?.label}
                  onPick={() => props.model.tap(`load:${dock}:${kind}`)}
                >
                  <ThingIcon kind={kind} quiet />
                  {choice()?.count}
                </Pick>
              )
            }}
          </For>
        </Picks>
      )}
    </For>
  )
}

/** The Church. */
export function Vetoes(props: PartProps) {
  const open = () => SECTIONS.filter((section) => props.model.choices().has(`bill:${section}`))
  const title = (section: (typeof SECTIONS)[number]) => {
    const bill = props.model.state().bills[section]
    return bill ? t().statutes[bill][0] : ''
  }
  return (
    <Picks label={t().wall.bills}>
      <For each={open()}>
        {(section) => (
          <Pick
            on={props.model.choices().get(`bill:${section}`)?.selected ?? false}
            id={`veto-${section}`}
            label={props.model.choices().get(`bill:${section}`)?.label}
            onPick={() => props.model.tap(`bill:${section}`)}
          >
            {title(section)}
          </Pick>
        )}
      </For>
    </Picks>
  )
}
