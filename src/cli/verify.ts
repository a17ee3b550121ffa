import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  type BotsFound,
  countBots,
  faultOfBots,
  noBots,
  sentencesOfBots,
} from '../engine/bots/verify-bot-moves.ts'
import type { Verification } from '../engine/kernel/verify.ts'
import { type KnownKeys, keysInText } from '../engine/luck/exports/signatures.ts'
import type { Finding, Verdict } from '../engine/luck/game-verifier.ts'
import { runCommand, UsageError } from './arguments.ts'
import { type JudgedGame, judgeFile } from './judge-file.ts'
import { progressCount } from './progress.ts'
import { exportsIn } from './read-file.ts'
import { verifySeason } from './verify-season.ts'

const HELP = `usage: npm run verify -- FILE… | --log FOLDER [--keys FILE|URL]… [--chain] [--bots]
         [--unfinished] [--strict] [--seed HEX] [--head HASH]… [--season] [--json]

Verifies exported games without a server: signatures, hash chain, seed commitment, and every move,
re-executed with the draws from the seed.

  FILE          games from GET /v1/games/{id}/export or events?raw, also compressed (gzip, or brotli
                if it ends in .br); "-" reads standard input
  --log FOLDER  all .ndjson, .ndjson.gz and .ndjson.br files in FOLDER
  --keys WHERE  trusted keys: a service's /.well-known/touchline-keys.json, a copy of it, or the
                output of "touchline keys list --json"; keys in TRUSTED_KEYS are also trusted, keys
                in an export file never are
  --chain       verify only the hash chain, without re-execution
  --bots        repeat recorded bot searches: the same moves prove that the bots did not use hidden
                information; takes as long as the original searches
  --unfinished  accept a log without an end
  --strict      fail if commits of another rules version were not re-executed
  --seed HEX    the seed, if the log does not contain it
  --head HASH   a head from an earlier response, which must be in the chain
  --season      the files are bundles of sealed seasons: also verify commitment, deals, bots,
                completeness and standings
  --json        print one JSON object per game
  --help        this text

exit code: 0 all valid, 1 at least one game is invalid or incomplete, 2 usage error, 4 no error
found, but nothing was re-executed (with --strict: not everything)`

const verdicts: Readonly<Record<Verdict, string>> = {
  proved: 'The log is valid and complete.',
  unproved: 'PARTLY VERIFIED: no fault found, but some parts could not be checked.',
  refuted: 'THE LOG IS NOT VALID.',
}

function signedBy({ signature, kid }: Pick<JudgedGame, 'signature' | 'kid'>): string[] {
  if (signature === 'good') return ['Signature: valid (one of the given keys).']
  if (signature === 'wrong') return ['SIGNATURE INVALID.']
  if (signature === null) return []
  return [kid === null ? 'Not signed.' : `Signed with an unknown key: ${kid}.`]
}

const nothing = { commits: 0, events: 0, foldedOnly: 0, unjudged: 0, over: false }
const NOT_TRUE = 1
const UNJUDGED = 4
const TOLD_MAX = 20

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      log: { type: 'string' },
      keys: { type: 'string', multiple: true, default: [] },
      chain: { type: 'boolean', default: false },
      bots: { type: 'boolean', default: false },
      unfinished: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      seed: { type: 'string' },
      head: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      season: { type: 'boolean', default: false },
    },
  })
  const { seed, bots, chain: chainOnly } = values
  const files = [...positionals, ...(values.log === undefined ? [] : await exportsIn(values.log))]
  if (files.length === 0) throw new UsageError('give a file, or a folder with --log')
  const keys = await keysFor(values.keys)
  if (values.season) {
    const found = await Promise.all(files.map((file) => verifySeason(file, keys)))
    console.log(found.flatMap(({ sentences }) => sentences).join('\n'))
    return found.every(({ isValid }) => isValid) ? 0 : NOT_TRUE
  }
  const receipts = values.head.map((head) => ({ head, version: null }))
  const isAlone = files.length === 1 && !chainOnly
  const games: JudgedGame[] = []
  const sums = noGames(values)
  const progress = progressCount('games')
  for (const file of files)
    for await (const game of judgeFile(file, { seed, receipts, keys, chainOnly, bots })) {
      count(sums, game, values)
      progress.show(sums.games)
      if (values.json) console.log(JSON.stringify(shown(game)))
      else if (games.length <= TOLD_MAX && (isAlone ? sums.games < 2 : game.fault)) games.push(game)
    }
  progress.done()
  if (!values.json) console.log(sentences(games, sums, isAlone).join('\n'))
  return exitCode(sums, values)
})

interface Sums {
  games: number
  events: number
  faults: number
  judgedCommits: number
  unjudged: number
  readonly bots: BotsFound | null
}
function noGames({ bots }: { readonly bots: boolean }): Sums {
  const counts = { games: 0, events: 0, faults: 0, judgedCommits: 0, unjudged: 0 }
  return { ...counts, bots: bots ? noBots() : null }
}

interface VerifyFileOptions {
  readonly unfinished: boolean
}

function count(
  sums: Sums,
  { finding, fault, game, bots, rebuilt }: JudgedGame,
  terms: VerifyFileOptions,
): void {
  const { commits, events, foldedOnly, unjudged, over } = finding ?? nothing
  const isCut = finding !== null && !over && !terms.unfinished
  sums.games += game === null ? 0 : 1
  sums.events += events
  sums.faults += fault !== null || isCut ? 1 : 0
  sums.judgedCommits += commits - foldedOnly
  const isPart =
    finding === null || foldedOnly > 0 || unjudged > 0 || commits === 0 || rebuilt !== null
  sums.unjudged += isPart ? 1 : 0
  if (sums.bots) countBots(sums.bots, bots)
}
interface VerifyOptions {
  readonly strict: boolean
  readonly chain: boolean
}

function exitCode(
  { faults, judgedCommits, unjudged }: Sums,
  { strict, chain }: VerifyOptions,
): number {
  if (faults > 0) return NOT_TRUE
  const isEnough = chain || (judgedCommits > 0 && !(strict && unjudged > 0))
  return isEnough ? 0 : UNJUDGED
}

/**
 * Returns the given signing keys together with the keys that a service on this machine would trust.
 */
async function keysFor(places: readonly string[]): Promise<KnownKeys> {
  const { TRUSTED_KEYS } = process.env
  const trusted = TRUSTED_KEYS ? keysInText(TRUSTED_KEYS) : new Map()
  if (trusted === null) throw new UsageError('TRUSTED_KEYS is not a key set')
  const given = await Promise.all(places.map(keysAt))
  return new Map([trusted, ...given].flatMap((keys) => [...keys]))
}

async function keysAt(where: string): Promise<KnownKeys> {
  const text = /^https?:/.test(where)
    ? fetch(where).then((answer) => answer.text())
    : readFile(where, 'utf8')
  const keys = await text.then(keysInText).catch(() => null)
  if (keys === null) throw new UsageError(`no key set at ${where}`)
  return keys
}

function shown({ finding, ...game }: JudgedGame) {
  return { ok: game.fault === null, ...game, ...finding }
}

function sentences(games: readonly JudgedGame[], sums: Sums, isAlone: boolean): string[] {
  const [first] = games
  if (isAlone && sums.games === 1 && first?.finding) return ofOne(first, first.finding)
  const failed = games.slice(0, TOLD_MAX).filter(({ fault }) => fault !== null)
  const { faults, unjudged } = sums
  return [
    ...failed.map(({ file, game, fault }) => `${game ?? file} IS NOT VALID: ${fault}`),
    `${sums.games} games, ${sums.events} events.`,
    ...(unjudged > 0
      ? [`${unjudged} games were only partly re-executed, or with another build of their package.`]
      : []),
    ...(sums.bots ? sentencesOfBots(sums.bots) : []),
    faults === 0 ? 'No faults found.' : `${faults} games ARE NOT VALID or incomplete.`,
  ]
}

function ofOne(judged: JudgedGame, found: Finding): string[] {
  const { game, ruleset, bots, fault } = judged
  const { commits, events, rows, head, receipts, broken, altered } = found
  const strays = receipts.filter(({ reason }) => reason !== null)
  return [
    `${ruleset} ${game}: ${rows} rows, ${commits} commits, ${events} events`,
    verdicts[fault === null || faultOfBots(bots) !== null ? found.verdict : 'refuted'],
    ...(judged.rebuilt
      ? [`Recorded with ${judged.rebuilt.recorded}, re-executed with ${judged.rebuilt.loaded}.`]
      : []),
    ...signedBy(judged),
    found.commitmentHolds
      ? 'The seed matches the commitment.'
      : 'THE SEED DOES NOT MATCH the commitment.',
    broken === null
      ? `The hash chain is intact up to ${head}.`
      : `THE HASH CHAIN BREAKS at row ${broken.row}, after version ${broken.version}: ` +
        `${broken.reason}.`,
    ...strays.map((stray) => `HEAD ${stray.head} is not in the chain.`),
    ...altered.map((what) => `THE HEADER FIELD ${what} does not match the log.`),
    ...judgedSentences(found),
    ...(bots ? sentencesOfBots(bots) : []),
  ]
}

function judgedSentences(found: Verification): string[] {
  const { commits, foldedOnly, unjudged, over, difference } = found
  const judged = commits - foldedOnly
  if (difference !== null)
    return [`COMMIT ${difference.commit} (version ${difference.version}) ${difference.reason}.`]
  return [
    foldedOnly === 0
      ? 'Re-executing every cause gives the same events.'
      : `Re-executing ${judged} causes gives the same events. ${foldedOnly} commits of another ` +
        'rules version WERE NOT RE-EXECUTED.',
    ...(unjudged === 0
      ? []
      : [
          `${unjudged} events before the fork WERE NOT CHECKED: ` +
            'the original game is still running.',
        ]),
    ...(over ? [] : ['THE LOG IS INCOMPLETE: the game does not end in it.']),
  ]
}
