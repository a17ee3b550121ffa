import t from 'tap'
import { describeTurn } from '../../src/app/streams/describe-turn.ts'
import { seededChance, seededLuck } from '../../src/engine/kernel/chance.ts'
import { register } from '../../src/engine/kernel/define.ts'
import type { Line } from '../../src/engine/kernel/digest.ts'
import { eventContext, eventText } from '../../src/engine/kernel/event-text.ts'
import { type Commit, eventsOf, type Game } from '../../src/engine/kernel/game.ts'
import { isBlocking, type OpenDecision } from '../../src/engine/kernel/open-decisions.ts'
import { create, submit } from '../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { turnFor } from '../../src/engine/kernel/turn.ts'
import type { Types, Viewer } from '../../src/engine/kernel/types.ts'
import { redact } from '../../src/engine/kernel/visibility.ts'

interface GameSpec<K extends Types> {
  readonly seed: number
  readonly seats: number
  readonly options?: Partial<K['options']>
  readonly most?: number
}
export interface BotTurn<K extends Types> {
  readonly game: Game<K>
  readonly decision: OpenDecision<K>
  readonly lines: readonly Line[]
}

/** The text of each decision mentions its time limit, so the game must have a time limit. */
const DECISION_SECONDS = 600

export function playBots<K extends Types>(
  rules: Ruleset<K>,
  { seed, seats, options = {}, most = Number.POSITIVE_INFINITY }: GameSpec<K>,
  visit: (at: BotTurn<K>) => void,
): void {
  const table = buildTable(rules, { seats, options, decisionSeconds: DECISION_SECONDS })
  const luck = seededLuck(seed)
  const chance = seededChance(seed)
  const { game, commit } = create(rules, table, luck, 0)
  const news = Array.from({ length: seats }, (_, seat) => linesOf(rules, game, commit, seat))
  for (let count = 0; count < most && !game.over; count += 1) {
    const decision = game.open.find(isBlocking)!
    const { seat, id: decisionId } = decision
    visit({ game, decision, lines: news[seat]! })
    news[seat] = []
    const turn = turnFor(rules, game, decision, chance)
    const move = rules.bot(turn) ?? turn.suggest()
    const made = submit(rules, game, { seat, decisionId, move }, luck, 0)
    for (const [viewer, lines] of news.entries()) lines.push(...linesOf(rules, game, made, viewer))
  }
}

function linesOf<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  commit: Commit<K>,
  viewer: Viewer,
): Line[] {
  const context = eventContext(rules, game.table, viewer)
  const events = eventsOf(rules, commit)
  const first = game.version - events.length
  return events.map((event, place) => {
    const seen = redact(rules, event, viewer)
    const text = seen && eventText(rules, { event: seen, masked: seen !== event }, context)
    return { version: first + place + 1, event: seen, text }
  })
}

const TURN_CHARACTERS_MAX = 4_000

export function testTurnsAreShort<K extends Types>(
  rules: Ruleset<K>,
  games: readonly GameSpec<K>[],
  most: number,
): void {
  t.test(`half of all turns have at most ${most} characters`, async (t) => {
    const sizes = sizesOfTurns(rules, games)
    const median = sizes[sizes.length >> 1]!
    t.ok(median <= most, `${median} characters of ${sizes.length} turns`)
    t.ok(sizes.at(-1)! <= TURN_CHARACTERS_MAX, `${sizes.at(-1)} at most`)
  })
}

function sizesOfTurns<K extends Types>(rules: Ruleset<K>, games: readonly GameSpec<K>[]): number[] {
  const advised = { rules: register(rules), record: { hints: true } }
  const sizes: number[] = []
  for (const sat of games)
    playBots(rules, sat, ({ game, decision, lines }) => {
      const reading = { viewer: decision.seat, now: 0 }
      const text = describeTurn(advised, game as unknown as Game, reading, () => lines)().text
      sizes.push(text.length)
    })
  return sizes.sort((one, other) => one - other)
}
