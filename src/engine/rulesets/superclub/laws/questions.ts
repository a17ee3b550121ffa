import { demandSame, type Law } from '../../../kernel/law.ts'
import type { State, Superclub } from '../types.ts'
import { clockwiseFrom } from './staff.ts'

type Kind = Superclub['kind']
type Asked = readonly [Kind, number]
type Match = State['shared']['matches'][number]

const all = (kind: Kind, seats: readonly number[]): Asked[] => seats.map((seat) => [kind, seat])

function unhappy({ shared }: State): Asked[] {
  const { turn, unhappy } = shared
  const { bid } = unhappy
  if (!bid) return turn ? [['unhappy-nominate', turn.seat]] : []
  const { stage, owner, leader, entitled, answered, bidders, passed } = bid
  switch (stage) {
    case 'star':
      return [['unhappy-star', owner]]
    case 'enter':
      return all(
        'unhappy-enter',
        entitled.filter((seat) => !answered.includes(seat)),
      )
    case 'raise':
      return all(
        'unhappy-raise',
        bidders.filter((seat) => seat !== leader && !passed.includes(seat)),
      )
    case 'respond':
      return [['unhappy-respond', owner]]
    case 'reply':
      return [['unhappy-reply', leader]]
  }
}

function match({ secret }: State, { kind, stage, sides, third, ordered, reading }: Match): Asked[] {
  const seats = sides.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  const where = (holds: (side: Match['sides'][number]) => boolean) =>
    sides.filter(holds).flatMap(({ seat }) => (seat === null ? [] : [seat]))
  switch (stage) {
    case 'line-ups': {
      const waiting = where(({ submitted }) => !submitted)
      return all(kind === 'league' ? 'line-up' : 'final-line-up', waiting)
    }
    case 'prep':
    case 'react': {
      const holders = seats.filter((seat) => (secret.hands[seat]?.length ?? 0) > 0)
      const waiting = holders.filter((seat) => !third?.ready.includes(seat))
      return kind === 'league' ? all(stage === 'prep' ? 'third-prep' : 'third-react', waiting) : []
    }
    case 'substitute':
      return all(
        'substitute',
        where(({ vacancy }) => vacancy !== null),
      )
    case 'shoot-out':
      return all(
        'penalty-order',
        seats.filter((seat) => !ordered?.includes(seat)),
      )
    case 'reading':
      return reading ? [['gc-choice', reading.seat]] : []
    default:
      return []
  }
}

/**
 * Returns the mandatory questions of a phase, which the seats must answer before the game
 * continues.
 */
function questionsIn(state: State): Asked[] {
  const { phase, managers, turn, lot, lotsDone, first, draft, ready, matches } = state.shared
  const seats = [...managers.keys()]
  switch (phase) {
    case 'draft':
      return draft.next === null ? [] : [['draft-pick', draft.next]]
    case 'quick-staff':
      return all(
        'quick-staff',
        seats.filter((seat) => managers[seat]?.staff.length === 0),
      )
    case 'wages':
      return all(
        'wages-sale',
        seats.filter((seat) => managers[seat]?.wagesOwed !== null),
      )
    case 'unhappy':
      return unhappy(state)
    case 'training':
      return turn ? [['training', turn.seat]] : []
    case 'scouting':
      return turn ? [[turn.revealed ? 'scout-sign' : 'scout-draw', turn.seat]] : []
    case 'invest': {
      if (!turn) return []
      const isHiring = (managers[turn.seat]?.offered.length ?? 0) > 0
      return [[isHiring ? 'staff-hire' : 'invest', turn.seat]]
    }
    case 'deadline': {
      if (!lot) return [['lot-flip', clockwiseFrom(first, seats.length)[lotsDone % seats.length]!]]
      const isOut = [...lot.passed, ...lot.sealed]
      return all(
        'lot-bid',
        seats.filter((seat) => seat !== lot.high?.seat && !isOut.includes(seat)),
      )
    }
    case 'close':
      return all(
        'market-close',
        seats.filter((seat) => !ready.includes(seat)),
      )
    case 'season':
    case 'super-duper':
    case 'super-cup':
      return matches.flatMap((one) => match(state, one))
    case 'supercup-choice':
      return [['supercup-choice', first]]
    default:
      return []
  }
}

const MARKET = ['unhappy', 'training', 'scouting', 'invest', 'deadline', 'close']

/** Returns the optional decisions about sales and trades. */
function standingIn({ shared, secret }: State): Asked[] {
  const { phase, managers, ready } = shared
  if (!MARKET.includes(phase)) return []
  const free = [...managers.keys()].filter(
    (seat) => !managers[seat]?.resigned && (phase !== 'close' || ready.includes(seat)),
  )
  const trades = phase === 'unhappy' ? [] : secret.trades.map(({ to }) => to)
  return [...all('market', free), ...all('trade-response', trades)]
}

export const questionLaws: readonly Law<Superclub>[] = [
  {
    clause: 'SC-R56',
    says: 'each phase asks the seats whose turn, bid, match or trade it is',
    commits({ game: { state, open, over } }) {
      if (over) return
      const text = ([kind, seat]: Asked) => `${kind} of seat ${seat}`
      const asked = open.map(({ kind, seat }) => text([kind, seat])).sort()
      const expected = [...questionsIn(state), ...standingIn(state)].map(text).sort()
      demandSame(asked, expected, 'the questions')
    },
  },
]
