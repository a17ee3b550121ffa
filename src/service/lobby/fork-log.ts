import { type Commit, type Game, replay } from '../../kernel/game.ts'
import type { Origin } from '../../kernel/kernel-causes.ts'
import { perform } from '../../kernel/perform.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Table } from '../../kernel/types.ts'
import { chainKey, firstHead, nextHead } from '../../luck/chain.ts'
import { pack, unpack } from '../../luck/log.ts'
import { hmacLuck } from '../../luck/stream.ts'
import { judged, no } from '../errors.ts'
import { mustHave } from '../live/folded-log.ts'
import { eventsIn } from '../live/known-log.ts'
import type { LiveGame } from '../live/live-game.ts'
import { entropyOf } from '../live/stored-log.ts'
import { wakeAt } from '../live/wake.ts'
import type { FileRecord } from '../origin-ports.ts'
import { placeAfter } from '../play/shown.ts'
import type { EventLog, SeatRecord, SecretGameRecord, StoredRow } from '../ports.ts'

/** Whose log a fork begins with: a game that is here, or one that came in a file. */
export interface Source {
  readonly id: string
  readonly rules: Ruleset
  readonly table: Table
  /** After each of its commits. */
  readonly versions: readonly number[]
  readonly version: number
  readonly record: Pick<
    SecretGameRecord,
    'ruleset' | 'packHash' | 'options' | 'hints' | 'absence' | 'seed'
  > & { readonly seats: readonly Pick<SeatRecord, 'choices'>[] }
  /** Left out: it is here. */
  readonly file?: FileRecord
  rows(): AsyncIterable<Pick<StoredRow, 'firstVersion' | 'lastVersion' | 'packed'>>
}

export const sourceHere = (log: EventLog, live: LiveGame): Source => ({
  ...{ id: live.id, rules: live.rules, table: live.table, versions: live.versions },
  ...{ version: live.version, record: live.record, rows: () => log.rows(live.id) },
})

/** The rows of a log up to a commit, and where they stand in it. */
interface Prefix {
  readonly commits: readonly Commit[]
  /** As text: what a row holds behind that commit is cut off. */
  readonly packed: readonly string[]
  readonly origin: Origin
}

/** The log of the origin up to the end of the commit in which a version lies. */
export async function prefixOf(source: Source, at: number): Promise<Prefix> {
  const { id, record, versions } = source
  mustHave(source.version, at)
  const version = versions[placeAfter(versions, at) - 1]
  if (version === undefined) throw no('invalid-version', { facts: { at } })
  const key = chainKey(record.seed)
  const packed: string[] = []
  const commits: Commit[] = []
  let head = firstHead(id)
  for await (const row of source.rows()) {
    const left = version - row.firstVersion
    const text = row.lastVersion <= version ? row.packed : cut(row.packed, left)
    head = nextHead(key, head, text)
    packed.push(text)
    commits.push(...unpack(text))
    if (row.lastVersion >= version) break
  }
  return { commits, packed, origin: { game: id, version, head } }
}

/** The first commits of a row, with so many events: their text is the same as in it. */
function cut(packed: string, events: number): string {
  const commits = unpack(packed)
  const count = commits.findIndex((_, place) => eventsIn(commits.slice(0, place + 1)) === events)
  return pack(commits.slice(0, count + 1))
}

/** The log of a fork: the prefix under heads of its own, and the cause from which it goes on. */
export function forkedLog(
  { rules, table }: Pick<Source, 'rules' | 'table'>,
  { commits, packed, origin }: Prefix,
  fork: SecretGameRecord,
  now: number,
): { readonly game: Game; readonly rows: readonly StoredRow[] } {
  const game = replay(rules, table, commits)
  const luck = hmacLuck(fork.seed, fork.id, entropyOf(fork))
  const cause = { kind: 'fork', origin, decisionSeconds: fork.decisionSeconds } as const
  const commit = judged(rules, () => perform(rules, game, cause, luck, now))
  const rows = chained(fork, [...packed, pack([commit])])
  const woken = { ...rows.at(-1)!, wakeAt: wakeAt(game, fork, commit.at) }
  return { game, rows: [...rows.slice(0, -1), woken] }
}

/** Nobody is woken by a row that has one behind it. */
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
