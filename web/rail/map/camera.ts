import { createSignal } from 'solid-js'
import { R, type Box, type Point } from './geometry.ts'

export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

interface Eye {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** How large a hex may be drawn, from centre to corner in pixels. */
export interface Radius {
  readonly least: number
  readonly most: number
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
export const OVERVIEW = 20 // below this radius only fills, track and tokens are drawn
const MOST = 1.5
const MOVE = 200
const MARGIN = 0.35 * R

export type Camera = ReturnType<typeof createCamera>

/** Which part of the map is seen: pixels = units × scale + offset. */
export function createCamera(options: { content(): Box; insets(): Insets; still(): boolean }) {
  const [eye, setEye] = createSignal<Eye>({ scale: 0.4, x: 0, y: 0 })
  const [size, setSize] = createSignal<Point>([1, 1])
  const [whole, setWhole] = createSignal(true) // follows the size until somebody moves it
  let framed: { box: Box; radius: Radius } | undefined // kept in view until somebody moves the map
  let frame = 0

  const room = () => {
    const { top, right, bottom, left } = options.insets()
    const [width, height] = size()
    return { left, top, width: Math.max(80, width - left - right), height: Math.max(80, height - top - bottom) }
  }
  function eyeOn(box: Box, most = MOST): Eye {
    const { left, top, width, height } = room()
    const wide = box.right - box.left + 2 * MARGIN
    const high = box.bottom - box.top + 2 * MARGIN
    const scale = Math.min(width / wide, height / high, most)
    return {
      scale,
      x: left + width / 2 - (scale * (box.left + box.right)) / 2,
      y: top + height / 2 - (scale * (box.top + box.bottom)) / 2,
    }
  }
  const least = () => Math.min(eyeOn(options.content()).scale * 0.8, OVERVIEW / R)

  function show(next: Eye, smooth: boolean): void {
    cancelAnimationFrame(frame)
    if (!smooth || options.still()) {
      setEye(next)
      return
    }
    const from = eye()
    const began = performance.now()
    const step = (now: number) => {
      const t = Math.min(1, (now - began) / MOVE)
      const part = t * (2 - t)
      const mix = (a: number, b: number) => a + (b - a) * part
      setEye({ scale: mix(from.scale, next.scale), x: mix(from.x, next.x), y: mix(from.y, next.y) })
      if (t < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }

  function zoomAt([px, py]: Point, by: number): void {
    const now = eye()
    const scale = Math.min(MOST, Math.max(least(), now.scale * by))
    const factor = scale / now.scale
    framed = undefined
    setWhole(false)
    show({ scale, x: px - (px - now.x) * factor, y: py - (py - now.y) * factor }, false)
  }

  const visible = (box: Box): boolean => {
    const { scale, x, y } = eye()
    const { left, top, width, height } = room()
    return (
      box.left * scale + x >= left - 1 &&
      box.right * scale + x <= left + width + 1 &&
      box.top * scale + y >= top - 1 &&
      box.bottom * scale + y <= top + height + 1
    )
  }

  return {
    eye,
    size,
    radius: () => eye().scale * R,
    transform: () => `translate(${eye().x} ${eye().y}) scale(${eye().scale})`,
    toScreen: ([x, y]: Point): Point => [x * eye().scale + eye().x, y * eye().scale + eye().y],
    /** The part of the map inside the frame, in units. */
    seen(): Box {
      const { scale, x, y } = eye()
      const { left, top, width, height } = room()
      const unit = (pixel: number, offset: number) => (pixel - offset) / scale
      return {
        left: unit(left, x),
        top: unit(top, y),
        right: unit(left + width, x),
        bottom: unit(top + height, y),
      }
    },
    resize(width: number, height: number): void {
      const [w, h] = size()
      if (w === width && h === height) return
      setSize([width, height])
      if (framed) bring(framed.box, framed.radius, false)
      else if (whole()) showAll(false)
      else pan((width - w) / 2, (height - h) / 2)
    },
    zoomAt,
    zoom: (by: number) => zoomAt([room().left + room().width / 2, room().top + room().height / 2], by),
    pan,
    wholeMap(smooth = true): void {
      framed = undefined
      showAll(smooth)
    },
    /** Only if it is out of view: a map that jumps is worse than one that has to be dragged. */
    frame(box: Box, radius: Radius): void {
      if (!visible(box) || eye().scale * R < radius.least) bring(box, radius)
      else if (whole()) framed = { box, radius }
    },
    /** The same without changing how close it is. */
    reveal(box: Box): void {
      if (!visible(box)) show(centred(box, eye().scale), true)
    },
    show: (box: Box, radius: Radius) => closeUp(box, radius),
    centre([x, y]: Point): void {
      framed = undefined
      setWhole(false)
      const { left, top, width, height } = room()
      const { scale } = eye()
      show({ scale, x: left + width / 2 - x * scale, y: top + height / 2 - y * scale }, false)
    },
  }

  function showAll(smooth: boolean): void {
    setWhole(true)
    show(eyeOn(options.content()), smooth)
  }

  /** Close enough to play on: the whole map where there is room for it, else a part. */
  function bring(box: Box, radius: Radius, smooth = true): void {
    if (eyeOn(options.content()).scale * R < radius.least) return closeUp(box, radius, smooth)
    framed = { box, radius }
    showAll(smooth)
  }

  function closeUp(box: Box, radius: Radius, smooth = true): void {
    framed = { box, radius }
    setWhole(false)
    const fit = eyeOn(box, radius.most / R)
    const scale = Math.max(fit.scale, radius.least / R)
    show(scale === fit.scale ? fit : centred(box, scale), smooth)
  }

  function centred(box: Box, scale: number): Eye {
    const { left, top, width, height } = room()
    return {
      scale,
      x: left + width / 2 - (scale * (box.left + box.right)) / 2,
      y: top + height / 2 - (scale * (box.top + box.bottom)) / 2,
    }
  }

  function pan(dx: number, dy: number): void {
    framed = undefined
    setWhole(false)
    show({ ...eye(), x: eye().x + dx, y: eye().y + dy }, false)
  }
}
