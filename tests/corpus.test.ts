// Games that earlier builds have played: this one judges them again, and leaves the same events.
import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import { examineExport } from '../src/luck/exports/examine.ts'
import { linesIn } from '../src/luck/exports/lines.ts'
import { registry } from '../src/rulesets/index.ts'
import { allCorpora, corpusOf } from './corpus-games.ts'

const BYTES_MAX = 8 * 1_024 * 1_024

t.test('there are games of the rules as they are', async (t) => {
  for (const rules of Object.values(registry))
    t.ok(existsSync(corpusOf(rules)), `npm run corpus writes ${corpusOf(rules).pathname}`)
  const bytes = allCorpora().map(({ file }) => readFileSync(file).length)
  t.ok(bytes.reduce((sum, one) => sum + one, 0) < BYTES_MAX, 'and they are small')
})

for (const { name, file } of allCorpora())
  t.test(`${name}: every cause leaves the very same events`, async (t) => {
    const keys = new Map()
    const rules = (id: string) => registry[id] ?? null
    const lines = linesIn(once(brotliDecompressSync(readFileSync(file))))
    const faults: unknown[] = []
    for await (const { game, finding, fault } of examineExport(lines, { rules, keys })) {
      const isOfToday = game.rules[0] === registry[game.ruleset]!.version
      const isSound = finding!.over && finding!.foldedOnly === (isOfToday ? 0 : finding!.commits)
      if (fault || !isSound) faults.push({ game: game.game, fault, finding })
    }
    t.same(faults, [])
  })

async function* once(bytes: Uint8Array) {
  yield bytes
}
