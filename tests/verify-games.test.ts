import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import t from 'tap'
import { freshDatabase } from './database.ts'
import { SERVICE_KEY } from './support/keys.ts'
import { againstBot } from './support/players.ts'
import { guest, startServices } from './support/service.ts'

const command = fileURLToPath(new URL('../src/verify-games.js', import.meta.url))

const run = (DATABASE_URL: string, ...words: string[]) => {
  const env = { ...process.env, DATABASE_URL, SERVICE_KEY }
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    ...{ env, encoding: 'utf8' },
  })
  return { status, stdout, stderr }
}

t.test(
  'one command verifies every game of a database, and names those that are false',
  async (t) => {
    const node = await startServices(t)
    const ann = await guest(node, 'Ann')
    const games = [await againstBot(node, ann), await againstBot(node, ann)].map(({ id }) => id)
    await node.services.games.resign(ann, games[0]!)
    await node.services.games.create(ann, {
      ...{ ruleset: 'goalscorer', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] },
      ...{ visibility: 'public', decisionSeconds: null },
    })

    const sound = run(node.url)
    const wrongly = run(node.url, '--every')
    await edited(node.url, games[1]!)
    const edit = run(node.url)
    const told = run(node.url, '--json').stdout.trim().split('\n')

    t.match(sound, {
      status: 0,
      stdout: /^2 games, \d+ events in .*\nNothing false was found\.\n$/,
    })
    t.equal(wrongly.status, 2)
    t.match(edit, {
      status: 1,
      stdout: new RegExp(`^${games[1]} IS NOT TRUE: row 0, after version 0`),
    })
    t.match(edit.stdout, /\n1 of 2 games ARE NOT TRUE\.\n$/)
    const faults = told
      .map((line) => JSON.parse(line))
      .map(({ game, fault }) => [game, fault === null])
    t.same(Object.fromEntries(faults), { [games[0]!]: true, [games[1]!]: false })
  },
)

t.test('where it cannot be done a sentence says why', async (t) => {
  const empty = run(await freshDatabase(t))
  const nowhere = run('postgres://nobody@127.0.0.1:1/nowhere')
  const wrong = run('mysql://db')

  t.match(empty, { status: 3, stderr: /^migrations are missing .*: npm run migrate runs them\n$/ })
  t.match(nowhere, {
    status: 3,
    stderr: /^DATABASE_URL: no server listens at 127\.0\.0\.1:1; .*\n$/,
  })
  t.match(wrong, { status: 3, stderr: /^DATABASE_URL is wrong: / })
})

/** As only a superuser can. */
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
