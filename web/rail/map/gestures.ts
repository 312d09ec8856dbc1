import type { Camera } from './camera.ts'
import type { Point } from './geometry.ts'

const SLACK = 6 // a finger is never quite still
const WHEEL = 0.0016

/** Drag, pinch and wheel. A drag is not a click. */
export function listenToGestures(el: SVGSVGElement, camera: Camera): () => void {
  const fingers = new Map<number, Point>()
  let start: Point | undefined
  let dragged = false

  const here = (event: { clientX: number; clientY: number }): Point => {
    const box = el.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  const spread = (): { gap: number; mid: Point } | undefined => {
    const [a, b] = [...fingers.values()]
    if (!a || !b) return undefined
    return { gap: Math.hypot(a[0] - b[0], a[1] - b[1]), mid: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] }
  }

  const down = (event: PointerEvent) => {
    if (event.button > 0) return
    fingers.set(event.pointerId, here(event))
    if (fingers.size > 1) return
    start = here(event)
    dragged = false
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before || !start) return
    const now = here(event)
    const was = spread()
    fingers.set(event.pointerId, now)
    const is = spread()
    if (was && is) {
      dragged = true
      camera.pan(is.mid[0] - was.mid[0], is.mid[1] - was.mid[1])
      camera.zoomAt(is.mid, is.gap / Math.max(1, was.gap))
      return
    }
    if (!dragged && Math.hypot(now[0] - start[0], now[1] - start[1]) < SLACK) {
      fingers.set(event.pointerId, before)
      return
    }
    if (!dragged) el.setPointerCapture(event.pointerId)
    dragged = true
    camera.pan(now[0] - before[0], now[1] - before[1])
  }
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId)
  const click = (event: MouseEvent) => {
    if (!dragged) return
    dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    camera.zoomAt(here(event), Math.exp(-event.deltaY * (event.deltaMode === 1 ? 24 : 1) * WHEEL))
  }

  el.addEventListener('pointerdown', down)
  el.addEventListener('pointermove', move)
  el.addEventListener('pointerup', up)
  el.addEventListener('pointercancel', up)
  el.addEventListener('click', click, true)
  el.addEventListener('wheel', wheel, { passive: false })
  return () => {
    el.removeEventListener('pointerdown', down)
    el.removeEventListener('pointermove', move)
    el.removeEventListener('pointerup', up)
    el.removeEventListener('pointercancel', up)
    el.removeEventListener('click', click, true)
    el.removeEventListener('wheel', wheel)
  }
}
