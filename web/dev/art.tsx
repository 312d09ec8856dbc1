import { For, Show } from 'solid-js'
import { render } from 'solid-js/web'
import { createStore } from 'solid-js/store'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/board.css'
import '../styles/home.css'
import '../styles/lobby.css'
import '../styles/play.css'
import '../styles/end.css'
import { BUILDINGS, CUBANS, DEMANDED } from '../../shared/games/santiago/data.ts'
import type { State } from '../../shared/games/santiago/state.ts'
import { Board, type BoardProps, type BoardWords } from '../games/santiago/board/Board.tsx'
import { BannerPreview } from './kit.tsx'
import { GoodIcon } from '../art/Good.tsx'
import { Icon } from '../art/Icon.tsx'
import { Mark } from '../art/Mark.tsx'
import { MarkerRow } from '../art/Banner.tsx'
import { SealIcon } from '../art/Seal.tsx'
import { Shutter } from '../art/Shutter.tsx'
import { Patterns } from '../art/Patterns.tsx'

const q = new URLSearchParams(location.search)
if (q.get('theme')) document.documentElement.dataset.theme = q.get('theme') ?? ''
const words: BoardWords = {
  board: 'Board',
  cubans: { pedro: 'Pedro', jose: 'José', conchita: 'Conchita', miguel: 'Miguel', pablo: 'Pablo', maria: 'María', martinez: 'Martínez', zorro: 'El Zorro', alonso: 'Alonso' },
  buildings: { bank: 'Bank', church: 'Church', distillery: 'Distillery', cigarFactory: 'Cigar factory', blackMarket: 'Black market', sawmill: 'Sawmill', cafe: 'Café', customs: 'Customs', casino: 'Casino', harbormaster: 'Harbormaster', office: 'Office', newspaper: 'Newspaper' },
  shortBuildings: { bank: 'Bank', church: 'Church', distillery: 'Distillery', cigarFactory: 'Cigars', blackMarket: 'Market', sawmill: 'Sawmill', cafe: 'Café', customs: 'Customs', casino: 'Casino', harbormaster: 'Harbor', office: 'Office', newspaper: 'Press' },
  goods: { sugar: 'sugar', citrus: 'citrus', tobacco: 'tobacco', rum: 'rum', cigar: 'cigar', wood: 'wood' },
  gains: { pablo: '1 of choice', zorro: 'all give 1', alonso: 'seize or use' },
  any: 'any', supply: 'Supply', aside: 'Not wanted', shortAside: 'Aside', earns: 'A delivered good earns', port: 'Port', portHint: 'deliver here', free: 'free',
  ship: (n, m) => `Ship ${n} of ${m}`, shortShip: (n, m) => `Ship ${n}/${m}`,
  cuban: (n) => n, building: (n) => n, die: (g, n) => `${g} ${n}`, stock: (g, n) => `${g} ${n}`, flag: (n) => `${n}`,
}
const [state, set] = createStore({
  players: [{ piece: 'distillery', markers: 2 }, { piece: 'church', markers: 2 }, { piece: 'newspaper', markers: 2 }, { piece: 'customs', markers: 2 }],
  boxes: ['bank', 'distillery', 'cafe', 'blackMarket', 'cigarFactory', 'church', 'harbormaster', 'sawmill', 'newspaper', 'customs', 'casino', 'office'],
  cubans: ['maria', 'pedro', 'miguel', 'jose', 'zorro', 'martinez', 'conchita', 'alonso', 'pablo'],
  inactive: { jose: 'turned' }, owners: { bank: 1, harbormaster: 2, office: 3, cafe: 0 },
  car: Number(q.get('car') ?? 8), ship: 3, flag: 2, dice: { sugar: 2, citrus: 4, rum: 0, cigar: 2 }, aside: { good: 'tobacco', value: 3 },
  supply: { sugar: 3, citrus: 2, tobacco: 4, rum: 5, cigar: 6, wood: 5 },
} as unknown as State)
;(window as unknown as Record<string, unknown>).set = set
const mode = q.get('mode') ?? 'drive'
const car = Number(q.get('car') ?? 8)
const stops = new Map(mode === 'drive' ? [1, 2, 3, 4, 5].map((n) => [(car + n) % 10, { price: n - 1, label: `stop ${n}`, again: false }] as const) : [])
if (mode === 'drive' && q.get('lap')) stops.set(car, { price: 9, label: 'lap', again: true })
const props = {
  state, words, colours: ['red', 'blue', 'green', 'yellow'], names: ['Inés', 'Bruno', 'Wen', 'Tomás'],
  stops,
  buildings: new Map(mode === 'visit' ? BUILDINGS.slice(0, 4).map((b) => [b, b] as const) : []),
  cubans: new Map(mode === 'news' ? CUBANS.map((b) => [b, b] as const) : []),
  dice: new Map(mode === 'news' ? DEMANDED.map((b) => [b, b] as const) : []),
  preview: mode === 'drive' ? { from: car, stops: Number(q.get('n') ?? 3), flag: 3, opens: ['harbormaster', 'sawmill'] } : mode === 'visit' ? { from: 0, stops: 0, opens: [], building: 'bank', flag: 'leaves' } : { from: 0, stops: 0, opens: [], cuban: 'maria', good: 'rum' },
  onStop: (s: number) => set('car', s), onBuilding: console.log, onCuban: console.log, onDie: console.log, info: console.log,
} as unknown as Omit<BoardProps, 'tall'>

const tall = matchMedia('(max-width: 639px)').matches
const goods = [['sugar', 2], ['citrus', 1], ['tobacco', 1], ['rum', 2], ['cigar', 0], ['wood', 1]] as const
function Play() {
  return (
    <div class="play">
      <header class="head">
        <Show when={!tall} fallback={<button class="btn soft icon"><Icon kind="back" size={20} /></button>}><span class="brand"><Mark size={28} />Malecón</span><span class="sep" /></Show>
        <b class="speak">Santiago de Cuba</b><span class="quiet small hide-s">Friday on the wall · 4 players · holdings hidden</span><span class="grow" />
        <span class="badge"><span class="dot" />Live</span><button class="btn soft icon"><Icon kind={tall ? 'chat' : 'menu'} size={20} /><Show when={tall}><span class="new">2</span></Show></button>
      </header>
      <nav class="strip"><For each={props.colours}>{(c, i) => <button class="ps" classList={{ on: i() === 0 }}><SealIcon colour={c} size={19} /><b>{props.names[i()]}</b></button>}</For></nav>
      <main class="stage"><Board {...props} tall={tall} /></main>
      <aside class="rail" classList={{ open: q.has('open') }}>
        <For each={props.colours}>{(c, i) => <div class="pl" classList={{ on: i() === 0 }}><SealIcon colour={c} size={28} /><div><b>{props.names[i()]}</b><div class="sub">at the Church</div></div><div><Shutter height={22} /><MarkerRow colour={c} left={2} of={3} /></div></div>}</For>
        <div class="filter"><button aria-pressed="true">All</button><button>Moves</button><button>Chat</button></div>
        <ol class="stream"><li><SealIcon colour="red" size={15} /><span>Stopped at the <b>port</b>: 2 <i><GoodIcon kind="sugar" size={15} /></i> for 8 <i><GoodIcon kind="vp" size={15} /></i></span></li><li class="cut">Ship 3 · Inés rolled</li><li class="say"><SealIcon colour="yellow" size={15} /><span>who keeps driving past my sugar</span></li></ol>
        <form class="sayin"><input class="field" placeholder="Say something…" /><button class="btn icon"><Icon kind="arrow" /></button></form>
      </aside>
      <Show when={q.has('sheet')}><section class="sheet"><h2>Harbormaster</h2><p class="quiet">Move the marker one flag to the left or right.</p></section></Show>
      <footer class="wall turn">
        <div class="hold"><div class="who"><SealIcon colour="red" size={18} />Inés<span class="quiet">7 goods behind your shutters</span></div><div class="stuff">
          <span class="it ch"><GoodIcon kind="coin" />4<span class="to"><Icon kind="arrow" size={12} stroke={2.8} />2</span></span><span class="it ch"><GoodIcon kind="vp" />11<span class="to"><Icon kind="arrow" size={12} stroke={2.8} />13</span></span>
          <For each={goods}>{([k, n]) => <span class="it" classList={{ zero: !n }}><GoodIcon kind={k} size={19} />{n}</span>}</For></div></div>
        <div class="ask"><h2>Drive to María?<span class="steps"><span class="now"><em>1</em>Drive</span><span><em>2</em>Cuban</span><span><em>3</em>A red building</span></span></h2><div class="chips"><span class="chip">Drive 3 stops</span><span class="chip cost">−2 <GoodIcon kind="coin" size={17} /> pesos</span><span class="chip warn">passes the port: marker <Icon kind="arrow" size={14} stroke={2.4} /> 3</span><span class="chip gain2">+2 <GoodIcon kind="vp" size={17} /> from María</span></div></div>
        <div class="acts"><button class="btn icon"><Icon kind="undo" size={20} /></button><button class="btn main">Drive to María <kbd>Enter</kbd></button></div>
      </footer>
    </div>
  )
}
const page = q.get('page') ?? 'play'
render(() => <><Patterns /><Show when={page === 'play'} fallback={<BannerPreview page={page} />}><Play /></Show></>, document.getElementById('root')!)
