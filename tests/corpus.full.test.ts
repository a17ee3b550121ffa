import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import { checkLog } from '../src/engine/certify/lawful.ts'
import { lawsOf } from '../src/engine/certify/laws.ts'
import { todaysContent } from '../src/engine/kernel/content.ts'
import type { Commit } from '../src/engine/kernel/game.ts'
import type { Table } from '../src/engine/kernel/types.ts'
import type { GameLine } from '../src/engine/luck/exports/format.ts'
import { linesIn } from '../src/engine/luck/exports/lines.ts'
import type { Item } from '../src/engine/luck/exports/reader.ts'
import { verifyExport } from '../src/engine/luck/exports/verify-export.ts'
import { unpack } from '../src/engine/luck/log.ts'
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
    const laws = new CorpusLaws()
    const onItem = (item: Item) => laws.take(item)
    const lines = linesIn(once(brotliDecompressSync(file)))
    const isOfToday = version === registry[id]!.version
    const faults: unknown[] = []
    let games = 0
    for await (const { game, finding, fault } of verifyExport(lines, { rules, keys, onItem })) {
      games += 1
      t.match(game, { ruleset: id, rules: [version, version] })
      // For commits of an older ruleset version, the verifier only applies the events and does not
      // run the rules again.
      const isSound = finding!.over && finding!.foldedOnly === (isOfToday ? 0 : finding!.commits)
      if (fault || !isSound) faults.push({ game: game.game, fault, finding })
    }
    t.same(faults, [])
    t.same(laws.broken, [], 'every game keeps the laws of its ruleset')
    t.equal(laws.checked, games)
    t.ok(games >= GAMES_MIN, `${games} games`)
  })

async function* once(bytes: Uint8Array) {
  yield bytes
}

class CorpusLaws {
  readonly broken: string[] = []
  checked = 0
  readonly #packs = new Map<string, unknown>()
  #header: GameLine | null = null
  #commits: Commit[] = []

  take(item: Item): void {
    if (item.kind === 'pack') this.#packs.set(item.pack.pack, item.content)
    if (item.kind === 'game') this.#header = item.game
    if (item.kind === 'row') this.#commits.push(...unpack(item.row.packed.toString()))
    if (item.kind === 'end') this.#check()
  }

  #check(): void {
    if (!this.#header) return
    const { game, ruleset, table, pack } = this.#header
    const rules = registry[ruleset]!
    const content = rules.content.parse(todaysContent(rules, this.#packs.get(pack)))
    try {
      checkLog(rules, { ...table, content } as Table, this.#commits, lawsOf(ruleset))
    } catch (error) {
      this.broken.push(`${game}: ${error}`)
    }
    this.checked += 1
    this.#header = null
    this.#commits = []
  }
}
