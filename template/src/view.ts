import { copied, at as itemAt, type Ruleset, seatsOf } from 'touchline/kernel'
import { groupsBy } from 'touchline/kit'
import { isIn, teamOf } from './read/teams.ts'
import type { SpotKick } from './types.ts'

export const viewFor: Ruleset<SpotKick>['viewFor'] = ({ shared, secret }, viewer) => {
  const seesAll = viewer === 'admin' || shared.step === 'ended'
  const { deck, hands, laid } = secret
  return {
    ...copied(shared),
    hand: typeof viewer === 'number' ? copied(itemAt(hands, viewer)) : null,
    laid: viewer === shared.taker ? laid : null,
    sizes: { deck: deck.length, hands: hands.map(({ length }) => length) },
    secret: seesAll ? copied(secret) : null,
  }
}

export const outcome: Ruleset<SpotKick>['outcome'] = (state, table) => {
  const { reason, teams } = state.shared
  if (reason === null) return null
  const at = { state, table }
  const seats = seatsOf(table.seats)
  const ranked = (seats: number[]) => groupsBy(seats, (seat) => teamOf(at, seat).goals)
  const ranking = [
    ...ranked(seats.filter((seat) => isIn(at, seat))),
    ...ranked(seats.filter((seat) => !isIn(at, seat))),
  ]
  return { ranking, scores: teams.map(({ goals }) => goals), reason }
}
