// Brings games that ended long ago out of a database into files.
import { parseArgs } from 'node:util'
import { runCommand, UsageError, wholeNumber } from './cli/arguments.ts'
import { progressCount } from './cli/progress.ts'
import { registry } from './rulesets/index.ts'
import { archiveByHand, endedBefore } from './service/desk/archive-games.ts'
import { ServiceError } from './service/errors.ts'
import { Packs } from './service/library/packs.ts'
import type { Ports } from './service/ports.ts'
import { type ArchivedShown, archiveReasons } from './service/shapes/archive.ts'
import { tellStart, withDatabase } from './with-database.ts'

const HELP = `usage: npm run archive -- --older-than 90d [--to DIR|s3://BUCKET/PREFIX] [--most N]
                       [--reason ${archiveReasons.join('|')}] [--note TEXT] [--dry-run] [--json]

Brings games that ended so many days ago or more out of the database into files, a ruleset and a
month each: written, read back, verified, and only then taken out. It can be cut off at any time,
and goes on when it is run again. The database is that of MIGRATION_DATABASE_URL or DATABASE_URL,
with the role that owns the tables; without them the embedded one.

  --older-than 90d  how long ago they ended, in days
  --to PLACE        a folder, or a bucket (default: ARCHIVE, which every node needs to show them)
  --most N          at most so many games
  --dry-run         only says how many there are
  --json            one line of JSON

exit code: 0 done, 1 some games stay, for they are not true in the file, 2 called wrongly, 3 not
finished: run it again`

const STAYED = 1
const UNFINISHED = 3
/** Each goes on behind the one before. */
const GAMES_OF_A_CALL = 500

await runCommand(HELP, archive).catch((error: unknown) => {
  if (!(error instanceof ServiceError)) return tellStart(error)
  console.error(error.message)
  process.exitCode = UNFINISHED
})

interface Asked {
  readonly olderThanDays: number
  readonly gamesMax: number
  readonly reason: string
  readonly note: string | undefined
  readonly isDry: boolean
  readonly isJson: boolean
}

async function archive(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'older-than': { type: 'string' },
      to: { type: 'string' },
      database: { type: 'string' },
      most: { type: 'string', default: String(Number.MAX_SAFE_INTEGER) },
      reason: { type: 'string', default: 'retention' },
      note: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  if (!archiveReasons.some((code) => code === values.reason))
    throw new UsageError(`--reason takes ${archiveReasons.join(', ')}, not ${values.reason}`)
  const asked = {
    olderThanDays: daysIn(values['older-than']),
    gamesMax: wholeNumber('most', values.most, 1, Number.MAX_SAFE_INTEGER),
    ...{ reason: values.reason, note: values.note },
    ...{ isDry: values['dry-run'], isJson: values.json },
  }
  const wanted = { database: values.database, archive: values.to, asOwner: true }
  return withDatabase(({ ports }) => (asked.isDry ? tellOld : archiveAll)(ports, asked), wanted)
}

function daysIn(text: string | undefined): number {
  const days = /^(\d{1,5})d$/.exec(text ?? '')?.[1]
  if (!days || Number(days) === 0) throw new UsageError('--older-than takes days, such as 90d')
  return Number(days)
}

async function tellOld(ports: Ports, asked: Asked): Promise<number> {
  const context = { ports, packs: new Packs(registry, [], ports) }
  const games = await ports.archive.countOld(endedBefore(context, asked))
  console.log(asked.isJson ? JSON.stringify({ games }) : `${games} games are old enough.`)
  return 0
}

async function archiveAll(ports: Ports, asked: Asked): Promise<number> {
  const context = { ports, packs: new Packs(registry, [], ports) }
  const progress = progressCount('games')
  const sums = { games: 0, rows: 0, files: 0, bytes: 0 }
  let last: ArchivedShown
  do {
    const gamesMax = Math.min(asked.gamesMax - sums.games, GAMES_OF_A_CALL)
    const input = { olderThanDays: asked.olderThanDays, gamesMax }
    last = await archiveByHand(context, asked, input, ({ games }) =>
      progress.show(sums.games + games),
    )
    for (const name of ['games', 'rows', 'files', 'bytes'] as const) sums[name] += last[name]
  } while (last.more && last.games > 0 && sums.games < asked.gamesMax)
  progress.done()
  const { stayed, more } = last
  if (asked.isJson) console.log(JSON.stringify({ ...sums, stayed, more }))
  else console.log(sentences(sums, stayed).join('\n'))
  return stayed.length > 0 ? STAYED : 0
}

function sentences(
  { games, rows, files, bytes }: Omit<ArchivedShown, 'stayed' | 'more'>,
  stayed: ArchivedShown['stayed'],
): string[] {
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return [
    `${games} games (${rows} rows) left the database; ${files} files of ${megabytes} MB.`,
    ...stayed.map(({ game, why }) => `${game} STAYS: ${why}`),
  ]
}
