import t from 'tap'
import { seededChance } from '../../../../src/engine/kernel/chance.ts'
import { examplesFor } from '../../../../src/engine/kernel/examples.ts'
import { turnFor } from '../../../../src/engine/kernel/turn.ts'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import { A, B, decline, type Game, type Position, play, position, roll } from './position.ts'

const EXAMPLES = 3

function examplesOf({ game }: Game) {
  const turn = turnFor(risingStar, game, game.open[0]!, seededChance(1))
  return examplesFor(risingStar, game, turn, EXAMPLES)
}

t.test('RS-601 examples for offers begin with the best contract', async (t) => {
  const given: Position = {
    players: [{ position: 14, contract: 'k-12', agent: 'agent-05' }],
    top: { contract: ['k-01', 'k-24', 'k-13'] },
  }
  const game = position(given)
  roll(game, A, 2)
  const accept = (card: string) => ({ type: 'accept-offer', card: `${card}#1` })

  t.same(examplesOf(game), [accept('k-24'), accept('k-13'), { type: 'decline-offers' }])
})

t.test('RS-422 examples for cards begin with the strongest one, or with none', async (t) => {
  const players = [{}, { position: 1, matchEvents: ['me-clearance', 'me-counter'] }]
  const drawn = position({ players, turn: B })
  roll(drawn, B, 1, 8, 8)
  t.equal(examplesOf(drawn)[0]?.type, 'play-match-event')
  t.same(examplesOf(drawn).at(-1), decline)

  const won = position({ players, turn: B })
  roll(won, B, 1, 2, 12)
  t.same(examplesOf(won), [decline, play('me-clearance'), play('me-counter')])
})

t.test('RS-721 examples for rivals begin with the weakest one', async (t) => {
  const players = [{ position: 17 }, { matchEvents: ['me-var'] }, { points: 20 }, { points: 5 }]
  const game = position({ players })
  roll(game, A, 3)

  t.same(
    examplesOf(game),
    [3, 2, 1].map((seat) => ({ type: 'choose-rival', seat })),
  )
})
