import t, { type Test } from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { type Simulated, simulate } from './simulate.ts'

const GAMES = process.env.SOAK ? 2_000 : 60
const rules = registry.goalscorer!

async function simulated(t: Test, failovers: boolean): Promise<Simulated[]> {
  const games: Simulated[] = []
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const game = await simulate(rules, seed, { failovers })
    const trace = game.problems.length > 0 ? game.trace.slice(-12).join('\n') : ''
    t.same(game.problems, [], `seed ${seed} ${trace}`)
    games.push(game)
  }
  return games
}

const sum = (games: readonly Simulated[], of: 'moves' | 'races' | 'lost' | 'rewound') =>
  games.reduce((total, game) => total + game[of], 0)

t.test('acknowledged moves are stored once, whatever gets lost between three nodes', async (t) => {
  const games = await simulated(t, false)

  t.ok(sum(games, 'moves') > 10 * GAMES, `${sum(games, 'moves')} moves`)
  t.ok(sum(games, 'races') > 0, `${sum(games, 'races')} lost races`)
})

t.test('after a failover every reader of a lost branch hears of it', async (t) => {
  const games = await simulated(t, true)

  t.ok(sum(games, 'lost') > 0, `${sum(games, 'lost')} lost rows`)
  t.ok(sum(games, 'rewound') > 0, `${sum(games, 'rewound')} readers heard of it`)
})
