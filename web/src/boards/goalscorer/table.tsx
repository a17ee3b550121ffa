import type { View } from '../../../../src/engine/rulesets/goalscorer/types.ts'
import * as en from '../../text/goalscorer/en.ts'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { BoardItem, BoardProps } from '../board.ts'
import { pressable, pressedAs } from '../pressable.ts'
import { debutantOf } from './debutant.ts'
import { AWAY, type Counter, Lone, Outline, Piece, printed } from './piece.tsx'
import { CELL, Lines, type Pitch, pitchOf, Squares } from './pitch.tsx'
import './goalscorer.css'

type Props = BoardProps<View, unknown>
const text = en

export const Table = (props: Props) => {
  const { viewer } = props
  return (
    <div class="board goalscorer">
      <PitchBoard {...props} />
      <div class="trays">
        {(viewer === AWAY ? [0, 1] : [1, 0]).map((seat) => (
          <Tray key={seat} {...props} seat={seat} />
        ))}
        <Key />
      </div>
    </div>
  )
}

/** The pitch is rotated for Away, so that the viewer's Goal Line is at the bottom. */
function PitchBoard(props: Props) {
  const { view, viewer, marks } = props
  const pitch = pitchOf(view.options.rows, viewer === AWAY)
  const taken = new Set(view.counters.map(({ square }) => square))
  const targets = [...marks.keys()].filter((thing) => thing.startsWith('square:'))
  return (
    <div class="ground">
      <svg viewBox={pitch.viewBox} role="group" aria-label={text.pitch}>
        <Lines pitch={pitch} />
        <Patches pitch={pitch} {...props} />
        {marks.size > 0 && <Squares pitch={pitch} />}
        {targets.map((thing) =>
          taken.has(squareOf(thing)) ? null : (
            <Target key={thing} thing={thing} pitch={pitch} {...props} />
          ),
        )}
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
        <Turned pitch={pitch} {...props} />
      </svg>
      {props.moment}
    </div>
  )
}

const squareOf = (thing: BoardItem): string => thing.slice('square:'.length)

interface OnPitch extends Props {
  readonly pitch: Pitch
}

function Patches({ pitch, showing, touched, latest }: OnPitch) {
  const show = showing?.beat.show
  const now: readonly BoardItem[] =
    show?.kind === 'move' ? [show.from, show.to] : showing ? [] : [...latest]
  const earlier = showing ? [] : [...touched].filter((thing) => !latest.has(thing))
  const patch = (thing: BoardItem, name: string) => {
    const [x, y] = pitch.at(squareOf(thing))
    return <rect key={`${name} ${thing}`} x={x} y={y} width={CELL} height={CELL} class={name} />
  }
  return (
    <>
      {earlier.map((thing) => patch(thing, 'patch'))}
      {now.map((thing) => patch(thing, 'patch last'))}
    </>
  )
}

function Target({ thing, pitch, ...props }: OnPitch & { readonly thing: BoardItem }) {
  const [x, y] = pitch.at(squareOf(thing))
  const label = text.moveTo(squareOf(thing))
  const { useSubstitute } = props.picks
  const debutant =
    typeof useSubstitute === 'boolean' && debutantOf(props.view, props.viewer, useSubstitute)
  return (
    <>
      <rect
        {...{ x: x + 2, y: y + 2, width: CELL - 4, height: CELL - 4, rx: 7 }}
        {...pressable(props, thing, label)}
      />
      {debutant && (
        <g class="ghost" style={{ transform: `translate(${x + CELL / 2}px, ${y + CELL / 2}px)` }}>
          <Piece counter={{ ...debutant, status: 'first-team' }} />
        </g>
      )}
    </>
  )
}

interface PlacedProps extends OnPitch {
  readonly counter: Counter
  readonly square: string
}

function Placed({ counter, square, pitch, ...props }: PlacedProps) {
  const [x, y] = pitch.at(square)
  const name = nameOf(counter, props)
  const place: BoardItem = `square:${square}`
  const thing = pressedAs(props, `counter:${counter.id}`, place)
  const isPrey = thing === place && props.marks.has(place)
  const show = props.showing?.beat.show
  const isMoving = show?.kind === 'move' && show.thing === `counter:${counter.id}`
  const own = `${isPrey ? 'prey' : ''} ${isMoving ? 'moving' : ''}`
  return (
    <g
      style={{ transform: `translate(${x + CELL / 2}px, ${y + CELL / 2}px)` }}
      {...pressable(props, thing, isPrey ? text.capture(name) : name, own)}
    >
      <title>{name}</title>
      {isPrey && <rect x="-28" y="-28" width="56" height="56" fill="transparent" />}
      <g class="lift">
        <Piece counter={counter} />
        <Outline class="ring" seat={counter.seat} r={25.5} />
      </g>
    </g>
  )
}

function Turned({ pitch, showing, view }: OnPitch) {
  const show = showing?.beat.show
  if (show?.kind !== 'flip') return null
  const isIt = ({ id }: Counter) => `counter:${id}` === show.thing
  const before = showing?.before as View | undefined
  const counter = view.counters.find(isIt)
  const place = show.at
    ? squareOf(show.at)
    : (before?.counters.find(isIt)?.square ?? counter?.square)
  if (!counter || !place) return null
  const [x, y] = pitch.at(place)
  return (
    <g
      key={showing?.beat.to}
      style={{ transform: `translate(${x + CELL / 2}px, ${y + CELL / 2}px)` }}
    >
      <g class={`turned ${counter.seat === AWAY ? 'away' : 'home'} ${show.tone}`}>
        <circle r="42" class="glow" />
        <g class="coin">
          <Outline class="disc" seat={counter.seat} r={33} />
          <text y="13" text-anchor="middle" font-size="36">
            {show.face}
          </text>
        </g>
      </g>
    </g>
  )
}

/**
 * Returns a name such as `Your 9` or `Omar's hidden counter`, followed by the counter's status and
 * square.
 */
function nameOf({ seat, identity, status, square }: Counter, { names, viewer }: Props): string {
  const owner = seat === viewer ? null : (names[seat] ?? '')
  return text.counter({
    owner,
    number: identity === null ? null : identity === 'star' ? text.star : identity,
    part: text.status[status],
    square,
  })
}

function Tray({ view, viewer, names, seat }: Props & { readonly seat: number }) {
  const off = view.counters.filter((one) => one.seat === seat && one.square === null)
  const unknown = view.unknown[seat] ?? []
  return (
    <section class="tray" aria-label={text.tray(seat === viewer ? null : (names[seat] ?? ''))}>
      <h3 class="row">
        <SeatMark seat={seat} hue={seat === AWAY ? 'orange' : 'blue'} size={18} />
        <bdi class="clip">{names[seat]}</bdi>
      </h3>
      <ul class="off">
        {off.map((counter) => (
          <li key={counter.id}>
            <Lone counter={counter} isFaded={counter.status !== 'substitute'} />
            <span>{text.status[counter.status]}</span>
          </li>
        ))}
        {off.length === 0 && <li class="muted none">{text.allOn}</li>}
      </ul>
      <p class="still">
        <span class="muted">{unknown.length === 0 ? text.nothingHidden : text.hidden}</span>
        <b>{unknown.map(printed).join(' ')}</b>
      </p>
    </section>
  )
}

const shown = { seat: 0 } as const
const KEY: readonly (readonly [
  Pick<Counter, 'seat' | 'identity' | 'status' | 'revealed'>,
  string,
])[] = [
  [{ ...shown, status: 'first-team', identity: '9', revealed: true }, text.key.firstTeam],
  [{ ...shown, status: 'youth', identity: '7', revealed: false }, text.key.youth],
  [{ seat: AWAY, status: 'youth', identity: null, revealed: false }, text.key.hidden],
  [{ seat: AWAY, status: 'youth', identity: '4', revealed: true }, text.key.revealed],
]

const Key = () => (
  <ul class="key">
    {KEY.map(([counter, name]) => (
      <li key={name}>
        <Lone counter={counter} />
        {name}
      </li>
    ))}
  </ul>
)
