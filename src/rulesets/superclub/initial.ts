import { at, seatsOf } from '../../kernel/define.ts'
import type { Content } from './content/schema.ts'
import type { Choice, Options } from './options.ts'
import { must } from './refusals.ts'
import type { Draft, Manager } from './state.ts'
import type { Setting } from './types.ts'

/** Each manager plays a different club of the pack (SC-005). */
export function checkTable({ seats, options, choices, content }: Setting): void {
  const [fewest, most] = content.limits.managers
  must(fewest <= seats && seats <= most, 'bad-game-setup', { fewest, most })
  const chosen = choices.flatMap(({ club }) => (club === undefined ? [] : [club]))
  for (const club of chosen)
    must(
      content.clubs.some(({ id }) => id === club),
      'unknown-id',
      { club },
    )
  must(new Set(chosen).size === chosen.length, 'bad-game-setup', { clubs: chosen })
  must(content.superCup.length >= options.maxSeasons, 'bad-game-setup', {
    superCup: content.superCup.length,
  })
}

/** Those who chose no club play the first ones that are left, in seat order. */
function clubsOf(choices: readonly Choice[], { clubs }: Content): string[] {
  const chosen = choices.map(({ club }) => club)
  const free = clubs.map(({ id }) => id).filter((id) => !chosen.includes(id))
  return chosen.map((club) => club ?? free.shift() ?? '')
}

function newManager(club: string, { quickGame }: Options): Manager {
  const level = quickGame ? 2 : 1
  return {
    club,
    number: 0,
    cash: 0,
    squad: [],
    token: 0,
    marker: 0,
    seasonPoints: 0,
    status: null,
    lastRank: null,
    boost: 0,
    levels: { training: level, scouting: level, stadium: level },
    staff: [],
    offered: [],
    titles: 0,
    nextMatch: [],
    firstInjuryUsed: false,
    rebateUsed: false,
    lastLineUp: null,
    wagesOwed: null,
    resigned: false,
  }
}

/** The table before any card is shuffled. */
export function initial({ seats, options, choices, content }: Setting): Draft {
  const clubs = clubsOf(choices, content)
  return {
    shared: {
      phase: 'draft',
      year: 1,
      round: 0,
      first: 0,
      managers: seatsOf(seats).map((seat) => newManager(at(clubs, seat), options)),
      draft: { round: 0, board: [], aside: [], next: null },
      inactive: [],
      discard: [],
      turn: null,
      turnsDone: 0,
      unhappy: { bidders: [], targets: [], bid: null },
      lot: null,
      lotsDone: 0,
      ready: [],
      matches: [],
      ranking: null,
      result: null,
    },
    secret: {
      deck: [],
      stacks: Object.fromEntries(content.regions.map((region) => [region, []])),
      staff: [],
      superCup: [],
      gameChangers: [],
      hands: seatsOf(seats).map(() => []),
      collections: seatsOf(seats).map(() => []),
      faceDown: [],
      lineUps: [],
      seals: [],
      entries: [],
      orders: [],
      trades: [],
      offers: seatsOf(seats).map(() => seatsOf(seats).map(() => 0)),
    },
  }
}
