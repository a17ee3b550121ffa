import { serviceError } from '../core/errors.ts'
import { lowestIdAt, newId } from '../core/ids.ts'
import type { Parts, Task } from './archive-task.ts'

const GAMES_AT_ONCE = 500

/** The log is one table: that is refused before anything is begun. */
export async function requirePartitionedLog({ ports }: Parts): Promise<void> {
  if ((await ports.archive.months.parts(lowestIdAt(ports.clock.now()))) !== null) return
  const detail = 'the log does not lie in months: `npm run migrate -- --partitions` lays it so.'
  throw serviceError('archive-hindered', { detail })
}

/**
 * Drops the months that are over and of which every game stands in the archive: each is read from
 * its file once more, and whether it ends there as it does here is looked at in the transaction
 * that drops it. Any other month stays.
 */
export async function dropPartitions(task: Task): Promise<void> {
  const { context, done, warrant } = task
  const { archive, clock } = context.ports
  for (const part of (await archive.months.parts(lowestIdAt(clock.now()))) ?? []) {
    if (!(await task.goesOn())) return
    if (!(await archive.months.isArchived(part)) || !(await isReadable(task, part))) continue
    const at = clock.now()
    const dropped = await archive.months.drop(warrant.reuse(), { id: newId(at), part, at })
    if (!dropped) continue
    done.parts.push(part)
    done.games += dropped.games
    done.rows += dropped.rows
    task.onStep(done)
  }
}

/** False where a game of it has no file, or who runs this is to stop. */
async function isReadable({ context, goesOn }: Task, part: string): Promise<boolean> {
  const { archive } = context.ports
  for (let behind: string | null = null; ; ) {
    if (!(await goesOn())) return false
    const games: string[] = await archive.months.gamesIn(part, behind, GAMES_AT_ONCE)
    for (const game of games) {
      const lines = await archive.lines(game).catch(() => null)
      if (!lines?.length) return false
    }
    if (games.length < GAMES_AT_ONCE) return true
    behind = games.at(-1) ?? null
  }
}
