// Brings games of a service into a file.
import { createWriteStream } from 'node:fs'
import { access, rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { linesIn } from '../engine/luck/exports/lines.ts'
import { Merge } from '../engine/luck/exports/merge.ts'
import { runCommand, timeOf, UsageError } from './arguments.ts'
import { exportJob } from './export-job.ts'
import { answered, queryOf } from './exported.ts'
import { progressCount } from './progress.ts'
import { piecesOf } from './read-file.ts'

const HELP = `usage: npm run export -- GAME | --all [--ruleset NAME]
         [--status over|running|cancelled] [--since DATE] [--until DATE] [--names]
         [--out FILE] [--resume] [--job | --of JOB]

Writes games of the service at TOUCHLINE_URL, with the token in TOUCHLINE_TOKEN (or in the file that
TOUCHLINE_TOKEN_FILE names), as files that anybody can verify.

  GAME          the id of one game: whole once it has ended
  --all         all that have begun, as far as the others narrow it: operators only
  --since DATE  games made on that day or later, such as 2026-01-31
  --until DATE  games made before that day
  --names       with the names at the seats: owners only
  --out FILE    where to (default: touchline-export.ndjson.gz); compressed where it ends in .gz; "-"
                is the standard output
  --resume      goes on behind the last whole game of FILE; with --of behind its last byte
  --job         the service writes the file while nobody reads, and then it is fetched
  --of JOB      fetches the file of a job that was begun before
  --help        this text

exit code: 0 done, 2 called wrongly, 3 not finished: with --resume it goes on`

const UNFINISHED = 3
/** The first level: the file goes over the network once, and is made while somebody waits. */
const FAST = 1

await runCommand(HELP, exportGames)

async function exportGames(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      ruleset: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      status: { type: 'string' },
      names: { type: 'boolean' },
      out: { type: 'string', default: 'touchline-export.ndjson.gz' },
      resume: { type: 'boolean', default: false },
      job: { type: 'boolean', default: false },
      of: { type: 'string' },
    },
  })
  if (values.job || values.of !== undefined) return exportJob(values, positionals)
  const [game, ...more] = positionals
  if (more.length > 0 || (game === undefined) !== values.all)
    throw new UsageError('name one game, or ask for --all')
  const { out, resume, ruleset, status, names } = values
  if (resume && (out === '-' || !values.all))
    throw new UsageError('--resume goes on with a file, and with --all')
  const kept = resume ? await wholeGamesIn(out) : null
  const span = { since: timeOf(values.since), until: timeOf(values.until) }
  const query = queryOf({ ruleset, status, names, ...span, after: kept?.lastGame })
  const answer = await answered(game ? `/v1/games/${game}/export` : `/v1/admin/export${query}`)
  const merge = new Merge()
  const target = kept === null ? out : `${out}.resumed`
  const lines = merged(merge, kept && { file: out, lines: kept.wholeLines }, answer)
  const sink = out === '-' ? process.stdout : createWriteStream(target)
  await (out.endsWith('.gz')
    ? pipeline(lines, createGzip({ level: FAST }), sink)
    : pipeline(lines, sink))
  if (kept !== null) await rename(target, out)
  if (out !== '-') console.error(`${merge.games} games in ${out}`)
  return merge.isOver ? 0 : UNFINISHED
}

/** Null: there is no such file yet. What was cut off in it is left out. */
async function wholeGamesIn(file: string): Promise<Merge | null> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (!isThere) return null
  const merge = new Merge()
  try {
    for await (const line of linesIn(await piecesOf(file))) merge.take(line)
  } catch (error) {
    // A compressed file that was cut ends like this; what stood before is whole.
    if (error instanceof UsageError) throw error
  }
  return merge
}

async function* merged(
  merge: Merge,
  kept: { readonly file: string; readonly lines: number } | null,
  answer: Response,
): AsyncGenerator<string | Uint8Array> {
  if (kept) {
    let left = kept.lines
    for await (const line of linesIn(await piecesOf(kept.file))) {
      if (left === 0) break
      left -= 1
      if (merge.take(line)) yield line
    }
  }
  const progress = progressCount('games')
  try {
    for await (const line of linesIn(answer.body!)) {
      if (merge.take(line)) yield line
      progress.show(merge.games)
    }
  } catch (error) {
    console.error(`the service broke off: ${(error as Error).message}`)
  }
  progress.done()
  if (merge.isOver) yield merge.eof()
}
