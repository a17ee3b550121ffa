import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Roll, Show, Side } from '../../../../src/engine/kernel/beats.ts'
import type { Showing } from '../../boards/board.ts'
import * as en from '../../text/play/en.ts'
import { Die, Icon } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { Named } from '../named.ts'
import './moment.css'

type ShowOf<K extends Show['kind']> = Extract<Show, { readonly kind: K }>

/**
 * The illustration of an event is hidden from screen readers, because `Speech` announces the event.
 */
export function Moment({ showing, ...named }: Named & { readonly showing: Showing }) {
  const { beat } = showing
  const face = faceOf(showing, named)
  if (face === null) return null
  const { show } = beat
  const key = show.kind === 'match' || show.kind === 'kick' ? show.id : beat.to
  return (
    <div key={key} class="moment" data-shows={show.kind} aria-hidden="true">
      {face}
    </div>
  )
}

function faceOf(showing: Showing, named: Named): ComponentChildren {
  const { show } = showing.beat
  switch (show.kind) {
    case 'dice':
      return <Thrown {...named} key={showing.beat.to} show={show} lasts={showing.lasts} />
    case 'card':
      return <DrawnCard {...named} show={show} />
    case 'money':
      return <Money {...named} show={show} />
    case 'match':
    case 'kick':
      return <Match {...named} showing={showing} />
    case 'score':
      return (
        <div class="plate goal">
          <b class="huge">{en.goal(show.goals)}</b>
          <Score {...named} home={0} away={1} score={show.score} />
        </div>
      )
    case 'award':
    case 'title':
      return (
        <div class={`plate award ${show.kind} ${show.tone}`}>
          {show.kind === 'title' && <Icon sign="cup" size={56} />}
          <b class="large">{show.title}</b>
          <SideName {...named} side={show.side} />
        </div>
      )
    case 'lot':
      return <Lot {...named} show={show} />
    case 'table':
      return <Results {...named} show={show} />
    case 'draw':
      return (
        <div class="plate list">
          <b>{show.title}</b>
          <ol>
            {show.ties.map(([home, away], at) => (
              <li key={at} class="pairing">
                <SideName {...named} side={home} />
                <span>{en.versus}</span>
                <SideName {...named} side={away} />
              </li>
            ))}
          </ol>
        </div>
      )
    default:
      return null
  }
}

function SideName({ side, names, hueOf }: Named & { readonly side: Side }) {
  if (typeof side === 'string') return <span class="side-name clip">{side}</span>
  return (
    <span class="side-name">
      <SeatMark seat={side} hue={hueOf(side)} size={22} />
      <bdi class="clip">{names[side]}</bdi>
    </span>
  )
}

interface ScoreProps extends Named {
  readonly home: Side
  readonly away: Side
  readonly score: readonly [number, number] | null
}

const Score = ({ home, away, score, ...named }: ScoreProps) => (
  <div class="result">
    <SideName {...named} side={home} />
    <b class="num">{score ? `${score[0]}–${score[1]}` : en.versus}</b>
    <SideName {...named} side={away} />
  </div>
)

function DrawnCard({ show, names }: Named & { readonly show: ShowOf<'card'> }) {
  const { seat, deck, title, text, hidden } = show
  return (
    <div class={`drawn-card ${hidden ? 'back' : ''}`}>
      <header>{deck}</header>
      <b>{title}</b>
      {text !== '' && <p>{text}</p>}
      <footer>
        <bdi class="clip">{names[seat]}</bdi>
      </footer>
    </div>
  )
}

const Money = ({ show, ...named }: Named & { readonly show: ShowOf<'money'> }) => (
  <div class="plate money">
    <span class="small">{show.reason}</span>
    <div class="row">
      <SideName {...named} side={show.seat} />
      {show.amounts.map(({ amount, text }) => (
        <b key={text} class={`num large ${amount < 0 ? 'less' : 'more'}`}>
          {`${amount < 0 ? '−' : '+'}${text}`}
        </b>
      ))}
      {show.to !== undefined && <SideName {...named} side={show.to} />}
    </div>
  </div>
)

function Match({ showing, ...named }: Named & { readonly showing: Showing }) {
  const beats = [...showing.match, showing.beat]
  const match = beats.map(({ show }) => show).findLast((show) => show.kind === 'match')
  const kicks = beats.flatMap(({ show }) => (show.kind === 'kick' ? [show] : []))
  const kick = kicks.at(-1)
  const home = match?.home ?? kick?.home ?? ''
  const away = match?.away ?? kick?.away ?? null
  const kicking = (['home', 'away'] as const).filter((side) => away !== null || side === kick?.side)
  const now = showing.beat.show
  const isOver = match?.stage === 'result' && now.kind === 'match'
  return (
    <div class={`plate of-match ${isOver ? 'over' : ''}`}>
      <span class="head-pill">
        {match ? `${match.title} · ${en.stages[match.stage]}` : en.stages['shoot-out']}
      </span>
      {away === null ? (
        <SideName {...named} side={home} />
      ) : (
        <Score {...named} home={home} away={away} score={match?.score ?? null} />
      )}
      {match?.parts?.map(({ label, home: ours, away: theirs }, at) => (
        <div key={at} class="part">
          <Rolled roll={ours} />
          <span>{label}</span>
          <Rolled roll={theirs} isAway />
        </div>
      ))}
      {kicks.length > 0 && (
        <div class="kicks">
          {kicking.map((side) => (
            <Kicks key={side} kicks={kicks.filter((one) => one.side === side)} />
          ))}
        </div>
      )}
      {now.kind === 'kick' && (
        <b class={`large ${now.scored ? 'more' : 'less'}`}>
          {now.scored ? en.penalty.scored : en.penalty.missed}
        </b>
      )}
    </div>
  )
}

function Rolled({
  roll,
  isAway = false,
}: {
  readonly roll: Roll | null
  readonly isAway?: boolean
}) {
  if (!roll) return <span />
  const { dice, plus, total } = roll
  const isSum = plus !== 0 || dice.length > 1
  return (
    <span class={`rolled ${isAway ? 'away' : ''}`}>
      {plus !== 0 && <span class="num">{`${plus} +`}</span>}
      {dice.map((face, at) => (
        <Die key={at} value={face} size={30} />
      ))}
      {isSum && <b class="num">{total}</b>}
    </span>
  )
}

const Kicks = ({ kicks }: { readonly kicks: readonly ShowOf<'kick'>[] }) => (
  <p class="row">
    {kicks.map(({ scored }, at) => (
      <i key={at} class={scored ? 'in' : 'out'}>
        <Icon sign={scored ? 'ball' : 'rivals'} size={20} />
      </i>
    ))}
    <b class="num">{kicks.filter(({ scored }) => scored).length}</b>
  </p>
)

function Lot({ show, ...named }: Named & { readonly show: ShowOf<'lot'> }) {
  const { name, seat, price, passed, sold } = show
  return (
    <div class={`plate lot ${sold ? 'sold' : ''}`}>
      <b class="large">{name}</b>
      <span class="price num">{price.text}</span>
      {seat === null ? (
        <span>{en.lot.noBid}</span>
      ) : (
        <span class="row">
          {sold && <b>{en.lot.sold}</b>}
          <SideName {...named} side={seat} />
          {!sold && en.lot.leads}
        </span>
      )}
      {passed.length > 0 && (
        <span class="row small">
          {passed.map((one) => (
            <SeatMark key={one} seat={one} hue={named.hueOf(one)} size={16} />
          ))}
          {en.lot.passed}
        </span>
      )}
    </div>
  )
}

const ROWS_MAX = 12

const Results = ({ show, ...named }: Named & { readonly show: ShowOf<'table'> }) => (
  <div class="plate list">
    <b>{show.title}</b>
    <ol>
      {show.rows.slice(0, ROWS_MAX).map(({ sides, value }, at) => (
        <li key={at} class={sides.length > 1 ? 'pairing' : ''}>
          {sides[0] !== undefined && <SideName {...named} side={sides[0]} />}
          <b class="num">{value}</b>
          {sides[1] !== undefined && <SideName {...named} side={sides[1]} />}
        </li>
      ))}
    </ol>
  </div>
)

const TUMBLE_MILLISECONDS = 70
const TUMBLING = 0.55
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

interface ThrownProps extends Named {
  readonly show: ShowOf<'dice'>
  readonly lasts: number
}

function Thrown({ show, lasts, names }: ThrownProps) {
  const { values, faces, needed, plus, total, seat } = show
  const [turns, turn] = useState(0)
  const rolls = isStill() ? 0 : Math.floor((lasts * TUMBLING) / TUMBLE_MILLISECONDS)
  const isLying = turns >= rolls
  useEffect(() => {
    if (isLying) return
    const alarm = setTimeout(() => turn(turns + 1), TUMBLE_MILLISECONDS)
    return () => clearTimeout(alarm)
  }, [turns, isLying])
  const sides = typeof faces === 'number' ? faces : faces.length
  const shown = (value: number, at: number): number | string => {
    const rolling = (turns * 5 + at * 3 + value) % sides
    if (typeof faces === 'number') return isLying ? value : 1 + rolling
    return faces[isLying ? value : rolling] ?? ''
  }
  const isSum = total !== undefined && (values.length > 1 || plus !== undefined)
  const isGood = needed !== undefined && (total ?? values[0] ?? 0) >= needed
  return (
    <div class={`plate of-dice ${isLying ? 'lies' : ''}`}>
      <span>
        {en.rolls(names[seat] ?? '')}
        {needed !== undefined && ` · ${en.needs(needed)}`}
      </span>
      <span class="row">
        {plus !== undefined && plus !== 0 && <b class="num large">{`${plus} +`}</b>}
        {values.map((value, at) => (
          <Die key={at} value={shown(value, at)} size={64} />
        ))}
        {isSum && <b class="num large">{isLying ? `= ${total}` : '= ?'}</b>}
      </span>
      {needed !== undefined && (
        <i class={`verdict ${isLying ? (isGood ? 'more' : 'less') : ''}`}>
          {isLying ? (isGood ? '✓' : '✕') : ' '}
        </i>
      )}
    </div>
  )
}
