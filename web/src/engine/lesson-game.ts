import { type Beat, type BeatLine, beatsOf, heaviest } from '../../../src/engine/kernel/beats.ts'
import { seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import {
  earlierIn,
  eventText,
  numberedSeats,
  refusalText,
  sentenceIn,
} from '../../../src/engine/kernel/event-text.ts'
import { answersFor } from '../../../src/engine/kernel/examples.ts'
import { blank, type Commit, evolve, type Game } from '../../../src/engine/kernel/game.ts'
import { copied, sameJson } from '../../../src/engine/kernel/json.ts'
import type { Lesson, LessonStep } from '../../../src/engine/kernel/lesson.ts'
import { isBlocking, type OpenDecision } from '../../../src/engine/kernel/open-decisions.ts'
import { create, isTaken, submit, tryOut } from '../../../src/engine/kernel/perform.ts'
import { labelOf, questionContext, questionOf } from '../../../src/engine/kernel/question-text.ts'
import { Refusal } from '../../../src/engine/kernel/refusal.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { countAll } from '../../../src/engine/kernel/space.ts'
import { namesIn } from '../../../src/engine/kernel/space-names.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { turnFor } from '../../../src/engine/kernel/turn.ts'
import { factsFor } from '../../../src/engine/kernel/turn-text.ts'
import type { State, Tagged, Types } from '../../../src/engine/kernel/types.ts'
import { decisionsFor, redact } from '../../../src/engine/kernel/visibility.ts'

/**
 * Maximum number of events that are animated between two moves of the player; if more events are
 * waiting, only the most important events are animated.
 */
const BEATS_MAX = 60
/**
 * Maximum number of bot moves in a row. If the bots never reach the decision of the next step, the
 * lesson stops after this number of moves.
 */
const BOT_MOVES_MAX = 3_000

export interface LessonFrame {
  readonly beat: Beat
  readonly view: unknown
}
export interface LessonRefusal {
  readonly code: string
  readonly clause: string | undefined
  readonly detail: string
}
/** Result of a move in a lesson; `other` is a legal move that the step does not accept. */
export type LessonAnswer = 'accepted' | 'other' | LessonRefusal

type Seen = ReturnType<LessonGame['seen']>
export type LessonSeen = Seen

/**
 * A lesson in progress. A lesson needs only the rules of the game, and no service, account or
 * clock.
 */
export class LessonGame {
  readonly #rules: Ruleset
  readonly #lesson: Lesson
  readonly #game: Game
  readonly #luck: ReturnType<typeof seededLuck>
  #step = 0
  readonly #log: Tagged[] = []
  /**
   * Commits since the last call of `seen`, and the state of the game before the first of these
   * commits.
   */
  #news: Commit[]
  #before: State<Types>
  #known: number

  constructor(rules: Ruleset, lesson: Lesson, content: unknown) {
    const { seats, options, choices = [], seed } = lesson
    const table = buildTable(rules, { seats, options, choices, content })
    this.#rules = rules
    this.#lesson = lesson
    this.#luck = seededLuck(seed)
    const { game, commit } = create(rules, table, this.#luck, 0)
    this.#game = game
    this.#news = [commit]
    this.#before = copied(blank(rules, table).state) as State<Types>
    this.#known = 0
    this.#playBots(0)
  }

  get step(): LessonStep {
    return this.#lesson.steps[this.#step]!
  }

  get isOver(): boolean {
    return this.#step === this.#lesson.steps.length - 1
  }

  /**
   * If the lesson's step accepts the move, plays the move and all further moves before the player's
   * next decision. If the lesson's step does not accept the move, nothing changes.
   */
  play(decisionId: string, move: Tagged): LessonAnswer {
    const refused = this.check(decisionId, move)
    if (refused) return refused
    if (!this.#isAccepted(move)) return 'other'
    this.#submit(this.#lesson.me, decisionId, move)
    this.next()
    return 'accepted'
  }

  /** Continues the lesson after a step that needs no move. */
  next(): void {
    const { others = [] } = this.step
    if (others === 'bots') this.#playBots(this.#step + 1)
    else for (const move of others) this.#playFor(move)
    this.#step = Math.min(this.#step + 1, this.#lesson.steps.length - 1)
  }

  check(decisionId: string, move: Tagged): LessonRefusal | null {
    const { me: seat } = this.#lesson
    try {
      tryOut(this.#rules, this.#game, { seat, decisionId, move }, this.#game.at)
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const context = numberedSeats(this.#rules, this.#game.table, seat)
      const detail = refusalText(this.#rules, error, context)
      return { code: error.code, clause: error.clause ?? undefined, detail }
    }
  }

  /** Returns the player's view of the game, and the events since the last call. */
  seen() {
    const { me: viewer, steps } = this.#lesson
    const { version, open, state, table } = this.#game
    const { own, others, awaited } = decisionsFor(open, viewer)
    const { ask, say, point, accept } = this.step
    return {
      ruleset: this.#rules.id,
      version,
      view: copied(this.#rules.viewFor(state, viewer, table)),
      table: { seats: table.seats, options: table.options },
      decisions: own.map((one) => this.#described(one)),
      others: others.map(({ standing, ...one }) => ({ ...one, optional: standing })),
      awaited: [...awaited],
      facts: [...factsFor(this.#rules, this.#game, viewer, 'seats')],
      step: { at: this.#step, count: steps.length, ask, say, point, isRead: accept.length === 0 },
      ...this.#takeNews(),
    }
  }

  #isAccepted(move: Tagged): boolean {
    const { accept, any } = this.step
    return accept.some((one) => (any ? one.type === move.type : sameJson(one, move)))
  }

  #described(decision: OpenDecision) {
    const { id, kind, seat, moves, standing, suspendedBy } = decision
    const turn = turnFor(this.#rules, this.#game, decision, seededChance(this.#game.version))
    const spaces = suspendedBy ? [] : turn.spaces
    const context = questionContext(this.#rules, this.#game, decision, turn.view, 'seats')
    const isAsked = (move: Tagged) => this.#isAccepted(move)
    const all = spaces.length > 0 ? answersFor(this.#rules, this.#game, turn, false) : []
    const examples = [...all.filter(isAsked), ...all.filter((move) => !isAsked(move))]
    return copied({
      ...{ id, kind, seat, moves, about: decision.about ?? null, deadline: null },
      optional: standing === true,
      suspended: suspendedBy ?? null,
      question: questionOf(this.#rules, context),
      manner: this.#rules.beats.questions[kind] ?? 'waits',
      exact: spaces.every(({ exact }) => exact),
      count: countAll(spaces),
      spaces,
      examples,
      kinds: Object.entries(this.#rules.words.answers)
        .filter(([type]) => moves.includes(type))
        .map(([type, label]) => ({ type, label })),
      labels: examples.map((move) => labelOf(this.#rules, move, context)),
      names: namesIn(this.#rules, spaces, context),
    })
  }

  #takeNews() {
    const { me: viewer } = this.#lesson
    const { table, state } = this.#game
    const from = this.#known
    const told = numberedSeats(this.#rules, table, viewer)
    const events: Tagged[] = this.#news.flatMap((commit) => [...commit.events])
    this.#log.push(...events)
    const starts = new Set(startsOf(this.#news))
    const lines = events.map((stored, place): BeatLine => {
      const event = redact(this.#rules, stored, viewer)
      const masked = event !== stored
      const earlier = earlierIn(this.#log, from + place)
      const says = event && sentenceIn(eventText(this.#rules, { event, masked }, told, earlier))
      return { version: from + place + 1, event, masked, says, begins: starts.has(place) }
    })
    const beats = beatsOf(this.#rules.beats, from, lines, {
      told,
      viewAt: this.#views(events),
    })
    const viewAt = this.#views(events)
    const frames = heaviest(beats, BEATS_MAX).map(
      (beat): LessonFrame => ({ beat, view: viewAt(beat.to) }),
    )
    this.#news = []
    this.#known = this.#game.version
    this.#before = copied(state) as State<Types>
    const logged = lines.map(({ version, event, says }) => ({ version, at: 0, event, words: says }))
    return { frames, events: logged }
  }

  /** Callers must pass game versions in ascending order. */
  #views(events: readonly Tagged[]): (version: number) => unknown {
    const fold = { state: copied(this.#before) as State<Types> }
    const { me } = this.#lesson
    const { table } = this.#game
    let at = this.#known
    const first = at
    let view: unknown = null
    return (version) => {
      if (version === at && view !== null) return view
      for (; at < version; at += 1) evolve(this.#rules, fold, events[at - first]!)
      view = copied(this.#rules.viewFor(fold.state, me, table))
      return view
    }
  }

  #playFor(move: Tagged): void {
    const decision = this.#decisionFor(move)
    if (!decision) throw new Error(`no seat can play ${JSON.stringify(move)}`)
    this.#submit(decision.seat, decision.id, move)
  }

  #decisionFor(move: Tagged): OpenDecision | undefined {
    const { open } = this.#game
    const isAsked = ({ moves }: OpenDecision) => moves.includes(move.type)
    return open.find((one) => isAsked(one) && isTaken(this.#rules, this.#game, one, move))
  }

  /** Plays the bots' moves until the player can make a move that the lesson accepts next. */
  #playBots(step: number): void {
    const { steps } = this.#lesson
    const { accept = [] } = steps.slice(step).find((one) => one.accept.length > 0) ?? {}
    for (let moves = 0; moves < BOT_MOVES_MAX; moves += 1) {
      if (accept.some((move) => this.#decisionFor(move)?.seat === this.#lesson.me)) return
      const decision = this.#game.open.find(isBlocking)
      if (!decision) return
      const chance = seededChance(this.#lesson.seed + this.#game.version)
      const move = this.#rules.bot(turnFor(this.#rules, this.#game, decision, chance))
      if (move === null) throw new Error(`the bot does not answer ${decision.kind}`)
      this.#submit(decision.seat, decision.id, move)
    }
    throw new Error(`the bots never reach step ${step + 1}`)
  }

  #submit(seat: number, decisionId: string, move: Tagged): void {
    const { at } = this.#game
    const sent = { seat, decisionId, move }
    this.#news.push(submit(this.#rules, this.#game, sent, this.#luck, at))
  }
}

function startsOf(commits: readonly Commit[]): number[] {
  let place = 0
  return commits.map(({ events }) => {
    const start = place
    place += events.length
    return start
  })
}
