import { useState } from 'preact/hooks'
import * as en from '../../text/title-chase/en.ts'
import { Icon, type Sign } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { Seat } from '../board.ts'
import { useWalk } from '../walk.ts'
import { type Coloured, type Content, CUP_ROUNDS, type View } from './teams.ts'

type Square = Content['board']['squares'][number]

const COLUMNS = { wide: 15, narrow: 10 }

/** Every other row of the track is drawn in the opposite direction. */
export function Track({ view, content, hues, touched, names, showing }: Coloured) {
  const { squares } = content.board
  const [read, setRead] = useState<number | null>(null)
  const walk = useWalk(showing, 'square')
  const standing = view.seats.flatMap(({ square, team, resigned }, seat) =>
    resigned === null && team !== null
      ? [{ seat, square: walk?.seat === seat ? walk.at : square }]
      : [],
  )
  const on = (square: number) => standing.filter((one) => one.square === square)
  const told = squares.find(({ index }) => index === read)
  return (
    <section class="ground">
      <ol
        class="track"
        aria-label={en.track}
        onPointerUp={({ target }) => {
          const square =
            target instanceof Element ? target.closest('li')?.dataset.square : undefined
          setRead(square === undefined ? null : Number(square))
        }}
      >
        {squares.map((square) => (
          <li
            key={square.index}
            class={classesOf(square, view, { touched, trod: walk?.trod ?? [] })}
            data-square={square.index}
            style={placeOf(square.index)}
            title={`${square.index}: ${toldOf(square, content)}`}
          >
            <span class="number">{square.index}</span>
            <b>
              <Icon sign={SIGNS[square.type]} size={14} />
              {labelOf(square)}
            </b>
            <span class="hidden-label">
              {[toldOf(square, content), ...on(square.index).map(({ seat }) => names[seat])].join(
                ', ',
              )}
            </span>
          </li>
        ))}
        {standing.map(({ seat, square }) => (
          <Counter
            key={seat}
            seat={seat}
            hue={hues[seat] ?? 'black'}
            square={square}
            beside={on(square).map((one) => one.seat)}
          />
        ))}
      </ol>
      {told ? (
        <p class="legend told">{en.square(told.index, toldOf(told, content))}</p>
      ) : (
        <Legend />
      )}
    </section>
  )
}

const KINDS = ['blue', 'yellow', 'red', 'pink', 'match', 'cup'] as const

const Legend = () => (
  <ul class="legend">
    {KINDS.map((kind) => (
      <li key={kind}>
        <i class={`square ${kind}`}>
          <Icon sign={SIGNS[kind]} size={11} />
        </i>
        {en.legend[kind]}
      </li>
    ))}
  </ul>
)

const SIGNS: Readonly<Record<Square['type'], Sign>> = {
  start: 'flag',
  blue: 'bolt',
  yellow: 'card',
  red: 'card',
  pink: 'arrow',
  match: 'ball',
  cup: 'cup',
}

interface CounterProps {
  readonly seat: Seat
  readonly hue: Coloured['hues'][number]
  readonly square: number
  /** All seats with a counter on the same square, including `seat`. */
  readonly beside: readonly Seat[]
}

function Counter({ seat, hue, square, beside }: CounterProps) {
  const across = beside.length === 1 ? 1 : beside.length <= 4 ? 2 : 4
  const down = Math.ceil(beside.length / across)
  const at = beside.indexOf(seat)
  const place = {
    '--across': `${across}`,
    '--x': `${((at % across) + 0.5) / across}`,
    '--y': `${(Math.floor(at / across) + 0.5) / down}`,
  }
  return (
    <li class="counter" aria-hidden="true" style={{ ...placeOf(square), ...place }}>
      <SeatMark seat={seat} hue={hue} size={26} />
    </li>
  )
}

function placeOf(index: number) {
  const at = (columns: number) => {
    const [row, step] = [Math.floor(index / columns), index % columns]
    return [row % 2 === 0 ? step : columns - 1 - step, row]
  }
  const [[x = 0, y = 0], [nx = 0, ny = 0]] = [at(COLUMNS.wide), at(COLUMNS.narrow)]
  return { '--wide-x': `${x}`, '--wide-y': `${y}`, '--narrow-x': `${nx}`, '--narrow-y': `${ny}` }
}

const labelOf = (square: Square): string => {
  if (square.type === 'match') return `M${square.match}`
  if (square.type === 'cup') return square.cupRound === 'FINAL' ? en.final : square.cupRound
  return square.type === 'start' ? en.start : ''
}

function toldOf(square: Square, { blueSquares }: Content): string {
  switch (square.type) {
    case 'blue':
      return blueSquares.find(({ id }) => id === square.blue)?.text ?? en.blue
    case 'match':
      return en.leagueRound(square.match)
    case 'cup':
      return en.trackCup(square.cupRound)
    case 'pink':
      return en.pinkChooseWhoDrawsA
    case 'start':
      return en.start
    default:
      return en.drawACard(square.type)
  }
}

function classesOf(
  square: Square,
  view: View,
  { touched, trod }: Pick<Coloured, 'touched'> & { readonly trod: readonly number[] },
): string {
  const isDone =
    (square.type === 'match' && square.match <= view.roundsPlayed) ||
    (square.type === 'cup' && CUP_ROUNDS.indexOf(square.cupRound) < view.cupRoundsPlayed)
  const classes = ['square', square.type]
  if (isDone) classes.push('done')
  if (touched.has(`square:${square.index}`)) classes.push('touched')
  if (trod.includes(square.index)) classes.push('trod')
  return classes.join(' ')
}
