import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { againstBot, errorOf, observe } from '../support/players.ts'
import { guest, startServices } from '../support/service.ts'

const command = fileURLToPath(new URL('../../src/cli/verify.js', import.meta.url))
const run = (...args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' })
  return { status, stdout }
}

t.test('anybody verifies an ended game on their own machine', async (t) => {
  const node = await startServices(t)
  const { games } = node.services
  const ann = await guest(node, 'Ann')
  const { id } = await againstBot(node, ann)
  const early = await errorOf(games.raw(ann, id)[Symbol.asyncIterator]().next())
  const { head } = await observe(node, ann, id)
  await games.resign(ann, id)
  const lines: string[] = []
  for await (const line of games.raw(ann, id)) lines.push(line)
  const file = path.join(t.testdir(), 'game.ndjson')
  const check = (changed: readonly string[], ...args: string[]) => {
    writeFileSync(file, changed.join('\n'))
    return run(file, ...args)
  }
  const altered = lines.map((line, place) =>
    place === 1 ? line.replace(/\\"at\\":(\d)/, '\\"at\\":9') : line,
  )
  const other = JSON.stringify({ ...JSON.parse(lines[0]!), seed: '0'.repeat(64) })

  t.same(early, { code: 'game-not-over', kind: 'conflict' })
  t.match(check(lines, '--head', head!), { status: 0, stdout: /holds[\s\S]*very same events/ })
  t.match(check(lines, '--head', 'f00'), { status: 1, stdout: /THE HEAD f00/ })
  t.match(check(altered), { status: 1, stdout: /BREAKS at row 0/ })
  t.match(check([other, ...lines.slice(1)]), { status: 1, stdout: /THE SEED IS NOT/ })
  t.match(check(['{}']), { status: 2 })
  t.match(JSON.parse(check(lines, '--json').stdout), { ok: true, difference: null })
})
