import { demand, type Law, type Refused } from '../../../kernel/law.ts'
import type { Goalscorer } from '../types.ts'
import { IDS, isStep, left, numberOf, rowOf, seatOf, squareOf } from './board.ts'
import { isInArea, isInMidfield, isStraight, nameOf } from './offers.ts'

type Asked = Refused<Goalscorer>

const counterIn = ({ move }: Asked): number => ('counter' in move ? numberOf(move.counter) : -1)
const targetIn = ({ move }: Asked): string => ('to' in move ? move.to : '')
const statusIn = (asked: Asked) => asked.state.statuses[counterIn(asked)]
const isOwn = (asked: Asked): boolean => seatOf(IDS[counterIn(asked)]!) === asked.decision.seat
const occupantIn = (asked: Asked): number | null =>
  asked.state.board[squareOf(targetIn(asked))] ?? null

/** True if the target square is next to the square of the counter. */
function isNear(asked: Asked): boolean {
  const from = asked.state.squares[counterIn(asked)]
  return from != null && isStep(nameOf(from), targetIn(asked))
}

function fitsDebut(asked: Asked): boolean {
  const { state, table, decision, move } = asked
  const { seat } = decision
  const { rows } = table.options
  const isSubstitute = 'useSubstitute' in move && move.useSubstitute
  const identity = state.identities[isSubstitute ? 12 * seat + 11 : state.debut!]!
  const to = squareOf(targetIn(asked))
  const arrival = state.squares[state.debut!]!
  if (to === arrival) return false
  if (identity === '8' || identity === '11') return isStep(nameOf(arrival), targetIn(asked))
  return '67'.includes(identity) ? isInMidfield(to, rows) : isInArea(to, seat, rows)
}

export const refusalLaws: readonly Law<Goalscorer>[] = [
  {
    clause: 'GS-30',
    says: 'a refusal has the reason that it names',
    refusals: {
      'not-your-counter': (asked) => demand(!isOwn(asked), 'a counter of the other seat'),
      'counter-not-on-pitch': (asked) =>
        demand(asked.state.squares[counterIn(asked)] === null, 'a counter off the Pitch'),
      'not-a-youth-counter': (asked) => demand(statusIn(asked) === 'first-team', 'a First Teamer'),
      'not-a-first-teamer': (asked) => demand(statusIn(asked) === 'youth', 'a Youth Counter'),
      'square-off-pitch': (asked) =>
        demand(rowOf(targetIn(asked)) > asked.table.options.rows, 'a row that is not there'),
      'not-one-square-forward'(asked) {
        const { rows } = asked.table.options
        const { seat } = asked.decision
        const from = asked.state.squares[counterIn(asked)]
        const steps = from == null ? 0 : left(nameOf(from), seat, rows)
        const isForward = steps - left(targetIn(asked), seat, rows) === 1
        demand(!isNear(asked) || !isForward, 'no step forwards')
      },
      'not-one-square': (asked) => demand(!isNear(asked), 'no neighbour'),
      'defender-no-diagonal'(asked) {
        const from = asked.state.squares[counterIn(asked)]!
        demand(isNear(asked) && !isStraight(from, squareOf(targetIn(asked))), 'a diagonal step')
        demand('23456'.includes(asked.state.identities[counterIn(asked)]!), 'of a defender')
      },
      'goalkeeper-outside-area'(asked) {
        const { seat } = asked.decision
        const to = squareOf(targetIn(asked))
        demand(counterIn(asked) % 12 === 0, 'a Goalkeeper')
        demand(!isInArea(to, seat, asked.table.options.rows), 'outside its area')
      },
      'square-occupied-by-own'(asked) {
        const there = occupantIn(asked)
        demand(there !== null && seatOf(IDS[there]!) === asked.decision.seat, 'an own counter')
      },
      'youth-cannot-capture': (asked) => demand(occupantIn(asked) !== null, 'an occupied square'),
      'goalkeeper-protected'(asked) {
        demand((occupantIn(asked) ?? 1) % 12 === 0, 'a Goalkeeper')
        demand(!asked.table.options.goalkeeperCapturable, 'that cannot be captured')
      },
      'debut-square-not-allowed': (asked) => demand(!fitsDebut(asked), 'a square of another area'),
      'substitute-not-available'({ state, decision }) {
        demand(state.statuses[12 * decision.seat + 11] !== 'substitute', 'a used Substitute')
      },
      'target-not-opponent': (asked) => demand(isOwn(asked), 'an own counter'),
      'target-not-youth': (asked) => demand(statusIn(asked) === 'first-team', 'a First Teamer'),
      'target-not-on-pitch'(asked) {
        const status = statusIn(asked)
        demand(status !== 'youth' && status !== 'first-team', `a counter that is ${status}`)
      },
      'target-already-revealed': (asked) =>
        demand(asked.state.revealed[counterIn(asked)], 'a known counter'),
    },
  },
]
