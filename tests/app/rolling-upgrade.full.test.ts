import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { freshDatabase } from '../database.ts'
import { ADMIN_TOKEN } from '../support/service.ts'
import {
  request,
  type ServiceProcess,
  type StartedGame,
  serve,
  startGame,
} from '../support/service-process.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const today = path.join(root, 'dist')
const MOVES = 12
const soak = { skip: process.env.SOAK ? false : 'copies the build', timeout: 600_000 }

const of = (build: string) => ({
  program: path.join(build, 'src/bin/server.js'),
  env: { RATE_LIMITS: 'off' },
})

async function play(
  t: Test,
  { game, tokens }: StartedGame,
  nodes: readonly ServiceProcess[],
): Promise<void> {
  for (let made = 0; made < MOVES; made += 1) {
    const { base } = nodes[made % nodes.length]!
    for (const token of tokens) {
      const { body } = await request(base, `GET ${game}/decisions`, token)
      const decision = body.decisions.find(({ optional }: { optional: boolean }) => !optional)
      if (!decision) continue
      const move = { decisionId: decision.id, move: decision.examples[0] }
      const { status } = await request(base, `POST ${game}/moves`, token, move)
      t.equal(status, 201)
      break
    }
  }
}

t.test('a node leaves a game alone that a later build has continued', soak, async (t) => {
  const later = path.join(t.testdir(), 'later')
  await cp(today, later, { recursive: true })
  await cp(path.join(root, 'docs/rulesets'), path.join(later, '../docs/rulesets'), {
    recursive: true,
  })
  await cp(path.join(root, 'package.json'), path.join(later, '../package.json'))
  const rules = path.join(later, 'src/engine/rulesets/goalscorer/index.js')
  await writeFile(rules, (await readFile(rules, 'utf8')).replace('version: 1,', 'version: 2,'))
  const url = await freshDatabase(t)
  const [node, newer] = [await serve(t, url, of(today)), await serve(t, url, of(later))]
  const taken = await startGame(node.base, 'goalscorer')
  const other = await startGame(node.base, 'rising-star')
  await play(t, taken, [node])

  await play(t, taken, [newer])

  const { status, body } = await request(node.base, `GET ${taken.game}`, taken.tokens[0]!)
  t.match({ status, body }, { status: 503, body: { code: 'game-from-newer-version' } })
  t.equal((await request(node.base, 'GET /health/ready', ADMIN_TOKEN)).status, 200)
  await play(t, other, [node, newer])
})
