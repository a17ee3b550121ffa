// Verifies a sealed season (a competition with secret deals) from its published bundle, which
// contains all data that determines the standings.
import { z } from 'zod'
import { BUNDLE_VERSION } from '../app/seasons/bundle.ts'
import { resultIn, seatOfDeal } from '../app/seasons/fixture-result.ts'
import type { EntryRecord, FixtureRecord } from '../app/seasons/port.ts'
import type { Season, Standing } from '../app/seasons/schema.ts'
import { standingsOf } from '../app/seasons/standings.ts'
import { type BotsFound, noBots, thinkingAgain } from '../engine/bots/verify-bot-moves.ts'
import type { Commit, Game } from '../engine/kernel/game.ts'
import { sameJson } from '../engine/kernel/json.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import { ImportInvalid } from '../engine/luck/exports/format.ts'
import { linesIn } from '../engine/luck/exports/lines.ts'
import type { KnownKeys } from '../engine/luck/exports/signatures.ts'
import { type VerifiedExportGame, verifyExport } from '../engine/luck/exports/verify-export.ts'
import {
  commitmentTo,
  dealSeed,
  drawsNamed,
  type PartSeed,
  thoughtSeedsOf,
} from '../engine/luck/stream.ts'
import { registry } from '../games/loaded.ts'
import { UsageError } from './arguments.ts'
import { piecesOf } from './read-file.ts'

const header = z.looseObject({
  'touchline-season': z.literal(BUNDLE_VERSION),
  season: z.looseObject({ id: z.string(), seed: z.string().regex(/^[0-9a-f]{64}$/) }),
  entries: z.array(z.looseObject({ account: z.string() })),
  fixtures: z.array(z.looseObject({ account: z.string(), deal: z.int(), game: z.string() })),
  standings: z.array(z.unknown()),
})

interface Bundle {
  readonly season: Season & { readonly seed: string }
  readonly entries: readonly EntryRecord[]
  readonly fixtures: readonly FixtureRecord[]
  readonly standings: readonly Standing[]
}

export interface SeasonFinding {
  readonly isValid: boolean
  readonly sentences: readonly string[]
}

const FAULTS_MAX = 20

export async function verifySeason(file: string, keys: KnownKeys): Promise<SeasonFinding> {
  const lines = linesIn(await piecesOf(file))
  const first = await lines.next()
  const bundle = bundleIn(file, first.done ? '' : Buffer.from(first.value).toString())
  const faults = faultsOfHeader(bundle)
  const games = new Set<string>()
  try {
    for await (const one of playedAgain(lines, keys)) {
      games.add(one.found.game.game)
      faults.push(...faultsOfGame(bundle, one))
    }
  } catch (error) {
    if (!(error instanceof ImportInvalid)) throw error
    faults.push(error.message)
  }
  const finished = bundle.fixtures.filter(({ result }) => result !== null)
  for (const { game } of finished) if (!games.has(game)) faults.push(`the game ${game} is missing`)
  const { name, deals } = bundle.season
  const { entries, fixtures } = bundle
  return {
    isValid: faults.length === 0,
    sentences: [
      `${name}: ${entries.length} entrants, ${deals} deals, ${games.size} games, ` +
        `${fixtures.length - finished.length} unfinished fixtures (lost).`,
      ...faults.slice(0, FAULTS_MAX).map((fault) => `NOT VALID: ${fault}.`),
      faults.length === 0
        ? 'The commitment, all deals, all moves, all built-in bots and the standings are valid.'
        : `${faults.length} faults: THE SEASON IS NOT VALID.`,
    ],
  }
}

function bundleIn(file: string, line: string): Bundle {
  try {
    // The cast is safe because the schema checks all fields that the code reads before the games
    // are verified.
    return header.parse(JSON.parse(line)) as unknown as Bundle
  } catch {
    throw new UsageError(`${file} is not a season bundle`)
  }
}

function faultsOfHeader({ season, entries, fixtures, standings }: Bundle): string[] {
  const faults: string[] = []
  if (commitmentTo(season.seed) !== season.commitment)
    faults.push('the seed does not match the commitment')
  for (const { account } of entries) {
    const own = fixtures.filter((one) => one.account === account)
    if (own.some(({ deal }, place) => deal !== place) || own.length > season.deals)
      faults.push(`the deals of ${account} are not numbered from 0`)
  }
  const known = new Set(entries.map(({ account }) => account))
  if (fixtures.some(({ account }) => !known.has(account))) faults.push('a fixture has no entrant')
  if (!sameJson(standingsOf(season, entries, fixtures), standings))
    faults.push('the standings do not follow from the results')
  return faults
}

interface PlayedAgain {
  readonly found: VerifiedExportGame
  readonly rules: Ruleset
  readonly bots: BotsFound
  readonly game: Game
  readonly commits: readonly Commit[]
}

async function* playedAgain(
  lines: AsyncIterable<Uint8Array>,
  keys: KnownKeys,
): AsyncGenerator<PlayedAgain> {
  let seen: Omit<PlayedAgain, 'found' | 'game'> & { game: Game | null; commits: Commit[] }
  const witness = (rules: Ruleset, seeds: readonly PartSeed[]) => {
    const bots = noBots()
    const think = thinkingAgain(rules, thoughtSeedsOf(seeds), bots)
    seen = { rules, bots, game: null, commits: [] }
    return (game: Game, commit: Commit, part: number) => {
      think(game, commit, part)
      seen.game = game
      seen.commits.push(commit)
    }
  }
  const rules = (id: string) => (Object.hasOwn(registry, id) ? registry[id]! : null)
  for await (const found of verifyExport(lines, { rules, keys, witness })) {
    const { game, ...rest } = seen!
    if (!game) throw new ImportInvalid(found.line, 'not-ended')
    yield { found, game, ...rest }
  }
}

function faultsOfGame({ season, fixtures }: Bundle, played: PlayedAgain): string[] {
  const { found, rules, bots, game, commits } = played
  const { game: line, finding, fault } = found
  const fixture = fixtures.find((one) => one.game === line.game)
  if (!fixture?.result) return [`${line.game} is not a finished fixture`]
  const { deal, result } = fixture
  const own = seatOfDeal(deal, season.seats)
  const [luck, ...others] = line.lucks
  const outcome = rules.outcome(game.state, game.table)
  const isThought = ({ cause }: Commit) =>
    cause.kind !== 'move' ||
    cause.by !== 'bot' ||
    (cause.seat !== own && cause.thought?.level === season.rival && cause.thought.tries === 0)
  const kinds = line.seats.map(({ kind }) => kind)
  const expected = kinds.map((_, seat) => (seat === own ? 'account' : 'bot'))
  const checks: readonly [boolean, string][] = [
    [fault === null && finding?.verdict === 'proved', `the log is not valid (${fault?.message})`],
    [
      line.ruleset === season.ruleset && line.pack === season.contentPack,
      'a different ruleset or content pack was played',
    ],
    [line.table.seats === season.seats && sameJson(kinds, expected), 'the seats differ'],
    [line.table.decisionSeconds === season.decisionSeconds, 'the time limit differs'],
    [others.length === 0 && luck?.lot === `${season.id}/${deal}`, 'the lot differs'],
    [luck?.seed === dealSeed(season.seed, season.id, deal), 'the seed of the deal differs'],
    [luck !== undefined && drawsNamed(luck) === luck.lot, 'the name of the draws differs'],
    [bots.others.length === 0 && bots.unjudged === 0, 'a built-in bot played a different move'],
    [commits.every(isThought), 'a built-in bot played below its level'],
    [outcome !== null && sameJson(resultIn(outcome, commits, own), result), 'the result differs'],
  ]
  return checks.flatMap(([holds, text]) => (holds ? [] : [`deal ${deal}, ${line.game}: ${text}`]))
}
