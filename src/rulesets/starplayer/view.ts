import type { Outcome } from '../../kernel/ruleset.ts'
import type { Viewer } from '../../kernel/types.ts'
import { deckNames } from './content/cards.ts'
import { copyOf } from './copy.ts'
import { progressOf } from './read/clubs.ts'
import type { View } from './state.ts'
import type { State, Table } from './types.ts'

export function viewFor(state: State, viewer: Viewer, _table: Table): View {
  const { clubs, decks, tray, turn, frames, debts, left, result } = state
  const { nextGot, nextOffer, nextDebt } = state
  const isTold = viewer === 'admin' || result !== null
  const sizes = Object.fromEntries(deckNames.map((deck) => [deck, decks[deck].length]))
  // Only public fields are named; the copy leaves the state to itself.
  return copyOf({
    turn: {
      no: turn.no,
      seat: turn.seat,
      owedRolls: turn.owedRolls,
      freeMatchUsed: turn.freeMatchUsed,
      phase: turn.phase,
      space: turn.space,
      ending: turn.ending,
      steps: turn.steps,
    },
    clubs: clubs.map((club) => ({
      ...club,
      all6Rank: club.all6Shown ? club.all6Rank : null,
      all6Squad: club.all6Shown ? club.all6Squad : null,
    })),
    deckSizes: sizes as View['deckSizes'],
    tray,
    frames,
    debts,
    left,
    nextGot,
    nextOffer,
    nextDebt,
    result,
    secrets: isTold ? secretsOf(state) : null,
  }) as View
}

const secretsOf = ({ decks, answers, clubs, turn, nextAll6Rank, nextClaim }: State) => ({
  decks,
  answers,
  claims: turn.claims,
  all6Ranks: clubs.map(({ all6Rank: rank, all6Squad: squad }) =>
    rank === null ? null : { rank, squad },
  ),
  nextAll6Rank,
  nextClaim,
})

export function outcome(state: State, table: Table): Outcome | null {
  const { result, clubs, left } = state
  if (result === null) return null
  const seats = clubs.map(({ seat }) => seat)
  const cup = (winner: number) => seats.map((seat) => (seat === winner ? 1 : 0))
  switch (result.kind) {
    case 'trophy': {
      const { winner } = result
      const others = seats.filter((seat) => seat !== winner)
      return { ranking: [[winner], others], scores: cup(winner), reason: 'trophy' }
    }
    case 'walkover': {
      const { winner } = result
      const others = left.toReversed().map((seat) => [seat])
      return { ranking: [[winner], ...others], scores: cup(winner), reason: 'walkover' }
    }
    case 'cap': {
      const ranks = [...new Set(result.ranking.map(({ rank }) => rank))]
      const ranking = ranks
        .toSorted((one, other) => one - other)
        .map((rank) => result.ranking.filter((one) => one.rank === rank).map(({ seat }) => seat))
      const scores = clubs.map((club) => progressOf(club, table))
      return { ranking, scores, reason: 'turn-cap' }
    }
    case 'draw':
      return { ranking: [seats], scores: seats.map(() => 0), reason: 'draw' }
  }
}
