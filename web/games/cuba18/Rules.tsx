import { Said } from '../../rail/Said.tsx'
import { About } from './About.tsx'
import { RulePage } from '../parts/RulePage.tsx'
import { t } from './words/index.ts'

export function Rules() {
  return (
    <RulePage words={t().rules} Line={Said}>
      <About />
    </RulePage>
  )
}
