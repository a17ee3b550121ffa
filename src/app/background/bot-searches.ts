import { LRUCache } from 'lru-cache'
import { instantMove, moveForResult } from '../../engine/bots/house-bot.ts'
import { type Level, NOMINAL_MILLISECONDS, triesOf, USUAL_LEVEL } from '../../engine/bots/levels.ts'
import { SEARCH_VERSION } from '../../engine/bots/search.ts'
import type { BotThought } from '../../engine/kernel/game.ts'
import { sameJson } from '../../engine/kernel/json.ts'
import type { OpenDecision } from '../../engine/kernel/open-decisions.ts'
import type { Tagged } from '../../engine/kernel/types.ts'
import { drawsNamed, thoughtSeed } from '../../engine/luck/stream.ts'
import { type Question, questionOf } from '../bot-thinking/question.ts'
import type { Pending, ThinkingPool, ThinkResult } from '../bot-thinking/thinking-pool.ts'
import type { Context } from '../core/context.ts'
import type { CommandContext, LiveGame } from '../runtime/live-game.ts'
import { isBot } from '../runtime/wake-time.ts'

/** If `move` is null, the bot leaves an optional decision unanswered. */
export interface BotChoice {
  readonly move: Tagged | null
  readonly thought: BotThought
}

export interface Effort {
  readonly level: Level
  readonly tries: number
}

interface Entry {
  readonly decisionId: string
  readonly question: Question
  readonly pending: Pending
  /** The search result is undefined while the search is running, and null if the search failed. */
  thought: ThinkResult | null | undefined
}

const PATIENCE_MILLISECONDS = 1_000
const GAMES_MAX = 10_000

/**
 * Each game has at most one search at a time. The game continues during the search, and the search
 * result is used only if the decision is still open.
 */
export class BotSearches {
  readonly #pool: ThinkingPool
  readonly #metrics: Context['metrics']
  readonly #ready: (gameId: string) => void
  readonly #entries = new LRUCache<string, Entry>({
    max: GAMES_MAX,
    dispose: ({ pending }) => pending.cancel(),
  })

  constructor(pool: ThinkingPool, metrics: Context['metrics'], ready: (gameId: string) => void) {
    this.#pool = pool
    this.#metrics = metrics
    this.#ready = ready
  }

  considered(command: CommandContext, decision: OpenDecision, effort: Effort): BotChoice | null {
    const { live, game } = command
    const { rules, record } = live
    const { level } = effort
    const seed = thoughtSeedOf(live, decision)
    if (decision.standing) return spontaneous(command, decision, { seed, level })
    const question = questionOf(rules, { game, pack: record.packHash }, decision, seed)
    const entry = this.#entries.get(live.id)
    if (!entry || !sameJson(entry.question, question)) {
      this.#ask(command, decision, question, effort)
      return null
    }
    const { thought } = entry
    if (thought === undefined) return null
    if (thought === null) return spontaneous(command, decision, { seed, level })
    const { move, ...details } = thought
    return {
      move: moveForResult(rules, game, { decision, seed }, move),
      thought: { level, ...details, thinker: SEARCH_VERSION },
    }
  }

  forget({ id, record, settled, isOver }: LiveGame): void {
    const entry = this.#entries.get(id)
    if (!entry || (!settled && !isOver)) return
    const isAsked = settled?.open.some(
      (one) => one.id === entry.decisionId && isBot(settled, record, one.seat),
    )
    if (!isAsked) this.#entries.delete(id)
  }

  close(): Promise<void> {
    this.#entries.clear()
    return this.#pool.close()
  }

  #ask(
    { live, game, now }: CommandContext,
    decision: OpenDecision,
    question: Question,
    effort: Effort,
  ) {
    const { id, rules } = live
    const { level, tries } = effort
    const milliseconds = NOMINAL_MILLISECONDS[level]
    const left = decision.deadline === null ? Number.POSITIVE_INFINITY : decision.deadline - now
    const began = performance.now()
    const pending = this.#pool.think({
      question,
      content: game.table.content,
      tries,
      milliseconds,
      patienceMilliseconds: Math.min(milliseconds + PATIENCE_MILLISECONDS, left / 2),
    })
    const entry: Entry = { decisionId: decision.id, question, pending, thought: undefined }
    this.#entries.set(id, entry)
    void pending.thought.then((thought) => {
      if (this.#entries.peek(id) !== entry) return
      entry.thought = thought
      const labels = { ruleset: rules.id, level }
      this.#metrics.thinkingSeconds.observe(labels, (performance.now() - began) / 1_000)
      const isWhole = thought !== null && thought.tries === tries && thought.cutAfter === undefined
      if (!isWhole) this.#metrics.shortenedThoughts.inc(labels)
      this.#ready(id)
    })
  }
}

const thoughtSeedOf = ({ id: game, record }: LiveGame, { id }: OpenDecision): number =>
  thoughtSeed(record.seed, drawsNamed({ game, lot: record.lot }), id)

/**
 * The bot's choice depends only on the seed, so anyone can reproduce a bot's moves in a season
 * whose seed has been revealed.
 */
export const repeatableChoice = (command: CommandContext, decision: OpenDecision): BotChoice =>
  spontaneous(command, decision, {
    seed: thoughtSeedOf(command.live, decision),
    level: USUAL_LEVEL,
  })

export function effortOf({ rules }: LiveGame, level: Level): Effort | null {
  const tries = triesOf(rules, level)
  return tries === null ? null : { level, tries }
}

function spontaneous(
  { live: { rules }, game }: CommandContext,
  decision: OpenDecision,
  { seed, level }: { readonly seed: number; readonly level: Level },
): BotChoice {
  const own = instantMove(rules, game, decision, seed)
  const move = moveForResult(rules, game, { decision, seed }, own)
  return { move, thought: { level, tries: 0, thinker: SEARCH_VERSION } }
}
