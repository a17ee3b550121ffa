import { readContent } from '../engine/kernel/content.ts'
import type { Commit } from '../engine/kernel/game.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import type { Table } from '../engine/kernel/types.ts'
import { unpackSound } from '../engine/luck/chain-checker.ts'
import { type GameLine, ImportInvalid } from '../engine/luck/exports/format.ts'
import { linesIn } from '../engine/luck/exports/lines.ts'
import { ExportReader } from '../engine/luck/exports/reader.ts'
import { logHeader, logRow, tableIn } from '../engine/luck/log.ts'
import { registry } from '../games/loaded.ts'
import { UsageError } from './arguments.ts'

export interface FiledGame {
  readonly id: string
  readonly rules: Ruleset
  readonly table: Table
  readonly pack: string
  readonly commits: readonly Commit[]
  readonly isOver: boolean
}

/** Verifies a file in the old or the new format, keeping only one game in memory at a time. */
export async function* gamesIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<FiledGame> {
  const lines = linesIn(pieces)
  const first = await lines.next()
  const text = first.done ? '' : Buffer.from(first.value).toString()
  const all = behind(first.done ? new Uint8Array() : first.value, lines)
  if (text.startsWith('{"touchline-export":')) yield* gamesOfExport(all)
  else yield await gameOfLog(text, lines)
}

async function* behind(first: Uint8Array, others: AsyncIterable<Uint8Array>) {
  yield first
  yield* others
}

async function* gamesOfExport(lines: AsyncIterable<Uint8Array>): AsyncGenerator<FiledGame> {
  const reader = new ExportReader(new Map())
  const packs = new Map<string, unknown>()
  let [game, commits]: [GameLine | null, Commit[]] = [null, []]
  try {
    for await (const line of lines) {
      const item = reader.take(line)
      if (item.kind === 'pack') packs.set(item.pack.pack, item.content)
      if (item.kind === 'game') [game, commits] = [item.game, []]
      if (item.kind === 'row') commits.push(...unpacked(item.row.packed.toString()))
      if (item.kind === 'end' && game?.seen === 'all') yield filed(game, packs, commits)
    }
    reader.close()
  } catch (error) {
    if (error instanceof ImportInvalid) throw new UsageError(error.message)
    throw error
  }
}

function filed(line: GameLine, packs: ReadonlyMap<string, unknown>, commits: readonly Commit[]) {
  const { game: id, ruleset, pack, status, table } = line
  const rules = rulesetOf(ruleset)
  const content = contentOf(rules, packs.get(pack))
  return { id, rules, pack, commits, table: { ...table, content }, isOver: status !== 'running' }
}

async function gameOfLog(first: string, lines: AsyncIterable<Uint8Array>): Promise<FiledGame> {
  const header = parsedBy(() => logHeader.parse(JSON.parse(first)))
  const rules = rulesetOf(header.ruleset)
  const commits: Commit[] = []
  for await (const bytes of lines) {
    const line = Buffer.from(bytes).toString().trim()
    if (line === '') continue
    commits.push(...unpacked(parsedBy(() => logRow.parse(JSON.parse(line))).packed))
  }
  const { hash: pack, content } = header.contentPack
  const table = tableIn(header, contentOf(rules, content))
  return { id: header.game, rules, table, pack, commits, isOver: header.seed !== null }
}

function rulesetOf(id: string): Ruleset {
  const rules = Object.hasOwn(registry, id) ? registry[id] : undefined
  if (!rules) throw new UsageError(`unknown ruleset ${id}`)
  return rules
}

function contentOf(rules: Ruleset, content: unknown): unknown {
  const read = readContent(rules, content)
  if (!read.success) throw new UsageError(`the content pack is not for ${rules.id}`)
  return read.data
}

function unpacked(packed: string): readonly Commit[] {
  const commits = unpackSound(packed)
  if (!commits) throw new UsageError(NO_LOG)
  return commits
}

function parsedBy<T>(parse: () => T): T {
  try {
    return parse()
  } catch {
    throw new UsageError(NO_LOG)
  }
}
const NO_LOG = 'the file is not a game log'
