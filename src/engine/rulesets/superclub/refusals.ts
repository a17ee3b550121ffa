import { type Must, mustOf, type RefusalFacts } from '../../kernel/refusal.ts'
import { type Problem, problemOf } from '../../kernel/rule.ts'

export const refusals = {
  'bad-game-setup': {
    clause: ['SC-005', 'SC-001', 'SC-235'],
    says: {
      clubs: 'Each manager plays another club.',
      fewest: 'With this pack {fewest} to {most} managers play.',
      superCup: 'Each season may need a SuperCup card; the pack has {superCup}.',
    },
  },
  'unknown-id': {
    clause: 'SC-002',
    says: {
      card: 'There is no player {card}.',
      staff: 'There is no member of staff {staff}.',
      gc: 'There is no Game changer {gc}.',
      continent: 'There is no continent {continent}.',
      department: 'There is no department {department}: they are training, scouting and stadium.',
      club: 'There is no club {club}.',
      trade: 'No open offer of yours has the id {trade}.',
    },
  },
  'card-not-available': {
    clause: ['SC-022', 'SC-251', 'SC-124', 'SC-127', 'SC-207', 'SC-R60'],
    says: {
      card: '{card} is not among the players to choose from.',
      staff: '{staff} is not among the staff to choose from.',
      dismiss: 'Only with a full staff one of its own is dismissed: {dismiss} is not.',
    },
  },
  'not-your-player': {
    clause: [
      ...(['SC-102', 'SC-077', 'SC-166', 'SC-203', 'SC-207'] as const),
      ...(['SC-R12', 'SC-R37', 'SC-R39', 'SC-R48', 'SC-R60'] as const),
    ],
    says: {
      card: '{card} does not play for the club.',
      staff: '{staff} does not work for the club.',
    },
  },
  'no-potential': {
    clause: ['SC-102', 'SC-077', 'SC-207'],
    says: '{card} has no hollow star left.',
  },
  'already-trained': {
    clause: 'SC-R30',
    says: 'A player is trained once an off-season: {card} has been.',
  },
  'no-trainings-left': {
    clause: 'SC-093',
    says: 'The training level allows so many players an off-season: {trainees}.',
  },
  'no-guaranteed-star': {
    clause: 'SC-098',
    says: 'A star without a roll comes with the highest training level, once an off-season.',
  },
  'guarantee-too-late': {
    clause: 'SC-099',
    says: 'The star without a roll is given before the first roll.',
  },
  'no-draws-left': {
    clause: 'SC-113',
    says: 'The scouting level allows so many draws an off-season: {draws}.',
  },
  'continent-empty': { clause: 'SC-R9', says: 'The stack of {continent} is empty.' },
  'not-enough-cash': {
    clause: ['SC-R36', 'SC-111', 'SC-123', 'SC-124', 'SC-R39'],
    says: {
      price: 'It costs {price}; the club has {cash} that no bid binds.',
      amount: 'A bid of {amount} is covered by cash; the club has {cash} that no bid binds.',
      demanded: 'The deal takes {demanded} of {seat}, with {cash} that no bid binds.',
    },
  },
  'no-actions-left': {
    clause: 'SC-120',
    says: 'An off-season allows so many investments: {actions}.',
  },
  'department-used': {
    clause: 'SC-121',
    says: 'Investments of one off-season are in different departments: {department} has one.',
  },
  'max-level': { clause: 'SC-122', says: 'No level is above 4: {department} has reached it.' },
  'staff-stack-empty': { clause: 'SC-R33', says: 'No key staff are left to draw.' },
  'staff-full': {
    clause: 'SC-127',
    says: 'A club has at most {limit} key staff: for another one of them goes.',
  },
  'bid-too-low': {
    clause: ['SC-134', 'SC-135'],
    says: 'The least bid is {least}; only a stronger squad may equal the high bid.',
  },
  'bids-are-binding': { clause: 'SC-085', says: 'A bid is binding: who leads cannot pass.' },
  'card-locked': {
    clause: ['SC-R39', 'SC-085'],
    says: 'While a bid for {card} is unanswered the player is neither sold nor traded.',
  },
  'squad-full': {
    clause: ['SC-138', 'SC-R39', 'SC-R60'],
    says: {
      limit: 'A squad has at most {limit} players, and a place for each binding bid.',
      revealed: 'Who keeps {revealed} with a full squad names a player to sell abroad.',
    },
  },
  'squad-too-small': {
    clause: 'SC-R13',
    says: 'A sale or trade leaves a club at least 10 outfield players.',
  },
  'window-closed': {
    clause: 'SC-130',
    says: 'Clubs trade from Training to the end of the off-season, never under a sealed lot.',
  },
  'trade-needs-a-player': { clause: 'SC-R37', says: 'A trade has at least one player in it.' },
  'bad-trade-partner': {
    clause: 'SC-R37',
    says: 'A trade is made with another manager who is still in the game.',
  },
  'too-many-offers': {
    clause: 'SC-R37',
    says: 'An off-season allows so many offers of trades: {most}.',
  },
  'trade-stale': {
    clause: 'SC-R37',
    says: {
      card: '{card} is not with that club any more.',
      demanded: 'The cash that was offered, {demanded}, is spent or bound by a bid.',
    },
  },
  'option-off': {
    clause: ['SC-070', 'SC-R37'],
    says: 'This table is played without the option {option}.',
  },
  'player-not-for-you': {
    clause: ['SC-073', 'SC-071', 'SC-R51'],
    says: {
      keeps: 'The owner keeps players of up to {keeps} stars happy: {card} is content.',
      appeal: 'Your status keeps players of up to {appeal} stars happy: {card} would not be.',
      refuses: '{refuses} refuses to play, and goes only where the status reaches the stars.',
      card: 'Bids are for players of other clubs: {card} is with none.',
    },
  },
  'already-bid': {
    clause: 'SC-080',
    says: 'A manager bids for one unhappy player an off-season.',
  },
  'already-targeted': {
    clause: 'SC-081',
    says: 'A club has one unhappy player bid for an off-season: {owner} has had that bid.',
  },
  'counter-refused': {
    clause: 'SC-R39',
    says: 'There are at most three counters, each for players or for more than {bid}.',
  },
  'not-this-player': {
    clause: ['SC-077', 'SC-R39'],
    says: 'The star is for another player than {card}, who is bid for.',
  },
  'bad-formation': {
    clause: 'SC-166',
    says: {
      size: 'In this formation the {row} has so many slots: {size}.',
      formation: 'There is no formation {formation}.',
    },
  },
  'player-unavailable': {
    clause: ['SC-079', 'SC-202', 'SC-207'],
    says: '{card} {why} and cannot be used.',
  },
  'duplicate-player': { clause: 'SC-166', says: 'A player stands in one slot only.' },
  'bad-goalkeeper': {
    clause: ['SC-R15', 'SC-161'],
    says: 'Goalkeepers and Given alone keep goal, and play nowhere else.',
  },
  'slot-not-filled': {
    clause: 'SC-R14',
    says: 'All slots are filled while there is a fit player; empty ones end a row.',
  },
  'bad-boost': {
    clause: ['SC-168', 'SC-232', 'SC-239'],
    says: {
      due: "The captain's boost of {due} is placed on a third.",
      placed: "The captain's boost is in {placed}: it moves to another third.",
      boost: "No captain's boost is in force in this match.",
    },
  },
  'not-your-card': { clause: 'SC-R24', says: '{gc} is not in your hand.' },
  'wrong-window': { clause: 'SC-R24', says: '{gc} is played {window}.' },
  'nothing-to-cancel': {
    clause: 'SC-R24',
    says: 'The card cancels an injury by your own dice: they have hurt nobody.',
  },
  'bad-substitute': {
    clause: ['SC-203', 'SC-R22'],
    says: 'A substitute is fit, on the bench, and in goal a goalkeeper or Given.',
  },
  'bad-penalty-order': {
    clause: 'SC-R41',
    says: 'The order names everybody on the pitch once: {takers} takers.',
  },
} as const

type Sayings = typeof refusals
type Code = keyof Sayings
/** Clauses of a code that enforces several. */
export type ClauseOf<C extends Code> = Sayings[C]['clause'][number]

/** For tables; an illegal move gives a `problem` instead. */
export const must: Must<Sayings> = mustOf(refusals)
export const problem = problemOf(refusals)

export const unless = <C extends Code>(
  holds: boolean,
  code: C,
  ...grounds: RefusalFacts<Sayings[C]>
): Problem | null => (holds ? null : problem(code, ...grounds))

/** The problem of the first item that has one. */
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

/** A field that is valid by itself, but not in this move. */
export const malformed = (pointer: string, message: string): Problem => ({
  code: 'invalid-parameters',
  clause: null,
  facts: { errors: [{ pointer, message }] },
})
