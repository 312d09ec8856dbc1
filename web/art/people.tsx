import type { JSX, ParentProps } from 'solid-js'
import type { Cuban } from '../../shared/games/santiago/data.ts'
import { Flower } from './Flower.tsx'

export const PALE = 'var(--skin-1)'
export const TAN = 'var(--skin-2)'
export const BROWN = 'var(--skin-3)'
export const BLACK = 'var(--hair-1)'
export const GREY = 'var(--hair-3)'

/** A flat bust without eyes; hat, hair and one thing they carry tell who it is. */
export function Bust(props: ParentProps<{ skin: string; shirt: string; back?: JSX.Element }>) {
  return (
    <>
      {props.back}
      <path d="M-20 30c0-12 7-18.5 20-18.5s20 6.5 20 18.5z" fill={props.shirt} />
      <path d="M-5 6h10v7c0 3-10 3-10 0z" fill={props.skin} />
      <path d="M-5 9.5c3 2.5 7 2.5 10 0v2c-3 2-7 2-10 0z" fill="#13272f" opacity=".18" />
      <ellipse cy="-3" rx="10" ry="11.5" fill={props.skin} />
      {props.children}
    </>
  )
}

export function StrawHat(props: { band: string; brim?: number }) {
  const brim = () => props.brim ?? 19
  return (
    <>
      <path d="M-10.5 -6c0-9 3-13 10.5-13s10.5 4 10.5 13z" fill="var(--straw)" />
      <path d="M-10.7 -7.5c0-1.8.2-3 .5-4.4h20.4c.3 1.4.5 2.6.5 4.4z" fill={props.band} />
      <ellipse cy="-6.5" rx={brim()} ry="3.6" fill="var(--straw)" />
      <path
        d={`M${2 - brim()} -5.6c6 3.5 ${2 * brim() - 16} 3.5 ${2 * brim() - 4} 0`}
        fill="none"
        stroke="#13272f"
        stroke-opacity=".18"
        stroke-width="2"
      />
    </>
  )
}

export function Moustache(props: { fill: string }) {
  return <path d="M-6 3.2c2-2.4 4.5-2 6-.8c1.5-1.2 4-1.6 6 .8c-2 1.2-4.5 1-6 0c-1.5 1-4 1.2-6 0z" fill={props.fill} />
}

const Pedro = () => (
  <Bust skin={TAN} shirt="#f6f1e2">
    <StrawHat band="#4b8a3f" />
    <Moustache fill={BLACK} />
    <path d="M-6 13l6 8 6-8" fill="none" stroke="#4b8a3f" stroke-width="3" />
  </Bust>
)

const Jose = () => (
  <Bust skin={BROWN} shirt="#3f6f8f">
    <StrawHat band="#13272f" brim={22} />
    <path d="M-7 13c4 3 10 3 14 0l-7 9z" fill="#c4352c" />
  </Bust>
)

const Conchita = () => (
  <Bust skin={TAN} shirt="#f0c6a0" back={<circle cx="6" cy="-15" r="6" fill="#ee8a2a" />}>
    <path d="M-10.5 -3c-.5-9 3.5-13.5 10.5-13.5S11 -12 10.5 -3C8 -8 4-10 0 -10s-8 2-10.5 7z" fill="#ee8a2a" />
    <path
      d="M-10 -9c6-4 14-4 20 0"
      fill="none"
      stroke="#fff"
      stroke-opacity=".6"
      stroke-width="1.8"
      stroke-dasharray="1 3.2"
      stroke-linecap="round"
    />
    <circle cx="-10" cy="2" r="2" fill="var(--coin)" />
    <circle cx="10" cy="2" r="2" fill="var(--coin)" />
  </Bust>
)

const Miguel = () => (
  <Bust skin={PALE} shirt="#a94438">
    <path d="M-10 -2c0 13 3 15 10 15s10-2 10-15c-2 5-5 6-10 6s-8-1-10-6z" fill="var(--hair-2)" />
    <path d="M-10.5 -6c0-7 4-10.5 10.5-10.5s10.5 3.5 10.5 10.5z" fill="#33596b" />
    <path d="M-10.5 -6.5h25c1 2.5-3 3-6 2.5h-19z" fill="#264655" />
    <path d="M-14 18v12M14 18v12M-19 24h38" stroke="#13272f" stroke-opacity=".3" stroke-width="2.5" />
  </Bust>
)

const Pablo = () => (
  <Bust skin={BROWN} shirt="#efe6d2">
    <path d="M-11 -6c-1-7 4-11 11-11s13 3.5 12 8.5c-.5 2.5-6 1-11 1.5z" fill="#7d6a56" />
    <path d="M-12 -6.5c5-3 17-3.5 25-1c1 2-2 3-5 2.5c-6-1-13-1-20 .5z" fill="#65543f" />
    <path d="M-9 12.5v17M9 12.5v17" stroke="#7d4d34" stroke-width="3.5" />
  </Bust>
)

const Maria = () => (
  <Bust skin={TAN} shirt="#c4352c" back={<path d="M-12 -6c-4 10-3 19-2 22h28c1-3 2-12-2-22z" fill={BLACK} />}>
    <path d="M-11 0c-2-11 2-17.5 11-17.5S13 -11 11 0c-1-6-4-9-7.5-10.5C-1 -7-8 -6-11 0z" fill={BLACK} />
    <Flower kind="red" x={10} y={-11} size={8.6} />
  </Bust>
)

const Martinez = () => (
  <Bust skin={PALE} shirt="#39454b">
    <path d="M-10 -5c-1-6 1-9 3-10c-1 4 -2 6 -3 10zM10 -5c1-6-1-9-3-10c1 4 2 6 3 10z" fill={GREY} />
    <circle cx="-4.2" cy="-2.5" r="3.4" fill="#fff" fill-opacity=".55" stroke="#13272f" stroke-width="1.5" />
    <circle cx="4.2" cy="-2.5" r="3.4" fill="#fff" fill-opacity=".55" stroke="#13272f" stroke-width="1.5" />
    <path d="M-6 12l6 6 6-6 0 8-6 10-6-10z" fill="#fff" />
    <path d="M-2 17h4l2 10-4 4-4-4z" fill="#17697a" />
    <Moustache fill={GREY} />
  </Bust>
)

const Zorro = () => (
  <Bust skin={TAN} shirt="#22343c">
    <path d="M-10.2 -6h20.4l-1 5.5c-3 1.5-6 .5-9.2-.5c-3.2 1-6.2 2-9.2.5z" fill="#13272f" />
    <path d="M-9 -7c0-9 3-11.5 9-11.5s9 2.5 9 11.5z" fill="#22343c" />
    <path d="M-9.2 -8.5h18.4v-3h-18z" fill="#c4352c" />
    <ellipse cy="-7" rx="20" ry="3.4" fill="#22343c" />
    <path d="M-3 5c2 1.5 4 1.5 6-.5" stroke="#13272f" stroke-width="1.6" fill="none" stroke-linecap="round" />
  </Bust>
)

const Alonso = () => (
  <Bust skin={PALE} shirt="#f4efe2">
    <path d="M-7 2c1 8 3 12 7 12s6-4 7-12c-2 2-4 2.5-7 2.5s-5-.5-7-2.5z" fill={GREY} />
    <path d="M-10 -6.5c0-9 3-12.5 10-12.5s10 3.5 10 12.5z" fill="#fbf6e6" />
    <path d="M-10.2 -7.5h20.4v-3.5h-20z" fill="#13272f" />
    <ellipse cy="-6.5" rx="18" ry="3.3" fill="#fbf6e6" />
    <path d="M-17 -5.5c8 3 26 3 34 0" stroke="#13272f" stroke-opacity=".2" stroke-width="1.8" fill="none" />
    <path d="M-8 12.5l8 8 8-8" fill="none" stroke="#c9bfa6" stroke-width="2.5" />
  </Bust>
)

export const PEOPLE = {
  pedro: { ground: 'var(--f-lime)', drawing: Pedro },
  jose: { ground: 'var(--f-cream)', drawing: Jose },
  conchita: { ground: 'var(--f-sky)', drawing: Conchita },
  miguel: { ground: 'var(--f-aqua)', drawing: Miguel },
  pablo: { ground: 'var(--f-ochre)', drawing: Pablo },
  maria: { ground: 'var(--f-rose)', drawing: Maria },
  martinez: { ground: 'var(--f-lilac)', drawing: Martinez },
  zorro: { ground: 'var(--f-coral)', drawing: Zorro },
  alonso: { ground: 'var(--f-cream)', drawing: Alonso },
} as const satisfies Record<Cuban, { ground: string; drawing: () => JSX.Element }>
