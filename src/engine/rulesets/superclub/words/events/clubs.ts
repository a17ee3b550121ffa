import { type EventText, listed } from '../../../../kernel/texts.ts'
import type { Phase } from '../../state.ts'
import {
  continentName,
  money,
  ofClub,
  playerName,
  staffName,
  staffText,
  starred,
} from '../names.ts'
import type { Speaks } from '../speech.ts'

const OPENINGS: Readonly<Partial<Record<Phase, string>>> = {
  draft: 'The draft begins.',
  'quick-staff': 'Each club keeps one of two key staff.',
  unhappy: 'Unhappy players may be bid for.',
  training: 'Training begins.',
  scouting: 'Scouting begins.',
  invest: 'Investment begins.',
  deadline: 'Deadline day begins.',
  close: 'The transfer window is about to close.',
}

const INCOMES = {
  start: null,
  placement: 'for its place',
  stadium: 'from its stadium',
  income: 'by its staff',
  rebate: 'back by its staff',
  abroad: null,
  gameChanger: 'by a Game changer',
} as const

/** Other payments follow from the purchase, whose text has the price. */
const COSTS = { wages: 'in wages', gameChanger: 'by a Game changer' } as const

export const clubEvents = {
  'game.created': ({ clubs }, { who }) =>
    `The clubs: ${listed(clubs.map((_, seat) => who(seat)))}.`,
  'deck.shuffled': () => null,
  'manager.rolled': ({ seat, die }, { who }) => `${who(seat)} rolls ${die} for the first pick.`,
  'manager.numbered': ({ seat, number }, { who }) =>
    number === 1 ? `${who(seat)} is manager 1.` : null,
  'draft.board-filled': ({ round, cards, next }, { who }) =>
    `Draft round ${round}: ${cards.length} players lie open, ${who(next)} picks first.`,
  'draft.picked': ({ seat, card, stars }, { who, table }) =>
    `${who(seat)} picks ${starred(card, table, stars)}.`,
  'stacks.cut': () => 'The other players are cut into six stacks.',
  'stacks.refilled': () => 'The Inactive players fill the stacks again.',
  'phase.started': ({ phase, year, round }): EventText => {
    if (phase === 'season' && round) return `Round ${round} of year ${year}.`
    return OPENINGS[phase] ?? null
  },
  'turn.started': () => null,
  'turn.ended': () => null,
  'cash.received': ({ seat, amount, reason }, context) => {
    const why = INCOMES[reason]
    return why && ofClub(seat, context, `${context.who(seat)} gets ${money(amount)} ${why}.`)
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
    `${who(seat)} owes wages of ${money(amount)} and must sell abroad.`,
  'boost.assigned': ({ seat, boost }, { who, viewer }) =>
    seat === viewer ? `The captain's boost of ${who(seat)} is +${boost}.` : null,
  'training.guaranteed': ({ seat, card, from, to }, context) => {
    const name = playerName(card, context.table)
    const sentence = `${context.who(seat)} trains ${name} from ${from} to ${to} without a roll.`
    return ofClub(seat, context, sentence)
  },
  'training.rolled': ({ seat, card, die, bonus, from, to }, context) => {
    const rolled = bonus > 0 ? `${die}+${bonus}` : `${die}`
    const result = to > from ? `goes from ${from} to ${to}` : `stays at ${from}`
    const name = playerName(card, context.table)
    return ofClub(
      seat,
      context,
      `${context.who(seat)} rolls ${rolled} in training: ${name} ${result}.`,
    )
  },
  'scout.revealed': ({ seat, continent, card, stars, price }, context) => {
    const shown = `${starred(card, context.table, stars)} in ${continentName(continent)}`
    return ofClub(seat, context, `${context.who(seat)} scouts ${shown}, for ${money(price)}.`)
  },
  'scout.signed': ({ seat, card, stars, price }, context) => {
    const signed = starred(card, context.table, stars)
    return ofClub(seat, context, `${context.who(seat)} signs ${signed} for ${money(price)}.`)
  },
  'scout.declined': ({ seat, card }, context) => {
    const name = playerName(card, context.table)
    return ofClub(seat, context, `${context.who(seat)} does not sign ${name}.`)
  },
  'facility.upgraded': ({ seat, department, level, price }, context) => {
    const raised = `${department} to level ${level} for ${money(price)}`
    return ofClub(seat, context, `${context.who(seat)} raises ${raised}.`)
  },
  'player.sold-abroad': ({ seat, card, stars, price }, context) => {
    const { who, table } = context
    const sold = starred(card, table, stars)
    return ofClub(seat, context, `${who(seat)} sells ${sold} abroad for ${money(price)}.`)
  },
} satisfies Speaks
