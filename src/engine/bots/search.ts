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

/** What a thought may cost. */
export interface SearchBudget {
  /** About so many moves are tried out. */
  readonly tries: number
  /** Asked between two tries, after so many: the time is up, or nobody waits any more. */
  readonly isUp?: (tries: number) => boolean
  /** To be weighed whatever it is: what was played in a game that is looked at again. */
  readonly also?: readonly Types['move'][]
}

/**
 * Raised whenever anything thinks otherwise than before: this file, what it plays out with, or the
 * bot, the sense or the imagined worlds of a ruleset. Bots say by which they have thought.
 */
export const SEARCH_VERSION = 3

/** A move that was thought about: so many tries, and the chance to win that they tell of. */
export interface Considered<M> {
  readonly move: M
  readonly tries: number
  readonly worth: number
}

export interface SearchResult<M> {
  /** Null, to a standing question only: nothing to say. */
  readonly move: M | null
  readonly tries: number
  /** The bot's own move first; empty where there was nothing to think about. */
  readonly considered: readonly Considered<M>[]
}

/** The same for the same seed of the turn's chance, as long as the time was never up. */
export const thinkingBot =
  (
    rules: Ruleset,
    effort: SearchBudget,
    told: (thought: SearchResult<Types['move']>) => void = () => {},
  ): Bot =>
  (turn) => {
    const thought = searchMoves(rules, turn, effort)
    told(thought)
    return thought.move
  }

/**
 * The ruleset's bot proposes, imagined worlds dispose: sequential halving over its move and others,
 * from what the seat may know. In each world all that are left are tried with the same luck, so
 * that only the move tells them apart. The bot's own move stays in to the end, and another one is
 * played only where it is better beyond doubt: so little effort does no harm.
 */
export function searchMoves<K extends Types>(
  rules: Ruleset<K>,
  turn: BotTurn<K>,
  effort: SearchBudget,
): SearchResult<K['move']> {
  const thinking = steppedSearch(rules, turn, effort)
  for (;;) {
    const { done, value } = thinking.next()
    if (done) return value
  }
}

/** A thought that stops after each try, so that others may have a turn in between. */
export type SteppedSearch<M> = Generator<undefined, SearchResult<M>>

/** The same thought, for who has to do something else meanwhile. */
export function* steppedSearch<K extends Types>(
  rules: Ruleset<K>,
  turn: BotTurn<K>,
  effort: SearchBudget,
): SteppedSearch<K['move']> {
  const own = rules.bot(turn)
  const isOpen = own !== null && deservesThought(rules, turn, effort)
  const moves = isOpen ? candidatesFor(rules, turn, own, effort) : []
  if (moves.length < 2) return { move: own, tries: 0, considered: [] }
  const also = new Set(effort.also?.map(canonical))
  const candidates = moves.map((move) => new Candidate<K>(move, also.has(canonical(move))))
  const left = yield* halved(rules, turn, candidates, effort)
  const considered = candidates.map(({ move, tries, worth }) => ({ move, tries, worth }))
  const tries = considered.reduce((sum, one) => sum + one.tries, 0)
  return { move: best(left).move, tries, considered }
}

/** Who looks at a game again thinks about whatever blocked it. */
function deservesThought<K extends Types>(
  { sense }: Ruleset<K>,
  { decision }: BotTurn<K>,
  { also }: SearchBudget,
): boolean {
  const isAbout = also !== undefined || (sense?.about?.includes(decision.kind) ?? true)
  return isAbout && !decision.standing
}

/** Where all moves can be listed they are looked at, up to so many. */
const LISTED_MAX = 40
/** Of more than that, or where the spaces hold what may be refused. */
const CHOSEN_MAX = 10

function candidatesFor<K extends Types>(
  rules: Ruleset<K>,
  turn: BotTurn<K>,
  own: K['move'],
  { tries, also = [] }: SearchBudget,
): K['move'][] {
  const { spaces } = turn
  // Halving takes twice as many tries as there are candidates.
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

/** A move, and what came of it in the worlds in which it was tried. */
class Candidate<K extends Types> {
  readonly move: K['move']
  tries = 0
  #worth = 0
  /** Over the bot's own move in the same world with the same luck, and its square. */
  #gain = 0
  #square = 0
  /** What a hull held and the rules do not allow. */
  refused = false
  /** Stays in to the end, however poor it is. */
  readonly isKept: boolean

  constructor(move: K['move'], isKept: boolean) {
    this.move = move
    this.isKept = isKept
  }

  count(worth: number, own: number): void {
    this.tries += 1
    this.#worth += worth
    this.#gain += worth - own
    this.#square += (worth - own) ** 2
  }

  get worth(): number {
    return this.tries === 0 ? 0 : this.#worth / this.tries
  }

  /** Better by a standard error of the paired difference. */
  get isBeyondDoubt(): boolean {
    if (this.tries < TRIES_MIN) return false
    const gain = this.#gain / this.tries
    const variance = Math.max(0, this.#square / this.tries - gain ** 2)
    return gain > Math.sqrt(variance / (this.tries - 1))
  }
}
const TRIES_MIN = 3

/** Tries all, then the better half of them, and so on: gives the last ones, the bot's own first. */
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

/** One world: gives how many moves were tried in it. */
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
    const worth = candidate.refused ? 0 : winChancesIn(rules, world)[turn.seat]!
    own ??= worth
    candidate.count(worth, own)
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
    .sort((one, other) => other.worth - one.worth)
  return [own!, ...sorted.filter(({ isKept }, place) => isKept || place < most)]
}

function best<K extends Types>([own, ...others]: readonly Candidate<K>[]): Candidate<K> {
  let found = own!
  for (const one of others) if (one.isBeyondDoubt && one.worth > found.worth) found = one
  return found
}
