import { listed, plural, type QuestionContext, type RulesetTexts } from '../../../kernel/texts.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { sure } from '../../shared/sure.ts'
import { bookOf, faceValue, sellBackPrice } from '../content/book.ts'
import { isBogus, isFootballer, isOf, squadIn } from '../content/cards.ts'
import { BOGUS_FEE, FORFEIT, MANAGER_PRICE, STADIUM_PRICE } from '../content/numbers.ts'
import { type Card, squads } from '../content/schema.ts'
import { measuresOf } from '../options.ts'
import { spaceAt } from '../read/board.ts'
import { lacksWins, sideOf } from '../read/club-set.ts'
import { clubOf, footballersOf, opponentsOf, sellableOf, tradableOf } from '../read/clubs.ts'
import { debtOf, partnersOf } from '../read/deals.ts'
import { frameOf, topFrame } from '../read/frames.ts'
import { knownPurchaseProblem, publicSale, spaceOnSale } from '../read/purchases.ts'
import type { Debt, Offer } from '../state.ts'
import type { At, Starplayer, Table } from '../types.ts'
import { bareName, cardName, cardNames, dealName, money, partyName, spaceName } from './names.ts'

type Question = QuestionContext<Starplayer>
type Texts = RulesetTexts<Starplayer>
type Seen = Pick<Question, 'view' | 'table'>

export const facts: Texts['facts'] = ({ view, table, seat, who }) => {
  const at = atOf({ view, table })
  const { cash, position, missTurns } = clubOf(at, seat)
  const rivals = opponentsOf(at, seat).map(
    (other) => `${who(other)} ${money(clubOf(at, other).cash)}, ${holding(at, other)}.`,
  )
  const missed = missTurns > 0 ? `, misses ${plural(missTurns, 'turn')}` : ''
  const own = `${money(cash)}, ${holding(at, seat)}${missed}`
  return [
    `You are ${who(seat)} on ${position}: ${own}.`,
    ...(rivals.length > 0 ? [rivals.join(' ')] : []),
  ]
}

export const questions: Texts['questions'] = {
  roll: () => 'Roll the dice, or act first?',
  purchase({ view, table, seat }) {
    const at = atOf({ view, table })
    const space = spaceOnSale(at)
    const here = `You are on ${spaceName(space, table)}`
    const cannot = knownPurchaseProblem(at, { seat, space, clause: 'SP-304' })
    if (!cannot) return `${here}. Buy ${forSale(at, seat)}?`
    const why = WHY_NOT[cannot.code] ?? 'too little money'
    const wayOut = sellableOf(clubOf(at, seat)).length > 0 ? 'sell back cards' : 'act'
    return `${here} and cannot buy: ${why}. Decline, or ${wayOut} first?`
  },
  'turn-end': () => 'End your turn, or act first?',
  tackle({ view, table, seat, who }) {
    const sale = forSale(atOf({ view, table }), seat)
    return `${who(view.turn.seat)} does not buy. Tackle and buy ${sale}?`
  },
  'choose-opponent': (context) =>
    frameOf(atOf(context), 'pick-opponent').skippable
      ? 'Cup Match: who is your opponent, or do you play no match?'
      : 'Cup Match: who is your opponent?',
  negotiate: () => 'Transfer Window: make an offer, or no deal?',
  'answer-offer'({ view, table, who }) {
    const { by, give, take } = offerIn({ view, table })
    const deal = dealName({ give, take }, table)
    return `${who(by)} offers you ${deal}. Accept, reject or counter?`
  },
  'offer-pending': (context) => `Your offer is open: ${pendingName(context)}. Withdraw it?`,
  'settle-debt'(context) {
    const { rest, creditor } = debtOf(atOf(context), context.seat)
    return `You owe ${partyName(creditor, context)} ${money(rest)}. What do you sell?`
  },
  'answer-sale'(context) {
    const { debtor } = debtInQuestion(context)
    const given = pendingName(context)
    return `${context.who(debtor)} needs money and offers you ${given}. Accept?`
  },
  'claim-window': () => 'The turn ends. Claim what is due to you now, or lose it?',
  interject: ({ table: { options } }) =>
    options.claims === 'manual'
      ? 'Claim what is due to you?'
      : 'Check a squad of more than 11 footballers?',
}

const WHY_NOT: Readonly<Record<string, string>> = {
  'squad-full': 'your squad is full',
  'manager-limit': 'you already have a manager',
  'stadium-limit': 'you already have a stadium',
}

export const moves: Texts['moves'] = {
  roll: () => 'roll the dice',
  buy: ({ pick }, { table }) => `buy ${picked(pick, table)}`,
  decline(_, { view, seat }) {
    const isRisky = view.clubs.some((club) => club.seat !== seat && club.tackles.length > 0)
    return `do not buy${isRisky ? ' (others may tackle)' : ''}`
  },
  'end-turn': () => 'end your turn',
  'play-transfer-window': () => 'open a Transfer Window for deals',
  'play-cup-match': ({ opponent, card }, context) => {
    const free = card === undefined ? ', without a card' : ''
    const odds = stakes(context, context.seat, opponent)
    return `play a Cup Match against ${context.who(opponent)}${free}: ${odds}`
  },
  'sell-back': ({ cards }, { table }) =>
    `sell back ${soldNames(cards, table)} for ${money(priceOf(cards, table))}`,
  'challenge-final': ({ opponent }, { who }) => {
    const lost = `pay ${money(FORFEIT)} and end your turn`
    return `challenge ${who(opponent)} to the Cup Final: win the game, or ${lost} (even odds)`
  },
  tackle: ({ pick }, { table }) => `tackle and buy ${picked(pick, table)}`,
  'pass-tackle': () => 'do not tackle',
  'choose-opponent': ({ opponent }, { who, view, table, seat }) =>
    `play ${who(opponent)}: ${stakes({ view, table }, seat, opponent)}`,
  'skip-match': () => 'play no Cup Match',
  offer: ({ to, give, take }, { who, table }) =>
    `offer ${who(to)} ${dealName({ give, take }, table)}`,
  'pass-window': () => 'make no deal',
  accept: () => 'accept',
  reject: () => 'reject',
  withdraw: () => 'withdraw your offer',
  counter: ({ give, take }, { table }) => `offer ${dealName({ give, take }, table)} instead`,
  'offer-sale': ({ to, cards, price }, { who, table }) =>
    `offer ${who(to)} ${cardNames(cards, table)} for ${money(price)}`,
  'offer-in-kind': ({ cards, credit }, { table }) =>
    `offer ${cardNames(cards, table)} for ${money(credit)} of the debt`,
  concede(_, context) {
    const { reason } = debtOf(atOf(context), context.seat)
    if (reason === 'price') return 'concede: you do not get the card'
    const isOut = context.table.options.insolvency === 'eliminate'
    return `concede: you pay all your cash and ${isOut ? 'are out of the game' : 'play on'}`
  },
  claim: (move, { table }) =>
    move.kind === 'all-6'
      ? 'claim the All-6 Bonus'
      : `claim ${CLAIMED[move.kind]} of ${spaceName(move.space, table)}`,
  waive: () => 'claim nothing',
  audit: ({ target }, { who }) => `count ${who(target)}'s squad`,
}

function bySquad(cards: readonly string[]): string[] {
  const squadOf = (card: string) => card.slice(0, card.indexOf('-') + 1)
  const heads = [...new Set(cards.map(squadOf))]
  return heads.map((head) => {
    const rest = cards
      .filter((card) => squadOf(card) === head)
      .map((card) => card.slice(head.length))
    return rest.length > 1 ? `${head}{${rest.join(', ')}}` : `${head}${rest[0]}`
  })
}

/**
 * A long list of sold footballers does not name their squads, because the list of cards on sale
 * already shows the squads.
 */
const soldNames = (cards: readonly Card[], table: Table): string =>
  cards.length > FULLY_NAMED_MAX
    ? listed(cards.map((card) => bareName(card, table)))
    : cardNames(cards, table)
const FULLY_NAMED_MAX = 1

const CLAIMED = { royalty: 'the royalty', gate: 'the gate receipts', wild: 'the card' } as const

interface SaleFields {
  readonly to: { readonly is: Seat }
  readonly price: { readonly to: number }
}

/**
 * Descriptions of the types of moves for which the general description would be unclear or very
 * long.
 */
export const spaces: NonNullable<Texts['spaces']> = {
  'sell-back': (_, { view, table, seat }) => {
    const cards = sellableOf(clubOf(atOf({ view, table }), seat))
    const priced = (card: Card) => `${card} ${priceOf([card], table) / 1_000_000}`
    return `sell-back cards=[any, £M: ${bySquad(cards.map(priced)).join(', ')}]`
  },
  // The text names only one transfer window card and the number of such cards, because all transfer
  // window cards are alike.
  'play-transfer-window': (_, { view, table, seat }) => {
    const { windowCards } = clubOf(atOf({ view, table }), seat)
    const others = windowCards.length > 1 ? ` (of ${windowCards.length})` : ''
    return `play-transfer-window card=${windowCards[0]}${others}`
  },
  offer(_, context) {
    const partners = partnersOf(atOf(context), context.seat)
    const theirs = partners.map((other) => `${other}: ${goodsOf(context, other)}`)
    const goods = [`yours: ${goodsOf(context, context.seat)}`, ...theirs]
    return `offer to=${partners.join('|')} give=${BUNDLE} take=${BUNDLE}, ${goods.join(', ')}`
  },
  'offer-sale': (all, context) => {
    const buyers = all.map(({ fields }) => fields as unknown as SaleFields)
    const each = buyers.map(({ to, price }) => `${to.is} (up to ${money(price.to)})`)
    const goods = goodsOf(context, context.seat)
    return `offer-sale to=${each.join('|')} cards=[ids] price=(in £), yours: ${goods}`
  },
  'offer-in-kind': (_, context) => {
    const { rest } = debtOf(atOf(context), context.seat)
    const goods = goodsOf(context, context.seat)
    return `offer-in-kind cards=[ids] credit=(in £) up to ${money(rest)}, yours: ${goods}`
  },
  counter(_, context) {
    const { by } = offerIn(context)
    const goods = `yours: ${goodsOf(context, context.seat)}, theirs: ${goodsOf(context, by)}`
    return `counter give=${BUNDLE} take=${BUNDLE}, ${goods}`
  },
}

const BUNDLE = '{cards, money in £}'

const atOf = ({ view, table }: Seen): At => ({ table, state: { shared: view } })

/**
 * Describes the progress of a club; for example, `2/11 blue manager WIN 2/5` means two of eleven
 * blue footballers, a manager, and two of five WIN cards. The number of footballers includes Wild
 * Substitutes.
 */
function holding(at: At, seat: number): string {
  const { setSize, winsRequired } = measuresOf(at.table.options)
  const { manager, stadium, wins } = clubOf(at, seat)
  const cards = footballersOf(clubOf(at, seat))
  const counts = squads.map((squad) => cards.filter((card) => isOf(squad, card)).length)
  const most = Math.max(...counts)
  const isColour = at.table.options.squadRule === 'colour' && most > 0
  const squad = isColour ? ` ${squads[counts.indexOf(most)]}` : ''
  return [
    `${sideOf(at, seat)}/${setSize}${squad}`,
    ...(manager === null ? [] : ['manager']),
    ...(stadium === null ? [] : ['stadium']),
    `WIN ${wins.length}/${winsRequired}`,
  ].join(' ')
}

function forSale(at: At, seat: number): string {
  const space = spaceOnSale(at)
  const shown = spaceAt(at, space)
  if (shown.type === 'manager') return `a manager for ${money(MANAGER_PRICE)}`
  if (shown.type !== 'footballer') return `a stadium for ${money(STADIUM_PRICE)}`
  const squad = squadIn(shown.footballerId)
  const left = publicSale(at, space)
  const { footballers } = bookOf(at.table.content)
  const values = left.flatMap((card) => footballers.get(card)?.value ?? [])
  const bogus = `bogus footballer, ${money(BOGUS_FEE)}`
  if (values.length === 0) return `the top ${squad} card (${bogus})`
  const prices = [...new Set([Math.min(...values), Math.max(...values)])].map(money).join('–')
  const name = footballers.get(shown.footballerId)?.name
  const own = footballersOf(clubOf(at, seat)).filter((card) => isOf(squad, card)).length
  const facts = [
    left.some(isBogus) ? `${prices} or ${bogus}` : prices,
    ...(left.includes(shown.footballerId) ? [`${name} is free here`] : []),
    `${left.filter(isFootballer).length} left, you have ${own}`,
  ]
  return `the top ${squad} card (${facts.join('; ')})`
}

function picked(pick: Card | undefined, table: Table): string {
  if (pick === undefined) return 'the top card'
  const price = money(faceValue(bookOf(table.content), pick))
  return `${cardName(pick, table)} for ${price}`
}

const priceOf = (cards: readonly Card[], { content }: Table): number =>
  sumOf(cards.map((card) => sellBackPrice(faceValue(bookOf(content), card))))

function stakes(seen: Seen, seat: number, opponent: number): string {
  const at = atOf(seen)
  const [own, theirs] = [lacksWins(at, seat), lacksWins(at, opponent)]
  if (own && theirs) return 'even odds, the winner gets the next WIN card'
  if (own) return 'even odds, only you gain a WIN card'
  return theirs ? 'even odds, only the rival gains a WIN card' : 'even odds, no WIN card at stake'
}

const goodsOf = ({ view, table }: Seen, seat: number): string => {
  const club = clubOf(atOf({ view, table }), seat)
  return [...tradableOf(club), money(club.cash)].join(' ')
}

const offerIn = (seen: Seen): Frozen<Offer> => sure(frameOf(atOf(seen), 'window').offer, 'offer')

const debtInQuestion = ({ view, decision }: Pick<Question, 'view' | 'decision'>): Debt =>
  sure(
    view.debts.find(({ id }) => id === decision.about?.debt),
    'debt asked about',
  )

function pendingName(context: Question): string {
  const window = topFrame(atOf(context), 'window')
  if (context.decision.about?.debt === undefined && window?.offer)
    return dealName(offerIn(context), context.table)
  const { kind, cards, amount } = sure(debtInQuestion(context).pending, 'sale')
  const price = `${money(amount)}${kind === 'sale' ? '' : ' of the debt'}`
  return `${cardNames(cards, context.table)} for ${price}`
}
