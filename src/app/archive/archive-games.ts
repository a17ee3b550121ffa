import { AuditCapability } from '../core/audit-capability.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { readFile, writeFile } from './archive-file.ts'
import type { ArchiveListener, ArchiveProgress, Parts, Task } from './archive-task.ts'
import type { ArchivableGame, ArchivableGames, ArchivedGame } from './port.ts'

/** A log takes up at most a few hundred kilobytes, so an archive file stays below 256 MB. */
const GAMES_OF_A_FILE_MAX = 500
const GAMES_OF_A_STEP = 100
const LEFT_BEHIND_AT_ONCE = 500
const DAY_MILLISECONDS = 24 * 3_600_000

export interface ArchiveFilter extends Pick<ArchivableGames, 'endedBefore' | 'behind' | 'upTo'> {
  readonly ruleset: string | null
  readonly gamesMax: number
}

export interface AuditReason {
  readonly reason: string | null
  readonly note?: string | undefined
  readonly job?: string
}

export const endedBefore = ({ ports }: Parts, days: number): number =>
  ports.clock.now() - days * DAY_MILLISECONDS

export async function requireArchive({ ports }: Parts): Promise<void> {
  const why = await ports.archive.hindrance()
  if (why !== null) throw serviceError('archive-hindered', { detail: `${why}.` })
}

/**
 * Writes and verifies each archive file before deleting the file's games from the database. If an
 * archive run is interrupted, the next run continues the interrupted run. An archive run is not
 * tied to an account, but it is audited, including its reason.
 */
export async function archiveGames(
  context: Parts,
  wanted: ArchiveFilter,
  why: AuditReason,
  watcher: ArchiveListener,
): Promise<ArchiveProgress> {
  await requireArchive(context)
  const { audits, clock } = context.ports
  const at = clock.now()
  const nobody = { account: null, role: null, token: null, subject: null, game: null }
  const detail = { ...wanted, ...(why.job && { job: why.job }) }
  const action = { action: 'archive.run', running: false, reason: why.reason, detail }
  const capability = await AuditCapability.record(
    audits,
    { id: newId(at), at, ...nobody, ...action },
    why.note,
  )
  const conclude = (outcome: string) =>
    audits.conclude({ at: clock.now(), of: capability.entry, outcome })
  const done: ArchiveProgress = { games: 0, rows: 0, files: 0, bytes: 0, stayed: [] }
  try {
    await archiveAll({ ...watcher, context, capability, done }, wanted)
  } catch (error) {
    await conclude('failed').catch(() => {})
    throw error
  }
  await conclude('done')
  return done
}

async function archiveAll(task: Task, wanted: ArchiveFilter): Promise<void> {
  await removeLeftBehind(task)
  const { context, done } = task
  for (const { id: ruleset } of context.packs.rulesets()) {
    if (wanted.ruleset !== null && wanted.ruleset !== ruleset) continue
    let { behind } = wanted
    while (done.games < wanted.gamesMax && (await task.goesOn())) {
      const limit = Math.min(wanted.gamesMax - done.games, GAMES_OF_A_FILE_MAX)
      const { endedBefore, upTo } = wanted
      const filter = { endedBefore, ruleset, behind, upTo, limit }
      const [first, ...others] = await context.ports.archive.old(filter)
      if (!first) break
      const month = monthOf(first)
      const later = others.findIndex((one) => monthOf(one) !== month)
      const alike = later < 0 ? others : others.slice(0, later)
      const kept = await writtenOf(task, month, [first, ...alike])
      await remove(task, kept)
      behind = (alike.at(-1) ?? first).id
    }
  }
}

async function writtenOf(
  task: Task,
  month: string,
  games: readonly [ArchivableGame, ...ArchivableGame[]],
): Promise<string[]> {
  const { context, capability, done } = task
  const { archive, clock } = context.ports
  const written = await writeFile(context, month, games)
  const good: ArchivedGame[] = []
  const stayed: ArchiveProgress['stayed'] = []
  for await (const found of readFile(context, written)) {
    if ('archived' in found) good.push(found.archived)
    else stayed.push(found)
  }
  const kept = await archive.readBack(capability.reuse(), good, clock.now())
  const known = new Set([...kept, ...stayed.map(({ game }) => game)])
  for (const { id: game } of games)
    if (!known.has(game)) stayed.push({ game, why: 'the log differs from the file' })
  done.stayed.push(...stayed)
  if (kept.length === 0) {
    await archive.discard(written.file)
    return []
  }
  done.files += 1
  done.bytes += written.bytes
  return kept
}

/**
 * Finishes an interrupted archive run: verifies its archived games a second time, then deletes
 * their rows from the database.
 */
async function removeLeftBehind(task: Task): Promise<void> {
  const { archive } = task.context.ports
  const there: string[] = []
  for (const { game } of await archive.leftBehind(LEFT_BEHIND_AT_ONCE)) {
    const lines = await archive.lines(game).catch(() => null)
    if (lines !== null) there.push(game)
    else task.done.stayed.push({ game, why: 'the archive file can no longer be read' })
  }
  await remove(task, there)
}

async function remove(task: Task, games: readonly string[]): Promise<void> {
  const { done, capability } = task
  const { archive, clock } = task.context.ports
  for (let from = 0; from < games.length; from += GAMES_OF_A_STEP) {
    if (!(await task.goesOn())) return
    const some = games.slice(from, from + GAMES_OF_A_STEP)
    const at = clock.now()
    const removed = await archive.remove(capability.reuse(), { id: newId(at), games: some, at })
    done.games += removed.games
    done.rows += removed.rows
    task.onStep(done)
  }
}

const monthOf = ({ createdAt }: ArchivableGame): string =>
  new Date(createdAt).toISOString().slice(0, 'YYYY-MM'.length)
