import {
  type EventContext,
  listed,
  type MasksOf,
  plural,
  quoted,
  type RulesetTexts,
} from '../../../kernel/texts.ts'
import { bookOf } from '../content/book.ts'
import { isFootballer, slotOf } from '../content/cards.ts'
import type { Event, events as specs } from '../events.ts'
import { measuresOf } from '../options.ts'
import type { Party, Reason, Result } from '../state.ts'
import type { Starplayer } from '../types.ts'
import {
  capital,
  cardName,
  cardNames,
  dealName,
  money,
  partyName,
  scored,
  spaceName,
} from './names.ts'

export type Masks = MasksOf<typeof specs>
type Texts = RulesetTexts<Starplayer, Masks>
type Context = EventContext<Starplayer>
type Named<T extends Event['type']> = Extract<Event, { type: T }>

const CARD_TEXT_MAX = 200

const setupEvents = {
  'game.configured': ({ options, pawns }, { who }) => {
    const { winsRequired, setSize } = measuresOf(options)
    const side =
      options.squadRule === 'colour'
        ? `${setSize} footballers of one squad`
        : `${setSize} footballers in ${listed(options.formations, 'or')}`
    const aim = `${side}, a manager, a stadium, ${winsRequired} WIN cards, then the Cup Final`
    return `${listed(pawns.map((_, seat) => who(seat)))} play. To win: ${aim}.`
  },
  'deck.shuffled': () => null,
  'setup.dealt': ({ seat, cards, cash }, { who, table }) => {
    const club = cards.filter((card) => CLUB.includes(slotOf(card)))
    const dealt = club.length > 0 ? ` and ${cardNames(club, table)}` : ''
    return `${who(seat)} starts with ${money(cash)}${dealt}.`
  },
  'starter.rolled': () => null,
  'starter.chosen': ({ seat }, { who }) => `${who(seat)} begins.`,
} satisfies Partial<Texts['events']>
const CLUB: readonly unknown[] = ['footballers', 'manager', 'stadium']

const turnEvents = {
  'turn.started': ({ seat, no }, { who }) => `Turn ${no}: ${who(seat)}.`,
  'turn.skipped': ({ seat, no }, { who }) => `Turn ${no}: ${who(seat)} misses a turn.`,
  'turn.ended': () => null,
  'turn.changed': () => null,
  'frame.opened': () => null,
  'frame.changed': () => null,
  'frame.closed': () => null,
  // For a match, the log states the score instead of each dice roll.
  'dice.rolled': ({ seat, dice, purpose }, { who }) =>
    purpose === 'match' ? null : `${who(seat)} rolls ${dice.join('+')}.`,
  'pawn.moved': ({ seat, to, reason }, { who, table }) =>
    `${who(seat)} ${reason === 'tackle' ? 'moves to' : 'lands on'} ${spaceName(to, table)}.`,
  'penalty.rolled': ({ seat, goal, purpose }, { who }) =>
    purpose === 'spot' || purpose === 'card'
      ? `${who(seat)} ${goal ? 'scores' : 'misses'} the penalty.`
      : null,
} satisfies Partial<Texts['events']>

const cardEvents = {
  'cash.paid': paid,
  'card.moved': moved,
  'purchase.declined': ({ seat }, { who }) => `${who(seat)} does not buy.`,
  'footballer.drawn': ({ seat, card, price }, { who, table }) => {
    const name = cardName(card, table)
    if (price === null) return `${who(seat)} draws ${name}.`
    if (price === 0) return `Free Transfer! ${who(seat)} gets ${name}.`
    return `${who(seat)} buys ${name} for ${money(price)}.`
  },
  'purchase.voided': ({ seat, card, reason }, { who, table }) =>
    reason === 'cannot-pay'
      ? `${who(seat)} cannot pay for ${cardName(card, table)} and does not get it.`
      : `${who(seat)} does not get ${cardName(card, table)}.`,
  'tackle.answered': ({ seat, call }, { who }) =>
    `${who(seat)} ${call ? 'calls Tackle' : 'does not tackle'}.`,
  'tackle.resolved': ({ callers, winner }, { who }) => {
    if (winner === null) return 'Nobody tackles.'
    return `${who(winner)} ${callers.length > 1 ? 'wins the roll and tackles' : 'tackles'}.`
  },
  'chance-card.drawn': ({ seat, deck, card }, { who, table }) => {
    const text = bookOf(table.content).chance.get(card)?.text ?? card
    return `${who(seat)} draws a ${capital(deck)} card: ${quoted(text, CARD_TEXT_MAX)}`
  },
  'caution.shown': ({ seat, colour, missTurns }, { who }) => {
    const gets = `${who(seat)} gets a ${colour === 'second-yellow' ? 'second yellow' : colour} card`
    return colour === 'yellow' ? `${gets}.` : `${gets} and misses ${plural(missTurns, 'turn')}.`
  },
  'card.sold-back': ({ seat, card, price }, { who, table }) =>
    `${who(seat)} sells ${cardName(card, table)} back for ${money(price)}.`,
  'squad.audited': ({ by, target, cards }, { who, table }) =>
    `${who(by)} counts ${who(target)}'s squad: ${cardNames(cards, table)} must go back.`,
  'club-set.changed': ({ seat, complete }, { who }) =>
    `${who(seat)}'s Club Set is ${complete ? '' : 'no longer '}complete.`,
} satisfies Partial<Texts['events']>

const claimEvents = {
  'claims.recorded': () => null,
  'claim.made': claimed,
  'claims.lapsed': () => null,
  'all6.completed': ({ seat, squad, rank, amount }, { who }) =>
    `${who(seat)} completes the six ${squad} board footballers (rank ${rank}): ${money(amount)}.`,
} satisfies Partial<Texts['events']>

const matchEvents = {
  'match.started': ({ starter, opponent }, { who }) =>
    `Cup Match: ${who(starter)} against ${who(opponent)}.`,
  'match.decided': ({ goals, shootOut, winner }, { who }) =>
    `${who(winner)} wins ${
      shootOut ? `${scored(shootOut)} on penalties after ${scored(goals)}` : scored(goals)
    }.`,
  'final.challenged': ({ seat, opponent }, { who }) =>
    `Cup Final: ${who(seat)} challenges ${who(opponent)}.`,
  // The challenger's goals are stated first, because only the challenger can win the Cup.
  'final.decided': ({ kicks, winner }, { who }) =>
    `${who(winner)} ${kicks[0] > kicks[1] ? 'wins' : 'saves'} the Cup Final ` +
    `${scored(kicks)} on penalties.`,
} satisfies Partial<Texts['events']>

const dealEvents = {
  'window.opened': ({ opener }, { who }) => `${who(opener)} opens a Transfer Window.`,
  'negotiation.started': () => null,
  'negotiation.ended': ({ seat, outcome }, { who }) =>
    outcome === 'deal' ? null : `${who(seat)} makes no deal.`,
  'window.closed': () => 'The Transfer Window closes.',
  'offer.made': ({ offer, counter }, { who, table }) => {
    const instead = counter ? ' instead' : ''
    return `${who(offer.by)} offers ${who(offer.to)} ${dealName(offer, table)}${instead}.`
  },
  'offer.rejected': ({ by, to, stale }, { who }) => {
    const offer = `${who(by)}'s offer`
    return stale ? `${offer} is no longer possible.` : `${who(to)} rejects ${offer}.`
  },
  'offer.withdrawn': ({ by, to }, { who }) => `${who(by)} withdraws the offer to ${who(to)}.`,
  'trade.concluded': ({ by, to, give, take }, { who, table }) =>
    `Deal: ${who(by)} gives ${who(to)} ${dealName({ give, take }, table)}.`,
} satisfies Partial<Texts['events']>

const debtEvents = {
  'debt.opened': ({ debt: { debtor, creditor, rest, reason } }, context) =>
    `${context.who(debtor)} owes ${partyName(creditor, context)} ${money(rest)} ${FOR[reason]}.`,
  'debt.reduced': ({ debtor, creditor, amount, rest }, context) =>
    `${context.who(debtor)} pays ${money(amount)} in cards and still owes ` +
    `${partyName(creditor, context)} ${money(rest)}.`,
  'debt.settled': ({ debtor, creditor }, context) =>
    `${context.who(debtor)} settles the debt to ${partyName(creditor, context)}.`,
  'debt.written-off': ({ cancelled, ...owed }, context) =>
    `${money(cancelled)} of ${debtOf(owed, context)} is written off.`,
  'debt.cancelled': (owed, context) => `${debtOf(owed, context)} is cancelled.`,
  'sale.offered': ({ debtor, sale: { kind, to, cards, amount } }, { who, table }) => {
    const price = `${money(amount)}${kind === 'sale' ? '' : ' of the debt'}`
    return `${who(debtor)} offers ${who(to)} ${cardNames(cards, table)} for ${price}.`
  },
  'sale.rejected': ({ debtor, to, stale }, { who }) => {
    const offer = `${who(debtor)}'s sale`
    return stale ? `${offer} is no longer possible.` : `${who(to)} rejects ${offer}.`
  },
  'sale.withdrawn': ({ debtor, to }, { who }) => `${who(debtor)} withdraws the sale to ${who(to)}.`,
  'sale.concluded': ({ sale: { to, cards, amount } }, { who, table }) =>
    `${who(to)} takes ${cardNames(cards, table)} for ${money(amount)}.`,
} satisfies Partial<Texts['events']>

export const events: Texts['events'] = {
  ...setupEvents,
  ...turnEvents,
  ...cardEvents,
  ...claimEvents,
  ...matchEvents,
  ...dealEvents,
  ...debtEvents,
  'seat.left': ({ seat, reason }, { who }) =>
    `${who(seat)} ${reason === 'resigned' ? 'resigns' : 'cannot pay and is out of the game'}.`,
  'game.ended': ({ result }, context) => ended(result, context),
}

export const masked: Texts['masked'] = {
  'deck.shuffled': () => null,
  'claim.made': claimed,
  'tackle.answered': ({ seat, ...shown }, { who }) =>
    'call' in shown
      ? `${who(seat)} ${shown.call ? 'calls Tackle' : 'does not tackle'}.`
      : `${who(seat)} has answered in secret.`,
}

export const end: Texts['end'] = ({ reason, ranking }, { who }) => {
  const [first = []] = ranking
  const winners = listed(first.map(who))
  switch (reason) {
    case 'trophy':
      return `${winners} wins the Cup Final and the game.`
    case 'walkover':
      return `${winners} wins: all other clubs have left.`
    case 'draw':
      return 'The last turn is over: a draw.'
    default:
      return `The last turn is over: ${winners} ${first.length > 1 ? 'share the win' : 'wins'}.`
  }
}

const FOR: Readonly<Record<Reason, string>> = {
  double: 'for the double',
  royalty: 'in royalties',
  gate: 'in gate receipts',
  price: 'for a purchase',
  'bogus-fee': 'in legal fees',
  'all-6': 'All-6 Bonus',
  penalty: 'for the goal',
  card: '(card)',
  'sell-back': 'for cards sold back',
  trade: 'in the deal',
  sale: 'for cards',
  forfeit: '(lost Cup Final)',
  'audit-refund': 'as a refund',
  insolvency: '(all that is left)',
}

const STATED: readonly Reason[] = ['sell-back', 'all-6', 'trade', 'sale']

function paid({ from, to, amount, reason, ref }: Named<'cash.paid'>, context: Context) {
  const card = typeof ref === 'string' ? ref : ''
  if (STATED.includes(reason) || (reason === 'price' && isFootballer(card))) return null
  const why = reason === 'price' ? `for ${cardName(card, context.table)}` : FOR[reason]
  if (from === 'official') return `${capital(partyName(to, context))} gets ${money(amount)} ${why}.`
  const payee = to === 'official' ? '' : `${partyName(to, context)} `
  return `${partyName(from, context)} pays ${payee}${money(amount)} ${why}.`
}

function moved({ card, from, to, reason }: Named<'card.moved'>, { who, table }: Context) {
  const seat = /^seat:(\d+)$/.exec(to)?.[1]
  const isStated = from.startsWith('seat:') || reason === 'caution' || reason === 'final'
  if (seat === undefined || isStated) return null
  const club = who(Number(seat))
  if (reason === 'retain') return `${club} keeps the card as ${cardName(card, table)}.`
  return from === 'drawn' ? null : `${club} gets ${cardName(card, table)}.`
}

type Claimed = Pick<Named<'claim.made'>['claim'], 'kind' | 'creditor' | 'amount'>

function claimed({ claim }: { readonly claim: Claimed }, { who }: Context) {
  const { kind, creditor, amount } = claim
  return `${who(creditor)} claims ${kind === 'wild' ? 'a Wild Substitute' : money(amount)}.`
}

interface Owed {
  readonly debtor: number
  readonly creditor: Party
}

const debtOf = ({ debtor, creditor }: Owed, context: Context): string =>
  `${context.who(debtor)}'s debt to ${partyName(creditor, context)}`

function ended(result: Result, { who }: Context): string {
  switch (result.kind) {
    case 'trophy':
      return `${who(result.winner)} wins the Starplayer Cup.`
    case 'walkover':
      return `${who(result.winner)} is the last club left and wins.`
    case 'cap': {
      const places = result.ranking.map(({ seat, rank }) => `${rank}. ${who(seat)}`)
      return `The last turn is over: ${places.join(', ')}.`
    }
    case 'draw':
      return 'The last turn is over: a draw.'
  }
}
