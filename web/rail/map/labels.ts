import { R, type Box, type Point } from './geometry.ts'

/** Where a name stands beside its mark, in units from the mark. */
export interface Label {
  readonly at: Point
  readonly anchor: 'start' | 'middle' | 'end'
}

export interface Named {
  readonly at: Point
  readonly name: string
}

const LETTER = 0.5 * R
const HIGH = 0.9 * R
const MARK = 0.75 * R
const SIDES: readonly Label[] = [
  { at: [1.1 * R, 0.3 * R], anchor: 'start' },
  { at: [-1.1 * R, 0.3 * R], anchor: 'end' },
  { at: [0, -0.95 * R], anchor: 'middle' },
  { at: [0, 1.6 * R], anchor: 'middle' },
]
const PART = { start: 0, middle: 0.5, end: 1 } as const

function boxOfLabel({ at: [x, y], name }: Named, { at: [dx, dy], anchor }: Label): Box {
  const wide = name.length * LETTER
  const left = x + dx - wide * PART[anchor]
  return { left, right: left + wide, top: y + dy - HIGH, bottom: y + dy }
}

const boxOfMark = ({ at: [x, y] }: Named): Box => ({ left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK })

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Right of the mark, or on the first side where a name covers neither another name nor a mark. */
export function labelsFor(all: readonly Named[]): Label[] {
  const taken: Box[] = []
  return all.map((named) => {
    const others = all.filter((other) => other !== named).map(boxOfMark)
    const free = (label: Label) => ![...others, ...taken].some((box) => meet(box, boxOfLabel(named, label)))
    const label = SIDES.find(free) ?? SIDES[0]!
    if (named.name) taken.push(boxOfLabel(named, label))
    return label
  })
}
