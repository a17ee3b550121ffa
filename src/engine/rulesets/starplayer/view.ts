import { copied } from '../../kernel/json.ts'
import type { Outcome, Viewer } from '../../kernel/types.ts'
import { behindStayers, groupsBy } from '../shared/ranking.ts'
import { bestSide, progressOf } from './read/club-set.ts'
import { type Club, footballersOf } from './read/clubs.ts'
import type { View } from './state.ts'
import type { At, State, Table } from './types.ts'

export function viewFor({ shared, secret }: State, viewer: Viewer, table: Table): View {
  const { turn, clubs, ...others } = shared
  const at = { table, state: { shared } }
  const seesAll = viewer === 'admin' || shared.result !== null
  return copied({
    turn,
    clubs: clubs.map((club) => clubSeen(at, club)),
    deckSizes: sizesOf(secret.decks),
    ...others,
    secrets: seesAll ? secret : null,
  })
}

/**
 * The object is built with only one spread, because a second spread into the same object would be
 * forty times slower.
 */
function clubSeen(at: At, club: Club) {
  const cards = footballersOf(club)
  const { aim, filled: side } = bestSide(at, cards, club.wilds.length)
  return { side, aim: cards.length === 0 ? null : aim, ...club }
}

const sizesOf = ({ red, blue, yellow, white, referee, chairman, bonus }: Decks) => ({
  red: red.length,
  blue: blue.length,
  yellow: yellow.length,
  white: white.length,
  referee: referee.length,
  chairman: chairman.length,
  bonus: bonus.length,
})
type Decks = State['secret']['decks']

export function outcome(state: State, table: Table): Outcome | null {
  const { result, clubs, left } = state.shared
  if (result === null) return null
  const seats = clubs.map(({ seat }) => seat)
  const cup = (winner: number) => seats.map((seat) => (seat === winner ? 1 : 0))
  switch (result.kind) {
    case 'trophy': {
      const { winner } = result
      const others = seats.filter((seat) => seat !== winner)
      const ranking = behindStayers([[winner], others], left)
      return { ranking, scores: cup(winner), reason: 'trophy' }
    }
    case 'walkover': {
      const { winner } = result
      return { ranking: behindStayers([[winner]], left), scores: cup(winner), reason: 'walkover' }
    }
    case 'cap': {
      const places = groupsBy(result.ranking, ({ rank }) => -rank)
      const ranking = places.map((place) => place.map(({ seat }) => seat))
      const scores = seats.map((seat) => progressOf({ state, table }, seat))
      return { ranking, scores, reason: 'turn-cap' }
    }
    case 'draw':
      return { ranking: behindStayers([seats], left), scores: seats.map(() => 0), reason: 'draw' }
  }
}
