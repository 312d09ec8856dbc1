import type { JSX } from 'solid-js'
import { BLACK, BROWN, Bust, GREY, Moustache, PALE, StrawHat, TAN } from './people.tsx'

const Worker = () => (
  <Bust skin={BROWN} shirt="#efe6d2" back={<path d="M17 30L21 -22" stroke="#8a6136" stroke-width="3" />}>
    <StrawHat band="#b3452f" brim={20} />
    <path d="M-7 12.5c4 3.5 10 3.5 14 0l-2 6h-10z" fill="#c4352c" />
    <path d="M13 -25l12 -2.5 1.5 4-13 4z" fill="#7d8a8c" />
  </Bust>
)

const Tradeswoman = () => (
  <Bust skin={TAN} shirt="#2f7a78" back={<path d="M-10 -12l-9 -4 3 7-5 4 11 1z" fill="#d9523f" />}>
    <path d="M-10.8 -4c-1-10 3.5-14.5 10.8-14.5S11.8 -14 10.8 -4C7 -9 3 -10.5 0 -10.5S-7 -9 -10.8 -4z" fill="#d9523f" />
    <circle cx="-4" cy="-14" r="1.5" fill="#fdf3df" />
    <circle cx="3" cy="-14.5" r="1.5" fill="#fdf3df" />
    <circle cx="-10" cy="3" r="2.4" fill="none" stroke="var(--coin)" stroke-width="1.6" />
    <circle cx="10" cy="3" r="2.4" fill="none" stroke="var(--coin)" stroke-width="1.6" />
    <circle cx="9" cy="17" r="4" fill="#ee8a2a" />
    <circle cx="16" cy="18" r="4" fill="#ee8a2a" />
    <path d="M2 20h22l-3 12H5z" fill="#b98a4e" />
    <path d="M2.5 22.5h21" stroke="#8a6136" stroke-width="2" />
  </Bust>
)

const Architect = () => (
  <Bust skin={PALE} shirt="#f6f1e2">
    <path
      d="M-10.5 -3c-1.5-10 3-14.5 10-14.5c7.5 0 12 4 11 13c-1-3-2.5-5-4.5-6c-5 1-11 0-13.5-1.5c-1.5 2-2.5 5-3 9z"
      fill={BLACK}
    />
    <path d="M-6 12l6 6 6-6v4l-6 5-6-5z" fill="#fff" />
    <path d="M-1.8 17.5h3.6l1.5 9-3.3 4-3.3-4z" fill="#b3452f" />
    <path d="M8.5 -9l9 -6" stroke="var(--coin)" stroke-width="2.6" stroke-linecap="round" />
    <path d="M-21.5 16.5l9 15h9l-13-19z" fill="#bcd8e6" />
    <circle cx="-19" cy="14.5" r="4.2" fill="#e6f1f6" />
    <circle cx="-19" cy="14.5" r="1.7" fill="#3f6f8f" />
  </Bust>
)

const Foreman = () => (
  <Bust skin={TAN} shirt="#5d7f4a">
    <path d="M-8 12.5v17M8 12.5v17" stroke="#4a3528" stroke-width="4" />
    <path d="M-9.5 -6c0-8 1.5-12 4-12.5c2.5-.5 3.5 1.5 5.5 1.5s3-2 5.5-1.5c2.5.5 4 4.5 4 12.5z" fill="#6b4a36" />
    <path d="M-9.7 -7.5h19.4v-3h-19z" fill="#3a2a25" />
    <path d="M-19 -9c7 5.5 31 5.5 38 0c-3 6.5-10 7.5-19 7.5s-16-1-19-7.5z" fill="#6b4a36" />
    <Moustache fill={BLACK} />
    <path d="M-7 4.5c1 6 3 8.5 7 8.5s6-2.5 7-8.5c-2 2.5-4 3-7 3s-5-.5-7-3z" fill={BLACK} opacity=".85" />
    <path d="M0 18.5v4" stroke="#fdf3df" stroke-width="1.5" />
    <path d="M-3.5 22h8v5h-5a3 3 0 0 1-3-3z" fill="var(--coin)" />
  </Bust>
)

const Mayor = () => (
  <Bust skin={PALE} shirt="#2b3a41">
    <path d="M-10.2 -4c0-3 0-4 .5-6h19.4c.5 2 .5 3 .5 6c-1-1.5-1.5-2-2.5-2.5h-15.4c-1 .5-1.5 1-2.5 2.5z" fill={GREY} />
    <path d="M-8.5 -8.5l-1-14.5c6-1.5 13-1.5 19 0l-1 14.5z" fill="#22343c" />
    <path d="M-8.7 -11.5h17.4l.2-3.5h-17.8z" fill="#b3452f" />
    <path d="M-14.5 -8.5c9 2.5 20 2.5 29 0c-1 3.5-5 4-14.5 4s-13.5-.5-14.5-4z" fill="#22343c" />
    <Moustache fill={GREY} />
    <path d="M-6 12l6 7 6-7 0 6-6 6-6-6z" fill="#fff" />
    <path d="M-16 16l24 16h10l-29-18.5z" fill="var(--coin)" />
    <path d="M-14.5 15l27 17h3l-28-17.7z" fill="#c4352c" />
    <circle cx="12" cy="20" r="2.8" fill="var(--coin)" />
  </Bust>
)

/** The five whom everybody may send: what they carry tells what they do. */
export const CHARACTERS = {
  worker: { ground: 'var(--f-lime)', drawing: Worker },
  tradeswoman: { ground: 'var(--f-cream)', drawing: Tradeswoman },
  architect: { ground: 'var(--f-sky)', drawing: Architect },
  foreman: { ground: 'var(--f-ochre)', drawing: Foreman },
  mayor: { ground: 'var(--f-rose)', drawing: Mayor },
} as const satisfies Record<string, { ground: string; drawing: () => JSX.Element }>
