import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { registry } from '../../src/rulesets/index.ts'

const pack = (...args: string[]) => {
  const file = fileURLToPath(new URL('../../src/cli/pack.js', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

for (const rules of Object.values(registry))
  t.test(`${rules.id}: a pack to start from has no fault, and says nothing twice`, async (t) => {
    const { stdout } = pack('new', rules.id)
    const file = path.join(t.testdir(), 'my-pack.json')
    writeFileSync(file, stdout)

    const checked = pack('check', file)

    t.match(checked, { status: 0, stdout: `${file}: a pack of ${rules.title}\n` })
    const { ruleset: _, id, title, version, ...house } = rules.packs[0] as Record<string, unknown>
    const started = rules.content.parse(JSON.parse(stdout))
    t.same(started, { ruleset: rules.id, ...house, id: 'my-pack', title: 'My pack', version: '1' })
  })

t.test('SC-R1 TC-701 prices, developed cards and prepared fixtures may be left out', async (t) => {
  const [superclub, titleChase] = ['superclub', 'title-chase'].map((id) =>
    JSON.parse(pack('new', id).stdout),
  )

  t.notOk('developed' in superclub)
  t.notMatch(superclub.players[0], { market: Number })
  t.notOk('preparedFixtures' in titleChase)
  t.same(Object.keys(titleChase.board), ['squares'])
})

t.test('every fault is told at its place, and what is odd', async (t) => {
  const [house] = registry['title-chase']!.packs as [{ dice: { red: number[] } }]
  const odd = { ...house, dice: { ...house.dice, blue: house.dice.red } }
  const folder = t.testdir({
    'odd.json': JSON.stringify(odd),
    'wrong.json': JSON.stringify({ ...house, id: 'My pack', points: 3, more: 1 }),
    'half.json': '{',
    'none.json': '{}',
  })
  const inFolder = (name: string) => path.join(folder, name)

  const odds = pack('check', inFolder('odd.json'))
  const wrong = pack('check', inFolder('wrong.json'))

  t.equal(odds.status, 0)
  t.match(odds.stdout, /odd\.json: warning: \/id: title-chase-house is the name of a pack/)
  t.match(odds.stdout, /odd\.json: warning: V11: the blue die is not better/)
  t.equal(wrong.status, 1)
  t.match(wrong.stdout, /wrong\.json: \/id: not a plain name/)
  t.match(wrong.stdout, /wrong\.json: \/points: /)
  t.match(pack('check', inFolder('half.json')), { status: 2, stderr: /is not JSON/ })
  t.match(pack('check', inFolder('none.json')), { status: 2, stderr: /names its game/ })
  t.match(pack('check', inFolder('lost.json')), { status: 2, stderr: /cannot be read \(ENOENT\)/ })
  t.match(pack('new', 'chess'), { status: 2, stderr: /there is no ruleset chess/ })
  t.match(pack('eat'), { status: 2, stderr: /say check with files/ })
})
