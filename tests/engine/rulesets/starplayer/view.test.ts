import t from 'tap'
import type { Options } from '../../../../src/engine/rulesets/starplayer/options.ts'
import { dice, given, holding, on } from './support.ts'

t.test('every viewer sees the last roll and its purpose', async (t) => {
  const game = given({ seats: 3 }, on(0, 47))
  const before = game.view('spectator').dice

  game.move(0, { type: 'roll' }, dice(2, 3))

  t.equal(before, null)
  t.same(game.view('spectator').dice, { seat: 0, values: [2, 3], purpose: 'move' })
})

t.test('a club aims at the side of which it holds most', async (t) => {
  const cards = ['blue-01', 'blue-02', 'red-01', 'wild-01']
  const seen = (options: Partial<Options>) => {
    const game = given({ seats: 3, options }, holding(0, ...cards))
    return game.view('spectator').clubs.map(({ side, aim }) => [side, aim])
  }

  const none = [0, null]
  t.same(seen({}), [[3, 'blue'], none, none])
  t.same(
    seen({ squadRule: 'system', formations: ['4-4-2', '4-3-3'] }),
    [[3, '4-4-2'], none, none],
    'two keep goal',
  )
})
