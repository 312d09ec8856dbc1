import { createSignal } from 'solid-js'

/** Copies, and says for two seconds that it did. */
export function createCopy() {
  const [copied, setCopied] = createSignal(false)
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      if (!copyBySelection(text)) return
    }
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return { copied, copy: (text: string) => void copy(text) }
}

/** For pages without a secure context, where there is no clipboard. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'offscreen'
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}

export const canShare = () => typeof navigator.share === 'function'

export function share(data: { title: string; url: string; text?: string }): void {
  navigator.share(data).catch(() => {})
}
