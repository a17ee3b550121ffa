import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import type { Goalscorer } from '../types.ts'
import { COLUMNS, ownOf, SEATS } from './board.ts'

const FIRST = ['youth-move', 'penalty', 'offside']
const SECOND = ['first-teamer-move', 'debut-move']
const MOST_GOALS = 7

export const turnLaws: readonly Law<Goalscorer>[] = [
  {
    clause: 'GS-49',
    says: 'a turn has two moves, and only the second one captures',
    commits({ before, commit, game: { state, open, over } }) {
      const asked = open.map(({ kind, seat }) => [kind, seat])
      demandSame(asked, over ? [] : [[state.step, state.seat]], 'one question until the end')
      if (before === null || commit.cause.kind !== 'move') return
      const captures = commit.events.filter(({ type }) => type === 'counter.captured').length
      const isSecond = SECOND.includes(before.step)
      demand(isSecond || FIRST.includes(before.step), 'the first or the second move')
      demand(captures <= (isSecond ? 1 : 0), 'one capture, with the second move')
      if (over) return
      const isNext = state.turn === before.turn + 1
      demand(isNext === isSecond, 'the second move ends the turn')
      demand((isSecond ? FIRST : SECOND).includes(state.step), 'the other move follows')
    },
  },
  {
    clause: 'GS-60',
    says: 'each seat has one Substitute, a Goalkeeper in its area, and at most seven goals',
    commits({ before, game: { state, table } }) {
      const { rows } = table.options
      for (const seat of SEATS) {
        const own = ownOf(state.statuses, seat)
        const replaced = own.filter((status) => status === 'replaced').length
        demand(replaced <= 1, 'one replaced counter')
        demand((own[11] === 'substitute') === (replaced === 0), 'by the Substitute')
        const square = state.squares[12 * seat]
        if (square != null) {
          const rank = Math.floor(square / COLUMNS)
          demand(seat === 0 ? rank < 2 : rank >= rows - 2, 'the Goalkeeper is in its area')
        }
        const score = state.score[seat]!
        demand(score <= MOST_GOALS && score >= (before?.score[seat] ?? 0), 'goals only grow')
      }
    },
  },
]
