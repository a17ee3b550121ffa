import { at as nth } from '../../engine/kernel/define.ts'
import { type Commit, type Game, replay } from '../../engine/kernel/game.ts'
import { isFork } from '../../engine/kernel/kernel-cause-events.ts'
import type { Origin } from '../../engine/kernel/kernel-causes.ts'
import { perform } from '../../engine/kernel/perform.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Table } from '../../engine/kernel/types.ts'
import { chainKey, firstHead, nextHead } from '../../engine/luck/chain.ts'
import { pack, unpack } from '../../engine/luck/log.ts'
import { hmacLuck } from '../../engine/luck/stream.ts'
import { serviceError, translateRefusals } from '../core/errors.ts'
import { ancestorsOf, type LogPart, partOf } from '../runtime/ancestry.ts'
import { eventsIn } from '../runtime/cached-log.ts'
import { requireVersion } from '../runtime/cursor.ts'
import type { FileRecord } from '../runtime/fork-origin.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type {
  EventLog,
  GameStore,
  SeatRecord,
  SecretGameRecord,
  StoredRow,
} from '../runtime/port.ts'
import { entropyOf } from '../runtime/stored-log.ts'
import { wakeAt } from '../runtime/wake-time.ts'
import { placeAfter } from './present.ts'

export interface ForkSource {
  readonly rules: Ruleset
  readonly table: Table
  readonly versions: readonly number[]
  readonly version: number
  readonly record: Pick<
    SecretGameRecord,
    'ruleset' | 'packHash' | 'package' | 'options' | 'hints' | 'absence' | 'undo'
  > & { readonly seats: readonly Pick<SeatRecord, 'choices'>[] }
  /**
   * Returns the log as parts: one part for each ancestor of the fork, followed by the fork's own
   * part.
   */
  parts(): Promise<readonly LogPart[]>
  rows(): AsyncIterable<Pick<StoredRow, 'firstVersion' | 'lastVersion' | 'packed'>>
}

export const sourceHere = (
  { games, log }: { readonly games: Pick<GameStore, 'find'>; readonly log: EventLog },
  { rules, table, versions, version, record }: LiveGame,
): ForkSource => ({
  rules,
  table,
  versions,
  version,
  record,
  parts: async () => [...(await ancestorsOf(games, record)), partOf(record)],
  rows: () => log.rows(record.id),
})

interface Prefix {
  readonly commits: readonly Commit[]
  readonly packed: readonly string[]
  readonly origin: Origin
  /**
   * The file from which the original game was imported; null if the original game belongs to this
   * service.
   */
  readonly file: FileRecord | null
}

/**
 * Returns the log up to the end of the commit that contains the given version. If the source is
 * itself a fork and the given version was played in its original game, the original game is the
 * origin of the new fork.
 */
export async function prefixOf(source: ForkSource, at: number): Promise<Prefix> {
  const { versions } = source
  requireVersion(source.version, at)
  const version = versions[placeAfter(versions, at) - 1]
  if (version === undefined) throw serviceError('invalid-version', { facts: { at } })
  const packed: string[] = []
  for await (const row of source.rows()) {
    const left = version - row.firstVersion
    packed.push(row.lastVersion <= version ? row.packed : cut(row.packed, left))
    if (row.lastVersion >= version) break
  }
  const commits = packed.flatMap(unpack)
  const forks = commits.filter(({ cause }) => isFork(cause)).length
  const { game, seed, file } = nth(await source.parts(), forks)
  // The original game was imported from a file that was written before the game had ended.
  if (seed === null) throw serviceError('game-not-over', { facts: { game } })
  const key = chainKey(seed)
  const head = packed.reduce((before, text) => nextHead(key, before, text), firstHead(game))
  return { commits, packed, origin: { game, version, head }, file }
}

function cut(packed: string, events: number): string {
  const commits = unpack(packed)
  const count = commits.findIndex((_, place) => eventsIn(commits.slice(0, place + 1)) === events)
  return pack(commits.slice(0, count + 1))
}

export function forkedLog(
  { rules, table }: Pick<ForkSource, 'rules' | 'table'>,
  { commits, packed, origin }: Omit<Prefix, 'file'>,
  fork: SecretGameRecord,
  now: number,
): { readonly game: Game; readonly rows: readonly StoredRow[] } {
  const game = replay(rules, table, commits)
  const luck = hmacLuck(fork.seed, fork.id, entropyOf(fork))
  const cause = { kind: 'fork', origin, decisionSeconds: fork.decisionSeconds } as const
  const commit = translateRefusals(rules, () => perform(rules, game, cause, luck, now))
  const rows = chained(fork, [...packed, pack([commit])])
  const woken = { ...rows.at(-1)!, wakeAt: wakeAt(game, fork, commit.at) }
  return { game, rows: [...rows.slice(0, -1), woken] }
}

/**
 * The copied rows contain no wake-up times, because only the last row of a log may contain one, and
 * the fork adds more rows.
 */
function chained({ id: gameId, seed }: SecretGameRecord, packed: readonly string[]): StoredRow[] {
  const key = chainKey(seed)
  let [head, lastVersion] = [firstHead(gameId), 0]
  return packed.map((text) => {
    const commits = unpack(text)
    const firstVersion = lastVersion
    lastVersion += eventsIn(commits)
    head = nextHead(key, head, text)
    const { at } = commits.at(-1)!
    return { gameId, firstVersion, lastVersion, at, packed: text, head, wakeAt: null }
  })
}
