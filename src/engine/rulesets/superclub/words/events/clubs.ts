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

/** Setup of the clubs, and their own actions. */
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
  'cash.received': ({ seat, amount, reason }, told) => {
    const why = INCOMES[reason]
    return why && ofClub(seat, told, `${told.who(seat)} gets ${money(amount)} ${why}.`)
  },
  'cash.paid': ({ seat, amount, reason }, told) =>
    reason === 'wages' || reason === 'gameChanger'
      ? ofClub(seat, told, `${told.who(seat)} pays ${money(amount)} ${COSTS[reason]}.`)
      : null,
  'token.moved': () => null,
  'marker.moved': () => null,
  'staff.drawn': ({ seat, staff }, told) => {
    const names = staff.map((one) => staffName(one, told.table))
    return ofClub(seat, told, `${told.who(seat)} may hire ${listed(names, 'or')}.`)
  },
  'staff.hired': ({ seat, staff, price }, told) => {
    const { who, table } = told
    const cost = price > 0 ? ` for ${money(price)}` : ''
    const hired = `${who(seat)} hires ${staffName(staff, table)}${cost}`
    return ofClub(seat, told, `${hired}: ${staffText(staff, table)}`)
  },
  'staff.declined': () => null,
  'staff.dismissed': ({ seat, staff }, told) =>
    ofClub(seat, told, `${told.who(seat)} dismisses ${staffName(staff, told.table)}.`),
  'wages.owed': ({ seat, amount }, { who }) =>
    `${who(seat)} owes wages of ${money(amount)} and must sell abroad.`,
  'boost.assigned': ({ seat, boost }, { who, viewer }) =>
    seat === viewer ? `The captain's boost of ${who(seat)} is +${boost}.` : null,
  'training.guaranteed': ({ seat, card, from, to }, told) => {
    const name = playerName(card, told.table)
    const sentence = `${told.who(seat)} trains ${name} from ${from} to ${to} without a roll.`
    return ofClub(seat, told, sentence)
  },
  'training.rolled': ({ seat, card, die, bonus, from, to }, told) => {
    const rolled = bonus > 0 ? `${die}+${bonus}` : `${die}`
    const result = to > from ? `goes from ${from} to ${to}` : `stays at ${from}`
    const name = playerName(card, told.table)
    return ofClub(seat, told, `${told.who(seat)} rolls ${rolled} in training: ${name} ${result}.`)
  },
  'scout.revealed': ({ seat, continent, card, stars, price }, told) => {
    const shown = `${starred(card, told.table, stars)} in ${continentName(continent)}`
    return ofClub(seat, told, `${told.who(seat)} scouts ${shown}, for ${money(price)}.`)
  },
  'scout.signed': ({ seat, card, stars, price }, told) => {
    const signed = starred(card, told.table, stars)
    return ofClub(seat, told, `${told.who(seat)} signs ${signed} for ${money(price)}.`)
  },
  'scout.declined': ({ seat, card }, told) => {
    const name = playerName(card, told.table)
    return ofClub(seat, told, `${told.who(seat)} does not sign ${name}.`)
  },
  'facility.upgraded': ({ seat, department, level, price }, told) => {
    const raised = `${department} to level ${level} for ${money(price)}`
    return ofClub(seat, told, `${told.who(seat)} raises ${raised}.`)
  },
  'player.sold-abroad': ({ seat, card, stars, price }, told) => {
    const { who, table } = told
    const sold = starred(card, table, stars)
    return ofClub(seat, told, `${who(seat)} sells ${sold} abroad for ${money(price)}.`)
  },
} satisfies Speaks
