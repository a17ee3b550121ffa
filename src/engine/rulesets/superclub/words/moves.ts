import type { Space } from '../../../kernel/space.ts'
import { listed, type QuestionContext } from '../../../kernel/texts.ts'
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
import { seenOf, starsWith } from './questions.ts'
import type { Speech } from './speech.ts'

type Ask = QuestionContext<Superclub>

export const moves: Speech['moves'] = {
  'draft-pick': ({ card }, { table }) => {
    const { market, position } = playerOf(table.content, card)
    return `${starred(card, table)}, ${position}, market ${money(market)}`
  },
  'staff-keep': ({ staff }, { table }) => hiring(staff, table),
  'squad-sell-abroad': ({ card }, context) =>
    `sell ${own(card, context)} abroad for ${money(abroadPrice(card, context))}`,
  'trade-propose': ({ to, give, take }, context) => {
    const { who, table } = context
    const gives = goodsOf(give, table, starsWith(context, context.seat))
    const takes = goodsOf(take, table, starsWith(context, to))
    return `offer ${who(to)} ${gives} for ${takes}`
  },
  'trade-withdraw': ({ trade }, context) => `withdraw ${terms(trade, context)}`,
  'trade-accept': ({ trade }, context) => `accept ${terms(trade, context)}`,
  'trade-reject': ({ trade }, context) => `reject ${terms(trade, context)}`,
  'market-ready': () => 'be ready for the season',
  'unhappy-bid': ({ card }, context) => {
    const seen = seenOf(context)
    const owner = seen.state.shared.managers.findIndex((club) => entryIn(club, card))
    const { stars } = entryOf(seen, owner, card)
    const price = money(openingBidOf(seen, stars))
    return `bid ${price} for ${starred(card, context.table, stars)} of ${context.who(owner)}`
  },
  'unhappy-pass': () => 'bid for nobody',
  'unhappy-star': ({ card }, context) => `a star for ${own(card, context)}`,
  'unhappy-enter': (_, context) => `enter at ${money(bidOf(seenOf(context)).amount)}`,
  'unhappy-stay-out': () => 'stay out',
  'unhappy-sell': (_, context) => `sell for ${money(bidOf(seenOf(context)).amount)}`,
  'unhappy-counter': ({ cash, players }, context) => {
    const { leader } = bidOf(seenOf(context))
    const price = goodsOf({ cash, players, staff: [] }, context.table, starsWith(context, leader))
    return `ask for ${price} instead`
  },
  'unhappy-bench': () => 'keep the player, who refuses to play this season',
  'unhappy-accept': () => 'accept the counter',
  'unhappy-decline': () => 'decline the counter: your bid stays',
  'auction-bid': ({ amount }) => `bid ${money(amount)}`,
  'auction-pass': () => 'pass for good',
  'auction-seal': ({ amount }) => (amount === null ? 'seal no bid' : `seal ${money(amount)}`),
  'train-guarantee': ({ card }, context) => `a star for ${own(card, context)} without a roll`,
  'train-roll': ({ card }, context) => {
    const { stars } = entryOf(seenOf(context), context.seat, card)
    const least = stars + 1 - bonusOf(seenOf(context), context.seat, 'trainingRollBonus')
    return `train ${own(card, context)}: a star more on a ${Math.max(1, least)} or better`
  },
  'train-done': () => 'end training',
  'scout-draw': ({ continent }, { view }) =>
    `draw from ${continentName(continent)}, ${view.counts.stacks[continent] ?? 0} left`,
  'scout-done': () => 'end scouting',
  'scout-sign': (_, context) => `sign for ${money(revealedOf(seenOf(context)).price)}`,
  'scout-decline': () => 'do not sign',
  'invest-upgrade': ({ department }, context) => {
    const known = DEPARTMENTS.find((one) => one === department)
    const next = known ? nextLevelOf(seenOf(context), context.seat, known) : null
    return `${department} to level ${next?.level} for ${money(next?.price ?? 0)}`
  },
  'invest-staff': () => 'see two key staff, to hire one or none',
  'invest-done': () => 'end investment',
  'staff-hire': ({ staff, dismiss }, { table }) => {
    const { price } = staffOf(table.content, staff)
    return `${hiring(staff, table)} for ${money(price)}${instead(dismiss, table)}`
  },
  'staff-decline': () => 'hire nobody',
  'deadline-flip': ({ continent }, { view }) =>
    `from ${continentName(continent)}, ${view.counts.stacks[continent] ?? 0} left`,
  'lineup-submit': ({ lineUp }, context) => {
    const { table, seat } = context
    const { boost } = ownSideOf(seenOf(context), seat)
    const boostThird = lineUp.boostThird ?? null
    const lined = { seat, lineUp: { ...lineUp, boostThird }, boost, boostThird }
    const rows = ROWS.map((row) => `${row} ${starsIn(rowStrength(seenOf(context), lined, row))}`)
    const keeper = lineUp.goalkeeper === GIVEN ? 'Given' : playerName(lineUp.goalkeeper, table)
    const captain = boostThird ? `, captain in ${boostThird}` : ''
    return `${lineUp.formation}: ${rows.join(', ')}, ${keeper} in goal${captain}`
  },
  'weapon-play': ({ gc, params }, { table }) => {
    const played = `${gameChangerName(gc, table)} ${gameChangerText(gc, table)}`
    if ('in' in params)
      return `${played}: ${playerName(params.in, table)} for ${playerName(params.out, table)}`
    return 'third' in params ? `${played}: to ${params.third}` : played
  },
  'third-ready': () => 'play no card',
  'sub-bring': ({ card }, context) => (card === GIVEN ? 'Given' : own(card, context)),
  'gc-player': ({ card }, context) => own(card, context),
  'gc-continent': ({ continent }) => continentName(continent),
  'gc-keep': ({ keep, sell }, context) => {
    if (!keep) return 'do not keep the player'
    if (sell === undefined) return 'keep the player'
    return `keep the player, sell ${own(sell, context)} for ${money(abroadPrice(sell, context))}`
  },
  'gc-staff': ({ staff, dismiss }, { table }) =>
    staff === null ? 'hire nobody' : `${hiring(staff, table)}${instead(dismiss, table)}`,
  'supercup-play': () => 'play the SuperCup final: win the game, or lose all these cards',
  'supercup-save': () => 'save the cards',
  'penalties-order': ({ takers }, { table }) =>
    `first ${listed(takers.slice(0, 5).map((card) => playerName(card, table)))}`,
}

export const spaces: NonNullable<Speech['spaces']> = {
  'draft-pick': (all, { table }) => {
    const each = cardsIn(all).map((card) => `${card} ${gradeOf(table.content, card)}`)
    return `draft-pick card=${each.join(' | ')}`
  },
  'squad-sell-abroad': (all, context) => {
    // The market is open for long, so the text does not list the whole squad.
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
    return `gc-staff staff=${offered.join('|')}, or nobody`
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

const hiring = (staff: string, table: Table): string =>
  `${staffName(staff, table)} ${staffText(staff, table)}`

const instead = (dismiss: string | undefined, table: Table): string =>
  dismiss === undefined ? '' : ` instead of ${staffName(dismiss, table)}`

/** An open offer, from the side of the deciding seat. */
function terms(id: string, context: Ask): string {
  const { view, seat, who, table } = context
  const trade = view.own?.trades.find((one) => one.id === id)
  if (!trade) return 'the offer'
  const gives = goodsOf(trade.give, table, starsWith(context, trade.from))
  const gets = goodsOf(trade.take, table, starsWith(context, trade.to))
  return trade.from === seat
    ? `your offer to ${who(trade.to)} of ${gives} for ${gets}`
    : `${gives} of ${who(trade.from)} for ${gets}`
}

const cardsIn = (all: readonly Space<Move>[]): string[] =>
  all.flatMap(({ fields }) => {
    const { card } = fields as { readonly card: { readonly oneOf: readonly string[] } }
    return card.oneOf
  })

function trainees(all: readonly Space<Move>[], context: Ask): string {
  const starsOf = starsWith(context, context.seat)
  const each = cardsIn(all).map(
    (card) => `${card} ${gradeOf(context.table.content, card, starsOf(card))}`,
  )
  return `${all[0]?.type} card=${each.join(' | ')}`
}

/** A player of the deciding club, with current stars. */
const own = (card: string, context: Ask): string =>
  starred(card, context.table, starsWith(context, context.seat)(card))

const abroadPrice = (card: string, context: Ask): number =>
  abroadPriceOf(seenOf(context), entryOf(seenOf(context), context.seat, card))
