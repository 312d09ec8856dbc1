import { createRunner } from '../../../rail/run/runner.ts'
import type { Part, Question } from './protocol.ts'

export const createSearch = () =>
  createRunner<Question, Part>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
