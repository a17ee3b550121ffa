import type { Context } from '../core/context.ts'
import { Unavailable } from '../core/ports.ts'
import type { ExportFileScope, JobFinding, Slice } from '../jobs/port.ts'
import { hasEnded } from '../runtime/game-end.ts'
import type { ExportedGame } from '../runtime/port.ts'
import { type ExportLines, type ExportSource, gamesOf } from './export-games.ts'
import { partsOf } from './job-files.ts'

/** Statements stay short, and it is asked often whether somebody still wants it. */
const GAMES_AT_ONCE = 20

/** What is counted and told of a slice that writes. */
export interface ExportProgress {
  readonly sums: { games: number; rows: number; bad: number; skipped: number }
  readonly told: JobFinding[]
}

/** Writes the games of a slice. Gives whether all are: not where nobody wants it any more. */
export async function writeExportSlice(
  context: Context,
  slice: Slice,
  tally: ExportProgress,
  goesOn: () => Promise<boolean>,
): Promise<boolean> {
  const { jobFiles, jobs } = context.ports
  await jobFiles.clear(slice)
  const state = { isWanted: true }
  const ids = await jobs.gamesIn(slice)
  const lines = linesOf(context, slice.terms.file!, ids, tally, async () => {
    state.isWanted &&= await goesOn()
    return state.isWanted
  })
  let no = 0
  for await (const part of partsOf(lines)) {
    if (!state.isWanted || !(await jobFiles.keep(slice, no, part))) return false
    no += 1
  }
  return state.isWanted
}

async function* linesOf(
  context: Context,
  terms: ExportFileScope,
  ids: readonly string[],
  { sums, told }: ExportProgress,
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
        if (fault === null) good.push(outgoing(game, terms))
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

/** What ended goes out as it is stored; what runs is folded, which may not be possible. */
async function faultOf({ live }: Context, game: ExportedGame): Promise<string | null> {
  if (hasEnded(game)) return null
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
