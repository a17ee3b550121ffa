import { type Facts, type Must, mustOf } from '../../kernel/refusal.ts'
import { type Problem, problemOf } from '../../kernel/rule.ts'

/** Clauses of each code, the usual one first, and the text of the rule. */
export const refusals = {
  'debt-open': {
    clause: 'SP-509',
    says: 'An amount is unpaid: nothing else goes on until it is settled.',
  },
  'sale-pending': {
    clause: 'SP-R30',
    says: 'Your offer waits for its answer: nothing else is sold unless you withdraw it.',
  },
  'insufficient-funds': {
    clause: ['SP-304', 'SP-407', 'SP-R35', 'SP-R30'],
    says: {
      bound: 'This may cost {bound}: with all that it could sell back {seat} can pay {means}.',
      cash: '{seat} has {cash}, which is less than {amount}.',
    },
  },
  'squad-full': {
    clause: 'SP-119',
    says: 'A club has at most {most} footballers: {seat} has no room for more.',
  },
  'manager-limit': {
    clause: 'SP-119',
    says: 'A club has at most one manager: {seat} would have two.',
  },
  'stadium-limit': {
    clause: 'SP-119',
    says: 'A club has at most one stadium: {seat} would have two.',
  },
  'wild-limit': {
    clause: 'SP-119',
    says: 'A club has at most {most} Wild Substitutes: {seat} has no room for more.',
  },
  'pick-required': { clause: ['SP-314', 'SP-315'], says: 'Say which one you buy: {among}.' },
  'pick-not-allowed': {
    clause: 'SP-302',
    says: 'A footballer comes from the top of the deck: nobody picks one.',
  },
  'pick-unavailable': { clause: ['SP-314', 'SP-315'], says: 'Not for sale here: {pick}.' },
  'no-tackle-card': { clause: 'SP-402', says: 'Without a Tackle card nobody tackles.' },
  'unknown-card': { clause: 'SP-102', says: 'There is no card {card}.' },
  'duplicate-card': {
    clause: ['SP-R35', 'SP-507', 'SP-R30'],
    says: 'One card is named twice: {card}.',
  },
  'card-not-owned': {
    clause: ['SP-R35', 'SP-507', 'SP-208', 'SP-209', 'SP-R30'],
    says: '{seat} does not have {card}.',
  },
  'wrong-card-kind': {
    clause: ['SP-208', 'SP-209'],
    says: 'This is not done with {card}.',
  },
  'no-match-right': {
    clause: 'SP-707',
    says: 'The free match is for a Club Set short of WIN cards, with no card to play, once a turn.',
  },
  'self-target': {
    clause: ['SP-702', 'SP-803', 'SP-602', 'SP-R30', 'SP-513'],
    says: 'Name another club than your own.',
  },
  'unknown-seat': {
    clause: ['SP-702', 'SP-803', 'SP-602', 'SP-R30', 'SP-513'],
    says: 'There is no such seat at this table.',
  },
  'seat-out': {
    clause: ['SP-702', 'SP-803', 'SP-602', 'SP-R30', 'SP-513', 'SP-R43'],
    says: 'That club has left the game.',
  },
  'opponent-not-eligible': {
    clause: 'SP-709',
    says: '{opponent} has all its WIN cards: play a club that lacks some.',
  },
  'skip-not-allowed': { clause: 'SP-R19', says: 'This Cup Match must be played.' },
  'card-not-sellable': {
    clause: ['SP-507', 'SP-414'],
    says: 'The Official buys back footballers, managers and stadiums, not {card}.',
  },
  'club-set-incomplete': {
    clause: 'SP-802',
    says: 'A Club Set is {setSize} footballers that count ({side} now), a manager and a stadium.',
  },
  'wins-incomplete': {
    clause: 'SP-802',
    says: 'The Cup Final needs {winsRequired} WIN cards: you have {wins}.',
  },
  'squad-over-limit': {
    clause: 'SP-R26',
    says: 'With {footballers} footballers nobody plays the Cup Final: {most} is the limit.',
  },
  'target-in-debt': { clause: 'SP-R30', says: '{to} has a debt of its own, and buys nothing.' },
  'empty-side': { clause: 'SP-R35', says: 'Both sides of a deal give a card or money.' },
  'money-both-ways': { clause: 'SP-R35', says: 'In a deal money goes one way only.' },
  'bad-amount': {
    clause: ['SP-R35', 'SP-R30'],
    says: {
      step: 'Amounts are multiples of {step}, and more than nothing: {amount} is not.',
      rest: 'No more than the debt is paid in kind: {rest}, not {amount}.',
    },
  },
  'card-not-tradable': {
    clause: 'SP-R35',
    says: 'Yellow, red, bogus and trophy cards do not change hands: {card} does not.',
  },
  'win-sequence': {
    clause: 'SP-609',
    says: 'WIN cards are held from Round 1 on without a gap: {seat} would hold {wins}.',
  },
  'partner-fixed': {
    clause: 'SP-602',
    says: 'A negotiation has one partner, and this one has {partner}.',
  },
  'offer-limit': {
    clause: ['SP-R34', 'SP-R30'],
    says: {
      maxOffers: 'A negotiation has no more offers than {maxOffers}.',
      maxEmergencyOffers: 'For one debt no more offers are made than {maxEmergencyOffers}.',
    },
  },
  'creditor-not-seat': {
    clause: 'SP-512',
    says: 'The Official takes no cards as payment, but buys some back.',
  },
  'assets-remain': {
    clause: 'SP-R29',
    says: 'Nobody concedes who can still sell cards or pay: {cash} in cash, {rest} owed.',
  },
  'claims-automatic': { clause: 'SP-504', says: 'At this table all that is due is paid unasked.' },
  'no-such-claim': { clause: 'SP-504', says: 'Nothing of that kind is due to you now.' },
  'squad-within-limit': {
    clause: 'SP-513',
    says: '{target} has no more footballers than {most}.',
  },
  'audit-off': { clause: 'SP-513', says: 'At this table nobody can have too many footballers.' },
  'pawn-taken': { clause: 'SP-116', says: 'Each seat has a pawn of its own: {pawns} do not go.' },
  'mode-combination': {
    clause: 'SP-R39',
    says: 'Five-a-side is played with squads of one colour, not with a system.',
  },
} as const
export type Code = keyof typeof refusals

/** A clause of a code that enforces several. */
export type Use<C extends Code> = (typeof refusals)[C]['clause'][number]

export const must: Must<typeof refusals> = mustOf(refusals)
export const problem = problemOf(refusals)

/** Adds facts that the move itself names. */
export const withFacts = (reason: Problem | null, named: Facts): Problem | null =>
  reason && { ...reason, facts: { ...named, ...reason.facts } }
