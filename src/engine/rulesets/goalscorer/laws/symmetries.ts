import { copied } from '../../../kernel/json.ts'
import type { Symmetry } from '../../../kernel/law.ts'
import type { Draft } from '../state.ts'
import type { Goalscorer, State } from '../types.ts'
import { COLUMNS, squareOf } from './board.ts'

const SIDE = 12

const otherSide = (id: string): string =>
  id.startsWith('home') ? id.replace('home', 'away') : id.replace('away', 'home')
const swapped = <T>(items: readonly T[]): T[] => [...items.slice(SIDE), ...items.slice(0, SIDE)]
const nameOf = (square: number): string =>
  `${'abcdefg'[square % COLUMNS]}${Math.floor(square / COLUMNS) + 1}`
const turnedName = (name: string, rows: number): string =>
  nameOf(rows * COLUMNS - 1 - squareOf(name))

/** Returns the same position seen from the other end of the Pitch, one turn later. */
function halfTurned(state: State, rows: number): Draft {
  const turned = copied(state) as Draft
  turned.turn = state.turn + 1
  turned.seat = 1 - state.seat
  turned.identities = swapped(turned.identities)
  turned.statuses = swapped(turned.statuses)
  turned.revealed = swapped(turned.revealed)
  turned.squares = swapped(turned.squares).map((square) =>
    square === null ? null : rows * COLUMNS - 1 - square,
  )
  turned.board = turned.board.map(() => null)
  for (const [counter, square] of turned.squares.entries())
    if (square !== null) turned.board[square] = counter
  const [home, away] = turned.score
  turned.score = [away, home]
  turned.goals = turned.goals.map((goal) => ({
    ...goal,
    turn: goal.turn + 1,
    seat: 1 - goal.seat,
    counter: otherSide(goal.counter) as typeof goal.counter,
  }))
  const { award, debut } = turned
  if (award)
    turned.award = {
      ...award,
      seat: 1 - award.seat,
      causedBy: otherSide(award.causedBy) as typeof award.causedBy,
    }
  turned.debut = debut === null ? null : (debut + SIDE) % (2 * SIDE)
  return turned
}

export const symmetries: readonly Symmetry<Goalscorer>[] = [
  {
    name: 'half a turn',
    position: ({ state, table }) => halfTurned(state, table.options.rows),
    move: (move, { table }) => {
      const turned = { ...move } as { counter?: string; to?: string }
      if (turned.counter) turned.counter = otherSide(turned.counter)
      if (turned.to) turned.to = turnedName(turned.to, table.options.rows)
      return turned as unknown as typeof move
    },
    seat: (seat) => 1 - seat,
    // Away has the last turn, so the two sides are not symmetric in a game with a limited number of
    // turns.
    holds: ({ state, table: { options } }) =>
      state.result === null && (options.turnLimit === null || state.turn < 2 * options.turnLimit),
    except: [],
  },
]
