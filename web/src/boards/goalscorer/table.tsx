import type { View } from '../../../../src/engine/rulesets/goalscorer/types.ts'
import type { BoardItem, BoardProps } from '../board.ts'
import { pressable } from '../pressable.ts'
import { CELL, Lines, type Pitch, pitchOf } from './pitch.tsx'
import './goalscorer.css'

type Props = BoardProps<View, unknown>
type Counter = View['counters'][number]

const AWAY = 1

export const Table = (props: Props) => (
  <div class="board goalscorer">
    <PitchBoard {...props} />
    <OffThePitch {...props} />
    <Key />
  </div>
)

/** Rotated for Away, so that a player's own Goal Line is at the bottom. */
function PitchBoard(props: Props) {
  const { view, viewer, touched, marks } = props
  const pitch = pitchOf(view.options.rows, viewer === AWAY)
  const places = new Set<BoardItem>([
    ...[...marks.keys()].filter((thing) => thing.startsWith('square:')),
    ...touched,
  ])
  return (
    <svg viewBox={pitch.viewBox} role="group" aria-label="Pitch">
      <Lines pitch={pitch} />
      {[...places].map((thing) => (
        <Square key={thing} thing={thing} pitch={pitch} {...props} />
      ))}
      {view.counters.map((counter) =>
        counter.square === null ? null : (
          <Placed
            key={counter.id}
            counter={counter}
            square={counter.square}
            pitch={pitch}
            {...props}
          />
        ),
      )}
    </svg>
  )
}

function Square({ thing, pitch, ...props }: Props & { thing: BoardItem; pitch: Pitch }) {
  const square = thing.slice('square:'.length)
  const [x, y] = pitch.at(square)
  const place = { x: x + 3, y: y + 3, width: CELL - 6, height: CELL - 6, rx: 6 }
  if (props.marks.has(thing))
    return <rect {...place} {...pressable(props, thing, `Move to ${square}`)} />
  return <rect {...place} class="touched" />
}

interface PlacedProps extends Props {
  readonly counter: Counter
  readonly square: string
  readonly pitch: Pitch
}

function Placed({ counter, square, pitch, ...props }: PlacedProps) {
  const [x, y] = pitch.at(square)
  const name = nameOf(counter)
  return (
    <g
      style={{ transform: `translate(${x + CELL / 2}px, ${y + CELL / 2}px)` }}
      {...pressable(props, `counter:${counter.id}`, name)}
    >
      <title>{name}</title>
      <g class="moves">
        <circle class="ring" r="25" />
        <Piece counter={counter} />
      </g>
    </g>
  )
}

/** Home is round, Away square. Solid: First Teamer; pale: Youth; double edge: revealed. */
export function Piece({
  counter,
  isFaded = false,
}: {
  readonly counter: Counter
  readonly isFaded?: boolean
}) {
  const { seat, identity, status, revealed } = counter
  const isFirstTeam = status === 'first-team'
  const text = identity === null ? '?' : printed(identity)
  const classes = [
    ...['piece', seat === AWAY ? 'away' : 'home', isFirstTeam ? 'first-team' : 'youth'],
    ...(revealed && !isFirstTeam ? ['revealed'] : []),
    ...(isFaded ? ['faded'] : []),
  ]
  return (
    <g class={classes.join(' ')}>
      {seat === AWAY ? <rect x="-18" y="-18" width="36" height="36" rx="8" /> : <circle r="19" />}
      {revealed &&
        !isFirstTeam &&
        (seat === AWAY ? (
          <rect class="inner" x="-14.5" y="-14.5" width="29" height="29" rx="5" />
        ) : (
          <circle class="inner" r="15.5" />
        ))}
      <text
        y={text === '★' ? 7 : 6}
        text-anchor="middle"
        font-size={text === '★' ? 21 : 17}
        class={identity === null ? 'unknown' : ''}
      >
        {text}
      </text>
    </g>
  )
}

const printed = (identity: string): string => (identity === 'star' ? '★' : identity)

const STATUS: Readonly<Record<Counter['status'], string>> = {
  'first-team': 'First Teamer',
  youth: 'Youth',
  substitute: 'Substitute',
  captured: 'captured',
  removed: 'removed',
  replaced: 'replaced',
}

function nameOf({ id, identity, status, square }: Counter): string {
  const [side = '', place = ''] = id.split('-')
  const known =
    identity === 'star' ? 'the Star Player' : identity === null ? 'hidden' : `number ${identity}`
  const owner = side === 'home' ? 'Home' : 'Away'
  const where = square === null ? '' : `, on ${square}`
  return `${owner} ${place.toUpperCase()}, ${known}, ${STATUS[status]}${where}`
}

function OffThePitch({ view, viewer }: Props) {
  const near = viewer === AWAY ? [0, 1] : [1, 0]
  return (
    <div class="two">
      {near.map((seat) => {
        const off = view.counters.filter((one) => one.seat === seat && one.square === null)
        const unknown = view.unknown[seat] ?? []
        return (
          <section key={seat} class="panel">
            <h3>{seat === AWAY ? 'Away, off the Pitch' : 'Home, off the Pitch'}</h3>
            <div class="row wrap">
              {off.map((counter) => (
                <span key={counter.id} class="row small">
                  <Lone counter={counter} isFaded={counter.status !== 'substitute'} />
                  {STATUS[counter.status]}
                </span>
              ))}
            </div>
            <p class="small muted">
              {unknown.length === 0
                ? 'Nothing is hidden.'
                : `Still hidden: ${unknown.map(printed).join(' ')}`}
            </p>
          </section>
        )
      })}
    </div>
  )
}

const Lone = ({
  counter,
  isFaded = false,
}: {
  readonly counter: Counter
  readonly isFaded?: boolean
}) => (
  <svg class="lone" width="28" height="28" viewBox="-21 -21 42 42" aria-hidden="true">
    <Piece counter={counter} isFaded={isFaded} />
  </svg>
)

const shown = { id: 'home-y1', seat: 0, square: null } as const
const KEY: readonly (readonly [Counter, string])[] = [
  [{ ...shown, status: 'first-team', identity: '9', revealed: true }, 'First Teamer'],
  [{ ...shown, status: 'youth', identity: '7', revealed: false }, 'Your Youth Counter'],
  [{ ...shown, seat: AWAY, status: 'youth', identity: null, revealed: false }, 'Youth, hidden'],
  [{ ...shown, seat: AWAY, status: 'youth', identity: '4', revealed: true }, 'Revealed'],
]

const Key = () => (
  <p class="small muted row wrap key">
    {KEY.map(([counter, name]) => (
      <span key={name} class="row">
        <Lone counter={counter} />
        {name}
      </span>
    ))}
  </p>
)
