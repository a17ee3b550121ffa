import t from 'tap'
import { seededChance } from '../../../../src/engine/kernel/chance.ts'
import { turnFor } from '../../../../src/engine/kernel/turn.ts'
import { superclub } from '../../../../src/engine/rulesets/superclub/index.ts'
import type { Move } from '../../../../src/engine/rulesets/superclub/moves.ts'
import type { Kind } from '../../../../src/engine/rulesets/superclub/types.ts'
import { bid, deadline, goods, propose, trading } from './dealing.ts'
import { FULL, idleTurn, type Place, type Placed, position, SQUAD } from './position.ts'

function answer({ game }: Placed, seat: number, kind: Kind): Move | null {
  const decision = game.open.find((one) => one.seat === seat && one.kind === kind)
  if (!decision) throw new Error(`${seat} is not asked ${kind}`)
  return superclub.bot(turnFor(superclub, game, decision, seededChance(1)))
}

function lot(...clubs: Place[]): Placed {
  const game = deadline(clubs, { stacks: { asia: 'M4' } })
  game.move(0, { type: 'deadline-flip', continent: 'asia' })
  return game
}

t.test('SC-133 SC-134 the bot opens at the minimum and raises by half of the rest', async (t) => {
  const game = lot({ cash: 100 }, { cash: 100 })
  const first = answer(game, 0, 'lot-bid')
  game.move(1, bid(40))
  const raise = answer(game, 0, 'lot-bid')

  t.same(first, bid(40))
  t.ok(raise?.type === 'auction-bid' && raise.amount > 45 && raise.amount < 60, `${raise?.type}`)
})

t.test('SC-133 the bot bids more with more idle cash', async (t) => {
  const game = lot({ cash: 100 }, { cash: 300 })
  game.move(0, bid(90))

  t.equal(answer(game, 1, 'lot-bid')?.type, 'auction-bid')
  const poor = lot({ cash: 300 }, { cash: 100 })
  poor.move(0, bid(90))
  t.equal(answer(poor, 1, 'lot-bid')?.type, 'auction-pass')
})

t.test('SC-133 a searching bot also considers passing and higher bids', async (t) => {
  const game = lot({ cash: 200 }, { cash: 200 })
  game.move(0, bid(40))
  const asked = game.game.open.find(({ seat, kind }) => seat === 1 && kind === 'lot-bid')!
  const turn = turnFor(superclub, game.game, asked, seededChance(1))
  const own = superclub.bot(turn)
  const { candidates, quick } = superclub.sense!

  const weighed = candidates!(turn, 10)

  t.same(weighed[0], { type: 'auction-pass' })
  const most = Math.max(...weighed.map((move) => (move.type === 'auction-bid' ? move.amount : 0)))
  t.ok(own?.type === 'auction-bid' && most > own.amount && most <= 200, `${most}`)
  t.same(quick!(game.game, turn, seededChance(1)), own, 'in play-outs it bids as it does')
})

t.test('SC-138 SC-139 the bot makes room in a full squad for a better player', async (t) => {
  const game = lot({ squad: FULL, cash: 200 }, {})
  const full = game.squads[0]!

  const sale = answer(game, 0, 'market')

  t.ok(sale?.type === 'squad-sell-abroad' && full.includes(sale.card))
  t.same(answer(lot({ squad: `${SQUAD} D3`, cash: 200 }, {}), 0, 'market'), null, 'there is room')
  const weak = deadline([{ squad: FULL, cash: 200 }, {}], { stacks: { asia: 'G2' } })
  weak.move(0, { type: 'deadline-flip', continent: 'asia' })
  weak.move(1, bid(200 - 100))
  t.same(answer(weak, 0, 'market'), null, 'too dear')
})

t.test('SC-120 SC-123 the bot makes investments that pay until the end of the game', async (t) => {
  const invest = (year: number, place: Place) =>
    position({
      phase: 'invest',
      year,
      clubs: [place, {}],
      also: ({ shared }) => {
        shared.turn = idleTurn(0)
      },
    })
  const talents = invest(1, { squad: `${SQUAD} 2xM1/4 D1/4`, level: 1, cash: 100 })
  const old = invest(6, { squad: FULL, token: 84, level: 3, cash: 60 })

  t.same(answer(talents, 0, 'invest'), { type: 'invest-upgrade', department: 'training' })
  t.not(answer(old, 0, 'invest')?.type, 'invest-upgrade')
})

t.test('SC-130 SC-140 a rich bot offers cash and a weak player for a better one', async (t) => {
  const close = (clubs: Place[]) => position({ phase: 'close', clubs })
  const game = close([{ cash: 260 }, { squad: `${SQUAD} M5`, cash: 20 }])
  const offer = answer(game, 0, 'market-close')
  const [star] = game.squads[1]!.slice(-1)

  t.match(offer, { type: 'trade-propose', to: 1, take: { cash: 0, players: [star] } })
  t.ok(offer && superclub.bot)
  game.move(0, offer!)
  t.same(answer(game, 0, 'market-close'), { type: 'market-ready' }, 'once a year')
  t.equal(answer(game, 1, 'trade-response')?.type, 'trade-accept')
  const even = close([{ cash: 100 }, { squad: `${SQUAD} M5`, cash: 100 }])
  t.same(answer(even, 0, 'market-close'), { type: 'market-ready' })
})

t.test('SC-130 SC-230 the bot sells no player to a club that could win with him', async (t) => {
  const offered = (token: number) => {
    const game = trading([{ token, cash: 500 }, { squad: `${SQUAD} M4` }])
    const [star = ''] = game.squads[1]!.slice(-1)
    game.move(0, propose(1, goods([], 400), goods([star])))
    return answer(game, 1, 'trade-response')?.type
  }

  t.same([offered(40), offered(72)], ['trade-accept', 'trade-reject'])
})
