import { SeatMark } from '../../ui/seat-mark.tsx'
import type { BoardItem, Seat } from '../board.ts'
import { type Coloured, type Content, CUP_ROUNDS, type View } from './teams.ts'

type Square = Content['board']['squares'][number]

/** Squares per row on a desktop and on a phone. */
const COLUMNS = { wide: 15, narrow: 10 }

export function Track({ view, content, hues, touched, names }: Coloured) {
  const { squares } = content.board
  const standing = view.seats.flatMap(({ square, team, resigned }, seat) =>
    resigned === null && team !== null ? [{ seat, square }] : [],
  )
  const on = (square: number) => standing.filter((one) => one.square === square)
  return (
    <ol class="track" aria-label="Track">
      {squares.map((square) => (
        <li
          key={square.index}
          class={classesOf(square, view, touched)}
          style={placeOf(square.index)}
          title={`${square.index}: ${toldOf(square, content)}`}
        >
          <span class="number">{square.index}</span>
          <b>{labelOf(square)}</b>
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
  )
}

interface CounterProps {
  readonly seat: Seat
  readonly hue: Coloured['hues'][number]
  readonly square: number
  readonly beside: readonly Seat[]
}

/** Up to four counters fit in twos, up to twelve in rows of four. */
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

/** Column and row at both widths, as CSS variables. */
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
  if (square.type === 'cup') return square.cupRound === 'FINAL' ? 'Final' : square.cupRound
  return square.type === 'start' ? 'Start' : ''
}

function toldOf(square: Square, { blueSquares }: Content): string {
  switch (square.type) {
    case 'blue':
      return blueSquares.find(({ id }) => id === square.blue)?.text ?? 'Blue'
    case 'match':
      return `League round ${square.match}`
    case 'cup':
      return `Cup, ${square.cupRound}`
    case 'pink':
      return 'Pink: choose who draws a card'
    case 'start':
      return 'Start'
    default:
      return `Draw a ${square.type} card`
  }
}

/** A green square is done once its round has been played. */
function classesOf(square: Square, view: View, touched: ReadonlySet<BoardItem>): string {
  const isDone =
    (square.type === 'match' && square.match <= view.roundsPlayed) ||
    (square.type === 'cup' && CUP_ROUNDS.indexOf(square.cupRound) < view.cupRoundsPlayed)
  const classes = ['square', square.type]
  if (isDone) classes.push('done')
  if (touched.has(`square:${square.index}`)) classes.push('touched')
  return classes.join(' ')
}
