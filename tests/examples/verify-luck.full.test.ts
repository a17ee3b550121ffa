// A web page and a Python script verify the random draws of a game. The Python script was written
// only from the description on the web page.
import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { entropy as entropyShape } from '../../src/app/core/schema.ts'
import { chanceFrom } from '../../src/engine/kernel/chance.ts'
import { chainKey, firstHead, nextHead } from '../../src/engine/luck/chain.ts'
import { commitmentTo, dealSeed, hmacLuck, thoughtSeed } from '../../src/engine/luck/stream.ts'
import { againstBot, observe } from '../support/players.ts'
import { guest, sharedServices } from '../support/service.ts'

const page = new URL('../../../docs/luck.md', import.meta.url)
const program = new URL('../../../examples/verify-luck/verify.py', import.meta.url)
const keptLogs = new URL('../../../tests/logs/', import.meta.url)

const vectors = JSON.parse(/^```json vectors\n(.*?)^```/ms.exec(readFileSync(page, 'utf8'))![1]!)

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('python3', [fileURLToPath(program), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const isHere = spawnSync('python3', ['--version']).status === 0
const needsPython = isHere ? {} : { skip: 'no python3 here: the second implementation did not run' }

t.test('the test vectors of docs/luck.md are what we draw and hash', async (t) => {
  const { seed, game, entropy, message, draws, shuffle, chain } = vectors
  const luck = hmacLuck(seed, game, entropy)
  let drawn: number = shuffle.first
  const chance = chanceFrom((limit) => luck(drawn++, limit))
  const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest()

  t.equal(commitmentTo(seed), vectors.commitment)
  t.same(
    vectors.words.map((_: number, place: number) => digest.readUInt32BE(4 * place)),
    vectors.words,
  )
  for (const { number, limit, gives } of draws)
    t.equal(luck(number, limit), gives, `draw ${number}`)
  t.same(chance.shuffle(shuffle.of), shuffle.gives)
  t.equal(drawn, shuffle.first + shuffle.of.length - 1)
  t.equal(firstHead(game), chain.start)
  const { season, number, thought, ...deal } = vectors.deal
  t.equal(dealSeed(seed, season, number), deal.seed)
  t.equal(thoughtSeed(deal.seed, deal.lot, thought.decision), thought.gives)
  t.equal(hmacLuck(deal.seed, deal.lot, ['', ''])(0, 2 ** 32), deal.words[0])
  let head = firstHead(game)
  for (const row of chain.rows) {
    head = nextHead(chainKey(seed), head, row.packed)
    t.equal(head, row.head)
  }
})

t.test(
  'a program in Python that was written from the page draws the same',
  needsPython,
  async (t) => {
    t.match(run('--vectors', fileURLToPath(page)), { status: 0, stdout: /vectors hold/ })
    for (const name of readdirSync(keptLogs))
      t.match(run(fileURLToPath(new URL(name, keptLogs))), { status: 0, stdout: /dice hold/ }, name)
  },
)

t.test('what a seat adds to the luck is stored as it was hashed', async (t) => {
  t.ok(entropyShape.safeParse('Zoë \ud83c\udfb2').success)
  t.notOk(entropyShape.safeParse('half of a die: \ud83c').success)
})

t.test('it verifies a game as the service exports it', { ...needsPython }, async (t) => {
  const node = await sharedServices()
  const ann = await guest(node, 'Ann')
  const seats = [{ kind: 'me' as const, entropy: 'Zoë "7" \\ \u2028' }, { kind: 'bot' as const }]
  const { id, commitment } = await againstBot(node, ann, { ruleset: 'starplayer', seats })
  const { head } = await observe(node, ann, id)
  await node.services.games.resign(ann, id)
  const lines: string[] = []
  for await (const line of node.services.games.raw(ann, id)) lines.push(line)
  const file = path.join(t.testdir(), 'game.ndjson')
  writeFileSync(file, lines.join('\n'))
  const header = JSON.parse(lines[0]!)

  t.match(run(file, '--head', head!, '--commitment', commitment), {
    status: 0,
    stdout: /cover the table[\s\S]*The seed, the chain of heads and the dice hold\./,
  })
  t.match(run(file, '--head', 'f00'), { status: 1, stdout: /f00 is not on the chain/ })
  t.match(run(file, '--commitment', 'f00'), { status: 1, stdout: /not the one that was shown/ })
  const retold = { ...header, table: { ...header.table, decisionSeconds: 7 } }
  writeFileSync(file, [JSON.stringify(retold), ...lines.slice(1)].join('\n'))
  t.match(run(file), { status: 1, stdout: /the header says another decisionSeconds/ })
})

t.test('it finds what was changed', { ...needsPython }, async (t) => {
  const file = path.join(t.testdir(), 'game.ndjson')
  const lines = readFileSync(new URL('starplayer-v1.ndjson', keptLogs), 'utf8').split('\n')
  const [first = '', ...rows] = lines
  const check = (changed: readonly string[]) => {
    writeFileSync(file, changed.join('\n'))
    return run(file)
  }
  const withHeader = (change: object) => [
    JSON.stringify({ ...JSON.parse(first), ...change }),
    ...rows,
  ]
  const edited = lines.map((line) => line.replace(/(\\"dice\\":\[)(\d)/g, '$19'))

  t.match(check(edited), { status: 1, stdout: /its head is not[\s\S]* gives \d, and it says 9/ })
  t.match(check(withHeader({ seed: '00'.repeat(32) })), { status: 1, stdout: /the seed is not/ })
  t.match(check(withHeader({ entropy: ['', 'x'] })), { status: 1, stdout: /draw \d+ gives/ })
  t.match(check(lines.toSpliced(1, 1)), { status: 1, stdout: /elsewhere/ })
  t.match(check(withHeader({ seed: null })), { status: 2, stderr: /has not ended/ })
})
