import t from 'tap'
import { playBots } from '../../../../src/engine/bots/match.ts'
import { randomBot } from '../../../../src/engine/bots/random.ts'
import { seededChance, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import type { Ruleset } from '../../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { turnFor } from '../../../../src/engine/kernel/turn.ts'
import { titleChase } from '../../../../src/engine/rulesets/title-chase/index.ts'
import { type Game, mini, type Position, position, roll, white } from './season.ts'

const { bot } = titleChase

const answer = ({ game }: Game) => bot(turnFor(titleChase, game, game.open[0]!, seededChance(1)))

/**
 * A position before round 1 (home match) or round 2 (away match) against a team without a manager.
 */
function before(where: 'home' | 'away', set: Position): Game {
  const game = position({
    options: mini,
    squares: [where === 'home' ? 0 : 4, 0],
    teams: ['T00', 'T11'],
    ...set,
  })
  game.move(0, roll, [white(4)])
  return game
}

function lastRound(set: Position): Game {
  const game = position({ options: mini, squares: [103, 0], teams: ['T00', 'T04'], ...set })
  game.move(0, roll, [white(1)])
  return game
}

t.test('the bot takes yellow cards, and gives red ones to near rivals with stars', async (t) => {
  const pink = { squares: [17, 0], pink: true }
  t.same(answer(position(pink)), { type: 'nominate', seat: 0, colour: 'yellow' })
  const rival = position({ ...pink, stars: [[], ['GK', 'DEF']] })
  t.same(answer(rival), { type: 'nominate', seat: 1, colour: 'red' })
})

t.test('the bot buys the cheapest star that it can, and plays it at home', async (t) => {
  const game = before('home', { cash: [800_000, 0] })
  t.same(answer(game), { type: 'buy-star', category: 'GK' })
  game.move(0, answer(game)!)
  t.same(answer(game), { type: 'buy-star', category: 'DEF' })
  game.move(0, answer(game)!)
  t.same(answer(game), { type: 'commit-lineup', play: ['GK', 'DEF'] })
})

t.test('the bot uses a voucher where needed', async (t) => {
  const game = before('home', { cash: [100_000, 0], keep: [['R60']] })
  t.same(answer(game), { type: 'buy-star', category: 'GK', voucher: 'R60' })
})

t.test('the bot risks stars away where it seldom loses', async (t) => {
  const stars = (...own: ('GK' | 'DEF')[]) => answer(before('away', { cash: [0, 0], stars: [own] }))
  t.same(stars('GK'), { type: 'commit-lineup', play: ['GK'] })
  const game = position({
    options: mini,
    squares: [4, 0],
    teams: ['T00', 'T05'],
    cash: [0, 0],
    stars: [['GK'], ['GK', 'DEF', 'MID', 'FOR']],
  })
  game.move(0, roll, [white(4)])
  game.move(1, { type: 'commit-lineup', play: ['GK', 'DEF', 'MID', 'FOR'] })
  t.same(answer(game), { type: 'commit-lineup', play: [] })
})

t.test('the bot appeals a long suspension', async (t) => {
  const suspensions = [[{ category: 'GK' as const, card: 'R35', from: 1, to: 4 }]]
  const game = before('home', { cash: [0, 0], stars: [['GK']], keep: [['Y55']], suspensions })
  t.same(answer(game), { type: 'play-appeal', card: 'Y55', category: 'GK' })
})

t.test('the bot saves a penalty card for a rival, or the last round', async (t) => {
  const poor = { cash: [0, 0], keep: [['Y45']] }
  const derby = position({ options: mini, ...poor })
  derby.move(0, roll, [white(4)])

  t.same(answer(before('home', poor)), { type: 'commit-penalty', card: null })
  t.same(answer(derby), { type: 'commit-penalty', card: 'Y45' })
  t.same(answer(lastRound(poor)), { type: 'commit-penalty', card: 'Y45' })
})

t.test('the bot risks all stars in the last round', async (t) => {
  const game = lastRound({
    cash: [0, 0],
    stars: [
      ['GK', 'DEF'],
      ['GK', 'DEF', 'MID', 'FOR'],
    ],
  })
  game.move(1, { type: 'commit-lineup', play: ['GK', 'DEF', 'MID', 'FOR'] })

  t.same(answer(game), { type: 'commit-lineup', play: ['GK', 'DEF'] })
})

t.test('the bot beats a random bot', async (t) => {
  const rules = titleChase as unknown as Ruleset
  let wins = 0
  const games = 60
  for (let seed = 0; seed < games; seed += 1) {
    const heuristic = seed % 2
    const bots = [0, 1].map((seat) => (seat === heuristic ? rules.bot : randomBot))
    const { game, refused } = playBots({
      rules,
      table: buildTable(rules, { seats: 2 }),
      bots,
      luck: seededLuck(seed),
      chance: seededChance(seed),
      movesMax: 1_000,
    })
    t.equal(refused, 0)
    if (rules.outcome(game.state, game.table)!.ranking[0]![0] === heuristic) wins += 1
  }
  t.ok(wins > 0.55 * games, `${wins} of ${games}`)
})
