import { demand, type Law, type Moment } from '../../../kernel/law.ts'
import type { Goalscorer, State } from '../types.ts'
import {
  COLUMNS,
  eventsOf,
  FORWARD,
  goalsFor,
  IDENTITIES,
  IDS,
  isStep,
  left,
  numberOf,
  ownOf,
  requireMover,
  rowOf,
  SEATS,
  seatOf,
  squareOf,
  victimOn,
} from './board.ts'
import { offerLaws } from './offers.ts'
import { refusalLaws } from './refusals.ts'
import { turnLaws } from './turns.ts'

function arrives(
  at: Moment<Goalscorer>,
  { seat, counter, to }: { seat: number; counter: string; to: string },
) {
  const victim = victimOn(at.state, to, seat)
  const captured = eventsOf(at, 'counter.captured')
  demand(
    captured.length === (victim === null ? 0 : 1),
    'the capture names the counter on that square',
  )
  const [one] = captured
  if (one) demand(one.counter === IDS[victim!] && one.by === counter, 'the mover captures it')
  return (state: State) => {
    const number = numberOf(counter)
    demand(state.squares[number] === squareOf(to), 'the counter stands where it went')
    demand(state.statuses[number] === 'first-team', 'it is a First Teamer')
  }
}

const AWARDS: Readonly<Record<string, string>> = {
  ...{ 2: 'penalty', 3: 'penalty', 4: 'offside', 5: 'offside', 6: 'offside' },
}

export const laws: readonly Law<Goalscorer>[] = [
  ...offerLaws,
  ...refusalLaws,
  ...turnLaws,
  {
    clause: 'GS-3',
    says: 'counters, squares, statuses and the board agree',
    commits({ game: { state, table, over }, before }) {
      const { squares, statuses, board, identities, revealed, debut } = state
      for (const seat of SEATS)
        demand([...ownOf(identities, seat)].sort().join(' ') === IDENTITIES, 'twelve identities')
      const all = 'identities are dealt once'
      if (before) demand(before.identities.join() === identities.join(), all)
      const standing = squares.filter((square) => square !== null)
      demand(
        board.filter((one) => one !== null).length === standing.length,
        'no other on the board',
      )
      for (const [counter, status] of statuses.entries()) {
        const square = squares[counter]!
        const isOn = status === 'youth' || status === 'first-team'
        demand((square !== null) === isOn, `${IDS[counter]} is ${status}`)
        if (square !== null) demand(board[square] === counter, 'a counter stands on its square')
        const isPublic = ['first-team', 'captured', 'removed'].includes(status)
        demand(!isPublic || revealed[counter], `${status} is known`)
        const isStar = identities[counter] === 'star'
        demand(!isStar || status === 'youth' || status === 'captured', 'the Star stays a Youth')
        const isFixed = counter % 12 < 3
        demand(!isFixed || status === 'first-team' || status === 'captured', 'the first three')
        const seat = seatOf(IDS[counter]!)
        const rank = square === null ? 0 : Math.floor(square / COLUMNS)
        const hasArrived = square !== null && rank === (seat === 0 ? table.options.rows - 1 : 0)
        if (status === 'youth' && counter !== debut && hasArrived)
          demand(over, 'a Youth Counter on the Goal Line is the Star, or makes its debut')
      }
    },
  },
  {
    clause: 'GS-38',
    says: 'the score is the goals of captured and removed counters',
    commits({ game: { state, table } }) {
      for (const seat of SEATS) {
        let goals = 0
        for (const [counter, identity] of state.identities.entries()) {
          const [status, square] = [state.statuses[counter], state.squares[counter]]
          const isOwn = seatOf(IDS[counter]!) === seat
          const isGone = status === 'captured' || status === 'removed'
          if (isGone && !isOwn) goals += goalsFor(identity)
          const last = seat === 0 ? table.options.rows - 1 : 0
          const isHome = square != null && Math.floor(square / COLUMNS) === last
          if (isOwn && identity === 'star' && isHome) goals += 2
        }
        const told = state.goals.filter((goal) => goal.seat === seat)
        demand(state.score[seat] === goals, `the score of seat ${seat}`)
        demand(told.reduce((sum, one) => sum + one.goals, 0) === goals, 'the list of goals')
      }
    },
  },
  {
    clause: 'GS-32',
    says: 'a capture scores, awards and ends the game by the identity',
    events: {
      'counter.captured'({ by, counter, identity, seat, square }, at) {
        const { state } = at
        const [mover, number] = [seatOf(by), numberOf(counter)]
        demand(seat === mover && seatOf(counter) !== mover, 'a seat captures counters of the other')
        demand(identity === state.identities[number], 'the identity is that of the counter')
        demand(state.squares[number] === squareOf(square), 'the event names its square')
        const goals = eventsOf(at, 'goals.scored')
        const due = goalsFor(identity)
        demand(goals.reduce((sum, one) => sum + one.goals, 0) === due, 'the goals of the identity')
        const reason = identity === 'star' ? 'star-captured' : 'capture'
        const fits = goals.every((one) => one.seat === mover && one.reason === reason)
        demand(fits && goals.every((one) => one.counter === counter), 'for the seat that captures')
        const award = AWARDS[identity] ?? null
        const given = [...eventsOf(at, 'penalty.awarded'), ...eventsOf(at, 'offside.awarded')]
        const isOver = eventsOf(at, 'game.ended').length > 0
        const type = given[0]?.type.replace('.awarded', '') ?? null
        demand(isOver || type === award, `${identity} gives ${award ?? 'no award'}`)
        demand(
          given.every((one) => one.seat !== mover && one.causedBy === counter),
          'to its owner',
        )
        const wasKnown = state.revealed[number]
        const shown = eventsOf(at, 'identity.revealed').filter((one) => one.counter === counter)
        demand(wasKnown || shown.length === 1, 'a captured counter is revealed')
        demand(identity !== 'star' || isOver, 'the game ends with the Star')
        return (after) => {
          demand(after.statuses[number] === 'captured', 'it is captured')
          demand(after.squares[number] === null, 'it is off the Pitch')
        }
      },
    },
  },
  {
    clause: 'GS-26',
    says: 'Youth Counters move one square towards the Goal Line and never capture',
    events: {
      'youth.moved'({ seat, counter, from, to }, at) {
        const { state, table } = at
        const number = numberOf(counter)
        requireMover(at, seat, counter)
        demand(state.statuses[number] === 'youth', 'a Youth Counter')
        demand(state.squares[number] === squareOf(from), 'the move starts on its square')
        demand(isStep(from, to), 'one square')
        const { rows } = table.options
        demand(left(from, seat, rows) - left(to, seat, rows) === 1, 'towards the Goal Line')
        demand(state.board[squareOf(to)] === null, 'to an empty square')
        demand(state.step === 'youth-move' && state.award === null, 'as the first move')
        const isLast = left(to, seat, rows) === 0
        const isStar = state.identities[number] === 'star'
        const stars = eventsOf(at, 'goals.scored').filter((one) => one.reason === 'star-arrived')
        demand(stars.length === (isLast && isStar ? 1 : 0), 'the Star scores where it arrives')
        demand(
          stars.every((one) => one.goals === 2 && one.seat === seat),
          'two goals, for its seat',
        )
        const arrivals = eventsOf(at, 'goal-line.reached').length
        demand(arrivals === (isLast && !isStar ? 1 : 0), 'any other counter makes a debut')
        return (after) => demand(after.squares[number] === squareOf(to), 'it stands there')
      },
      'goal-line.reached':
        ({ counter }) =>
        (after) =>
          demand(after.debut === numberOf(counter), 'its debut is next'),
    },
  },
  {
    clause: 'GS-28',
    says: 'First Teamers and debuts move by the rules and capture where they arrive',
    events: {
      'first-teamer.moved'({ seat, counter, from, to }, at) {
        const { state, table } = at
        const number = numberOf(counter)
        requireMover(at, seat, counter)
        demand(state.statuses[number] === 'first-team', 'a First Teamer')
        demand(state.squares[number] === squareOf(from), 'the move starts on its square')
        demand(isStep(from, to), 'one square')
        demand(state.step === 'first-teamer-move', 'as the second move')
        const there = state.board[squareOf(to)] ?? null
        demand(there === null || seatOf(IDS[there]!) !== seat, 'not on a counter of its seat')
        if (there !== null && there % 12 === 0)
          demand(table.options.goalkeeperCapturable, 'a Goalkeeper is safe')
        return arrives(at, { seat, counter, to })
      },
      'debut.made'({ seat, counter, identity, from, to }, at) {
        const { state } = at
        const number = numberOf(counter)
        requireMover(at, seat, counter)
        const brought = eventsOf(at, 'substitute.brought-on')[0]
        demand(
          state.debut === null || brought || state.debut === number,
          'the counter that arrived',
        )
        demand(identity === state.identities[number], 'its identity is known')
        if (identity === '8' || identity === '11') demand(isStep(from, to), 'to an adjacent square')
        const rank = seat === 0 ? rowOf(to) : at.table.options.rows + 1 - rowOf(to)
        if ('2345'.includes(identity)) demand(rank <= 2, 'to the own Goalkeeper’s Area')
        const middle = at.table.options.rows / 2
        if (identity === '6' || identity === '7')
          demand(rank === middle || rank === middle + 1, 'to the Midfield Area')
        return arrives(at, { seat, counter, to })
      },
      'substitute.brought-on'({ seat, on, off }, at) {
        const { state } = at
        demand(seat === state.seat && seatOf(on) === seat && seatOf(off) === seat, 'its own')
        demand(numberOf(on) % 12 === 11, 'the Substitute comes on')
        demand(state.statuses[numberOf(on)] === 'substitute', 'once a game')
        demand(state.debut === numberOf(off), 'for the counter that arrived')
        return (after) => {
          demand(
            after.statuses[numberOf(off)] === 'replaced',
            'the Substitute replaces the other counter',
          )
          demand(after.squares[numberOf(off)] === null, 'and off the Pitch')
        }
      },
    },
  },
  {
    clause: 'GS-42',
    says: 'awards are taken on counters that the rules allow',
    events: {
      'penalty.taken'({ seat, counter, outcome }, at) {
        const { state } = at
        const number = numberOf(counter)
        const identity = state.identities[number]!
        demand(state.award?.kind === 'penalty' && state.award.seat === seat, 'by the awarded seat')
        demand(seatOf(counter) !== seat, 'on a counter of the other seat')
        demand(state.statuses[number] === 'youth', 'on a Youth Counter')
        const isForward = FORWARD.test(identity)
        const removed = eventsOf(at, 'counter.removed')
        const isStar = identity === 'star'
        demand(removed.length === (isStar ? 0 : 1), 'any counter but the Star is removed')
        const goals = eventsOf(at, 'goals.scored')
        demand(goals.length === (isForward ? 1 : 0), 'a forward scores')
        demand(
          goals.every((goal) => goal.seat === seat && goal.reason === 'penalty'),
          'for the taker',
        )
        demand(outcome !== 'goal' || isForward, `outcome ${outcome}`)
        demand(outcome !== 'removed' || (!isForward && !isStar), `outcome ${outcome}`)
        demand(!outcome.startsWith('star') || isStar, `outcome ${outcome}`)
        return (after) => demand(after.award === null, 'the award is used')
      },
      'offside.taken'({ seat, counter }, at) {
        const { state, table } = at
        const number = numberOf(counter)
        demand(state.award?.kind === 'offside' && state.award.seat === seat, 'by the awarded seat')
        demand(seatOf(counter) !== seat, 'on a counter of the other seat')
        demand(state.revealed[number] === false, 'on a hidden one')
        const status = state.statuses[number]
        const isAllowed = status === 'substitute' && table.options.offsideMayRevealSubstitute
        demand(status === 'youth' || isAllowed, `on a ${status}`)
        const shown = eventsOf(at, 'identity.revealed').map((one) => one.counter)
        demand(shown.includes(counter), 'and it is revealed')
        return (after) => demand(after.award === null, 'the award is used')
      },
      'penalty.awarded':
        ({ seat, causedBy }) =>
        (after) => {
          demand(after.award?.kind === 'penalty' && after.award.seat === seat, 'it is open')
          demand(after.award.causedBy === causedBy, 'with its cause')
        },
      'offside.awarded':
        ({ seat, causedBy }) =>
        (after) => {
          demand(after.award?.kind === 'offside' && after.award.seat === seat, 'it is open')
          demand(after.award.causedBy === causedBy, 'with its cause')
        },
      'award.lapsed'({ seat, award, reason }, { state, commit }) {
        demand(state.award?.kind === award && state.award.seat === seat, 'the open award')
        if (reason === 'turn-limit')
          demand(
            commit.events.some(({ type }) => type === 'game.ended'),
            'the game ends',
          )
        if (reason === 'no-target' && award === 'penalty') {
          const isHidden = (status: string, number: number) =>
            status === 'youth' && seatOf(IDS[number]!) !== seat && !state.revealed[number]
          demand(!state.statuses.some(isHidden), 'no counter is left for a Penalty')
        }
        return (after) => demand(after.award === null, 'it is gone')
      },
      'counter.removed':
        ({ counter }) =>
        (after) => {
          demand(after.statuses[numberOf(counter)] === 'removed', 'it is removed')
          demand(after.squares[numberOf(counter)] === null, 'it is off the Pitch')
        },
    },
  },
  {
    clause: 'GS-19',
    says: 'identities are revealed once and truly',
    events: {
      'identity.revealed'({ counter, identity }, { state }) {
        const number = numberOf(counter)
        demand(identity === state.identities[number], 'its own identity')
        demand(!state.revealed[number], 'it was hidden')
        return (after) => demand(after.revealed[number], 'it is known')
      },
      'goals.scored'({ seat, goals, score }, { state }) {
        const expected = state.score.map((one, own) => (own === seat ? one + goals : one))
        demand(score.join() === expected.join(), 'the score grows by the goals of the seat')
      },
    },
  },
  {
    clause: 'GS-24',
    says: 'turns alternate, and the game ends at their limit',
    events: {
      'turn.started'({ turn, round, seat, award }, { state }) {
        demand(turn === state.turn + 1, 'one after the other')
        demand(seat === (turn + 1) % 2, 'odd turns are those of home')
        demand(round === Math.ceil(turn / 2), 'two turns a round')
        if (turn === 1) {
          const last = state.board.length - 1
          for (const [counter, square] of ownOf(state.squares, 0).entries()) {
            const turned = state.squares[12 + counter]
            demand(square === null ? turned === null : turned === last - square, 'the sides mirror')
            demand(square === null || square < state.board.length / 2, 'in the own half')
          }
        }
        demand((award === null) === (state.award === null), 'with the open award')
        return (after) => {
          demand(after.turn === turn && after.seat === seat && !after.turnOver, 'it is open')
          demand(after.step === (award ?? 'youth-move'), 'the award replaces the first move')
        }
      },
      'game.ended'({ result }, { state, table, commit }) {
        const { reason, winner, score } = result
        const [home, away] = state.score
        demand(score[0] === home && score[1] === away, 'with the score')
        const { turnLimit } = table.options
        if (reason !== 'resigned')
          demand(winner === (home === away ? null : home > away ? 0 : 1), 'more goals win')
        if (reason === 'turn-limit') {
          demand(state.award === null, 'an open award lapses first')
          demand(turnLimit !== null && state.turn === 2 * turnLimit, 'at the limit')
        }
        if (reason.startsWith('star'))
          demand(
            commit.events.some(({ type }) => type === 'goals.scored'),
            'the Star scores',
          )
        if (reason === 'resigned') demand(winner !== null, 'the other seat wins')
        const isStuck = commit.events.some(({ type }) => type === 'seat.stuck')
        demand(isStuck === (reason === 'stuck'), 'a stuck seat ends the game')
        return (after) => demand(after.step === 'ended', 'nothing follows')
      },
    },
    commits({ game: { state, table, over } }) {
      const { turnLimit } = table.options
      demand(turnLimit === null || state.turn <= 2 * turnLimit, 'no turn beyond the limit')
      demand(over === (state.result !== null), 'over with a result')
      if (over) return
      demand((state.debut !== null) === (state.step === 'debut-move'), 'a debut opens its decision')
      const isAward = state.step === 'penalty' || state.step === 'offside'
      demand(isAward === (state.award?.seat === state.seat), 'an award opens its decision')
    },
  },
  {
    clause: 'GS-R44',
    says: 'each answer leaves its event',
    commits({ commit: { cause, events } }) {
      if (cause.kind !== 'move') return
      const told = {
        'call-offside': 'offside.taken',
        'take-penalty': 'penalty.taken',
        'make-debut': 'debut.made',
        'move-youth': 'youth.moved',
        'move-first-teamer': 'first-teamer.moved',
      } as const
      const type = told[cause.move.type]
      demand(
        events.some((event) => event.type === type),
        `${cause.move.type} leaves ${type}`,
      )
    },
  },
]
