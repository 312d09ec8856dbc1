/** A rounded rectangle driven clockwise: left along the bottom from the port, up, right along the top, down. */
export interface Ring {
  left: number
  right: number
  top: number
  bottom: number
  radius: number
  port: number
}

export interface Spot {
  x: number
  y: number
}

interface Piece {
  length: number
  at(distance: number): Spot
}

const line = (from: Spot, to: Spot): Piece => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return {
    length,
    at: (d) => ({ x: from.x + ((to.x - from.x) * d) / length, y: from.y + ((to.y - from.y) * d) / length }),
  }
}

const bend = (centre: Spot, radius: number, quarter: number): Piece => ({
  length: (radius * Math.PI) / 2,
  at: (d) => {
    const angle = (quarter * Math.PI) / 2 + d / radius
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
  },
})

function piecesOf({ left, right, top, bottom, radius: r, port }: Ring): Piece[] {
  return [
    line({ x: port, y: bottom }, { x: left + r, y: bottom }),
    bend({ x: left + r, y: bottom - r }, r, 1),
    line({ x: left, y: bottom - r }, { x: left, y: top + r }),
    bend({ x: left + r, y: top + r }, r, 2),
    line({ x: left + r, y: top }, { x: right - r, y: top }),
    bend({ x: right - r, y: top + r }, r, 3),
    line({ x: right, y: top + r }, { x: right, y: bottom - r }),
    bend({ x: right - r, y: bottom - r }, r, 0),
    line({ x: right - r, y: bottom }, { x: port, y: bottom }),
  ].filter((piece) => piece.length > 0)
}

export class Street {
  readonly length: number
  readonly outline: string
  private readonly pieces: Piece[]
  private readonly ring: Ring
  private readonly spots: readonly Spot[]

  constructor(ring: Ring, spots: readonly Spot[]) {
    this.ring = ring
    this.spots = spots
    this.pieces = piecesOf(ring)
    this.length = this.pieces.reduce((sum, piece) => sum + piece.length, 0)
    this.outline = outlineOf(ring)
  }

  at(distance: number): Spot {
    let rest = ((distance % this.length) + this.length) % this.length
    for (const piece of this.pieces) {
      if (rest <= piece.length) return piece.at(rest)
      rest -= piece.length
    }
    return { x: this.ring.port, y: this.ring.bottom }
  }

  /** 1 when driving right, −1 when driving left, in between on the bends. */
  heading(distance: number): number {
    return (this.at(distance + 1).x - this.at(distance - 1).x) / 2
  }

  distance(stop: number): number {
    const { left, radius: r, port, bottom, top } = this.ring
    const spot = this.spots[stop] ?? { x: port, y: bottom }
    const side = Math.PI * r + (bottom - top - 2 * r)
    if (spot.y === top) return port - left - r + side + spot.x - left - r
    if (spot.x <= port) return port - spot.x
    return this.length - (spot.x - port)
  }

  /** Distances of a drive in small steps, from a stop over n stops. */
  drive(from: number, stops: number, step: number): number[] {
    const start = this.distance(from)
    const way = this.wayLength(from, stops)
    const count = Math.max(1, Math.ceil(way / step))
    return Array.from({ length: count + 1 }, (_, i) => start + (way * i) / count)
  }

  way(from: number, stops: number): string {
    const spots = this.drive(from, Math.min(stops, this.spots.length), 5).map((d) => this.at(d))
    return 'M' + spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  }

  private wayLength(from: number, stops: number): number {
    const laps = Math.floor(stops / this.spots.length)
    const ahead = this.distance((from + stops) % this.spots.length) - this.distance(from)
    return laps * this.length + (((ahead % this.length) + this.length) % this.length)
  }
}

function outlineOf({ left, right, top, bottom, radius: r }: Ring): string {
  return (
    `M${left + r} ${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom - r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `H${left + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}z`
  )
}
