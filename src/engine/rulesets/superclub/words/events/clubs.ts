import { type EventText, listed } from '../../../../kernel/texts.ts'
import type { Phase } from '../../state.ts'
import {
  departmentName,
  facilityText,
  fromContinent,
  money,
  ofClub,
  playerName,
  staffName,
  staffText,
  starred,
} from '../names.ts'
import type { EventTexts } from '../texts.ts'

const OPENINGS: Readonly<Partial<Record<Phase, string>>> = {
  draft: 'The draft begins.',
  'quick-staff': 'Each club keeps one of two key staff.',
  unhappy: 'Clubs may bid for unhappy players.',
  training: 'Training begins.',
  scouting: 'Scouting begins.',
  invest: 'Investment begins.',
  deadline: 'Deadline day begins.',
  close: 'The transfer window closes soon.',
}

const INCOMES = {
  start: null,
  placement: "for last season's place",
  stadium: 'stadium income',
  income: 'from key staff',
  rebate: 'back, thanks to key staff',
  abroad: null,
  gameChanger: 'from a Game changer',
} as const

/** The purpose of a payment, as worded in the sentence about the payment. */
const COSTS = { wages: 'in wages', gameChanger: 'for a Game changer' } as const

export const clubEvents = {
  'game.created': ({ clubs }, { who }) =>
    `The clubs: ${listed(clubs.map((_, seat) => who(seat)))}.`,
  'deck.shuffled': () => null,
  'manager.rolled': ({ seat, die }, { who }) => `${who(seat)} rolls ${die} for the first pick.`,
  'manager.numbered': ({ seat, number }, { who }) =>
    number === 1 ? `${who(seat)} picks first.` : null,
  'draft.board-filled': ({ round, cards, next }, { who }) =>
    `Draft round ${round}: ${cards.length} new players. ${who(next)} picks first.`,
  'draft.picked': ({ seat, card, stars }, { who, table }) =>
    `${who(seat)} picks ${starred(card, table, stars)}.`,
  'stacks.cut': () => 'The other players form six continent stacks.',
  'stacks.refilled': () => 'The Inactive players form new continent stacks.',
  'phase.started': ({ phase, year, round }): EventText => {
    if (phase === 'season' && round) return `Year ${year}, round ${round}.`
    return OPENINGS[phase] ?? null
  },
  'turn.started': () => null,
  'turn.ended': () => null,
  'cash.received': ({ seat, amount, reason }, context) => {
    const why = INCOMES[reason]
    return why && ofClub(seat, context, `${context.who(seat)} collects ${money(amount)} ${why}.`)
  },
  'cash.paid': ({ seat, amount, reason }, context) =>
    reason === 'wages' || reason === 'gameChanger'
      ? ofClub(seat, context, `${context.who(seat)} pays ${money(amount)} ${COSTS[reason]}.`)
      : null,
  'token.moved': () => null,
  'marker.moved': () => null,
  'staff.drawn': ({ seat, staff }, context) => {
    const names = staff.map((one) => staffName(one, context.table))
    return ofClub(seat, context, `${context.who(seat)} may hire ${listed(names, 'or')}.`)
  },
  'staff.hired': ({ seat, staff, price }, context) => {
    const { who, table } = context
    const cost = price > 0 ? ` for ${money(price)}` : ''
    const hired = `${who(seat)} hires ${staffName(staff, table)}${cost}`
    return ofClub(seat, context, `${hired}: ${staffText(staff, table)}`)
  },
  'staff.declined': () => null,
  'staff.dismissed': ({ seat, staff }, context) =>
    ofClub(seat, context, `${context.who(seat)} dismisses ${staffName(staff, context.table)}.`),
  'wages.owed': ({ seat, amount }, { who }) =>
    `${who(seat)} cannot pay ${money(amount)} in wages and must sell players.`,
  'boost.assigned': ({ seat, boost }, { who, viewer }) =>
    seat === viewer ? `${who(seat)}'s captain's boost is +${boost}.` : null,
  'training.guaranteed': ({ seat, card, from, to }, context) => {
    const name = playerName(card, context.table)
    const sentence = `${context.who(seat)} trains ${name} without a roll: ${from} to ${to} stars.`
    return ofClub(seat, context, sentence)
  },
  'training.rolled': ({ seat, card, die, bonus, from, to }, context) => {
    const rolled = bonus > 0 ? `${die}+${bonus}` : `${die}`
    const result = to > from ? `${from} to ${to} stars` : `no new star`
    const name = playerName(card, context.table)
    return ofClub(seat, context, `${context.who(seat)} trains ${name}: rolls ${rolled}, ${result}.`)
  },
  'scout.revealed': ({ seat, continent, card, stars, price }, context) => {
    const shown = starred(card, context.table, stars) + fromContinent(continent, context.table)
    return ofClub(seat, context, `${context.who(seat)} finds ${shown} for ${money(price)}.`)
  },
  'scout.signed': ({ seat, card, stars, price }, context) => {
    const signed = starred(card, context.table, stars)
    return ofClub(seat, context, `${context.who(seat)} signs ${signed} for ${money(price)}.`)
  },
  'scout.declined': ({ seat, card }, context) => {
    const name = playerName(card, context.table)
    return ofClub(seat, context, `${context.who(seat)} lets ${name} go.`)
  },
  'facility.upgraded': ({ seat, department, level, price }, context) => {
    const upgraded = `${departmentName(department)} to level ${level} for ${money(price)}`
    const benefit = facilityText(context.table, department, level)
    return ofClub(seat, context, `${context.who(seat)} upgrades ${upgraded}: ${benefit}.`)
  },
  'player.sold-abroad': ({ seat, card, stars, price }, context) => {
    const { who, table } = context
    const sold = starred(card, table, stars)
    return ofClub(seat, context, `${who(seat)} sells ${sold} abroad for ${money(price)}.`)
  },
} satisfies EventTexts
