import t from 'tap'
import { seededChance } from '../../../../src/engine/kernel/chance.ts'
import { examplesFor } from '../../../../src/engine/kernel/examples.ts'
import { turnFor } from '../../../../src/engine/kernel/turn.ts'
import { pricesOf } from '../../../../src/engine/rulesets/superclub/content/book.ts'
import { housePack } from '../../../../src/engine/rulesets/superclub/content/house.ts'
import { deadline, goods, propose, trading } from './dealing.ts'
import { beforeMatch, idleTurn, type Placed, position } from './position.ts'

function examplesOf({ rules, game }: Placed, seat: number, kind: string) {
  const decision = game.open.find((one) => one.seat === seat && one.kind === kind)
  if (!decision) throw new Error(`seat ${seat} has no ${kind}`)
  return examplesFor(rules, game, turnFor(rules, game, decision, seededChance(1)), 8)
}

t.test('an example gives cash and the weakest for a better player, once a year', async (t) => {
  const game = trading([{ cash: 200 }, { squad: 'M5 D4 A4 G3 8xD1' }, {}])
  const star = game.squads[1]?.[0] ?? ''
  const price = pricesOf(housePack, star, 5).market

  const [first] = examplesOf(game, 0, 'market')

  t.match(first, { type: 'trade-propose', to: 1, take: goods([star]) })
  t.ok(first?.type === 'trade-propose' && first.give.cash > price, 'his club asks for more')
  game.move(0, propose(1, goods([], price), goods([star])))
  t.same(examplesOf(game, 0, 'market'), [])
  t.same(examplesOf(trading([{ cash: 5 }, {}]), 0, 'market'), [], 'silence costs nothing')
})

t.test('no example is given if only bad sales are open', async (t) => {
  const game = position({
    phase: 'unhappy',
    year: 2,
    clubs: [{ status: 'title-contender' }, { status: 'newly-promoted', squad: 'M5 10xD1' }],
    options: { unhappyPlayers: true },
    also: ({ shared }) => {
      shared.turn = idleTurn(0)
    },
  })
  t.same(examplesOf(game, 1, 'market'), [])
})

t.test('bids begin at the minimum, and stay below the player’s value', async (t) => {
  const game = deadline([{ cash: 70 }, {}], { stacks: { asia: 'M4' } })
  game.move(0, { type: 'deadline-flip', continent: 'asia' })
  t.same(
    examplesOf(game, 0, 'lot-bid').slice(0, 3),
    [40, 41, 45].map((amount) => ({ type: 'auction-bid', amount })),
  )
  const poor = deadline([{ cash: 35 }, {}], { stacks: { asia: 'M4' } })
  poor.move(0, { type: 'deadline-flip', continent: 'asia' })
  t.same(examplesOf(poor, 0, 'lot-bid')[0], { type: 'auction-pass' })
})

t.test('the most promising line-ups come first, and no random ones follow', async (t) => {
  const game = beforeMatch([{}, {}])
  const examples = examplesOf(game, 0, 'line-up')
  const keepers = examples.map((move) => move.type === 'lineup-submit' && move.lineUp.goalkeeper)
  t.ok(keepers.length > 0)
  t.same(new Set(keepers), new Set([game.squads[0]?.[0]]), 'never the goalkeeper Given')
})
