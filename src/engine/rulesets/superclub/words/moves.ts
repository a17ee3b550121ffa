import type { Space } from '../../../kernel/space.ts'
import { listed, plural, type QuestionContext, quoted } from '../../../kernel/texts.ts'
import type { Seat } from '../../../kernel/types.ts'
import { playerOf, staffOf } from '../content/book.ts'
import { DEPARTMENTS } from '../content/effects.ts'
import type { Move } from '../moves.ts'
import { abroadPriceOf, bonusOf, clubOf, entryIn, entryOf, freeCashOf } from '../read/club.ts'
import { lotOf } from '../read/lots.ts'
import { ownSideOf, takersOf } from '../read/match.ts'
import { rowStrength } from '../read/strength.ts'
import { nextLevelOf, revealedOf } from '../read/turns.ts'
import { bidOf, openingBidOf } from '../read/unhappy.ts'
import { GIVEN } from '../read/worth.ts'
import { ROWS } from '../state.ts'
import type { Superclub, Table } from '../types.ts'
import {
  continentName,
  departmentName,
  facilityText,
  gameChangerName,
  gameChangerText,
  goodsOf,
  gradeOf,
  money,
  playerName,
  staffName,
  staffText,
  starred,
  starsIn,
} from './names.ts'
import { seenOf } from './obstacles.ts'
import { starsWith } from './questions.ts'
import type { Texts } from './texts.ts'

type Context = QuestionContext<Superclub>

export const moves: Texts['moves'] = {
  'draft-pick': ({ card }, { table }) => {
    const { market } = playerOf(table.content, card)
    return `Pick ${starred(card, table)}, market ${money(market)}`
  },
  'staff-keep': ({ staff }, { table }) => `Keep ${described(staff, table)}`,
  'squad-sell-abroad': ({ card }, context) =>
    `Sell ${own(card, context)} abroad for ${money(abroadPrice(card, context))}`,
  'trade-propose': ({ to, give, take }, context) => {
    const { who, table } = context
    const gives = goodsOf(give, table, starsWith(context, context.seat))
    const takes = goodsOf(take, table, starsWith(context, to))
    return `Offer ${who(to)} ${gives} for ${takes}`
  },
  'trade-withdraw': ({ trade }, context) => `Withdraw ${terms(trade, context)}`,
  'trade-accept': ({ trade }, context) => `Accept ${terms(trade, context)}`,
  'trade-reject': ({ trade }, context) => `Reject ${terms(trade, context)}`,
  'market-ready': () => 'Ready for the season',
  'unhappy-bid': ({ card }, context) => {
    const seen = seenOf(context)
    const owner = seen.state.shared.managers.findIndex((club) => entryIn(club, card))
    const { stars } = entryOf(seen, owner, card)
    const price = money(openingBidOf(seen, stars))
    return `Bid for ${context.who(owner)}'s ${starred(card, context.table, stars)}: ${price}`
  },
  'unhappy-pass': () => 'Make no bid',
  'unhappy-star': ({ card }, context) => `Add a star to ${own(card, context)}`,
  'unhappy-enter': (_, context) => `Enter the bidding at ${money(bidOf(seenOf(context)).amount)}`,
  'unhappy-stay-out': () => 'Stay out',
  'unhappy-sell': (_, context) => `Sell for ${money(bidOf(seenOf(context)).amount)}`,
  'unhappy-counter': ({ cash, players }, context) => {
    const { leader } = bidOf(seenOf(context))
    const price = goodsOf({ cash, players, staff: [] }, context.table, starsWith(context, leader))
    return `Ask for ${price} instead`
  },
  'unhappy-bench': () => 'Keep the player, who will not play this season',
  'unhappy-accept': () => 'Accept the counter-offer',
  'unhappy-decline': () => 'Decline: your bid stays',
  'auction-bid': ({ amount }) => `Bid ${money(amount)}`,
  'auction-pass': () => 'Pass for this lot',
  'auction-seal': ({ amount }) =>
    amount === null ? 'Seal no bid' : `Seal a bid of ${money(amount)}`,
  'train-guarantee': ({ card }, context) => `Give ${own(card, context)} a star without a roll`,
  'train-roll': ({ card }, context) => {
    const { stars } = entryOf(seenOf(context), context.seat, card)
    const least = stars + 1 - bonusOf(seenOf(context), context.seat, 'trainingRollBonus')
    return `Train ${own(card, context)}: needs ${Math.max(1, least)}+`
  },
  'train-done': () => 'Finish training',
  'scout-draw': ({ continent }, { view }) =>
    `Scout ${continentName(continent)} (${plural(view.counts.stacks[continent] ?? 0, 'card')})`,
  'scout-done': () => 'Finish scouting',
  'scout-sign': (_, context) => `Sign for ${money(revealedOf(seenOf(context)).price)}`,
  'scout-decline': () => 'Let the player go',
  'invest-upgrade': ({ department }, context) => {
    const known = DEPARTMENTS.find((one) => one === department)
    const next = known ? nextLevelOf(seenOf(context), context.seat, known) : null
    if (!known || !next) return `Upgrade ${quoted(department)}`
    const benefit = facilityText(context.table, known, next.level)
    const upgrade = `${departmentName(known)} to level ${next.level} (${benefit})`
    return `Upgrade ${upgrade} for ${money(next.price)}`
  },
  'invest-staff': () => 'Draw two key staff: hire one or none',
  'invest-done': () => 'Finish investment',
  'staff-hire': ({ staff, dismiss }, { table }) => {
    const { price } = staffOf(table.content, staff)
    return `Hire ${described(staff, table)}${instead(dismiss, table)} for ${money(price)}`
  },
  'staff-decline': () => 'Hire no one',
  'deadline-flip': ({ continent }, { view }) =>
    `Flip a card from ${continentName(continent)} (${view.counts.stacks[continent] ?? 0})`,
  'lineup-submit': ({ lineUp }, context) => {
    const { table, seat } = context
    const { boost } = ownSideOf(seenOf(context), seat)
    const boostThird = lineUp.boostThird ?? null
    const lined = { seat, lineUp: { ...lineUp, boostThird }, boost, boostThird }
    const rows = ROWS.map((row) => `${row} ${starsIn(rowStrength(seenOf(context), lined, row))}`)
    const keeper = lineUp.goalkeeper === GIVEN ? 'Given' : playerName(lineUp.goalkeeper, table)
    const captain = boostThird ? `, boost in ${boostThird}` : ''
    return `${lineUp.formation}: ${rows.join(', ')}, ${keeper} in goal${captain}`
  },
  'weapon-play': ({ gc, params }, { table }) => {
    const played = `Play ${gameChangerName(gc, table)} ${gameChangerText(gc, table)}`
    if ('in' in params)
      return `${played}: ${playerName(params.in, table)} for ${playerName(params.out, table)}`
    return 'third' in params ? `${played} (${params.third})` : played
  },
  'third-ready': () => 'Play no card',
  'sub-bring': ({ card }, context) => `Bring on ${card === GIVEN ? 'Given' : own(card, context)}`,
  'gc-player': ({ card }, context) => `Choose ${own(card, context)}`,
  'gc-continent': ({ continent }) => `Draw from ${continentName(continent)}`,
  'gc-keep': ({ keep, sell }, context) => {
    if (!keep) return 'Let the player go'
    if (sell === undefined) return 'Keep the player'
    return `Keep the player and sell ${own(sell, context)} for ${money(abroadPrice(sell, context))}`
  },
  'gc-staff': ({ staff, dismiss }, { table }) =>
    staff === null ? 'Hire no one' : `Hire ${described(staff, table)}${instead(dismiss, table)}`,
  'supercup-play': () => 'Play the SuperCup final: win the game or lose these cards',
  'supercup-save': () => 'Save the cards',
  'penalties-order': ({ takers }, { table }) =>
    `First ${listed(takers.slice(0, 5).map((card) => playerName(card, table)))}`,
}

export const spaces: NonNullable<Texts['spaces']> = {
  'draft-pick': (all, { table }) => {
    const each = cardsIn(all).map((card) => `${card} ${gradeOf(table.content, card)}`)
    return `draft-pick card=${each.join(' | ')}`
  },
  'squad-sell-abroad': (all, context) => {
    // The complete squad is not listed for a voluntary sale, because the player gets this decision
    // many times in an off-season.
    if (context.decision.kind !== 'wages-sale')
      return `squad-sell-abroad card=one of ${cardsIn(all).length} of your squad`
    const each = cardsIn(all).map((card) => `${card} ${abroadPrice(card, context)}`)
    return `squad-sell-abroad card= (M): ${each.join(' | ')}`
  },
  'trade-propose': (all) => {
    const to = all.map(({ fields }) => (fields as { to: { readonly is: Seat } }).to.is)
    return `trade-propose to=${to.join('|')} give, take={cash, players: [ids], staff: [ids]}`
  },
  'train-roll': (all, context) => trainees(all, context),
  'train-guarantee': (all, context) => trainees(all, context),
  'auction-seal': (_, context) => {
    const least = lotOf(seenOf(context)).min
    const most = freeCashOf(seenOf(context), context.seat)
    return `auction-seal amount=${least <= most ? `${least}..${most}, or ` : ''}no amount`
  },
  'gc-staff': (_, context) => {
    const { offered } = clubOf(seenOf(context), context.seat)
    return `gc-staff staff=${offered.join('|')}, or no one`
  },
  'lineup-submit': (_, context) => {
    const { squad } = clubOf(seenOf(context), context.seat)
    const { boost } = ownSideOf(seenOf(context), context.seat)
    const each = squad.map(({ card, stars }) => {
      return `${card} ${gradeOf(context.table.content, card, stars)}`
    })
    const formations = context.table.content.formations.join('|')
    const captain = boost > 0 ? ', boostThird' : ''
    const shape = `{formation: ${formations}, goalkeeper, defence, midfield, attack${captain}}`
    return `lineup-submit lineUp=${shape} of ${each.join(' | ')}`
  },
  'penalties-order': (_, context) => {
    const takers = takersOf(ownSideOf(seenOf(context), context.seat))
    return `penalties-order takers=[each once: ${takers.join(' ')}]`
  },
}

const described = (staff: string, table: Table): string =>
  `${staffName(staff, table)} ${staffText(staff, table)}`

const instead = (dismiss: string | undefined, table: Table): string =>
  dismiss === undefined ? '' : ` instead of ${staffName(dismiss, table)}`

function terms(id: string, context: Context): string {
  const { view, seat, who, table } = context
  const trade = view.own?.trades.find((one) => one.id === id)
  if (!trade) return 'the offer'
  const gives = goodsOf(trade.give, table, starsWith(context, trade.from))
  const gets = goodsOf(trade.take, table, starsWith(context, trade.to))
  return trade.from === seat
    ? `your offer to ${who(trade.to)} of ${gives} for ${gets}`
    : `${who(trade.from)}'s ${gives} for ${gets}`
}

const cardsIn = (all: readonly Space<Move>[]): string[] =>
  all.flatMap(({ fields }) => {
    const { card } = fields as { readonly card: { readonly oneOf: readonly string[] } }
    return card.oneOf
  })

function trainees(all: readonly Space<Move>[], context: Context): string {
  const starsOf = starsWith(context, context.seat)
  const each = cardsIn(all).map(
    (card) => `${card} ${gradeOf(context.table.content, card, starsOf(card))}`,
  )
  return `${all[0]?.type} card=${each.join(' | ')}`
}

const own = (card: string, context: Context): string =>
  starred(card, context.table, starsWith(context, context.seat)(card))

const abroadPrice = (card: string, context: Context): number =>
  abroadPriceOf(seenOf(context), entryOf(seenOf(context), context.seat, card))
