import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { chainKey, firstHead, nextHead } from '../../src/engine/luck/chain.ts'
import { ChainChecker } from '../../src/engine/luck/chain-checker.ts'
import { GameVerifier } from '../../src/engine/luck/game-verifier.ts'
import { type LogRow, logHeader, logRow, tableIn } from '../../src/engine/luck/log.ts'
import { hmacLuck } from '../../src/engine/luck/stream.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { runInTurn } from '../cli/run.ts'
import { keptLogOf } from '../kept-log.ts'
import { againstBot, errorOf, observe } from '../support/players.ts'
import { guest, startServices } from '../support/service.ts'

const goalscorer = registry.goalscorer!

function fileIn(t: Test) {
  const folder = t.testdir()
  let written = 0
  return (lines: readonly string[]): string => {
    written += 1
    const file = path.join(folder, `${written}.ndjson`)
    writeFileSync(file, lines.join('\n'))
    return file
  }
}
const verified = (...each: readonly (readonly string[])[]) => runInTurn('verify', each)

t.test('anyone verifies an ended game on their own machine', async (t) => {
  const node = await startServices(t)
  const { games } = node.services
  const ann = await guest(node, 'Ann')
  const { id } = await againstBot(node, ann)
  const early = await errorOf(games.raw(ann, id)[Symbol.asyncIterator]().next())
  const { head } = await observe(node, ann, id)
  await games.resign(ann, id)
  const lines: string[] = []
  for await (const line of games.raw(ann, id)) lines.push(line)
  const file = fileIn(t)
  const altered = lines.map((line, place) =>
    place === 1 ? line.replace(/\\"at\\":(\d)/, '\\"at\\":9') : line,
  )
  const other = JSON.stringify({ ...JSON.parse(lines[0]!), seed: '0'.repeat(64) })

  const changed = (change: object) => [
    JSON.stringify({ ...JSON.parse(lines[0]!), ...change }),
    ...lines.slice(1),
  ]
  const { table, seed } = JSON.parse(lines[0]!)

  const [sound, otherTable, seeded, otherHead, edited, otherSeed, none, json] = verified(
    [file(lines), '--head', head!],
    [file(changed({ table: { ...table, decisionSeconds: 7 } }))],
    [file(changed({ seed: null })), '--seed', seed],
    [file(lines), '--head', 'f00'],
    [file(altered)],
    [file([other, ...lines.slice(1)])],
    [file(['{}'])],
    [file(lines), '--json'],
  )

  t.same(early, { code: 'game-not-over', kind: 'conflict' })
  t.match(sound, { status: 0, stdout: /The log is valid[\s\S]*intact[\s\S]*the same events/ })
  t.match(otherTable, {
    status: 1,
    stdout: /THE LOG IS NOT VALID[\s\S]*THE HEADER FIELD decisionSeconds/,
  })
  t.match(seeded, { status: 0 })
  t.match(otherHead, { status: 1, stdout: /HEAD f00/ })
  t.match(edited, { status: 1, stdout: /BREAKS at row 0/ })
  t.match(otherSeed, { status: 1, stdout: /THE SEED DOES NOT MATCH/ })
  t.match(none, { status: 2 })
  t.match(JSON.parse(json!.stdout), {
    ok: true,
    verdict: 'proved',
    covers: 'table',
    difference: null,
  })
})

t.test('a game that was only folded, or has no end, is not called valid', async (t) => {
  const kept = new URL('../../../tests/logs/goalscorer-v1.ndjson', import.meta.url)
  const [first = '', ...rows] = readFileSync(kept, 'utf8').trimEnd().split('\n')
  const { seed, game } = JSON.parse(first)
  const file = fileIn(t)
  const log = (lines: readonly string[]) => file([first, ...lines])
  /** Forges a log with correct hashes, as an attacker who knows the seed would do. */
  const forged = (change: (packed: string) => string) => {
    let head = firstHead(game)
    return rows.map((line) => {
      const row = JSON.parse(line)
      const packed = change(row.packed)
      head = nextHead(chainKey(seed), head, packed)
      return JSON.stringify({ ...row, packed, head })
    })
  }

  const cutShort = rows.slice(0, -1)
  const ofNever = forged((packed) => packed.replaceAll('"rules":1', '"rules":0'))
  const [sound, cut, unfinished, expected, never, empty, notBegun] = verified(
    [log(rows)],
    [log(cutShort)],
    [log(cutShort), '--unfinished'],
    [log(cutShort), '--json'],
    [log(ofNever)],
    [log([])],
    [log([]), '--unfinished'],
  )

  t.match(sound, { status: 0, stdout: /The log is valid/ })
  t.match(cut, { status: 1, stdout: /PARTLY VERIFIED[\s\S]*THE LOG IS INCOMPLETE/ })
  t.match(unfinished, { status: 0 }, 'unless requested')
  t.match(JSON.parse(expected!.stdout), { verdict: 'unproved', over: false })
  t.match(never, {
    status: 1,
    stdout: /hash chain is intact[\s\S]*has older rules than the previous commit/,
  })
  t.notMatch(never!.stdout, /the same events/)
  t.match(empty, { status: 1 })
  t.match(notBegun, { status: 4 }, 'nothing was re-executed')
})

t.test('a log without re-execution is reported; --strict accepts a re-executed log', async (t) => {
  const kept = fileURLToPath(keptLogOf(registry.superclub!))

  const [folded] = runInTurn('verify', [[kept]], { laterRules: 'superclub' })
  const [strict] = verified([kept, '--strict'])

  t.match(folded, { status: 4, stdout: /WERE NOT RE-EXECUTED/ })
  t.match(strict, { status: 0 })
})

t.test('verification continues after a difference or a malformed row', async (t) => {
  const kept = new URL('../../../tests/logs/goalscorer-v1.ndjson', import.meta.url)
  const [first = '', ...lines] = readFileSync(kept, 'utf8').trimEnd().split('\n')
  const header = logHeader.parse(JSON.parse(first))
  const rows = lines.map((line) => logRow.parse(JSON.parse(line)))
  const { head } = rows.at(-1)!
  const table = tableIn(header, goalscorer.content.parse(header.contentPack.content))
  const otherLuck = hmacLuck('00'.repeat(32), header.game)
  const expected = { opening: () => ({}), isOver: true }
  const finding = (some: readonly LogRow[], rules = goalscorer) => {
    const chain = new ChainChecker(header, header.seed!, [{ head, version: null }])
    const examination = new GameVerifier(chain, { rules, table, lucks: [otherLuck] }, expected)
    for (const row of some) examination.take(row)
    return examination.finding()
  }

  t.match(finding(rows), {
    rows: rows.length,
    head,
    chainHolds: true,
    difference: { commit: 0 },
    receipts: [{ reason: null }],
  })
  const later = { ...goalscorer, version: goalscorer.version + 1 }
  t.match(finding(rows, later), { verdict: 'unproved', over: true, foldedOnly: 42 })
  t.match(finding(rows.with(3, { ...rows[3]!, packed: 'no list' })), {
    rows: rows.length,
    broken: { row: 3 },
    receipts: [{ reason: 'the log has no such row' }],
  })
})
