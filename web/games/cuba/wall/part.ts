import type { Model } from '../model.ts'

export interface PartProps {
  model: Model
}
