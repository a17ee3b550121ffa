import t from 'tap'
import { seededChance } from '../../../../src/engine/kernel/chance.ts'
import { turnFor } from '../../../../src/engine/kernel/turn.ts'
import { bot } from '../../../../src/engine/rulesets/starplayer/bot/bot.ts'
import { starplayer } from '../../../../src/engine/rulesets/starplayer/index.ts'
import {
  asked,
  bare,
  cash,
  clubSet,
  given,
  holding,
  M,
  owing,
  received,
  type Seated,
  wins,
} from './support.ts'

const answer = ({ game }: Seated, seat = 0) => {
  const decision = game.open.find((one) => one.seat === seat && !one.suspendedBy)!
  return bot(turnFor(starplayer, game, decision, seededChance(1)))
}

t.test('a club that may challenge does so before rolling, and before buying', async (t) => {
  const ready = [clubSet(0, 'red'), wins(0, 5)]
  for (const step of ['roll', 'purchase'] as const) {
    const game = given({ seats: 2 }, ...ready, asked(step, step === 'purchase' ? 2 : null))
    t.match(answer(game), { type: 'challenge-final', opponent: 1 }, step)
  }
})

t.test('a card that rivals collect is bought if the stadium can still be paid', async (t) => {
  const blue = ['blue-01', 'blue-03', 'blue-06', 'blue-07', 'blue-09']
  const own = ['red-01', 'red-02', 'red-03', 'red-04', 'red-05', 'red-06', 'red-07', 'red-08']
  const at = [holding(1, ...blue), holding(0, ...own), asked('purchase', 19)]
  t.same(answer(given({ seats: 2 }, ...at, cash(90))), { type: 'buy' })
  t.same(answer(given({ seats: 2 }, ...at, cash(58))), { type: 'decline' })
})

const offered = (game: Seated, take: string[]) => {
  game.move(1, { type: 'play-transfer-window', card: 'transfer-window-3' })
  const give = { cards: [], money: 140 * M }
  game.move(1, { type: 'offer', to: 0, give, take: { cards: take, money: 0 } })
  return answer(game)
}
const buyer = (...arrange: Parameters<typeof given>[1][]) =>
  given({ seats: 2 }, ...arrange, (draft) => {
    draft.turn.seat = 1
  })

t.test('no amount of money breaks up a Club Set', async (t) => {
  for (const card of ['red-01', 'wild-01', 'manager-1', 'stadium-red'])
    t.same(offered(buyer(clubSet(0, 'red')), [card]), { type: 'reject' }, card)
})

t.test('no amount of money completes a rival’s Club Set or last win', async (t) => {
  const seven = clubSet(1, 'blue', 7)
  t.same(offered(buyer(seven, received(0, 'blue-08')), ['blue-08']), { type: 'reject' })
  const winless = buyer(clubSet(1, 'blue'), wins(1, 4), wins(0, 5))
  t.same(offered(winless, ['win-red-5']), { type: 'reject' })
  const poor = buyer(holding(1, 'blue-01', 'blue-02'), received(0, 'blue-08'))
  t.same(offered(poor, ['blue-08']), { type: 'accept' })
})

t.test('a small debt is paid with a card that the side does not need', async (t) => {
  const side = ['red-02', 'red-03', 'red-04', 'red-05', 'red-06']
  const game = given({ seats: 2 }, bare(0), holding(0, 'blue-09', ...side), cash(0), owing(0, 1, 2))
  t.same(answer(game), { type: 'sell-back', cards: ['blue-09'] })
})
