import type { Luck } from '../../kernel/chance.ts'
import { readContent } from '../../kernel/content.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Witness } from '../../kernel/verify.ts'
import { ChainChecker, type ChainReport, type Receipt } from '../chain-checker.ts'
import { type Finding, GameVerifier } from '../game-verifier.ts'
import { drawsNamed, hmacLuck, type PartSeed } from '../stream.ts'
import { type End, type GameLine, ImportInvalid, type RowRead } from './format.ts'
import { ExportReader, type Item } from './reader.ts'
import type { KnownKeys, Signed } from './signatures.ts'

export interface VerifiedExportGame extends Signed {
  readonly line: number
  readonly game: GameLine
  readonly end: End
  /**
   * Result of the verification; null if the game cannot be verified, or if only the hashes of the
   * log were checked.
   */
  readonly finding: Finding | null
  readonly fault: ImportInvalid | null
}

export interface ExamineTerms {
  readonly rules: (ruleset: string) => Ruleset | null
  readonly keys: KnownKeys
  /** True to check only the hashes of the log, which takes a quarter of the time. */
  readonly chainOnly?: boolean
  readonly seed?: string | undefined
  /**
   * Receipts to check against the game's log. Receipts are allowed only for a file with one game.
   */
  readonly receipts?: readonly Receipt[]
  readonly witness?: (rules: Ruleset, seeds: readonly PartSeed[]) => Witness | undefined
  readonly onItem?: (item: Item) => void
}

/**
 * Reads a file of exported games and verifies every game in the file. Throws an error if the file
 * as a whole is invalid. An error in a correctly signed game is reported in the result of that
 * game.
 */
export async function* verifyExport(
  lines: AsyncIterable<Uint8Array>,
  terms: ExamineTerms,
): AsyncGenerator<VerifiedExportGame> {
  const reader = new ExportReader(terms.keys)
  const examiner = new Examiner(terms)
  for await (const line of lines) {
    const item = reader.take(line)
    terms.onItem?.(item)
    const examined = examiner.take(item, reader.line)
    if (examined) yield examined
  }
  reader.close()
}

type Examined = Pick<GameVerifier, 'take' | 'isFalse' | 'finding'> | ChainChecker

const luckOf = ({ seed, entropy, ...named }: GameLine['lucks'][number]): Luck | null =>
  seed === null ? null : hmacLuck(seed, drawsNamed(named), entropy)

class Examiner {
  readonly #settings: ExamineTerms
  readonly #packs = new Map<string, unknown>()
  #game: GameLine | null = null
  #line = 0
  #examined: Examined | null = null
  #falseAt: number | null = null

  constructor(terms: ExamineTerms) {
    this.#settings = terms
  }

  take(item: Item, line: number): VerifiedExportGame | null {
    if (item.kind === 'pack') this.#keep(item, line)
    if (item.kind === 'game') this.#begin(item.game, line)
    if (item.kind === 'row') this.#row(item.row, line)
    return item.kind === 'end' ? this.#ended(item) : null
  }

  #rules(ruleset: string, line: number): Ruleset {
    const rules = this.#settings.rules(ruleset)
    if (!rules) throw new ImportInvalid(line, 'ruleset-unknown')
    return rules
  }

  #keep({ pack: { pack, ruleset }, content }: Item & { kind: 'pack' }, line: number): void {
    const read = readContent(this.#rules(ruleset, line), content)
    if (!read.success) throw new ImportInvalid(line, 'pack-malformed')
    this.#packs.set(pack, read.data)
  }

  #begin(game: GameLine, line: number): void {
    this.#game = game
    this.#line = line
    this.#falseAt = null
    this.#examined = this.#examination(game, line)
  }

  /**
   * Returns null if nothing can be proved, because the export omits secrets or the seed is unknown.
   */
  #examination(line: GameLine, number: number): Examined | null {
    const { game, ruleset, pack, status, table, lucks, seen } = line
    const rules = this.#rules(ruleset, number)
    const own = lucks.at(-1)
    const seed = own?.seed ?? this.#settings.seed ?? null
    if (seen !== 'all' || !own || seed === null) return null
    const ancestors = lucks.slice(0, -1)
    const { commitment } = own
    const chain = new ChainChecker({ game, commitment }, seed, this.#settings.receipts, ancestors)
    if (this.#settings.chainOnly) return chain
    const { options, choices, decisionSeconds } = table
    const stated = {
      ...{ ruleset, options, choices, decisionSeconds, contentPack: pack },
      // A fork has the start parameters of the original game, which do not contain the deal id of
      // the fork.
      ...(ancestors.length === 0 && own.lot !== undefined && { lot: own.lot }),
    }
    const content = this.#packs.get(pack)
    const parts = [...ancestors, { ...own, seed }]
    return new GameVerifier(
      chain,
      {
        rules,
        table: { ...table, content },
        lucks: parts.map(luckOf),
        witness: this.#settings.witness?.(rules, parts),
      },
      { opening: () => stated, isOver: status !== 'running' },
    )
  }

  #row({ row, to, at, head, packed }: RowRead, line: number): void {
    const examined = this.#examined
    if (!examined) return
    const isChain = examined instanceof ChainChecker
    const taken = { firstVersion: row, lastVersion: to, at, head, packed }
    if (isChain) examined.pass(taken)
    else examined.take(taken)
    const isFalse = isChain ? examined.isBroken : examined.isFalse
    if (isFalse) this.#falseAt ??= line
  }

  #ended({ end, signed }: Item & { kind: 'end' }): VerifiedExportGame {
    const [game, line, examined] = [this.#game!, this.#line, this.#examined]
    const isChain = examined instanceof ChainChecker
    const finding = examined && !isChain ? examined.finding() : null
    const report = isChain ? { ...notReexecuted, ...examined.report } : finding
    const fault = report && this.#faultIn(report, game, end)
    return { line, game, end, ...signed, finding, fault }
  }

  #faultIn(found: Found, { status }: GameLine, end: End): ImportInvalid | null {
    const { commitmentHolds, broken, difference, altered, receipts } = found
    const line = this.#falseAt ?? this.#line
    const wrong = (...fault: [ImportInvalid['code'], string?]) => new ImportInvalid(line, ...fault)
    if (!commitmentHolds) return wrong('commitment-differs')
    if (broken) return wrong('chain-broken', `after version ${broken.version}: ${broken.reason}`)
    // The hashes of single rows may be omitted, because the hash of the last row protects all rows.
    if (end.head !== found.head)
      return wrong('chain-broken', 'the last head differs from the end line')
    const stray = receipts.find(({ reason }) => reason !== null)
    if (stray) return wrong('chain-broken', `${stray.head} is not in the chain: ${stray.reason}`)
    if (difference)
      return wrong(
        'judged-otherwise',
        `commit ${difference.commit} (after version ${difference.version}) ${difference.reason}`,
      )
    const isCut = status !== 'running' && altered.includes('status')
    if (isCut) return wrong('not-ended')
    return altered.length > 0
      ? wrong('told-otherwise', `differs from the log: ${altered.join(', ')}`)
      : null
  }
}

type Found = Pick<Finding, keyof ChainReport | 'difference' | 'altered'>
const notReexecuted: Pick<Finding, 'difference' | 'altered'> = { difference: null, altered: [] }
