import { type Must, mustOf, type RefusalFacts } from '../../kernel/refusal.ts'
import { type Problem, problemOf } from '../../kernel/rule.ts'

export const refusals = {
  'bad-game-setup': {
    clause: ['SC-005', 'SC-001', 'SC-235', 'SC-R27', 'SC-R37', 'SC-R54'],
    says: {
      clubs: 'Each manager needs a different club.',
      fewest: 'This pack is for {fewest} to {most} managers.',
      superCup: 'The pack has only {superCup} SuperCup cards. Choose at most {superCup} seasons.',
      homeAndAway: 'Two managers already meet home and away. Switch this option off.',
      maxTradeOffers: 'Unlimited trade offers need a time per move.',
      maxSeasons: 'A game without a season limit needs a time per move.',
    },
  },
  'unknown-id': {
    clause: 'SC-002',
    says: {
      card: 'There is no player {card}.',
      staff: 'There are no key staff {staff}.',
      gc: 'There is no Game changer {gc}.',
      continent: 'There is no continent {continent}.',
      department: 'There is no department {department}. Use training, scouting or stadium.',
      club: 'There is no club {club}.',
      trade: 'You have no open offer with the id {trade}.',
    },
  },
  'card-not-available': {
    clause: ['SC-022', 'SC-251', 'SC-124', 'SC-127', 'SC-207', 'SC-R60'],
    says: {
      card: 'You cannot choose {card} here.',
      staff: 'You cannot choose {staff} here.',
      dismiss:
        'You can dismiss {dismiss} only from your own staff, and only when your staff is full.',
    },
  },
  'not-your-player': {
    clause: [
      ...(['SC-102', 'SC-077', 'SC-166', 'SC-203', 'SC-207'] as const),
      ...(['SC-R12', 'SC-R37', 'SC-R39', 'SC-R48', 'SC-R60'] as const),
    ],
    says: {
      card: '{card} does not play for that club.',
      staff: '{staff} does not work for that club.',
    },
  },
  'no-potential': {
    clause: ['SC-102', 'SC-077', 'SC-207'],
    says: '{card} has no hollow star left.',
  },
  'already-trained': {
    clause: 'SC-R30',
    says: '{card} has already trained in this off-season.',
  },
  'no-trainings-left': {
    clause: 'SC-093',
    says: 'You have trained all {trainees} players that your training level allows.',
  },
  'no-guaranteed-star': {
    clause: 'SC-098',
    says: 'Only the highest training level gives a guaranteed star, once an off-season.',
  },
  'guarantee-too-late': {
    clause: 'SC-099',
    says: 'You must give the guaranteed star before your first roll.',
  },
  'no-draws-left': {
    clause: 'SC-113',
    says: 'You have made all {draws} draws that your scouting level allows.',
  },
  'continent-empty': { clause: 'SC-R9', says: 'The stack of {continent} is empty.' },
  'not-enough-cash': {
    clause: ['SC-R36', 'SC-111', 'SC-123', 'SC-124', 'SC-R39'],
    says: {
      price: 'The price is {price}, but the club can pay only {cash}.',
      amount: 'You cannot bid {amount}: the club can pay only {cash}.',
      demanded: 'The deal costs {seat} {demanded}, but only {cash} is free.',
    },
  },
  'no-actions-left': {
    clause: 'SC-120',
    says: 'You have made all {actions} investments of this off-season.',
  },
  'department-used': {
    clause: 'SC-121',
    says: 'You have already invested in {department} in this off-season.',
  },
  'max-level': { clause: 'SC-122', says: '{department} is already at the top level (4).' },
  'staff-stack-empty': { clause: 'SC-R33', says: 'No key staff are left to draw.' },
  'staff-full': {
    clause: 'SC-127',
    says: 'A club has at most {limit} key staff. Dismiss a staff member first.',
  },
  'bid-too-low': {
    clause: ['SC-134', 'SC-135'],
    says: 'Bid at least {least}. Only a stronger squad may equal the highest bid.',
  },
  'bids-are-binding': {
    clause: 'SC-085',
    says: 'Your bid is the highest, and bids are binding. You cannot pass.',
  },
  'card-locked': {
    clause: ['SC-R39', 'SC-085'],
    says: '{card} cannot be sold or traded before the owner answers the bid.',
  },
  'squad-full': {
    clause: ['SC-138', 'SC-R39', 'SC-R60'],
    says: {
      limit: 'A squad has at most {limit} players, and each binding bid counts as one.',
      revealed: 'Your squad is full. Sell a player abroad to keep {revealed}.',
    },
  },
  'squad-too-small': {
    clause: 'SC-R13',
    says: 'A club must keep at least 10 outfield players.',
  },
  'window-closed': {
    clause: 'SC-130',
    says: 'Clubs can trade from Training until the off-season ends, except during a sealed lot.',
  },
  'trade-needs-a-player': { clause: 'SC-R37', says: 'A trade must include at least one player.' },
  'bad-trade-partner': {
    clause: 'SC-R37',
    says: 'You can trade only with another manager who is still in the game.',
  },
  'too-many-offers': {
    clause: 'SC-R37',
    says: 'You have used all {most} trade offers this off-season.',
  },
  'trade-stale': {
    clause: 'SC-R37',
    says: {
      card: '{card} has left that club.',
      demanded: 'The offered {demanded} is no longer available.',
    },
  },
  'option-off': {
    clause: ['SC-070', 'SC-R37'],
    says: 'The option {option} is off in this game.',
  },
  'player-not-for-you': {
    clause: ['SC-073', 'SC-071', 'SC-R51'],
    says: {
      keeps: '{card} is happy: its club satisfies players with up to {keeps} stars.',
      appeal: '{card} would not join: your status satisfies players with up to {appeal} stars.',
      refuses: '{refuses} joins only a club whose status satisfies the player.',
      card: '{card} does not play for another club.',
    },
  },
  'already-bid': {
    clause: 'SC-080',
    says: 'You have already bid for an unhappy player in this off-season.',
  },
  'already-targeted': {
    clause: 'SC-081',
    says: '{owner} has already received a bid for an unhappy player in this off-season.',
  },
  'counter-refused': {
    clause: 'SC-R39',
    says: 'Up to three times, demand players or more than {bid}.',
  },
  'not-this-player': {
    clause: ['SC-077', 'SC-R39'],
    says: 'The star must go to a player other than {card}.',
  },
  'bad-formation': {
    clause: 'SC-166',
    says: {
      size: 'In this formation, put {size} players in {row}.',
      formation: 'There is no formation {formation}.',
    },
  },
  'player-unavailable': {
    clause: ['SC-079', 'SC-202', 'SC-207'],
    says: '{card} {why} and cannot play.',
  },
  'duplicate-player': { clause: 'SC-166', says: 'A player can fill only one slot.' },
  'bad-goalkeeper': {
    clause: ['SC-R15', 'SC-161'],
    says: 'Only a goalkeeper or Given can keep goal, and they play nowhere else.',
  },
  'slot-not-filled': {
    clause: 'SC-R14',
    says: 'Fill every slot while you have a fit player. Empty slots go last in a row.',
  },
  'bad-boost': {
    clause: ['SC-168', 'SC-232', 'SC-239'],
    says: {
      due: "Place your captain's boost of {due} on a third.",
      placed: "Your captain's boost is already in {placed}. Choose another third.",
      boost: "You have no captain's boost in this match.",
    },
  },
  'not-your-card': { clause: 'SC-R24', says: '{gc} is not in your hand.' },
  'wrong-window': { clause: 'SC-R24', says: 'You can play {gc} only {window}.' },
  'nothing-to-cancel': {
    clause: 'SC-R24',
    says: 'Your dice injured no player, so there is nothing to cancel.',
  },
  'bad-substitute': {
    clause: ['SC-203', 'SC-R22'],
    says: 'A substitute must be fit and on the bench. In goal, use a goalkeeper or Given.',
  },
  'bad-penalty-order': {
    clause: 'SC-R41',
    says: 'Name each of the {takers} players on the pitch once.',
  },
} as const

type Sayings = typeof refusals
type Code = keyof Sayings
export type ClauseOf<C extends Code> = Sayings[C]['clause'][number]

/**
 * Throws a refusal if the set-up of a game is invalid. For an illegal move, rules return the result
 * of the function `problem` and throw no refusal.
 */
export const must: Must<Sayings> = mustOf(refusals)
export const problem = problemOf(refusals)

export const unless = <C extends Code>(
  holds: boolean,
  code: C,
  ...grounds: RefusalFacts<Sayings[C]>
): Problem | null => (holds ? null : problem(code, ...grounds))

export function firstOf<T>(
  items: readonly T[],
  problemWith: (item: T) => Problem | null,
): Problem | null {
  for (const item of items) {
    const found = problemWith(item)
    if (found) return found
  }
  return null
}

/** Describes a field whose value may be valid in other moves, but not in the refused move. */
export const malformed = (pointer: string, message: string): Problem => ({
  code: 'invalid-parameters',
  clause: null,
  facts: { errors: [{ pointer, message }] },
})
