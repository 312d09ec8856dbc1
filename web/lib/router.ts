import { createSignal } from 'solid-js'

const [path, setPath] = createSignal(location.pathname)
window.addEventListener('popstate', () => setPath(location.pathname))
export { path }

export function go(to: string): void {
  history.pushState(null, '', to)
  setPath(location.pathname)
  window.scrollTo(0, 0)
}

/** Links inside the house change the page without a reload; a new tab stays a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname)
}

export type Route = { at: 'home' } | { at: 'table'; id: string } | { at: 'rules'; game: string } | { at: 'nowhere' }

export function route(pathname: string): Route {
  const [, first = '', second = ''] = pathname.split('/')
  if (first === '') return { at: 'home' }
  if (first === 't' && second) return { at: 'table', id: second }
  if (first === 'rules' && second) return { at: 'rules', game: second }
  return { at: 'nowhere' }
}
