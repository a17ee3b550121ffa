import { type Club, SQUADS } from './club.ts'

const WILDS_MAX = 3
const PLACES = 11

/** How many places of its best side are filled, wilds included. */
export function sideOf({ footballers, wilds }: Club): number {
  const counts = SQUADS.map(
    (squad) => footballers.filter(({ card }) => card.startsWith(squad)).length,
  )
  return Math.min(PLACES, Math.max(...counts) + Math.min(wilds.length, WILDS_MAX))
}
