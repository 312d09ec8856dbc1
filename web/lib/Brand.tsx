import { Mark } from '../art/Mark.tsx'
import { words } from '../words/index.ts'

export function Brand() {
  return (
    <a class="brand" href="/">
      <Mark size={28} />
      {words().brand}
    </a>
  )
}
