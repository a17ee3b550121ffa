import { type Facts, type Must, mustOf } from '../../kernel/refusal.ts'
import { type Problem, problemOf } from '../../kernel/rule.ts'

export const refusals = {
  'debt-open': {
    clause: 'SP-509',
    says: 'A debt is open. The game continues when the debt is settled.',
  },
  'sale-pending': {
    clause: 'SP-R30',
    says: 'Your offer has no answer yet. Wait, or withdraw the offer before you sell again.',
  },
  'insufficient-funds': {
    clause: ['SP-304', 'SP-407', 'SP-R35', 'SP-R30'],
    says: {
      bound: 'This move may cost {bound}. Even by selling cards back, {seat} can pay only {means}.',
      cash: '{seat} has {cash}, which is less than {amount}.',
    },
  },
  'squad-full': {
    clause: 'SP-119',
    says: 'A club has at most {most} footballers, and {seat} has no room left.',
  },
  'manager-limit': {
    clause: 'SP-119',
    says: 'A club has only one manager. {seat} would have two.',
  },
  'stadium-limit': {
    clause: 'SP-119',
    says: 'A club has only one stadium. {seat} would have two.',
  },
  'wild-limit': {
    clause: 'SP-119',
    says: 'A club has at most {most} Wild Substitutes, and {seat} has no room left.',
  },
  'pick-required': { clause: ['SP-314', 'SP-315'], says: 'Choose what you buy: {among}.' },
  'pick-not-allowed': {
    clause: 'SP-302',
    says: "You buy the deck's top footballer and cannot choose another.",
  },
  'pick-unavailable': { clause: ['SP-314', 'SP-315'], says: 'This space does not sell {pick}.' },
  'no-tackle-card': { clause: 'SP-402', says: 'You have no Tackle card.' },
  'unknown-card': { clause: 'SP-102', says: 'The game has no card {card}.' },
  'duplicate-card': {
    clause: ['SP-R35', 'SP-507', 'SP-R30'],
    says: 'The move names {card} twice.',
  },
  'card-not-owned': {
    clause: ['SP-R35', 'SP-507', 'SP-208', 'SP-209', 'SP-R30'],
    says: '{seat} does not have {card}.',
  },
  'wrong-card-kind': {
    clause: ['SP-208', 'SP-209'],
    says: 'You cannot use {card} for this move.',
  },
  'no-match-right': {
    clause: 'SP-707',
    says: 'A free match (one a turn) requires a Club Set, too few WIN cards and no match card.',
  },
  'self-target': {
    clause: ['SP-702', 'SP-803', 'SP-602', 'SP-R30', 'SP-513'],
    says: 'Choose a club other than your own.',
  },
  'unknown-seat': {
    clause: ['SP-702', 'SP-803', 'SP-602', 'SP-R30', 'SP-513'],
    says: 'This game has no such seat.',
  },
  'seat-out': {
    clause: ['SP-702', 'SP-803', 'SP-602', 'SP-R30', 'SP-513', 'SP-R43'],
    says: 'That club has left the game.',
  },
  'opponent-not-eligible': {
    clause: 'SP-709',
    says: '{opponent} has all WIN cards. Play a club that still lacks WIN cards.',
  },
  'skip-not-allowed': { clause: 'SP-R19', says: 'You must play this Cup Match.' },
  'card-not-sellable': {
    clause: ['SP-507', 'SP-414'],
    says: 'The Official buys back only footballers, managers and stadiums, not {card}.',
  },
  'club-set-incomplete': {
    clause: 'SP-802',
    says: 'A Club Set needs {setSize} eligible footballers ({side} now), a manager and a stadium.',
  },
  'wins-incomplete': {
    clause: 'SP-802',
    says: 'You need {winsRequired} WIN cards for the Cup Final. You have {wins}.',
  },
  'squad-over-limit': {
    clause: 'SP-R26',
    says: 'You have {footballers} footballers. The limit for the Cup Final is {most}.',
  },
  'target-in-debt': { clause: 'SP-R30', says: '{to} also has a debt and cannot buy.' },
  'empty-side': { clause: 'SP-R35', says: 'Each side of a deal must give a card or money.' },
  'money-both-ways': { clause: 'SP-R35', says: 'Only one side of a deal can pay money.' },
  'bad-amount': {
    clause: ['SP-R35', 'SP-R30'],
    says: {
      step: '{amount} is not a positive multiple of {step}.',
      rest: 'The debt is {rest}, so you cannot offer cards for {amount}.',
    },
  },
  'card-not-tradable': {
    clause: 'SP-R35',
    says: 'Red, bogus and trophy cards, such as {card}, cannot be traded.',
  },
  'win-sequence': {
    clause: 'SP-609',
    says: {
      wins: 'WIN cards must form a sequence from Round 1. {seat} would hold {wins}.',
      round: 'The next WIN card for {seat} is the card of Round {round}.',
    },
  },
  'yellow-limit': {
    clause: 'SP-R52',
    says: 'A club holds at most one yellow card. {seat} would have two.',
  },
  'partner-fixed': {
    clause: 'SP-602',
    says: 'You negotiate with {partner}. A negotiation has only one partner.',
  },
  'offer-limit': {
    clause: ['SP-R34', 'SP-R30'],
    says: {
      maxOffers: 'This negotiation has reached its limit of {maxOffers} offers.',
      maxEmergencyOffers:
        'You have reached the limit of {maxEmergencyOffers} offers for this debt.',
    },
  },
  'creditor-not-seat': {
    clause: 'SP-512',
    says: 'The Official takes no cards as payment. Sell cards back instead.',
  },
  'assets-remain': {
    clause: 'SP-R29',
    says: 'You can still sell cards or pay: you have {cash} and owe {rest}.',
  },
  'claims-automatic': { clause: 'SP-504', says: 'Fees are paid automatically in this game.' },
  'no-such-claim': { clause: 'SP-504', says: 'This fee is not due to you now.' },
  'squad-within-limit': {
    clause: 'SP-513',
    says: '{target} has at most {most} footballers.',
  },
  'audit-off': { clause: 'SP-513', says: 'In this game, a squad cannot exceed its limit.' },
  'pawn-taken': { clause: 'SP-116', says: 'Each player needs a different pawn. Chosen: {pawns}.' },
  'mode-combination': {
    clause: 'SP-R39',
    says: 'Five-a-side requires the squad rule `colour`, not `system`.',
  },
} as const
export type Code = keyof typeof refusals

export type Use<C extends Code> = (typeof refusals)[C]['clause'][number]

export const must: Must<typeof refusals> = mustOf(refusals)
export const problem = problemOf(refusals)

export const withFacts = (reason: Problem | null, named: Facts): Problem | null =>
  reason && { ...reason, facts: { ...named, ...reason.facts } }
