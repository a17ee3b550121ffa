import {
  type BotsFound,
  faultOfBots,
  noBots,
  thinkingAgain,
} from '../engine/bots/verify-bot-moves.ts'
import { readContent } from '../engine/kernel/content.ts'
import { isFork } from '../engine/kernel/kernel-cause-events.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import { ChainChecker, type Receipt, unpackSound } from '../engine/luck/chain-checker.ts'
import { ImportInvalid } from '../engine/luck/exports/format.ts'
import { linesIn } from '../engine/luck/exports/lines.ts'
import type { KnownKeys, SignatureFound } from '../engine/luck/exports/signatures.ts'
import { verifyExport } from '../engine/luck/exports/verify-export.ts'
import { type Finding, GameVerifier } from '../engine/luck/game-verifier.ts'
import {
  type GamePin,
  type LogHeader,
  type LogRow,
  logHeader,
  logRow,
  packHashOf,
  tableIn,
} from '../engine/luck/log.ts'
import { drawsNamed, hmacLuck, type PartSeed, thoughtSeedsOf } from '../engine/luck/stream.ts'
import { packages, registry } from '../games/loaded.ts'
import { rulesetNamed, UsageError } from './arguments.ts'
import { piecesOf } from './read-file.ts'

export interface JudgeTerms {
  readonly seed?: string | undefined
  readonly receipts: readonly Receipt[]
  readonly keys: KnownKeys
  readonly chainOnly: boolean
  readonly bots: boolean
}

export interface JudgedGame {
  readonly file: string
  readonly game: string | null
  readonly ruleset: string | null
  /** The result of the verification; null if no part of the game could be replayed. */
  readonly finding: Finding | null
  /** A file in the old format has no signature. */
  readonly signature: SignatureFound | null
  readonly kid: string | null
  readonly bots: BotsFound | null
  readonly fault: string | null
  /**
   * The game package in the log and the package that was loaded, if their hashes differ; otherwise
   * null.
   */
  readonly rebuilt: { readonly recorded: string; readonly loaded: string } | null
}

function rebuilt(ruleset: string, pin: GamePin | undefined): JudgedGame['rebuilt'] {
  const loaded = packages.get(ruleset)
  if (!pin || !loaded || loaded.integrity === pin.integrity) return null
  const told = ({ name, version, integrity }: GamePin) => `${name} ${version} (${integrity})`
  return { recorded: told(pin), loaded: told(loaded) }
}

export async function* judgeFile(file: string, terms: JudgeTerms): AsyncGenerator<JudgedGame> {
  const lines = linesIn(await piecesOf(file))
  const first = await lines.next()
  const text = first.done ? '' : Buffer.from(first.value).toString()
  if (!text.startsWith('{"touchline-export":')) {
    yield await judgeLog(file, text, lines, terms)
    return
  }
  try {
    yield* judgeExport(file, withFirst(first.value as Uint8Array, lines), terms)
  } catch (error) {
    if (!(error instanceof ImportInvalid)) throw error
    const unread = { game: null, ruleset: null, finding: null, bots: null, rebuilt: null }
    const nothing = { ...unread, signature: null, kid: null }
    yield { file, ...nothing, fault: error.message }
  }
}

async function* withFirst(first: Uint8Array, others: AsyncIterable<Uint8Array>) {
  yield first
  yield* others
}

async function* judgeExport(
  file: string,
  lines: AsyncIterable<Uint8Array>,
  terms: JudgeTerms,
): AsyncGenerator<JudgedGame> {
  const rules = (id: string) => (Object.hasOwn(registry, id) ? registry[id]! : null)
  let bots: BotsFound | null = null
  const witness = (of: Ruleset, seeds: readonly PartSeed[]) => {
    if (!terms.bots) return undefined
    bots = noBots()
    return thinkingAgain(of, thoughtSeedsOf(seeds), bots)
  }
  for await (const one of verifyExport(lines, { ...terms, rules, witness })) {
    const { game, finding, signature, kid, fault } = one
    yield {
      file,
      game: game.game,
      ruleset: game.ruleset,
      finding,
      signature,
      kid,
      bots,
      fault: fault?.message ?? faultOfBots(bots),
      rebuilt: rebuilt(game.ruleset, game.package),
    }
    bots = null
  }
}

/**
 * Verifies a file in the old format: a header, followed by log rows whose commits are stored as a
 * string.
 */
async function judgeLog(
  file: string,
  first: string,
  lines: AsyncIterable<Uint8Array>,
  { seed: given, receipts, bots: areRepeated }: JudgeTerms,
): Promise<JudgedGame> {
  const header = parsedBy(file, () => logHeader.parse(JSON.parse(first)))
  const { game, ruleset } = header
  const seed = given ?? header.seed
  if (seed === null || !/^[0-9a-f]{64}$/.test(seed))
    throw new UsageError('the log has no seed: give the seed with --seed (64 hexadecimal digits)')
  const rows: LogRow[] = []
  for await (const bytes of lines) {
    const line = Buffer.from(bytes).toString().trim()
    if (line !== '') rows.push(parsedBy(file, () => logRow.parse(JSON.parse(line))))
  }
  const forks = rows.filter(isFirstOfFork)
  const bots = areRepeated ? noBots() : null
  const examination = examinationOf(header, { seed, receipts, forks, bots })
  for (const row of rows) examination.take(row)
  const finding = examination.finding()
  const fault = finding.verdict === 'refuted' ? 'the log is not valid' : faultOfBots(bots)
  return {
    file,
    game,
    ruleset,
    finding,
    signature: null,
    kid: null,
    bots,
    fault,
    rebuilt: rebuilt(ruleset, header.package),
  }
}

function parsedBy<T>(file: string, parse: () => T): T {
  try {
    return parse()
  } catch {
    throw new UsageError(`${file} is not a game log`)
  }
}

const isFirstOfFork = ({ packed }: LogRow): boolean => {
  const first = unpackSound(packed)?.[0]
  return first !== undefined && isFork(first.cause)
}

interface Known {
  readonly seed: string
  readonly receipts: readonly Receipt[]
  /**
   * Log rows that were copied from the original game of a fork; the header does not contain the
   * seed of the original game.
   */
  readonly forks: readonly LogRow[]
  readonly bots: BotsFound | null
}

function examinationOf(header: LogHeader, { seed, receipts, forks, bots }: Known): GameVerifier {
  const { game, ruleset, contentPack, lot } = header
  const rules = rulesetNamed(ruleset)
  const content = readContent(rules, contentPack.content)
  if (!content.success) throw new UsageError('the content pack in the log is for another ruleset')
  const { options, choices, decisionSeconds } = header.table
  const packHash = packHashOf(ruleset, contentPack.content)
  const recorded = {
    ...{ ruleset, options, choices, decisionSeconds, contentPack: packHash },
    ...(forks.length === 0 && lot !== undefined && { lot }),
  }
  const lucks = [
    ...forks.map(() => null),
    hmacLuck(seed, drawsNamed({ game, lot }), header.entropy),
  ]
  const seeds = [...forks.map(() => ({ game, seed: null })), { game, lot, seed }]
  const witness = bots ? thinkingAgain(rules, thoughtSeedsOf(seeds), bots) : undefined
  return new GameVerifier(
    new ChainChecker(header, seed, receipts),
    { rules, table: tableIn(header, content.data), lucks, witness },
    { opening: () => recorded, isOver: false },
  )
}
