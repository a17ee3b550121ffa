import type { Context } from '../core/context.ts'
import { Unavailable } from '../core/ports.ts'
import type { SliceWork } from '../jobs/port.ts'
import type { ExportFileScope } from '../jobs/schema.ts'
import { isSealed } from '../runtime/game-access.ts'
import { hasEnded } from '../runtime/game-end.ts'
import type { ExportedGame } from '../runtime/port.ts'
import { type ExportLines, type ExportSource, gamesOf } from './export-games.ts'
import { partsOf } from './job-files.ts'

/**
 * Number of games per step. Steps are small, so that statements stay short and the job's lease is
 * renewed often.
 */
const GAMES_AT_ONCE = 20

export async function writeExportSlice(
  context: Context,
  work: SliceWork,
  ids: readonly string[],
  goesOn: () => Promise<boolean>,
): Promise<void> {
  const { jobFiles } = context.ports
  await jobFiles.clear(work.slice)
  let no = 0
  for await (const part of partsOf(linesOf(context, work, ids, goesOn))) {
    // If the node lost the slice or the job was cancelled, writing stops, because the parts written
    // so far will be deleted.
    if (!(await goesOn()) || !(await jobFiles.keep(work.slice, no, part))) return
    no += 1
  }
}

async function* linesOf(
  context: Context,
  { slice, sums, told }: SliceWork,
  ids: readonly string[],
  goesOn: () => Promise<boolean>,
): AsyncGenerator<ExportLines> {
  const { exports } = context.ports
  const reading = exports.reading()
  try {
    const writing = { signer: await exports.signer(), packs: new Set<string>(), reading }
    for (let from = 0; from < ids.length; from += GAMES_AT_ONCE) {
      if (!(await goesOn())) return
      const some = ids.slice(from, from + GAMES_AT_ONCE)
      const games = await exports.these(some)
      const good: ExportSource[] = []
      for (const game of games) {
        const fault = await faultOf(context, game)
        if (fault === null) good.push(outgoing(game, slice.scope.file!))
        else told.push({ game: game.id, fault })
      }
      const written = yield* gamesOf(context, good, writing)
      sums.games += some.length
      sums.rows += written.rows
      sums.bad += games.length - good.length
      sums.skipped += some.length - games.length + good.length - written.games
    }
  } finally {
    reading.end()
  }
}

async function faultOf({ live, ports }: Context, game: ExportedGame): Promise<string | null> {
  if (hasEnded(game)) return isSealed(game, ports.clock.now()) ? 'season-sealed' : null
  try {
    await live.load(game.id)
    return null
  } catch (error) {
    if (error instanceof Unavailable) throw error
    return error instanceof Error ? error.message : String(error)
  }
}

function outgoing(game: ExportedGame, { names, person }: ExportFileScope): ExportSource {
  if (hasEnded(game)) return { game, seen: 'all', named: names }
  const own = person === null ? undefined : game.seats.find(({ account }) => account === person)
  return { game, seen: own?.seat ?? 'spectator', named: names }
}
