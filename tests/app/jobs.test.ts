import t, { type Test } from 'tap'
import type { StartJobInput } from '../../src/app/jobs/schema.ts'
import type { GameVerifier } from '../../src/app/verification/verify-game.ts'
import { perform } from '../support/admin.ts'
import { againstBot, errorOf, observe } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type NodeOptions, startNode, startServices, testClock } from '../support/service.ts'
import { until } from '../support/until.ts'

const LEASE_SECONDS = 60
const GAMES_PER_SLICE = 200

async function startWithGames(t: Test, options: NodeOptions = {}) {
  const node = await startServices(t, options)
  const ann = await guest(node, 'Ann')
  const [over, running] = [await againstBot(node, ann), await againstBot(node, ann)]
  await node.services.games.resign(ann, over.id)
  const start = (input: StartJobInput) =>
    perform(node.services, 'startJob', node.admin, undefined, input)
  const shown = (job: string) => perform(node.services, 'job', node.admin, job)
  const work = async (input: StartJobInput) => {
    const { id } = await start(input)
    await node.services.workOnJobs()
    return shown(id)
  }
  return { node, ann, over: over.id, running: running.id, start, shown, work }
}

const isTrue: GameVerifier = async (game) => ({ game, found: null, bots: null, fault: null })

t.test('a job verifies all games, and names an ended one with an altered row', async (t) => {
  const { node, over, work } = await startWithGames(t)

  const sound = await work({ kind: 'verify' })
  await queryAt(
    node.url,
    'alter table commits disable trigger no_row_change',
    `update commits set packed = replace(packed::text, '"at":', '"at": ')::json
     where game_id = '${over}'`,
  )
  const changed = await work({ kind: 'verify' })
  const chain = await work({ kind: 'verify', chain: true })

  t.match(sound, { state: 'done', games: 2, bad: 0, skipped: 0, totalGuess: 2, told: [] })
  t.ok(sound.rows > 2 && sound.events > sound.rows)
  const fault = /^row 0, after version 0: its head does not match$/
  t.match(changed, { state: 'done', games: 2, bad: 1, told: [{ game: over, fault }] })
  t.match(chain, { state: 'done', bad: 1, told: [{ game: over, fault }] })
  t.match(await perform(node.services, 'jobs', node.admin, undefined, { limit: 2 }), {
    items: [{ id: chain.id }, { id: changed.id, bad: 1 }],
    next: changed.id,
  })
})

t.test('a job skips what an earlier one has verified', async (t) => {
  const { work } = await startWithGames(t)

  const first = await work({ kind: 'verify', sinceLast: true })
  const second = await work({ kind: 'verify', sinceLast: true })
  const whole = await work({ kind: 'verify' })
  const others = await work({ kind: 'verify', ruleset: 'superclub' })

  t.match(first, { games: 2, skipped: 0 })
  t.match(second, { games: 2, skipped: 1, bad: 0 }, 'the one that has ended')
  t.match(whole, { games: 2, skipped: 0 })
  t.match(others, { games: 0, totalGuess: 0 })
})

t.test('the slice of a lost node is taken over, and its late answer ignored', async (t) => {
  const clock = testClock()
  let answer: (() => void) | undefined
  const hangs: GameVerifier = (game, terms) =>
    new Promise((resolve) => {
      answer = () => resolve(isTrue(game, terms))
    })
  const { node, start, shown } = await startWithGames(t, { clock, parts: { verifyGame: hangs } })
  const other = await startNode(t, node.url, { clock })
  const { id } = await start({ kind: 'verify' })

  const lost = node.services.workOnJobs()
  await until(() => answer !== undefined)
  await other.services.workOnJobs()
  const held = await shown(id)
  clock.skip(LEASE_SECONDS + 1)
  await other.services.workOnJobs()
  const taken = await shown(id)
  answer?.()
  await lost

  t.match(held, { state: 'running', games: 0 }, 'as long as the lease lasts')
  t.match(taken, { state: 'done', games: 2, bad: 0 })
  t.same(await shown(id), taken)
  const [tries] = await queryAt(node.url, 'select tries, error from slices')
  t.same(tries!.rows, [{ tries: 2, error: null }])
})

t.test('a slice fails after three attempts, and the job continues', async (t) => {
  let tries = 0
  const report = () => {}
  const { node, over, work } = await startWithGames(t, {
    parts: {
      report,
      verifyGame: async (game, terms) => {
        if (game !== over) return isTrue(game, terms)
        tries += 1
        throw new Error('the worker thread of the verification was lost')
      },
    },
  })
  await queryAt(
    node.url,
    `create table more as select games.* from games, generate_series(1, ${GAMES_PER_SLICE})
     where id = '${over}';
     update more set id = ('f' || substr(gen_random_uuid()::text, 2))::uuid,
       invite_code = gen_random_uuid()::text;
     insert into games select * from more;
     drop table more`,
  )

  const job = await work({ kind: 'verify' })

  t.equal(tries, 3)
  t.match(job, {
    state: 'failed',
    failed: [{ no: 1, error: 'Error: the worker thread of the verification was lost' }],
  })
  t.equal(job.games, 2, 'those of the other slice')
})

t.test('a cancelled job stops before its next game', async (t) => {
  const { node, start, shown } = await startWithGames(t, {
    parts: {
      verifyGame: async (game, terms) => {
        await perform(node.services, 'cancelJob', node.admin, id)
        return isTrue(game, terms)
      },
    },
  })
  const { id } = await start({ kind: 'verify' })

  await node.services.workOnJobs()

  t.match(await shown(id), { state: 'cancelled', games: 0, endedAt: Number })
  const again = perform(node.services, 'cancelJob', node.admin, id)
  t.same(await errorOf(again), { code: 'job-ended', kind: 'conflict' })
  const [verdicts] = await queryAt(node.url, 'select count(*)::int from verdicts')
  t.equal(verdicts!.rows[0].count, 1, 'the current game was verified to its end')
})

t.test('a deploy pauses the clocks of all games, and resumes them', async (t) => {
  const { node, ann, running, work } = await startWithGames(t)
  const [timed, disputed] = [
    await againstBot(node, ann, { decisionSeconds: 60 }),
    await againstBot(node, ann, { decisionSeconds: 60 }),
  ]
  await perform(node.services, 'pauseGame', node.admin, disputed.id, { reason: 'dispute' })
  const paused = async () => {
    const seen = [running, timed.id, disputed.id].map((game) => observe(node, ann, game))
    return (await Promise.all(seen)).map(({ paused }) => paused?.reason ?? null)
  }

  const pause = await work({ kind: 'pause-timed' })
  const during = await paused()
  const resume = await work({ kind: 'resume-timed', of: pause.id })

  t.match(pause, { state: 'done', games: 2, bad: 0, told: [{ game: timed.id, fault: null }] })
  t.same(during, [null, 'maintenance', 'dispute'])
  t.match(resume, { state: 'done', games: 1, told: [{ game: timed.id, fault: null }] })
  t.same(await paused(), [null, null, 'dispute'], 'only those that the job has paused')
  const astray = perform(node.services, 'startJob', node.admin, undefined, {
    kind: 'resume-timed',
    of: resume.id,
  })
  t.same(await errorOf(astray), { code: 'job-unknown', kind: 'unknown' })
})
