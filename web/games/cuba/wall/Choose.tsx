import { PRODUCTS, RESOURCES, type Piece } from '../../../../shared/games/cuba/data.ts'
import { t } from '../words/index.ts'
import { PiecePicks } from './Things.tsx'
import type { PartProps } from './part.ts'

export function Choose(props: PartProps) {
  const choices = (pieces: readonly Piece[]) =>
    pieces.map((piece) => {
      const choice = props.model.choices().get(`stock:${piece}`)
      return { piece, label: choice?.label ?? '', count: choice?.count, on: choice?.selected ?? false }
    })
  const tap = (piece: Piece) => props.model.tap(`stock:${piece}`)
  return (
    <>
      <PiecePicks label={t().wall.resources} id="start" shown choices={choices(RESOURCES)} onPick={tap} />
      <PiecePicks label={t().wall.products} id="start" shown choices={choices(PRODUCTS)} onPick={tap} />
    </>
  )
}
