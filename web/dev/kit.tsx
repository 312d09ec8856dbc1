import { For, Match, Switch } from 'solid-js'
import { BUILDINGS, CUBANS } from '../../shared/games/santiago/data.ts'
import { Banner } from '../art/Banner.tsx'
import { CarIcon } from '../art/Car.tsx'
import { DieIcon } from '../art/Die.tsx'
import { Facade, LOOKS } from '../art/Facade.tsx'
import { Far } from '../art/Far.tsx'
import { FlowerIcon } from '../art/Flower.tsx'
import { GoodIcon } from '../art/Good.tsx'
import { House } from '../art/House.tsx'
import { Icon, ICONS, type IconKind } from '../art/Icon.tsx'
import { Mark } from '../art/Mark.tsx'
import { Medal, PawnIcon } from '../art/Pawn.tsx'
import { PortraitIcon } from '../art/Portrait.tsx'
import { COLOURS_OF_SEATS } from '../art/players.ts'
import { Hills, Surf, Swell } from '../art/Scenery.tsx'
import { SealIcon } from '../art/Seal.tsx'
import { BoatIcon } from '../art/Ship.tsx'
import { Shutter } from '../art/Shutter.tsx'
import { EmptySeat, Sitter } from '../art/Sitter.tsx'
import { Svg } from '../art/Svg.tsx'
import { areaOf } from '../art/Patterns.tsx'
const seats = new URLSearchParams(location.search).get('seats') ?? '4'
const GAMES = [['santiago', 'Santiago de Cuba', 'Drive the car, feed the ship'], ['cuba', 'Cuba', 'Farm, build, ship, vote'], ['cuba18', '18Cuba', 'Sugar railways on the island'], ['mx1822', '1822MX', 'Bid, build and merge in Mexico']] as const
function Home() {
  return <div class="home"><header class="head clear"><span class="brand"><Mark size={28} />Malecón</span><span class="grow" /><button class="btn soft icon"><Icon kind="moon" /></button></header><Hills />
    <main class="city"><h1>Four board games to play with friends: make a table, send the link, sit down.</h1><div class="houses"><For each={GAMES}>{([k, n, t], i) => <button class="hs" aria-pressed={i() === 0}><House kind={k} name={n} selected={i() === 0} /><span class="facts"><b>{t}</b><span><span><Icon kind="users" size={15} />2–4</span><span><Icon kind="clock" size={15} />30 min</span><span class="lv"><i class="f" /><i /><i />easy</span></span></span></button>}</For></div></main>
    <section class="sea"><Surf /><h2>Recent tables in this browser</h2><div class="tabs"><For each={[1, 2, 3]}>{(i) => <a class="tb"><span class="grow"><b class="speak">Friday on the wall</b><span>Santiago de Cuba · 2 min ago</span></span><span class="ss"><SealIcon colour="red" size={17} /><SealIcon colour="blue" size={17} /></span><span class="st" classList={{ on: i === 1 }}>Your turn</span></a>}</For></div></section>
    <footer class="wall"><div class="mk"><div class="grow"><h2>A table of Santiago de Cuba</h2><p class="quiet small hide-s">Anyone with the link can watch or take a seat. No account.</p></div><div class="opt"><span class="small quiet">Seats</span><span class="seg"><button>2</button><button>3</button><button aria-pressed="true">4</button></span></div><div class="opt"><span class="small quiet">Holdings</span><span class="seg"><button aria-pressed="true">hidden</button><button>open</button></span></div><button class="btn main">Create the table</button></div></footer></div>
}
function Lobby() {
  const list = COLOURS_OF_SEATS.slice(0, Number(seats))
  return <div class="lobby"><header class="head clear"><span class="brand"><Mark size={28} />Malecón</span><span class="grow" /><span class="badge"><span class="dot" />Live</span></header>
    <main class="lb"><div class="intro"><h1>Friday on the wall</h1><p class="quiet">Santiago de Cuba, 30 minutes. One seat is free.</p></div>
      <section class="card share"><svg class="qr" viewBox="0 0 10 10" /><div class="grow"><h2>Send this link</h2><div class="lk"><span class="field">malecon.games/t/k7Qm-2vXd-9hTa</span></div><div class="row"><button class="btn main"><Icon kind="copy" />Copy link</button><button class="btn"><Icon kind="share" />Share</button></div><p class="small quiet hide-s">It opens the table for anyone: to watch, or to sit down.</p></div></section>
      <section class="card opts"><h2>Options</h2><dl><div><dt>Holdings</dt><dd><span class="seg"><button aria-pressed="true">hidden</button><button>open</button></span></dd></div><div><dt>Pace</dt><dd><span class="seg"><button aria-pressed="true">free</button><button>2 min</button><button>1 day</button></span></dd></div></dl></section></main>
    <section class="bay"><Far /><div class="water"><Swell /></div><BoatIcon class="boat hide-s" cargo={[{ kind: 'sugar', value: 2 }, { kind: 'citrus', value: 4 }, { kind: 'rum', value: 1 }, { kind: 'cigar', value: 2 }]} /><div class="sits"><For each={list}>{(c, i) => i() === list.length - 1 && list.length < 6 ? <button><EmptySeat /></button> : <div><Sitter colour={c} /></div>}</For></div></section>
    <footer class="wall"><div class="plates"><For each={list}>{(c, i) => <div class="plate"><b><SealIcon colour={c} size={16} />{['Inés', 'Bruno', 'Wen', 'Tomás', 'Ana', 'Luz'][i()]}</b><span>here</span></div>}</For></div><div class="acts go"><button class="btn main">Start with 3</button></div></footer></div>
}
function End() {
  const rows = [['red', 'Inés', 41, [2, 24, 10, 4, 1]], ['blue', 'Bruno', 41, [2, 27, 8, 4, 0]], ['green', 'Wen', 37, [2, 20, 9, 4, 2]], ['yellow', 'Tomás', 33, [2, 16, 12, 3, 0]]] as const
  const src = ['start', 'deliveries', 'city', 'visits', 'goods']
  return <div class="end"><header class="head"><span class="brand"><Mark size={28} />Malecón</span><span class="sep hide-s" /><b class="speak hide-s">Santiago de Cuba</b></header><main class="er"><div class="verdict"><Medal colour="red" /><div><h1>Inés wins, by 3 pesos</h1><p class="quiet">Inés and Bruno both have 41 points and 2 goods left.</p></div></div>
    <section class="card tbl"><table><thead><tr><th /><th class="l">Player</th><th>In<br />hand</th><th>Goods,<br />1 per 3</th><th>Total</th><th class="tie">Goods<br />left</th><th class="tie">Pesos</th><th class="l brk">Where the points came from</th></tr></thead><tbody><For each={rows}>{([c, n, t, br], i) => <tr classList={{ won: i() === 0 }}><td class="pos">{i() + 1}</td><td class="l"><span class="nm"><SealIcon colour={c} size={22} /><b>{n}</b></span></td><td>40</td><td><span class="dim">5 <Icon kind="arrow" size={12} /></span> +1</td><td class="tot">{t}</td><td class="tie">2 <em>tie</em></td><td class="tie" classList={{ dec: i() === 0 }}>3</td><td class="brk"><div class="bar"><For each={br}>{(v, k) => <i class={`src-${src[k()]}`} style={{ width: `${(v / 41) * 100}%` }}><u>{v > 3 ? v : ''}</u></i>}</For></div></td></tr>}</For></tbody></table><div class="key"><For each={src}>{(s) => <span><i class={`src-${s}`} />{s}</span>}</For></div></section>
    <section class="card ch"><h2>Points after each ship</h2><svg class="chart" viewBox="0 0 600 262"><text class="ax" x="20" y="40">40</text></svg></section><section class="card mo"><h2>Turning points</h2><ol><li><SealIcon colour="blue" size={17} /><span><b>Ship 4.</b> Bruno delivers 3 sugar and 1 rum at flag 4: <b>16 points</b>.</span></li></ol></section></main><footer class="wall"><div class="mk"><div class="grow hide-s"><h2>Again?</h2><p class="quiet small">Same seats, new street.</p></div><button class="btn"><Icon kind="replay" />Replay</button><button class="btn main">Play again</button></div></footer></div>
}
function Kit() {
  return <div><div class="row"><Mark size={40} /><For each={COLOURS_OF_SEATS}>{(c) => <><SealIcon colour={c} size={34} /><PawnIcon colour={c} /><Svg box="-15 -4 30 34" width={30} height={34}><Banner colour={c} /></Svg><svg width="64" height="30"><rect width="64" height="30" fill={areaOf(c)} /></svg></>}</For></div>
    <div class="row"><For each={['sugar', 'citrus', 'tobacco', 'rum', 'cigar', 'wood', 'coin', 'vp'] as const}>{(k) => <><GoodIcon kind={k} size={44} /><GoodIcon kind={k} size={16} /></>}</For><For each={['yellow', 'blue', 'red', 'white', 'none'] as const}>{(k) => <FlowerIcon kind={k} size={44} />}</For></div>
    <div class="row"><Shutter height={40} /><CarIcon /><For each={['sugar', 'citrus', 'tobacco', 'rum', 'cigar'] as const}>{(k, i) => <DieIcon kind={k} value={i()} lit={i() === 2} />}</For><For each={CUBANS}>{(c) => <PortraitIcon who={c} size={84} />}</For><PortraitIcon who="jose" closed size={84} /></div>
    <div class="row"><For each={BUILDINGS}>{(b) => <Svg box="-6 -20 92 150" width={92} height={150}><Facade x={1} ground={128} width={78} height={112} {...LOOKS[b]} emblem={b} /></Svg>}</For></div>
    <div class="row"><For each={Object.keys(ICONS) as IconKind[]}>{(k) => <Icon kind={k} size={26} />}</For></div><div class="row"><For each={COLOURS_OF_SEATS}>{(c) => <Sitter colour={c} />}</For><EmptySeat /></div></div>
}
export function BannerPreview(props: { page: string }) {
  return <Switch><Match when={props.page === 'home'}><Home /></Match><Match when={props.page === 'lobby'}><Lobby /></Match><Match when={props.page === 'end'}><End /></Match><Match when={props.page === 'kit'}><Kit /></Match></Switch>
}
