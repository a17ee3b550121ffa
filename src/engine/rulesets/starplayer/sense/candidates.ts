import type { BotTurn } from '../../../kernel/bot.ts'
import { planFor } from '../bot/plan.ts'
import { bestDeal, type TradeTerms } from '../bot/trading.ts'
import type { Move } from '../moves.ts'
import { partnersOf } from '../read/deals.ts'
import type { Starplayer } from '../types.ts'

/**
 * Extra money that the bot demands in a second, more expensive version of each offer that it
 * considers.
 */
const DEARER = 10_000_000

export function candidates({ view, table, seat, decision }: BotTurn<Starplayer>): Move[] {
  if (decision.kind !== 'negotiate') return []
  const plan = planFor({ table, state: { shared: view } }, seat)
  return partnersOf(plan, seat).flatMap((to) => {
    const deal = bestDeal(plan, [to])
    if (!deal) return []
    return [deal.terms, dearer(deal.terms)].map((terms): Move => ({ type: 'offer', to, ...terms }))
  })
}

/**
 * Makes a deal more expensive for the other seat. If the bot pays money in the deal, the bot's
 * payment is reduced, and only the rest is demanded from the other seat.
 */
function dearer({ give, take }: TradeTerms): TradeTerms {
  const demand = take.money - give.money + DEARER
  return {
    give: { cards: give.cards, money: Math.max(0, -demand) },
    take: { cards: take.cards, money: Math.max(0, demand) },
  }
}
