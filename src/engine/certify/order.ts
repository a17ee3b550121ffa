import { type Chance, type Luck, seededChance, seededLuck } from '../kernel/chance.ts'
import type { Game } from '../kernel/game.ts'
import { sameJson } from '../kernel/json.ts'
import { demand } from '../kernel/law.ts'
import { isBlocking, type OpenDecision } from '../kernel/open-decisions.ts'
import { submit } from '../kernel/perform.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { suggestMove } from '../kernel/turn.ts'
import type { Tagged } from '../kernel/types.ts'
import { branch } from '../kernel/world.ts'
import { setsOf } from './laws.ts'
import { positionText } from './sets.ts'
import { decisionAt, placeOf } from './step.ts'

/**
 * Number of further commits for which two test games are compared if the games differ only in
 * sequential numbers, such as ids. The events of both games must be equal.
 */
const COMMITS_AFTER = 8

class Drawn extends Error {}
const noDraws: Luck = () => {
  throw new Drawn()
}

interface Answer {
  readonly decision: OpenDecision
  readonly move: Tagged
}

export function checkOrder(rules: Ruleset, game: Game, now: number): void {
  const chance = seededChance(game.version)
  const [one, other] = game.open.filter(isBlocking)
  if (!one || !other || one.seat === other.seat || one.kind !== other.kind) return
  const moves = [one, other].map((decision) => suggestMove(rules, game, decision, chance))
  const [move, otherMove] = moves
  if (!move || !otherMove) return
  const answers = [
    { decision: one, move },
    { decision: other, move: otherMove },
  ]
  const first = answered(rules, game, answers, now)
  const second = answered(rules, game, answers.toReversed(), now)
  if (!first || !second) return
  const [text, otherText] = [first, second].map(({ state }) =>
    positionText(state, setsOf(rules.id)),
  )
  if (text === otherText) return
  goOn(rules, [first, second], { kind: one.kind, chance, now })
}

/**
 * Answers two decisions in the given order. Returns null if an answer is refused or needs random
 * draws, or if the first answer closes the second decision.
 */
function answered(
  rules: Ruleset,
  game: Game,
  answers: readonly Answer[],
  now: number,
): Game | null {
  const world = branch(game)
  for (const { decision, move } of answers) {
    const { seat, id: decisionId } = decision
    if (!world.open.some(({ id }) => id === decisionId)) return null
    try {
      submit(rules, world, { seat, decisionId, move }, noDraws, now)
    } catch (error) {
      if (error instanceof Refusal || error instanceof Drawn) return null
      throw error
    }
  }
  return world
}

function goOn(
  rules: Ruleset,
  [one, other]: readonly [Game, Game],
  { kind, chance, now }: { kind: string; chance: Chance; now: number },
): void {
  const luck = seededLuck(one.version)
  for (let more = 0; more < COMMITS_AFTER && !one.over; more += 1) {
    const decision = one.open.find(isBlocking)
    const move = decision && suggestMove(rules, one, decision, chance)
    if (!decision || !move) return
    const there = decisionAt(other, placeOf(one, decision))
    demand(there, `the order of two answers at ${kind} decides who is asked ${decision.kind}`)
    const told = [
      [one, decision],
      [other, there],
    ].map(([world, asked]) => toldOf(rules, world as Game, asked as OpenDecision, move, luck, now))
    if (typeof told[0] === 'string' && told[0] === told[1]) return
    demand(
      sameJson(told[0], told[1]),
      `the order of two answers at ${kind} changes what follows ${decision.kind}`,
    )
  }
}

function toldOf(
  rules: Ruleset,
  world: Game,
  { seat, id: decisionId }: OpenDecision,
  move: Tagged,
  luck: Luck,
  now: number,
): readonly Tagged[] | string {
  try {
    return submit(rules, world, { seat, decisionId, move }, luck, now).events
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
