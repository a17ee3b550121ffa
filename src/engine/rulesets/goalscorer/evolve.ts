import { copied } from '../../kernel/json.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { type CounterId, counterNumber } from './read/counters.ts'
import { squareNumber } from './read/pitch.ts'
import type { AwardKind, Draft, Status } from './state.ts'
import type { Goalscorer } from './types.ts'

export const evolve: Ruleset<Goalscorer>['evolve'] = {
  'game.started': () => {},
  'counters.dealt': (draft, { counters }) => {
    for (const { counter: id, identity, status, square } of counters) {
      const counter = counterNumber(id)
      draft.identities[counter] = identity
      draft.statuses[counter] = status
      draft.revealed[counter] = status === 'first-team'
      if (square !== null) place(draft, counter, squareNumber(square))
    }
  },
  'turn.started': (draft, { turn, seat, award }) => {
    draft.turn = turn
    draft.seat = seat
    draft.step = award ?? 'youth-move'
    draft.turnOver = false
  },
  'award.lapsed': (draft) => {
    draft.award = null
    draft.step = 'youth-move'
  },
  'youth.moved': (draft, { counter, to }) => {
    place(draft, counterNumber(counter), squareNumber(to))
    draft.step = 'first-teamer-move'
  },
  'goal-line.reached': (draft, { counter }) => {
    draft.debut = counterNumber(counter)
    draft.step = 'debut-move'
  },
  'penalty.awarded': (draft, award) => promise(draft, 'penalty', award),
  'offside.awarded': (draft, award) => promise(draft, 'offside', award),
  'penalty.taken': useAward,
  'offside.taken': useAward,
  'identity.revealed': (draft, { counter: id, identity }) => {
    const counter = counterNumber(id)
    draft.identities[counter] = identity
    draft.revealed[counter] = true
  },
  'counter.removed': (draft, { counter }) => lift(draft, counterNumber(counter), 'removed'),
  'first-teamer.moved': (draft, { counter, to }) => {
    place(draft, counterNumber(counter), squareNumber(to))
    draft.turnOver = true
  },
  'substitute.brought-on': (draft, { on, off, square }) => {
    lift(draft, counterNumber(off), 'replaced')
    place(draft, counterNumber(on), squareNumber(square))
    draft.statuses[counterNumber(on)] = 'first-team'
  },
  'debut.made': (draft, { counter: id, to }) => {
    const counter = counterNumber(id)
    place(draft, counter, squareNumber(to))
    draft.statuses[counter] = 'first-team'
    draft.debut = null
    draft.turnOver = true
  },
  'counter.captured': (draft, { counter }) => lift(draft, counterNumber(counter), 'captured'),
  'goals.scored': (draft, { turn, seat, goals, reason, counter, score }) => {
    draft.score = [...score]
    draft.goals.push({ turn, seat, goals, reason, counter })
  },
  'seat.stuck': () => {},
  'game.ended': (draft, { result }) => {
    draft.result = copied(result)
    draft.step = 'ended'
  },
}

/**
 * Moves a counter to a square. If the counter captures another counter, `squares` keeps the entry
 * of the captured counter until a later event removes the counter.
 */
function place(draft: Draft, counter: number, square: number): void {
  const from = draft.squares[counter] ?? null
  if (from !== null) draft.board[from] = null
  draft.squares[counter] = square
  draft.board[square] = counter
}

function lift(draft: Draft, counter: number, status: Status): void {
  const square = draft.squares[counter] ?? null
  if (square !== null && draft.board[square] === counter) draft.board[square] = null
  draft.squares[counter] = null
  draft.statuses[counter] = status
}

function promise(
  draft: Draft,
  kind: AwardKind,
  { seat, causedBy }: { seat: number; causedBy: CounterId },
): void {
  draft.award = { kind, seat, causedBy }
}

function useAward(draft: Draft): void {
  draft.award = null
  draft.step = 'first-teamer-move'
}
