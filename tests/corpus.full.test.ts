// Games of earlier builds must give the same events.
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import { linesIn } from '../src/engine/luck/exports/lines.ts'
import { verifyExport } from '../src/engine/luck/exports/verify-export.ts'
import { registry } from '../src/engine/rulesets/index.ts'
import { allCorpora, corpusOf } from './corpus-games.ts'

const BYTES_MAX = 8 * 1_024 * 1_024
const GAMES_MIN = 12

const versions = Object.values(registry).flatMap(({ id, version: newest }) =>
  Array.from({ length: newest }, (_, before) => ({ id, version: before + 1 })),
)

t.test('the corpus has games of the current and of every old version', async (t) => {
  const wanted = versions.map((one) => corpusOf(one).pathname)
  const there = allCorpora().map(({ file }) => file.pathname)

  t.same(there.toSorted(), wanted.toSorted(), 'run npm run corpus to add the current ones')

  const bytes = allCorpora().map(({ file }) => readFileSync(file).length)
  t.ok(bytes.reduce((sum, one) => sum + one, 0) < BYTES_MAX, 'the corpus stays small')
})

for (const { id, version } of versions)
  t.test(`${id}, version ${version}: every cause gives the same events`, async (t) => {
    const keys = new Map()
    const rules = (id: string) => registry[id] ?? null
    const file = readFileSync(corpusOf({ id, version }))
    const lines = linesIn(once(brotliDecompressSync(file)))
    const isOfToday = version === registry[id]!.version
    const faults: unknown[] = []
    let games = 0
    for await (const { game, finding, fault } of verifyExport(lines, { rules, keys })) {
      games += 1
      t.match(game, { ruleset: id, rules: [version, version] })
      // Commits of other rule versions are only folded.
      const isSound = finding!.over && finding!.foldedOnly === (isOfToday ? 0 : finding!.commits)
      if (fault || !isSound) faults.push({ game: game.game, fault, finding })
    }
    t.same(faults, [])
    t.ok(games >= GAMES_MIN, `${games} games`)
  })

async function* once(bytes: Uint8Array) {
  yield bytes
}
