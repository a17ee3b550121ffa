import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import t from 'tap'
import { freshDatabase, migratedDatabase } from './database.ts'
import { SERVICE_KEY } from './support/keys.ts'
import { againstBot, waitFor } from './support/players.ts'
import { guest, startServices } from './support/service.ts'

const command = fileURLToPath(new URL('../src/bin/verify-games.js', import.meta.url))

const run = (DATABASE_URL: string, ...words: string[]) => {
  const env = { ...process.env, DATABASE_URL, SERVICE_KEY }
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

t.test('one command verifies all games of a database, and names invalid ones', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const games = [await againstBot(node, ann), await againstBot(node, ann)].map(({ id }) => id)
  await node.services.games.resign(ann, games[0]!)
  await node.services.games.create(ann, {
    ruleset: 'goalscorer',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
    decisionSeconds: null,
  })

  const sound = run(node.url)
  const wrongly = run(node.url, '--every')
  await edited(node.url, games[1]!)
  const edit = run(node.url)
  const results = run(node.url, '--json').stdout.trim().split('\n')

  t.match(sound, { status: 0, stdout: /^2 games, \d+ events in .*\nNo faults found\.\n$/ })
  t.equal(wrongly.status, 2)
  t.match(edit, {
    status: 1,
    stdout: new RegExp(`^${games[1]} IS NOT VALID: row 0, after version 0`),
  })
  t.match(edit.stdout, /\n1 of 2 games ARE NOT VALID\.\n$/)
  const faults = results
    .map((line) => JSON.parse(line))
    .map(({ game, fault }) => [game, fault === null])
  t.same(Object.fromEntries(faults), { [games[0]!]: true, [games[1]!]: false })
})

t.test('--bots repeats the searches of bots, and counts them', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const { id } = await againstBot(node, ann, {
    seats: [{ kind: 'bot', level: 'sharp' }, { kind: 'bot' }],
  })
  await waitFor(node, ann, id, { timeoutSeconds: 60 })

  const proved = run(node.url, '--all', '--bots')
  const wrongly = run(node.url, '--bots', '--since-last')

  t.match(proved, {
    status: 0,
    stdout: /^1 games, .*\n[1-9]\d* bot searches were repeated with the same result/,
  })
  t.match(wrongly, { status: 2, stderr: /^--bots repeats all searches/ })
})

t.test('--since-last skips verified games until they change', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const [over, running] = [await againstBot(node, ann), await againstBot(node, ann)]
  await node.services.games.resign(ann, over.id)

  const none = run(await migratedDatabase(t), '--all')
  const first = run('postgres://nobody@127.0.0.1:1/nowhere', '--database', node.url, '--since-last')
  const again = lines(run(node.url, '--all', '--since-last', '--json'))
  const chain = run(node.url, '--chain')
  await edited(node.url, over.id)
  const unseen = run(node.url, '--since-last')
  const whole = run(node.url, '--all')
  const broken = run(node.url, '--chain', '--json')

  t.match(none, { status: 4, stdout: /^0 games/ }, 'nothing was verified')
  t.match(first, { status: 0, stdout: /^2 games, \d+ events/ })
  t.same(again, { [over.id]: true, [running.id]: false }, 'running games are verified each time')
  t.match(chain, { status: 0, stdout: /^2 games, \d+ events in .*\nNo faults found/ })
  t.match(unseen, { status: 0, stdout: /1 of them were verified before/ })
  t.match(whole, { status: 1, stdout: new RegExp(`^${over.id} IS NOT VALID: row 0`) })
  t.equal(broken.status, 1, 'its chain breaks as well')
})

t.test(
  'a part of the games can be verified, and a run continues after its last game',
  async (t) => {
    const node = await startServices(t)
    const ann = await guest(node, 'Ann')
    const file = path.join(t.testdir(), 'progress')
    const [first] = [await againstBot(node, ann), await againstBot(node, ann)]
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

    const sampled = run(node.url, '--sample', '1')
    const since = run(node.url, '--since', tomorrow)
    const wrong = run(node.url, '--sample', '1', '--resume', file)
    await edited(node.url, first.id)
    const one = run(node.url, '--threads', '1', '--resume', file)
    await againstBot(node, ann)
    const continued = run(node.url, '--resume', file)
    const otherwise = run(node.url, '--resume', file, '--chain')

    t.match(sampled, { status: 0, stdout: /^1 games, / })
    t.match(since, { status: 4, stdout: /^0 games, / })
    t.match(wrong, { status: 2, stderr: /^--resume continues in the order of games/ })
    t.match(one, { status: 1, stdout: /1 of 2 games ARE NOT VALID/ })
    t.match(continued, { status: 1, stdout: /^1 games, .*\n2 games were verified earlier/ })
    t.match(continued.stdout, `NOT VALID: ${first.id}.`)
    t.match(otherwise, { status: 2, stderr: /belongs to a run with other options/ })
  },
)

t.test('every failure is one sentence', async (t) => {
  const empty = run(await freshDatabase(t))
  const nowhere = run('postgres://nobody@127.0.0.1:1/nowhere')
  const wrong = run('mysql://db')
  const other = run(
    'postgres://nobody@127.0.0.1:2/nowhere',
    '--database',
    'postgres://nobody@127.0.0.1:1/nowhere',
  )
  const wrongOther = run('postgres://nobody@127.0.0.1:1/nowhere', '--database', 'postgres://[')

  t.match(empty, { status: 3, stderr: /^this database lacks migrations: run npm run migrate\n$/ })
  t.match(nowhere, {
    status: 3,
    stderr: /^DATABASE_URL: no server is listening at 127\.0\.0\.1:1; .*\n$/,
  })
  t.match(wrong, { status: 3, stderr: /^DATABASE_URL is wrong: / })
  t.match(other, {
    status: 3,
    stderr: /^--database: no server is listening at 127\.0\.0\.1:1; .*\n$/,
  })
  t.match(wrongOther, { status: 3, stderr: /^--database must be the address of a .*\n$/ })
})

const lines = ({ stdout }: { readonly stdout: string }) =>
  Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map(({ game, isSkipped }) => [game, isSkipped]),
  )

async function edited(url: string, game: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('alter table commits disable trigger no_row_change')
  await client.query(
    `update commits set packed = replace(packed::text, '"at":', '"at": ')::json where game_id = $1`,
    [game],
  )
  await client.end()
}
