import type { JSX } from 'solid-js'

const EDGE = 'var(--g-edge)'

function Sugar() {
  return (
    <>
      <path
        d="M12 2.2c2 0 2.9 1.6 3.4 3.4l3.8 13.2a2.3 2.3 0 0 1-2.2 3H7a2.3 2.3 0 0 1-2.2-3L8.6 5.6C9.1 3.8 10 2.2 12 2.2z"
        fill="var(--g-sugar)"
        stroke={EDGE}
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M7.2 13.2h9.6" stroke="var(--fl-blue)" stroke-width="3" />
    </>
  )
}

function Citrus() {
  return (
    <>
      <circle cx="12" cy="13" r="9" fill="var(--g-citrus)" stroke={EDGE} stroke-width="1.5" />
      <circle cx="12" cy="13" r="6" fill="#fff" fill-opacity=".55" />
      <path d="M12 7v12M6.8 10l10.4 6M6.8 16l10.4-6" stroke="var(--g-citrus)" stroke-width="1.7" />
      <path
        d="M12 4c.5-2 2.5-3 5-2.6C16.6 3.6 14.5 4.6 12 4z"
        fill="var(--g-tobacco)"
        stroke={EDGE}
        stroke-width="1.2"
      />
    </>
  )
}

function Tobacco() {
  return (
    <>
      <path
        d="M4 21C2 12 7 3.5 20.5 2.5C21.5 14 15 21.5 6.2 19.6"
        fill="var(--g-tobacco)"
        stroke={EDGE}
        stroke-width="1.5"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
      <path
        d="M3.5 22C7 15.5 11 11 16 7M8.5 15.2l-.6-4.7M8.5 15.2l5-.2M12 11.2l-.4-4M12 11.2l4.3-.2"
        fill="none"
        stroke={EDGE}
        stroke-width="1.3"
        stroke-linecap="round"
      />
    </>
  )
}

function Rum() {
  return (
    <>
      <path
        d="M9.7 2.5h4.6v5.2c0 1 3.7 2.5 3.7 5.8v6.5a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-6.5c0-3.3 3.7-4.8 3.7-5.8z"
        fill="var(--g-rum)"
        stroke={EDGE}
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M9.7 4.8h4.6" stroke={EDGE} stroke-width="1.4" />
      <rect x="6.7" y="13.3" width="10.6" height="5" fill="#fdf8ec" />
    </>
  )
}

function Cigar() {
  return (
    <g transform="rotate(-38 12 12)">
      <rect y="8.2" width="24" height="7.6" rx="3.6" fill="var(--g-cigar)" stroke={EDGE} stroke-width="1.5" />
      <rect x="4.5" y="8.9" width="5" height="6.2" fill="var(--coin)" />
      <path d="M20.2 8.9a3.2 3.2 0 0 1 0 6.2z" fill="#b8b4ae" />
    </g>
  )
}

function Wood() {
  return (
    <>
      <path
        d="M6 6.5h13.5a3 5.5 0 0 1 0 11H6z"
        fill="var(--g-wood)"
        stroke={EDGE}
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <ellipse cx="6" cy="12" rx="3.6" ry="5.5" fill="#ecc993" stroke={EDGE} stroke-width="1.5" />
      <ellipse cx="6" cy="12" rx="1.4" ry="2.4" fill="none" stroke="#13272f" stroke-width="1" />
      <path d="M12 9.5h6M13 14h4" stroke="#13272f" stroke-opacity=".6" stroke-width="1.1" stroke-linecap="round" />
    </>
  )
}

function Stone() {
  return (
    <>
      <path
        d="M3 12.2L8 5.2h9.4l3.9 6.2-1.2 8.6H4.6z"
        fill="var(--g-stone)"
        stroke={EDGE}
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M17.4 5.2l3.9 6.2-1.2 8.6h-4.6l1-8.4z" fill="#13272f" opacity=".2" />
      <path
        d="M3.4 12.2h13l1-6.6M16.4 12.2l-1 7.6"
        fill="none"
        stroke={EDGE}
        stroke-width="1.3"
        stroke-linejoin="round"
      />
    </>
  )
}

function Water() {
  return (
    <>
      <path
        d="M12 1.8c3.4 5 7 8.6 7 13a7 7 0 0 1-14 0c0-4.4 3.6-8 7-13z"
        fill="var(--g-water)"
        stroke={EDGE}
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M8.3 14.8a3.8 3.8 0 0 0 3.4 4" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" />
    </>
  )
}

function Coin() {
  return (
    <>
      <circle cx="12" cy="12" r="9.6" fill="var(--coin)" stroke="var(--coin-edge)" stroke-width="1.5" />
      <circle cx="12" cy="12" r="6.9" fill="none" stroke="var(--coin-edge)" stroke-opacity=".55" />
      <path
        d="M14.8 9.6c-.4-1-1.5-1.5-2.8-1.5c-1.5 0-2.7.7-2.7 2c0 2.7 5.6 1.2 5.6 3.9c0 1.3-1.3 2-2.9 2c-1.5 0-2.7-.6-3-1.7M12 6.7v10.6"
        fill="none"
        stroke="var(--coin-edge)"
        stroke-width="1.5"
        stroke-linecap="round"
      />
    </>
  )
}

function Point() {
  return (
    <path
      d="M12 1.8l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17l-6.1 3.4 1.4-6.8L2.2 8.9l6.9-.8z"
      fill="var(--vp)"
      stroke="var(--p-edge)"
      stroke-width="1.3"
      stroke-linejoin="round"
    />
  )
}

/** 24-unit silhouettes, all distinct without colour. */
export const GOOD_DRAWINGS = {
  sugar: Sugar,
  citrus: Citrus,
  tobacco: Tobacco,
  rum: Rum,
  cigar: Cigar,
  wood: Wood,
  stone: Stone,
  water: Water,
  coin: Coin,
  vp: Point,
} as const satisfies Record<string, () => JSX.Element>
