import type { OptionForm } from '../lib/catalogue.ts'
import { Seg } from '../lib/Seg.tsx'
import { words } from '../words/index.ts'

export function OptionSeg(props: {
  form: OptionForm
  value: unknown
  disabled?: boolean
  onChoose(value: boolean): void
}) {
  return (
    <Seg
      label={words().options[props.form.key].label}
      choices={props.form.choices.map(({ value, id }) => ({
        value,
        label: words().options[props.form.key][id],
        testid: `${props.form.key}-${id}`,
      }))}
      value={props.value === true}
      disabled={props.disabled}
      onChoose={props.onChoose}
    />
  )
}
