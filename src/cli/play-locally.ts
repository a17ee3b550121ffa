import { type BeatLine, beatsOf } from '../engine/kernel/beats.ts'
import type { Bot } from '../engine/kernel/bot.ts'
import type { Chance, Luck } from '../engine/kernel/chance.ts'
import {
  earlierIn,
  eventContext,
  eventText,
  refusalText,
  sentenceIn,
} from '../engine/kernel/event-text.ts'
import { examplesFor } from '../engine/kernel/examples.ts'
import { type Commit, evolve, type Game } from '../engine/kernel/game.ts'
import { copied } from '../engine/kernel/json.ts'
import { isBlocking, type OpenDecision } from '../engine/kernel/open-decisions.ts'
import { create, resign, submit } from '../engine/kernel/perform.ts'
import {
  labelOf,
  lineOf,
  nearestTo,
  questionContext,
  questionOf,
} from '../engine/kernel/question-text.ts'
import { type MalformedField, Refusal } from '../engine/kernel/refusal.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import { listMoves } from '../engine/kernel/sampling.ts'
import { spacesOf, turnFor } from '../engine/kernel/turn.ts'
import { factsFor } from '../engine/kernel/turn-text.ts'
import type { Seat, Table, Tagged } from '../engine/kernel/types.ts'
import { redact } from '../engine/kernel/visibility.ts'
import { beatLines } from './beat-lines.ts'
import { numbered, parseMove } from './parse-move.ts'

interface TableTalk {
  readonly rules: Ruleset
  readonly table: Table
  readonly seat: Seat
  readonly bots: readonly (Bot | null)[]
  readonly luck: Luck
  readonly chance: Chance
  say(text: string): void
  /**
   * Returns a rule by name, or the player's guide if the name is empty; null if the rulebook has no
   * such rule.
   */
  rule(clause: string): Promise<string | null>
  ask(prompt: string): Promise<string | null>
  now(): number
}

const LISTED_MOVES_MAX = 60
/** Number of example moves that the command prints if the list of all moves would be too long. */
const EXAMPLES_MAX = 9

export async function playAgainst(talk: TableTalk): Promise<Game> {
  const { rules, table, luck, say, now } = talk
  const { game, commit } = create(rules, table, luck, now())
  const log = [...commit.events]
  const sentences = linesOf(talk, game, log).flatMap(({ says }) => says ?? [])
  if (sentences.length > 0) say(`· ${sentences.join(' ')}`)
  while (!game.over) {
    const before = copied(game.state) as Game['state']
    const own = game.open.filter((one) => one.seat === talk.seat && isBlocking(one))
    const moved = own[0] ? await askPerson(talk, game, own[0]) : askBot(talk, game)
    if (moved === 'left') return game
    log.push(...moved.events)
    printBeats(talk, { before, game, log }, moved)
  }
  say(`\n${boardOf(talk, game)}\n\n${endOf(talk, game)}`)
  return game
}

const contextOf = ({ rules, table, seat }: TableTalk) => eventContext(rules, table, seat)

/** Returns one line for each event after the given version. */
function linesOf(talk: TableTalk, game: Game, log: readonly Tagged[], after = 0): BeatLine[] {
  const { rules, seat } = talk
  return log.slice(after).map((given, place) => {
    const event = redact(rules, given, seat, game.over)
    const masked = event !== given
    const earlier = earlierIn(log, after + place)
    const says = event && sentenceIn(eventText(rules, { event, masked }, contextOf(talk), earlier))
    return { version: after + place + 1, event, masked, says }
  })
}

interface Played {
  readonly before: Game['state']
  readonly game: Game
  readonly log: readonly Tagged[]
}

function printBeats(talk: TableTalk, { before: state, game, log }: Played, commit: Commit): void {
  const { rules, table, seat, say } = talk
  const after = game.version - commit.events.length
  let version = after
  const viewAt = (at: number) => {
    for (; version < at; version += 1) evolve(rules, { state }, commit.events[version - after]!)
    return rules.viewFor(state, seat, table)
  }
  const told = contextOf(talk)
  const beats = beatsOf(rules.beats, after, linesOf(talk, game, log, after), {
    told,
    viewAt,
  })
  for (const line of beatLines(beats, told.who)) say(line)
}

const boardOf = ({ rules, table, seat }: TableTalk, { state }: Game): string =>
  rules.text(rules.viewFor(state, seat, table), seat, table)

function endOf({ rules, table, seat }: TableTalk, { state }: Game): string {
  const outcome = rules.outcome(state, table)
  if (!outcome) throw new Error(`${rules.id} ended without an outcome`)
  const { who, ...context } = eventContext(rules, table, seat)
  const places = outcome.ranking.map(
    (seats, place) => `${place + 1}. ${seats.map((one) => who(one)).join(', ')}`,
  )
  return `${rules.words.end(outcome, { ...context, who })}\n${places.join('  ')}`
}

function askBot({ rules, bots, luck, chance, now }: TableTalk, game: Game): Commit {
  const decision = chance.pick(game.open.filter(isBlocking))
  const { seat, id: decisionId } = decision
  const turn = turnFor(rules, game, decision, chance)
  const move = bots[seat]?.(turn) ?? turn.suggest()
  return submit(rules, game, { seat, decisionId, move }, luck, now())
}

async function askPerson(
  talk: TableTalk,
  game: Game,
  decision: OpenDecision,
): Promise<Commit | 'left'> {
  const { rules, seat, say, luck, now } = talk
  say(`\n${boardOf(talk, game)}`)
  const listed = printDecision(talk, game, decision)
  for (;;) {
    const answer = (await talk.ask('> '))?.trim()
    if (answer === undefined || answer === 'quit') return 'left'
    if (answer === 'resign') return resign(rules, game, seat, luck, now())
    const any = () => turnFor(rules, game, decision, talk.chance).suggest()
    const move = await parseMove(answer, { ...talk, listed, any, board: () => boardOf(talk, game) })
    if (move === null) continue
    try {
      const decisionId = idFor(game, decision, move)
      return submit(rules, game, { seat, decisionId, move }, luck, now())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      say(printRefusal(talk, game, decision, move, error))
    }
  }
}

function printDecision(talk: TableTalk, game: Game, decision: OpenDecision): readonly Tagged[] {
  const { rules, seat, say, chance } = talk
  const question = questionContext(rules, game, decision)
  const spaces = spacesOf(rules, game, decision)
  const all = listMoves(spaces, LISTED_MOVES_MAX)
  const turn = turnFor(rules, game, decision, chance)
  const listed = all ?? examplesFor(rules, game, turn, EXAMPLES_MAX)
  const labels = numbered(listed.map((move) => labelOf(rules, move, question)))
  const types = [...new Set(spaces.map(({ type }) => type))]
  const others = types.map((type) =>
    lineOf(
      rules,
      spaces.filter((space) => space.type === type),
      question,
    ),
  )
  const facts = factsFor(rules, game, seat)
  const rest = all ? [] : ['All moves:', ...others.map((line) => `      ${line}`)]
  say(['', ...facts, questionOf(rules, question), ...labels, ...rest].join('\n'))
  return listed
}

function printRefusal(
  { rules, table, seat }: TableTalk,
  game: Game,
  decision: OpenDecision,
  move: Tagged,
  refusal: Refusal,
): string {
  const question = questionContext(rules, game, decision)
  const { clause, code, facts } = refusal
  const rule = refusalText(rules, refusal, eventContext(rules, table, seat))
  const { errors = [] } = facts as { readonly errors?: readonly MalformedField[] }
  const nearest = nearestTo(rules, spacesOf(rules, game, decision), move, question)
  return [
    `No (${clause === null ? code : `${code}, ${clause}`}): ${rule}`,
    ...errors.map(({ pointer, message }) => `  ${pointer}: ${message}`),
    ...nearest.map(
      ({ move, label }) => `  nearest: ${move ? `${JSON.stringify(move)} ` : ''}${label}`,
    ),
  ].join('\n')
}

/**
 * Returns the id of the decision that the move answers: the current decision if it accepts the
 * move, and otherwise an optional decision of the same seat.
 */
function idFor(game: Game, decision: OpenDecision, { type }: Tagged): string {
  if (decision.moves.includes(type)) return decision.id
  const other = game.open.find((one) => one.seat === decision.seat && one.moves.includes(type))
  return (other ?? decision).id
}
