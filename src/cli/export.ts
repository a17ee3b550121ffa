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
         [--status finished|over|cancelled|running|all] [--since DATE] [--until DATE] [--names]
         [--out FILE] [--resume] [--job | --of JOB]

Exports games from the service at TOUCHLINE_URL as files that anyone can verify. TOUCHLINE_TOKEN or
TOUCHLINE_TOKEN_FILE holds your token.

  GAME          id of one game; the export is complete if the game has ended
  --all         all finished games that match the filters: operators only
  --status S    finished (over and cancelled; the default), over, cancelled, running or all;
                running games are exported as a spectator sees them and cannot be imported
  --since DATE  games created on or after this day, for example 2026-01-31
  --until DATE  games created before this day
  --names       include the players' names: owners only
  --out FILE    output file (default: touchline-export.ndjson.gz), compressed if it ends in .gz;
                "-" is standard output
  --resume      continue after the last complete game in FILE; with --of, after its last byte
  --job         let the service write the file first, then download it
  --of JOB      download the file of an earlier job
  --help        this text

exit code: 0 ok, 2 usage error, 3 not finished: continue with --resume`

const UNFINISHED = 3
/**
 * The fastest compression level is used, because the operator waits while the file is compressed,
 * and the file is sent only once.
 */
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
    throw new UsageError('give a game id or --all')
  const { out, resume, ruleset, status, names } = values
  if (resume && (out === '-' || !values.all))
    throw new UsageError('--resume requires a file and --all')
  const existing = resume ? await wholeGamesIn(out) : null
  const span = { since: timeOf(values.since), until: timeOf(values.until) }
  const query = queryOf({ ruleset, status, names, ...span, after: existing?.lastGame })
  const answer = await answered(game ? `/v1/games/${game}/export` : `/v1/admin/export${query}`)
  const merge = new Merge()
  const target = existing === null ? out : `${out}.resumed`
  const lines = merged(merge, existing && { file: out, lines: existing.wholeLines }, answer)
  const sink = out === '-' ? process.stdout : createWriteStream(target)
  await (out.endsWith('.gz')
    ? pipeline(lines, createGzip({ level: FAST }), sink)
    : pipeline(lines, sink))
  if (existing !== null) await rename(target, out)
  if (out !== '-') console.error(`${merge.games} games written to ${out}`)
  return merge.isOver ? 0 : UNFINISHED
}

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
    // Decompressing a truncated file fails only at the end of the file, so all games before that
    // point are complete.
    if (error instanceof UsageError) throw error
  }
  return merge
}

async function* merged(
  merge: Merge,
  existing: { readonly file: string; readonly lines: number } | null,
  answer: Response,
): AsyncGenerator<string | Uint8Array> {
  if (existing) {
    let left = existing.lines
    for await (const line of linesIn(await piecesOf(existing.file))) {
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
    console.error(`download interrupted: ${(error as Error).message}`)
  }
  progress.done()
  if (merge.isOver) yield merge.eof()
}
