const running = new Set<Animation>()

const finishAll = () => running.forEach((animation) => animation.finish())
if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', finishAll, { capture: true })
  addEventListener('keydown', finishAll, { capture: true })
}

/** A duration token in milliseconds; 0 when the player wants no motion. */
export function duration(token: '--m-stop' | '--m-ship' | '--m-piece'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
  const number = Number.parseFloat(value) || 0
  return value.endsWith('ms') ? number : number * 1000
}

/** Plays keyframes once; any tap or key jumps to the end. */
export function play(element: Element, frames: Keyframe[], ms: number, easing = 'ease-in-out'): Promise<void> {
  if (ms <= 0) return Promise.resolve()
  const animation = element.animate(frames, { duration: ms, easing })
  running.add(animation)
  return animation.finished.then(
    () => void running.delete(animation),
    () => void running.delete(animation),
  )
}

export const wobble = (element: Element) =>
  play(
    element,
    [0, -14, 11, -7, 4, 0].map((angle, i) => ({
      transform: `translateY(${i > 0 && i < 4 ? -4 : 0}px) rotate(${angle}deg)`,
    })),
    duration('--m-piece') * 1.3,
  )
