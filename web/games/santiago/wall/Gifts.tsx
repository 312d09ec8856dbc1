import { t } from '../words/index.ts'
import { chosenOf, offered } from './offered.ts'
import { ThingPicks, type PartProps } from './Pick.tsx'
import { owned } from './owned.ts'

export function Gifts(props: PartProps) {
  const choices = () =>
    offered(props.model, 'give').map(({ item }) => {
      const count = owned(props.model, item)
      return { kind: item, count, label: t().amount(item, count) }
    })
  return (
    <ThingPicks
      label={t().wall.gift}
      id="give"
      choices={choices()}
      on={(kind) => chosenOf(props.model, 'give')?.item === kind}
      onPick={(kind) => props.model.pick(offered(props.model, 'give').find((it) => it.item === kind))}
    />
  )
}
