import { Icon } from '../art/Icon.tsx'
import { words } from '../words/index.ts'
import { Seg } from './Seg.tsx'
import { setTheme, THEMES, theme } from './theme.ts'

const dark = () =>
  theme() === 'dark' || (theme() === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)

export function ThemeButton() {
  const other = () => (dark() ? 'light' : 'dark')
  return (
    <button
      type="button"
      class="btn soft icon"
      aria-label={words().menu[other()]}
      title={words().menu[other()]}
      onClick={() => setTheme(other())}
    >
      <Icon kind={dark() ? 'sun' : 'moon'} size={18} />
    </button>
  )
}

export function ThemeChoice() {
  return (
    <Seg
      label={words().menu.theme}
      choices={THEMES.map((value) => ({ value, label: words().menu[value] }))}
      value={theme()}
      onChoose={setTheme}
    />
  )
}
