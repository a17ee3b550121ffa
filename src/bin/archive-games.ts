import { parseArgs } from 'node:util'
import { archiveGames, endedBefore } from '../app/archive/archive-games.ts'
import type { ArchiveProgress } from '../app/archive/archive-task.ts'
import type { ArchivePreview } from '../app/archive/port.ts'
import { archiveReasons } from '../app/archive/schema.ts'
import { ServiceError } from '../app/core/errors.ts'
import { PackLibrary } from '../app/packs/packs.ts'
import { interruption, runCommand, UsageError, wholeNumber } from '../cli/arguments.ts'
import { progressTo } from '../cli/progress.ts'
import { registry } from '../games/loaded.ts'
import { type Opened, tellStart, withDatabase } from './with-database.ts'

const HELP = `usage: npx touchline archive --older-than 90d [--to DIR|s3://BUCKET/PREFIX] [--most N]
         [--database URL] [--dry-run] [--json]
         [--reason ${archiveReasons.join('|')}] [--note TEXT]

Moves finished games of a given age from the database to files, one per ruleset and month: each file
is written, read back and verified before its games are deleted. You may interrupt the command and
run it again. The database is MIGRATION_DATABASE_URL or DATABASE_URL, with the role that owns the
tables; the default is the embedded database.

  --older-than 90d  minimum age in days, counted from the end of the game
  --to PLACE        folder or bucket (default: ARCHIVE, which every node needs to read the games)
  --most N          maximum number of games
  --database URL    another database
  --dry-run         only print the number of games
  --json            print one line of JSON

exit code: 0 ok, 1 some games were kept because their files are not valid, 2 usage error, 3 not
finished: run it again`

const EVERY = String(Number.MAX_SAFE_INTEGER)
const STAYED = 1
const UNFINISHED = 3
const TOLD_MAX = 20
const DAY = 'YYYY-MM-DD'.length

await runCommand(HELP, archive).catch((error: unknown) => {
  if (!(error instanceof ServiceError)) return tellStart(error)
  console.error(error.message)
  process.exitCode = UNFINISHED
})

interface ArchiveOptions {
  readonly olderThanDays: number
  readonly gamesMax: number
  readonly reason: string
  readonly note?: string | undefined
  readonly isDry: boolean
  readonly isJson: boolean
}

async function archive(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'older-than': { type: 'string' },
      to: { type: 'string' },
      most: { type: 'string', default: EVERY },
      database: { type: 'string' },
      reason: { type: 'string', default: 'retention' },
      note: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { reason, note } = values
  if (!archiveReasons.some((code) => code === reason))
    throw new UsageError(`--reason must be one of ${archiveReasons.join(', ')}, not ${reason}`)
  const archiveOptions: ArchiveOptions = {
    olderThanDays: daysIn(values['older-than']),
    gamesMax: wholeNumber('most', values.most, 1, Number.MAX_SAFE_INTEGER),
    reason,
    note,
    isDry: values['dry-run'],
    isJson: values.json,
  }
  const wanted = { database: values.database, archive: values.to, asOwner: true }
  return withDatabase((opened) => archiveOld(opened, archiveOptions), wanted)
}

function daysIn(text: string | undefined): number {
  const days = /^(\d{1,5})d$/.exec(text ?? '')?.[1]
  if (!days || Number(days) === 0)
    throw new UsageError('--older-than must be a number of days, such as 90d')
  return Number(days)
}

async function archiveOld({ ports }: Opened, options: ArchiveOptions): Promise<number> {
  const context = { ports, packs: new PackLibrary(registry, [], ports) }
  const before = endedBefore(context, options.olderThanDays)
  const old = { endedBefore: before, ruleset: null }
  if (options.isDry) {
    const foreseen = await ports.archive.foresee(old)
    console.log(options.isJson ? JSON.stringify(foreseen) : sentenceOf(foreseen))
    return 0
  }
  const { gamesMax } = options
  const wanted = { ...old, behind: null, upTo: null, gamesMax }
  const progress = progressTo(Math.min(await ports.archive.countOld(old), gamesMax))
  const interrupted = interruption()
  const archived = await archiveGames(context, wanted, options, {
    goesOn: () => !interrupted.is,
    onStep: ({ games }) => progress.show(games),
  }).finally(() => progress.done())
  const sentences = sentencesOf(archived, progress.seconds(), interrupted.is)
  const result = { ...archived, isUnfinished: interrupted.is }
  console.log(options.isJson ? JSON.stringify(result) : sentences.join('\n'))
  if (interrupted.is) return UNFINISHED
  return archived.stayed.length > 0 ? STAYED : 0
}

function sentenceOf({ games, rows, oldest, newest }: ArchivePreview): string {
  if (oldest === null || newest === null) return 'No game is old enough.'
  const [first, last] = [oldest, newest].map((at) => new Date(at).toISOString().slice(0, DAY))
  return `${games} games are old enough (${rows} rows). They ended from ${first} to ${last}.`
}

function sentencesOf(
  { games, rows, files, bytes, stayed }: ArchiveProgress,
  seconds: number,
  isUnfinished: boolean,
): string[] {
  const megabytes = (bytes / 1_000_000).toFixed(1)
  const rate = Math.round(games / seconds)
  return [
    `Archived ${games} games (${rows} rows) in ${seconds.toFixed(1)} s (${rate} ` +
      `games per second) to ${files} files of ${megabytes} MB.`,
    ...stayed.slice(0, TOLD_MAX).map(({ game, why }) => `${game} STAYS: ${why}`),
    ...(stayed.length > TOLD_MAX ? [`${stayed.length} games STAY.`] : []),
    ...(isUnfinished ? ['INTERRUPTED: run it again.'] : []),
  ]
}
