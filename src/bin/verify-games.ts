import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { lowestIdAt } from '../app/core/ids.ts'
import type { Ports } from '../app/core/ports.ts'
import { VerifiedGames } from '../app/verification/verified-games.ts'
import { type VerifiedBatch, verifyGames } from '../app/verification/verify-games.ts'
import { interruption, runCommand, timeOf, UsageError, wholeNumber } from '../cli/arguments.ts'
import { progressTo } from '../cli/progress.ts'
import {
  type BotsFound,
  countBots,
  noBots,
  sentencesOfBots,
} from '../engine/bots/verify-bot-moves.ts'
import { loaded, registry } from '../games/loaded.ts'
import { type VerificationPool, verificationPool } from './verification-pool.ts'
import { VerificationProgress } from './verification-progress.ts'
import { type Opened, tellStart, withDatabase } from './with-database.ts'

const HELP = `usage: npm run verify -- [--all] [--database URL] [--since DATE | --since-last]
         [--sample N] [--chain] [--bots] [--strict] [--json] [--threads N] [--resume FILE]
       npm run verify -- FILE… | --log FOLDER     exported files: see "touchline verify --help"

Verifies all games of a database, in one thread per core: hash chain, seed commitment, and every
cause, which is re-executed. The command changes nothing.

  --all           all games (default)
  --database URL  another database (default: DATABASE_URL; without it: the embedded one)
  --since DATE    games created on or after this day, for example 2026-01-31
  --sample N      only N games, chosen at random
  --threads N     number of threads (default: JOB_THREADS, or the number of cores)
  --resume FILE   keep the progress in FILE; with an existing FILE, continue that run
  --since-last    skip finished games that this version has verified, and store the results for the
                  next time; also continues an interrupted run
  --chain         verify only the hash chain, without re-execution
  --bots          repeat the bot searches of all games: the same moves prove that the bots did not
                  use hidden information; takes as long as the original searches
  --strict        fail if commits of another rules version were not re-executed
  --json          print one JSON object per game
  --help          this text

exit code: 0 all valid, 1 at least one game is invalid, 2 usage error, 3 not finished, 4 no error
found, but nothing was re-executed (with --strict: not everything)`

const NOT_TRUE = 1
const UNFINISHED = 3
/** Exit code if a game could not be verified, as in the `verify` command. */
const UNJUDGED = 4
const TOLD_MAX = 20
const SAMPLE_MAX = 1_000_000
const THREADS_MAX = 1_024
/**
 * Number of games per thread that are in progress or queued, so that the other threads stay busy
 * while one thread verifies a long game.
 */
const GAMES_PER_THREAD = 8

const words = process.argv.slice(2)
const isOfAll = words.some((word) => /^--(all|database|since|sample|threads|resume)\b/.test(word))
const isOfFiles = words.some((word) => !word.startsWith('-') || /^--log\b/.test(word))
if (isOfFiles && !isOfAll) await import('../cli/verify.ts')
else await runCommand(HELP, verifyDatabase).catch(tellStart)

async function verifyDatabase(): Promise<number> {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      database: { type: 'string' },
      'since-last': { type: 'boolean', default: false },
      since: { type: 'string' },
      sample: { type: 'string' },
      threads: { type: 'string' },
      resume: { type: 'string' },
      chain: { type: 'boolean', default: false },
      bots: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.bots && (values.chain || values['since-last']))
    throw new UsageError('--bots repeats all searches: leave out --chain and --since-last')
  if (values.resume !== undefined && values.sample !== undefined)
    throw new UsageError('--resume continues in the order of games: leave out --sample')
  const since = timeOf(values.since)
  const sample = wholeOption('sample', values.sample, SAMPLE_MAX)
  const asked = wholeOption('threads', values.threads, THREADS_MAX)
  const { chain, bots, 'since-last': sinceLast } = values
  const resumed =
    values.resume === undefined
      ? null
      : await VerificationProgress.at(values.resume, JSON.stringify({ since, chain, bots }))
  const ofDatabase = async ({ ports, url, config }: Opened) => {
    const threads = asked ?? Math.max(1, config.JOB_THREADS ?? availableParallelism())
    const judges = verificationPool(threads, url, loaded.entries)
    const verifyOptions = { ...values, since, sample, sinceLast, threads, resumed }
    return verifyAll(ports, judges, verifyOptions).finally(() => judges.close())
  }
  return withDatabase(ofDatabase, { database: values.database })
}

function wholeOption(name: string, text: string | undefined, max: number): number | undefined {
  return text === undefined ? undefined : wholeNumber(name, text, 1, max)
}

interface VerifyAllOptions {
  readonly since: number | undefined
  readonly sample: number | undefined
  readonly resumed: VerificationProgress | null
  readonly sinceLast: boolean
  readonly chain: boolean
  readonly bots: boolean
  readonly strict: boolean
  readonly json: boolean
  readonly threads: number
}

async function verifyAll(
  ports: Ports,
  { verifyGame: judge }: VerificationPool,
  options: VerifyAllOptions,
): Promise<number> {
  const { chain, json, sample, since, resumed } = options
  const after = resumed?.state.after ?? (since === undefined ? null : lowestIdAt(since))
  const verdicts =
    options.sinceLast && !chain ? new VerifiedGames(ports, Object.values(registry)) : null
  const progress = progressTo(Math.min(await ports.games.countBegun(after), sample ?? Infinity))
  const sums = noGames(options)
  const faults: string[] = []
  const interrupted = interruption()
  for await (const one of verifyGames(ports.games, judge, {
    chain,
    bots: options.bots,
    atOnce: options.threads * GAMES_PER_THREAD,
    ...{ verdicts, after, sample },
  })) {
    count(sums, one)
    await resumed?.passed(one.game, one.fault)
    progress.show(sums.games)
    const { game, fault, found, bots, isSkipped } = one
    if (json) console.log(JSON.stringify({ game, fault, found, bots, isSkipped }))
    else if (fault !== null && sums.faults <= TOLD_MAX) faults.push(sentenceOf(one))
    if (interrupted.is) break
  }
  progress.done()
  await resumed?.save()
  const sentences = [...faults, ...sentencesOf(sums, progress.seconds(), interrupted.is, resumed)]
  if (!json) console.log(sentences.join('\n'))
  sums.faults = resumed?.state.faults.length ?? sums.faults
  return exitCode(sums, options, interrupted.is)
}

interface Sums {
  games: number
  skipped: number
  events: number
  judgedCommits: number
  parts: number
  faults: number
  readonly bots: BotsFound | null
}
function noGames({ bots }: Pick<VerifyAllOptions, 'bots'>): Sums {
  const counts = { games: 0, skipped: 0, events: 0, judgedCommits: 0, parts: 0, faults: 0 }
  return { ...counts, bots: bots ? noBots() : null }
}

function count(sums: Sums, { found, bots, fault, isSkipped }: VerifiedBatch): void {
  sums.games += 1
  sums.skipped += isSkipped ? 1 : 0
  sums.faults += fault === null ? 0 : 1
  if (sums.bots) countBots(sums.bots, bots)
  if (!found) return
  sums.events += found.events
  sums.parts += found.foldedOnly > 0 || found.unjudged > 0 ? 1 : 0
  if ('commits' in found) sums.judgedCommits += found.commits - found.foldedOnly
}

function exitCode(
  { games, faults, skipped, judgedCommits, parts }: Sums,
  { chain, strict, resumed }: VerifyAllOptions,
  isUnfinished: boolean,
): number {
  if (faults > 0) return NOT_TRUE
  if (isUnfinished) return UNFINISHED
  const isJudged = judgedCommits > 0 || skipped > 0 || (resumed?.state.games ?? 0) > games
  return chain || (isJudged && !(strict && parts > 0)) ? 0 : UNJUDGED
}

function sentenceOf({ game, found, bots, fault }: VerifiedBatch): string {
  const difference = (found && 'difference' in found && found.difference) || bots?.others[0]
  const detail = difference
    ? [
        `  expected ${JSON.stringify(difference.expected)}`,
        `  stored   ${JSON.stringify(difference.stored)}`,
      ]
    : []
  return [`${game} IS NOT VALID: ${fault}`, ...detail].join('\n')
}

function sentencesOf(
  { games, skipped, events, parts, faults, bots }: Sums,
  seconds: number,
  isUnfinished: boolean,
  resumed: VerificationProgress | null,
): string[] {
  const rate = Math.round((games - skipped) / seconds)
  return [
    `${games} games, ${events} events in ${seconds.toFixed(1)} s (${rate} games per second).`,
    ...(skipped > 0 ? [`${skipped} of them were verified before and have not changed.`] : []),
    ...(parts > 0
      ? [`${parts} games have parts from other rules, which were folded but not re-executed.`]
      : []),
    ...(bots ? sentencesOfBots(bots) : []),
    ...(resumed && resumed.state.games > games ? [earlierSentence(resumed, games, faults)] : []),
    faults === 0 ? 'No faults found.' : `${faults} of ${games} games ARE NOT VALID.`,
    ...(isUnfinished
      ? [`INTERRUPTED: continue with ${resumed ? '--resume and the same file' : '--since-last'}.`]
      : []),
  ]
}

function earlierSentence({ state }: VerificationProgress, games: number, faults: number): string {
  const earlier = state.faults.slice(0, state.faults.length - faults)
  const found = earlier.length === 0 ? 'without faults' : `NOT VALID: ${earlier.join(' ')}`
  return `${state.games - games} games were verified earlier in this run, ${found}.`
}
