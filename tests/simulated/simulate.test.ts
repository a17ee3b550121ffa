import t from 'tap'
import { searchInWorker } from './in-worker.ts'
import type { Searched } from './simulate.ts'

const [SEEDS, OPERATION_SEEDS] = process.env.SOAK ? [600, 300] : [3, 2]

const sum = ({ runs }: Searched, of: 'moves' | 'races' | 'lost' | 'rewound') =>
  runs.reduce((total, run) => total + run[of], 0)

t.test('acknowledged moves are stored once, whatever gets lost between three nodes', async (t) => {
  const searched = await searchInWorker({ floor: 'running games', seeds: SEEDS })

  t.same(searched.failure, null)
  t.comment(`${searched.movesPerSecond} moves per CPU second`)
  t.ok(sum(searched, 'moves') > 50 * SEEDS, `${sum(searched, 'moves')} moves`)
  t.ok(sum(searched, 'races') > 0, `${sum(searched, 'races')} lost races`)
})

t.test('after a failover every reader of a lost branch hears of it', async (t) => {
  const searched = await searchInWorker({ floor: 'running games', failsOver: true, seeds: SEEDS })

  t.same(searched.failure, null)
  t.ok(sum(searched, 'lost') > 0, `${sum(searched, 'lost')} lost rows`)
  t.ok(sum(searched, 'rewound') > 0, `${sum(searched, 'rewound')} readers heard of it`)
})

t.test('clients that retry as the guide says get one game and one move per key', async (t) => {
  const searched = await searchInWorker({ floor: 'operations', seeds: OPERATION_SEEDS })

  t.same(searched.failure, null)
  t.comment(`${searched.movesPerSecond} moves per CPU second`)
  t.ok(sum(searched, 'moves') > 50 * OPERATION_SEEDS, `${sum(searched, 'moves')} moves`)
})

t.test('clients and followers of a lost branch hear of it', async (t) => {
  const searched = await searchInWorker({
    floor: 'operations',
    failsOver: true,
    seeds: OPERATION_SEEDS,
  })

  t.same(searched.failure, null)
  t.ok(sum(searched, 'lost') > 0, `${sum(searched, 'lost')} lost rows`)
  t.ok(sum(searched, 'rewound') > 0, `${sum(searched, 'rewound')} clients heard of it`)
})

t.test('the same seed gives the same run', async (t) => {
  const one = await searchInWorker({ floor: 'operations', seeds: 1 })
  const two = await searchInWorker({ floor: 'operations', seeds: 1 })

  t.same(one.runs, two.runs)
})
