import type { ArchivedGame, OldGame } from '../archive-ports.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { leastId, newId } from '../ids.ts'
import type { ArchivedShown, ArchiveInput } from '../shapes/archive.ts'
import { readFile, writeFile } from './archive-file.ts'
import { Warrant } from './warrant.ts'

/** Some hundred kilobytes a game, at most: a file has no more than 256 MB. */
const GAMES_OF_A_FILE_MAX = 500
/** Their rows leave in one transaction. */
const GAMES_OF_A_STEP = 100
const STAYING_MAX = 500
const DAY_MILLISECONDS = 24 * 3_600_000

type Parts = Pick<Context, 'ports' | 'packs'>
type Sums = Omit<{ -readonly [Name in keyof ArchivedShown]: ArchivedShown[Name] }, 'more'>

interface Task {
  readonly context: Parts
  readonly warrant: Warrant
  readonly sums: Sums
  /** Told after each step. */
  readonly onStep: (sums: Sums) => void
}

export const endedBefore = (
  { ports }: Parts,
  { olderThanDays }: Pick<ArchiveInput, 'olderThanDays'>,
) => ports.clock.now() - olderThanDays * DAY_MILLISECONDS

/**
 * Brings games that ended long ago into files, a ruleset and a month each: they are written, read
 * back from where they were kept, and verified, and only then they leave the database. Whoever is
 * cut off has lost nothing; the next one goes on.
 */
export async function archiveGames(
  context: Parts,
  warrant: Warrant,
  { olderThanDays, gamesMax }: ArchiveInput,
  onStep: (sums: Sums) => void = () => {},
): Promise<ArchivedShown> {
  warrant.serve()
  const { archive } = context.ports
  const why = await archive.hindrance()
  if (why !== null) throw no('archive-hindered', { detail: `${why}.` })
  const sums: Sums = { games: 0, rows: 0, files: 0, bytes: 0, stayed: [] }
  const task: Task = { context, warrant, sums, onStep }
  await removeLeftBehind(task)
  const before = endedBefore(context, { olderThanDays })
  for (;;) {
    const without = sums.stayed.map(({ game }) => game)
    const asked = { endedBefore: before, without }
    const [first] = await archive.old({ ...asked, alike: null, limit: 1 })
    const room = Math.min(gamesMax - sums.games, GAMES_OF_A_FILE_MAX)
    if (!first || room <= 0 || without.length >= STAYING_MAX)
      return { ...sums, more: first !== undefined }
    const { month, to } = monthOf(first)
    const alike = { ruleset: first.ruleset, from: first.id, to }
    const [, ...others] = await archive.old({ ...asked, alike, limit: room })
    await archiveFile(task, month, [first, ...others])
  }
}

/** By somebody who has the database, and no account: it stands in the audit all the same. */
export async function archiveByHand(
  context: Parts,
  { reason, note }: { readonly reason: string; readonly note: string | undefined },
  input: ArchiveInput,
  onStep: (sums: Sums) => void,
): Promise<ArchivedShown> {
  const { audits, clock } = context.ports
  const at = clock.now()
  const nobody = { account: null, role: null, token: null, subject: null, game: null }
  const deed = { action: 'archive.run', running: false, reason, detail: { ...input } }
  const warrant = await Warrant.issued(audits, { id: newId(at), at, ...nobody, ...deed }, note)
  const archived = await archiveGames(context, warrant, input, onStep)
  const then = clock.now()
  await audits.conclude({ id: newId(then), at: then, of: warrant.entry, outcome: 'done' })
  return archived
}

async function archiveFile(
  task: Task,
  month: string,
  games: readonly [OldGame, ...OldGame[]],
): Promise<void> {
  const { context, warrant, sums } = task
  const { archive, clock } = context.ports
  const written = await writeFile(context, month, games)
  sums.files += 1
  sums.bytes += written.bytes
  const good: ArchivedGame[] = []
  for await (const found of readFile(context, written)) {
    if ('archived' in found) good.push(found.archived)
    else sums.stayed.push(found)
  }
  const kept = new Set(await archive.readBack(warrant.again(), good, clock.now()))
  const known = new Set([...kept, ...sums.stayed.map(({ game }) => game)])
  for (const { id: game } of games)
    if (!known.has(game)) sums.stayed.push({ game, why: 'its log is not what it was in the file' })
  await remove(task, [...kept])
}

/** Of somebody who was cut off: they are read back once more. */
async function removeLeftBehind(task: Task): Promise<void> {
  const { archive } = task.context.ports
  const there: string[] = []
  for (const { game } of await archive.leftBehind(STAYING_MAX)) {
    const lines = await archive.lines(game).catch(() => null)
    if (lines !== null) there.push(game)
    else task.sums.stayed.push({ game, why: 'its file cannot be read any more' })
  }
  await remove(task, there)
}

async function remove({ context, warrant, sums, onStep }: Task, games: readonly string[]) {
  const { archive, clock } = context.ports
  for (let from = 0; from < games.length; from += GAMES_OF_A_STEP) {
    const some = games.slice(from, from + GAMES_OF_A_STEP)
    const at = clock.now()
    sums.rows += await archive.remove(warrant.again(), { id: newId(at), games: some, at })
    sums.games += some.length
    onStep(sums)
  }
}

/** Ids are in the order of time: `to` is the first that is of the next month. */
function monthOf({ createdAt }: OldGame): { readonly month: string; readonly to: string } {
  const made = new Date(createdAt)
  const next = Date.UTC(made.getUTCFullYear(), made.getUTCMonth() + 1, 1)
  return { month: made.toISOString().slice(0, 'YYYY-MM'.length), to: leastId(next) }
}
