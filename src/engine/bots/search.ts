import type { Bot, BotTurn } from '../kernel/bot.ts'
import { seededChance } from '../kernel/chance.ts'
import { canonical } from '../kernel/json.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { listMoves } from '../kernel/sampling.ts'
import { split } from '../kernel/step.ts'
import { counterpart, imagined } from '../kernel/turn.ts'
import type { Types } from '../kernel/types.ts'
import { winChancesIn } from './position-value.ts'
import { MOVES_MAX, rollout, tried } from './rollout.ts'

export interface SearchBudget {
  readonly tries: number
  /**
   * Called after each simulation with the number of finished simulations. If the callback returns
   * true, the search stops.
   */
  readonly isUp?: (tries: number) => boolean
  /**
   * Moves that the search must include in its comparison, for example the player's move in the
   * review of a finished game.
   */
  readonly also?: readonly Types['move'][]
}

/**
 * Version of the search algorithm, which is stored with each move of a bot. Increase the version of
 * the search after a change that can lead to different moves: a change to the search, to the
 * simulations, or to how a ruleset rates positions, suggests moves or guesses hidden information.
 */
export const SEARCH_VERSION = 3

export interface Considered<M> {
  readonly move: M
  readonly tries: number
  readonly winChance: number
}

export interface SearchResult<M> {
  /** The best move; null if the decision is optional and the bot leaves the decision unanswered. */
  readonly move: M | null
  readonly tries: number
  /**
   * Moves that the search compared, starting with the move that the ruleset's bot would play
   * without a search; empty if only one move was possible.
   */
  readonly considered: readonly Considered<M>[]
}

/**
 * Creates a bot that uses a search to choose its moves. With the same seed of `turn.chance`, a
 * search has the same result, unless a time limit stops the search.
 */
export const thinkingBot =
  (
    rules: Ruleset,
    budget: SearchBudget,
    onResult: (result: SearchResult<Types['move']>) => void = () => {},
  ): Bot =>
  (turn) => {
    const result = searchMoves(rules, turn, budget)
    onResult(result)
    return result.move
  }

/**
 * Searches for the best move with sequential halving, using only what the seat may know. In each
 * simulation of the search, all candidate moves get the same guess of the hidden information and
 * the same random draws. The move that the ruleset's bot would play without a search is always a
 * candidate. Only a clearly better move replaces the move of the ruleset's bot, so that a short
 * search does not make the bot worse.
 */
export function searchMoves<K extends Types>(
  rules: Ruleset<K>,
  turn: BotTurn<K>,
  budget: SearchBudget,
): SearchResult<K['move']> {
  const search = steppedSearch(rules, turn, budget)
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}

/**
 * A search that yields after each simulation, so that other work can run between the simulations.
 */
export type SteppedSearch<M> = Generator<undefined, SearchResult<M>>

export function* steppedSearch<K extends Types>(
  rules: Ruleset<K>,
  turn: BotTurn<K>,
  budget: SearchBudget,
): SteppedSearch<K['move']> {
  const own = rules.bot(turn)
  const isOpen = own !== null && isWorthSearching(rules, turn, budget)
  const moves = isOpen ? candidatesFor(rules, turn, own, budget) : []
  if (moves.length < 2) return { move: own, tries: 0, considered: [] }
  const also = new Set(budget.also?.map(canonical))
  const candidates = moves.map((move) => new Candidate<K>(move, also.has(canonical(move))))
  const left = yield* halved(rules, turn, candidates, budget)
  const considered = candidates.map(({ move, tries, winChance }) => ({ move, tries, winChance }))
  const tries = considered.reduce((sum, one) => sum + one.tries, 0)
  return { move: best(left).move, tries, considered }
}

/**
 * In a review of a finished game, the search runs for every mandatory decision. During a game, bots
 * run a search only for the kinds of decision that the ruleset selects.
 */
function isWorthSearching<K extends Types>(
  { sense }: Ruleset<K>,
  { decision }: BotTurn<K>,
  { also }: SearchBudget,
): boolean {
  const isAbout = also !== undefined || (sense?.about?.includes(decision.kind) ?? true)
  return isAbout && !decision.standing
}

/**
 * If a decision has at most this many legal moves, the search compares all of them. If a decision
 * has more legal moves, the search compares only some of these moves.
 */
const LISTED_MAX = 40
/**
 * Maximum number of moves that a search compares if there are too many legal moves to compare all
 * of them.
 */
const CHOSEN_MAX = 10

function candidatesFor<K extends Types>(
  rules: Ruleset<K>,
  turn: BotTurn<K>,
  own: K['move'],
  { tries, also = [] }: SearchBudget,
): K['move'][] {
  const { spaces } = turn
  // Sequential halving needs at least twice as many simulations as candidate moves.
  const most = Math.max(2, Math.ceil(tries / 2))
  const isExact = spaces.every(({ exact }) => exact)
  const listed = isExact ? listMoves(spaces, Math.min(LISTED_MAX, most)) : null
  if (listed) return distinct([own, ...also, ...listed], LISTED_MAX + 1)
  const sensible = [
    ...(rules.considers?.(turn) ?? []),
    ...(rules.sense?.candidates?.(turn, CHOSEN_MAX) ?? []),
  ]
  const known = distinct([own, ...also, ...sensible], Math.min(CHOSEN_MAX, most))
  if (known.length > 1) return known
  const drawn = Array.from({ length: CHOSEN_MAX }, () => turn.suggest())
  return distinct([...known, ...drawn.filter((move) => move !== null)], Math.min(CHOSEN_MAX, most))
}

const distinct = <M>(moves: readonly M[], most: number): M[] =>
  [...new Map(moves.map((move) => [canonical(move), move])).values()].slice(0, most)

class Candidate<K extends Types> {
  readonly move: K['move']
  tries = 0
  #worth = 0
  /**
   * Total advantage of this move, in chance of winning, over the move that the bot would play
   * without a search. For a comparison, both moves are simulated with the same hidden information
   * and the same random draws.
   */
  #gain = 0
  #square = 0
  /**
   * True if the rules refused the move in a simulation. A search can try an illegal move if the
   * ruleset describes the legal moves only approximately.
   */
  refused = false
  readonly isKept: boolean

  constructor(move: K['move'], isKept: boolean) {
    this.move = move
    this.isKept = isKept
  }

  count(chance: number, own: number): void {
    this.tries += 1
    this.#worth += chance
    this.#gain += chance - own
    this.#square += (chance - own) ** 2
  }

  get winChance(): number {
    return this.tries === 0 ? 0 : this.#worth / this.tries
  }

  get isBeyondDoubt(): boolean {
    if (this.tries < TRIES_MIN) return false
    const gain = this.#gain / this.tries
    const variance = Math.max(0, this.#square / this.tries - gain ** 2)
    return gain > Math.sqrt(variance / (this.tries - 1))
  }
}
const TRIES_MIN = 3

function* halved<K extends Types>(
  rules: Ruleset<K>,
  turn: BotTurn<K>,
  candidates: readonly Candidate<K>[],
  { tries: triesMax, isUp = () => false }: SearchBudget,
): Generator<undefined, readonly Candidate<K>[]> {
  const rounds = Math.ceil(Math.log2(candidates.length))
  let left = candidates
  let tries = 0
  for (let round = 1; round <= rounds && left.length > 1 && !isUp(tries); round += 1) {
    do {
      const before = tries
      tries += yield* tryAll(rules, turn, left, (more) => isUp(before + more))
    } while (tries < (triesMax * round) / rounds && !isUp(tries))
    left = betterHalf(left)
  }
  return left
}

function* tryAll<K extends Types>(
  rules: Ruleset<K>,
  turn: BotTurn<K>,
  candidates: readonly Candidate<K>[],
  isUp: (tries: number) => boolean,
): Generator<undefined, number> {
  const start = imagined(rules, turn.table, turn, turn.chance)
  const decision = counterpart(start, turn)
  const seed = turn.chance.below(SEEDS)
  const movesMax = rules.sense?.horizon ?? MOVES_MAX
  let own: number | null = null
  let tries = 0
  for (const candidate of candidates) {
    if (isUp(tries)) break
    const world = split(start)
    const luck = seededChance(seed)
    candidate.refused = !tried(rules, world, decision, candidate.move, luck)
    if (!candidate.refused)
      rollout(rules, world, { luck, chance: seededChance(seed + 1), movesMax })
    const chance = candidate.refused ? 0 : winChancesIn(rules, world)[turn.seat]!
    own ??= chance
    candidate.count(chance, own)
    tries += 1
    yield
  }
  return tries
}
const SEEDS = 2 ** 31

function betterHalf<K extends Types>([own, ...others]: readonly Candidate<K>[]) {
  const most = Math.max(1, Math.ceil((others.length + 1) / 2) - 1)
  const sorted = others
    .filter(({ refused }) => !refused)
    .sort((one, other) => other.winChance - one.winChance)
  return [own!, ...sorted.filter(({ isKept }, place) => isKept || place < most)]
}

function best<K extends Types>([own, ...others]: readonly Candidate<K>[]): Candidate<K> {
  let found = own!
  for (const one of others) if (one.isBeyondDoubt && one.winChance > found.winChance) found = one
  return found
}
