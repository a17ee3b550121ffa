// Games of a built-in ruleset must not change when the ruleset is loaded from a ruleset package.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import { buildGame } from '../src/cli/build-game.ts'
import { registry } from '../src/engine/rulesets/index.ts'
import { RULE_IMPORTS } from '../src/games/imports.ts'
import { importRules } from '../src/games/load.ts'
import { writeCorpus } from './corpus-games.ts'

const sources = fileURLToPath(new URL('../../src/engine/rulesets/goalscorer/', import.meta.url))
const [kernel, kit] = RULE_IMPORTS

const asPackage = (code: string): string =>
  code
    .replaceAll(/(?<=from ')(?:\.\.\/)+kernel\/[\w-]+\.ts(?=')/g, kernel!)
    .replaceAll(/(?<=from ')(?:\.\.\/)+shared\/[\w-]+\.ts(?=')/g, kit!)
    .replaceAll("from 'zod'", `from '${kernel}'`)

t.test('GOALSCORER, built as a package, gives the same log as the built-in game', async (t) => {
  const folder = t.testdir()
  const copied = path.join(folder, 'src')
  cpSync(sources, copied, { recursive: true })
  for (const entry of readdirSync(copied, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    writeFileSync(file, asPackage(readFileSync(file, 'utf8')))
  }
  const index = path.join(copied, 'index.ts')
  writeFileSync(index, `${readFileSync(index, 'utf8')}\nexport default goalscorer\n`)

  await buildGame(folder)
  const packaged = await importRules(folder, './dist/game.js')

  t.not(packaged, registry.goalscorer)
  const logs = [packaged, registry.goalscorer!].map((rules) =>
    brotliDecompressSync(writeCorpus(rules)).toString(),
  )
  t.ok(logs[0]!.length > 100_000)
  t.ok(logs[0] === logs[1], 'the same bytes')
})
