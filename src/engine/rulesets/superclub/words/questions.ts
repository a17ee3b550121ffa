import { at } from '../../../kernel/define.ts'
import { plural, type QuestionContext } from '../../../kernel/texts.ts'
import type { Seat } from '../../../kernel/types.ts'
import { gameChangerOf } from '../content/book.ts'
import { clubOf, entryIn, reservedOf } from '../read/club.ts'
import { leastBidOf, lotOf } from '../read/lots.ts'
import { keyOfTrade } from '../read/market.ts'
import { matchOf, otherSide, ownSideOf, readingOf, sideOf, thirdOf } from '../read/match.ts'
import { roundsOf } from '../read/season.ts'
import { sideStrength } from '../read/strength.ts'
import { drawsOf, revealedOf, trainingOf, turnOf } from '../read/turns.ts'
import { bidOf, leastRaiseOf } from '../read/unhappy.ts'
import { dealProblem } from '../rules/market.ts'
import { bidProblem, priceProblem, roomProblem } from '../rules/problems.ts'
import { acceptProblem, COUNTERS_MAX, entryProblem, partingProblem } from '../rules/unhappy.ts'
import type { Seen, Superclub } from '../types.ts'
import {
  gameChangerText,
  goodsOf,
  money,
  playerName,
  staffName,
  staffText,
  starred,
  starsIn,
} from './names.ts'
import {
  cannot,
  cardObstacle,
  hiringObstacle,
  investmentObstacle,
  keepingObstacle,
  nominationObstacle,
  scoutingObstacle,
  seenOf,
  trainingObstacle,
} from './obstacles.ts'
import type { Texts } from './texts.ts'

type Context = QuestionContext<Superclub>

export const starsWith =
  (context: Pick<Context, 'view' | 'table'>, seat: Seat) =>
  (card: string): number | undefined =>
    entryIn(clubOf(seenOf(context), seat), card)?.stars

export const facts: Texts['facts'] = ({ view, seat, who, table }) => {
  const seen = seenOf({ view, table })
  const { phase, year, round, managers } = view.shared
  const { cash, squad, levels, boost, titles } = clubOf(seen, seat)
  const of = phase === 'season' ? `, round ${round}/${roundsOf(table).length}` : ''
  const bound = reservedOf(seen, seat)
  const held = view.own?.hand.length ?? 0
  const own = [
    `${money(cash)}${bound > 0 ? ` (${money(bound)} bound)` : ''}`,
    `${squad.length} players`,
    `${pointsOf(seen, seat)} of ${table.content.targetPoints}`,
    `training ${levels.training}, scouting ${levels.scouting}, stadium ${levels.stadium}`,
    ...(boost > 0 ? [`boost +${boost}`] : []),
    ...(titles > 0 ? [plural(titles, 'title')] : []),
    ...(held > 0 ? [plural(held, 'tactical card')] : []),
  ]
  const rivals = managers.flatMap((_, other) =>
    other === seat
      ? []
      : [`${who(other)} ${pointsOf(seen, other)}, ${money(clubOf(seen, other).cash)}`],
  )
  return [
    `You are ${who(seat)}, year ${year}${of}: ${own.join(', ')}.`,
    ...(phase === 'draft' ? [] : [`${rivals.join('; ')}.`]),
  ]
}

const pointsOf = (seen: Seen, seat: Seat): number => {
  const { marker, token } = clubOf(seen, seat)
  return seen.state.shared.phase === 'season' ? marker : token
}

export const questions: Texts['questions'] = {
  'draft-pick': ({ view, seat, table }) => {
    const { squad } = clubOf(seenOf({ view, table }), seat)
    const { draftSquad } = table.content.limits
    return `Player ${squad.length + 1} of ${draftSquad}: which player do you pick?`
  },
  'quick-staff': (context) => `Which key staff do you keep: ${offered(context)}?`,
  'wages-sale': (context) => {
    const { wagesOwed, cash } = clubOf(seenOf(context), context.seat)
    return `You owe ${money(wagesOwed ?? 0)} in wages and have ${money(cash)}: sell which player?`
  },
  'unhappy-nominate': (context) => {
    const ask = cannot(context, 'bid', 'Make no bid', nominationObstacle(context))
    return ask ? `Unhappy players: ${ask}` : 'Bid for an unhappy player of another club?'
  },
  'unhappy-star': (context) => {
    const { card, amount, leader } = bidOf(seenOf(context))
    const name = playerName(card, context.table)
    return `${context.who(leader)} bids ${money(amount)} for ${name}: which player gets a star?`
  },
  'unhappy-enter': (context) => {
    const problem = entryProblem(seenOf(context), context.seat)
    const ask = cannot(context, 'enter', 'Stay out', problem) ?? 'enter the bidding (secretly)?'
    return `${bidding(context)}: ${ask}`
  },
  'unhappy-raise': (context) => {
    const least = leastRaiseOf(seenOf(context), context.seat)
    return `${bidding(context)}: ${raising(context, least)}`
  },
  'unhappy-respond': (context) => {
    const seen = seenOf(context)
    const problem = bidOf(seen).counters < COUNTERS_MAX ? null : partingProblem(seen)
    const ask = cannot(context, 'sell', 'Keep the player', problem)
    return `${bidding(context)}: ${ask ?? 'sell, ask for more, or keep the player?'}`
  },
  'unhappy-reply': (context) => {
    const { owner, card, counter } = bidOf(seenOf(context))
    const price = counter ? goodsOf({ ...counter, staff: [] }, context.table) : 'more'
    const name = playerName(card, context.table)
    const problem = acceptProblem(seenOf(context))
    const ask = cannot(context, 'accept', 'Let your bid stand', problem) ?? 'accept?'
    return `${context.who(owner)} asks for ${price} for ${name}: ${ask}`
  },
  training: (context) => {
    const seen = seenOf(context)
    const { trained } = turnOf(seen)
    const { trainees, stars } = trainingOf(seen, context.seat)
    const most = `up to ${plural(stars, 'star')} each`
    const ask = cannot(context, 'train', 'Finish training', trainingObstacle(context))
    const done = `Training, ${trained.length} of ${trainees} players, ${most}`
    return `${done}: ${ask ?? 'train which player?'}`
  },
  'scout-draw': (context) => {
    const { draws } = turnOf(seenOf(context))
    const most = drawsOf(seenOf(context), context.seat)
    const ask = cannot(context, 'scout', 'Finish scouting', scoutingObstacle(context))
    return `Scouting, ${draws} of ${most} draws made: ${ask ?? 'scout which continent?'}`
  },
  'scout-sign': (context) => {
    const seen = seenOf(context)
    const { card, stars, price } = revealedOf(seen)
    const player = `${starred(card, context.table, stars)} for ${money(price)}`
    const problem =
      roomProblem(seen, context.seat) ?? priceProblem(seen, context.seat, price, 'SC-111')
    const ask = cannot(context, 'sign', 'Let the player go', problem)
    return ask ? `${player}: ${ask}` : `Sign ${player}?`
  },
  invest: (context) => {
    const { actions } = turnOf(seenOf(context))
    const { investActions } = context.table.content.limits
    const ask = cannot(context, 'invest', 'Finish investment', investmentObstacle(context))
    return `Investment, ${actions.length} of ${investActions} made: ${ask ?? 'invest in what?'}`
  },
  'staff-hire': (context) => {
    const ask = cannot(context, 'hire', 'Hire no one', hiringObstacle(context))
    return ask ? `${offered(context)}: ${ask}` : `Hire ${offered(context)}, or no one?`
  },
  'lot-flip': ({ view }) => `Lot ${view.shared.lotsDone + 1}: flip a card from which continent?`,
  'lot-bid': (context) => {
    const seen = seenOf(context)
    const { card, stars, high } = lotOf(seen)
    const leads = high ? `, ${context.who(high.seat)} leads at ${money(high.amount)}` : ''
    const ask = raising(context, leastBidOf(seen, context.seat))
    return `${starred(card, context.table, stars)}${leads}: ${ask}`
  },
  market: () => 'Sell a player abroad, or offer a trade?',
  'trade-response': (context) => {
    const { view, decision, table, who } = context
    const trade = view.own?.trades.find((one) => keyOfTrade(one) === decision.key)
    if (!trade) return 'Accept the offer?'
    const gets = goodsOf(trade.give, table, starsWith(context, trade.from))
    const gives = goodsOf(trade.take, table, starsWith(context, trade.to))
    const problem = dealProblem(seenOf(context), trade)
    const ask = cannot(context, 'accept', 'Reject it', problem) ?? 'accept?'
    return `${who(trade.from)} offers you ${gets} for ${gives}: ${ask}`
  },
  'market-close': () => 'Ready for the season, or sell or trade first?',
  'line-up': (context) => lineUpQuestion(context),
  'final-line-up': (context) => lineUpQuestion(context),
  'third-prep': (context) => cardQuestion(context, 'before the dice'),
  'third-react': (context) => cardQuestion(context, 'after the dice'),
  substitute: (context) => {
    const { vacancy, injured } = ownSideOf(seenOf(context), context.seat)
    const name = playerName(injured.at(-1) ?? '', context.table)
    return `${name} is injured: who comes on in ${vacancy?.row}?`
  },
  'gc-choice': (context) => {
    const { gc, revealed } = readingOf(seenOf(context), context.seat)
    const { name } = gameChangerOf(context.table.content, gc)
    const shown = revealed ? ` ${starred(revealed.card, context.table, revealed.stars)}` : ''
    const ask = cannot(context, 'keep the player', 'Let the player go', keepingObstacle(context))
    return `${name}, ${gameChangerText(gc, context.table)}${shown}: ${ask ?? 'your choice?'}`
  },
  'supercup-choice': ({ view, seat }) =>
    `You have ${plural(at(view.counts.collections, seat), 'SuperCup card')}: play the final now?`,
  'penalty-order': () => 'Penalty shoot-out: who shoots in which order?',
}

const raising = (context: Context, least: number): string =>
  cannot(context, 'bid', 'Pass', bidProblem(seenOf(context), context.seat, least)) ??
  `bid at least ${money(least)}?`

function cardQuestion(context: Context, moment: string): string {
  const ask = cannot(context, 'play a card', 'Play none', cardObstacle(context, moment))
  return `${thirdText(context)}: ${ask ?? `play a card ${moment}?`}`
}

const offered = (context: Context): string =>
  clubOf(seenOf(context), context.seat)
    .offered.map((one) => `${staffName(one, context.table)} ${staffText(one, context.table)}`)
    .join(' or ')

function bidding(context: Context): string {
  const { card, stars, amount, leader, owner } = bidOf(seenOf(context))
  const player = `${context.who(owner)}'s ${starred(card, context.table, stars)}`
  return `${context.who(leader)} bids ${money(amount)} for ${player}`
}

function lineUpQuestion(context: Context): string {
  const match = matchOf(seenOf(context), context.seat)
  const other = match.sides[otherSide(sideOf(match, context.seat))]
  const { boost } = ownSideOf(seenOf(context), context.seat)
  const where = sideOf(match, context.seat) === 0 ? 'At home against' : 'Away against'
  const team = other.seat === null ? 'a SuperCup team' : context.who(other.seat)
  const captain = boost > 0 ? `, boost +${boost}` : ''
  return `${where} ${team}${captain}: which line-up?`
}

function thirdText(context: Context): string {
  const seen = seenOf(context)
  const match = matchOf(seen, context.seat)
  const { index, rows, dice } = thirdOf(match)
  const own = sideOf(match, context.seat)
  const sides = [own, otherSide(own)].map((side) => {
    const rolled = dice[side] ? ` and dice ${dice[side].join('+')}` : ''
    return `${rows[side]} ${starsIn(sideStrength(seen, match, side))}${rolled}`
  })
  return `Third ${index}, ${sides.join(' against ')}`
}
