// Nodes of two builds in one service: the last release beside today's, today's beside a later one.
import { spawnSync } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { freshDatabase } from '../database.ts'
import { ask, type Serving, serve, sitDown, stop, type Table } from '../support/outside.ts'
import { ADMIN_TOKEN } from '../support/service.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const today = path.join(root, 'dist')
const MOVES = 12
const soak = { skip: process.env.SOAK ? false : 'builds the last release', timeout: 600_000 }

const of = (build: string) => ({
  program: path.join(build, 'src/bin/server.js'),
  env: { RATE_LIMITS: 'off' },
})

/** Compiled by the compiler of today. Null: it is not in this clone. */
async function lastRelease(t: Test): Promise<string | null> {
  const commit = (await readFile(path.join(root, '.ci/released'), 'utf8')).trim()
  const tree = path.join(t.testdir(), 'release')
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root }).status === 0
  if (!git('worktree', 'add', '--detach', tree, commit)) return null
  t.teardown(() => void git('worktree', 'remove', '--force', tree))
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  // It does not bear what tap has every process load first.
  const bare = ['-u', 'NODE_OPTIONS', process.execPath, compiler, '-p', 'tsconfig.build.json']
  const compiled = spawnSync('env', bare, { cwd: tree, encoding: 'utf8' })
  t.equal(compiled.status, 0, compiled.stdout)
  return path.join(tree, 'dist')
}

/** Whoever is asked answers, at one node after the other. */
async function play(t: Test, { game, tokens }: Table, nodes: readonly Serving[]): Promise<void> {
  for (let made = 0; made < MOVES; made += 1) {
    const { base } = nodes[made % nodes.length]!
    for (const token of tokens) {
      const { body } = await ask(base, `GET ${game}/decisions`, token)
      const decision = body.decisions.find(({ optional }: { optional: boolean }) => !optional)
      if (!decision) continue
      const move = { decisionId: decision.id, move: decision.examples[0] }
      const { status } = await ask(base, `POST ${game}/moves`, token, move)
      t.equal(status, 201)
      break
    }
  }
}

t.test('the last release is replaced node by node, while games go on', soak, async (t) => {
  const release = await lastRelease(t)
  if (release === null) return t.comment('the last release is not in this clone')
  const url = await freshDatabase(t)
  const old = [await serve(t, url, of(release)), await serve(t, url, of(release))] as const
  const tables = await Promise.all(
    ['goalscorer', 'rising-star', 'starplayer'].map((ruleset) => sitDown(old[0].base, ruleset)),
  )
  for (const table of tables) await play(t, table, old)

  await stop(old[0])
  const first = await serve(t, url, of(today))
  // What is new of a game made meanwhile must not be beyond the old node.
  tables.push(await sitDown(first.base, 'goalscorer'))
  for (const table of tables) await play(t, table, [first, old[1]])
  await stop(old[1])
  const second = await serve(t, url, of(today))
  for (const table of tables) await play(t, table, [first, second])

  for (const { game } of tables) {
    const id = game.split('/').at(-1)
    const { body } = await ask(second.base, `GET /v1/admin/games/${id}/verify`, ADMIN_TOKEN)
    t.match(body, { ok: true, chainHolds: true, difference: null })
  }
})

t.test('a node leaves alone what a later build has gone on with', soak, async (t) => {
  const later = path.join(t.testdir(), 'later')
  await cp(today, later, { recursive: true })
  await cp(path.join(root, 'docs/rulesets'), path.join(later, '../docs/rulesets'), {
    recursive: true,
  })
  const rules = path.join(later, 'src/engine/rulesets/goalscorer/index.js')
  await writeFile(rules, (await readFile(rules, 'utf8')).replace('version: 1,', 'version: 2,'))
  const url = await freshDatabase(t)
  const [node, newer] = [await serve(t, url, of(today)), await serve(t, url, of(later))]
  const taken = await sitDown(node.base, 'goalscorer')
  const other = await sitDown(node.base, 'rising-star')
  await play(t, taken, [node])

  await play(t, taken, [newer])

  const { status, body } = await ask(node.base, `GET ${taken.game}`, taken.tokens[0]!)
  t.match({ status, body }, { status: 503, body: { code: 'game-from-newer-version' } })
  t.equal((await ask(node.base, 'GET /health/ready', ADMIN_TOKEN)).status, 200)
  await play(t, other, [node, newer])
})
