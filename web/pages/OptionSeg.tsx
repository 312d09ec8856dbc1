import { valueOf } from '../lib/catalogue.ts'
import type { OptionForm, Options, OptionValue } from '../lib/catalogue.ts'
import { Seg } from '../lib/Seg.tsx'
import { optionWords } from '../words/option.ts'

export function OptionSeg(props: {
  game: string
  form: OptionForm
  options: Options
  disabled?: boolean
  onChoose(value: OptionValue): void
}) {
  const said = () => optionWords(props.game, props.form)
  return (
    <Seg
      label={said().label}
      choices={props.form.choices.map(({ value }) => ({
        value,
        label: said().choice(value).name,
        note: said().choice(value).note,
        testid: `${props.form.key}-${value}`,
      }))}
      value={valueOf(props.form, props.options)}
      disabled={props.disabled}
      onChoose={(value) => value !== undefined && props.onChoose(value)}
    />
  )
}
