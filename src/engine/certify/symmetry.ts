import { chanceFrom } from '../kernel/chance.ts'
import { Broken, demand } from '../kernel/law.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { step, worldOf } from '../kernel/step.ts'
import type { Decision, Position, Tagged } from '../kernel/types.ts'
import { type AnySymmetry, setsOf } from './laws.ts'
import { positionText } from './sets.ts'
import { type AskedPlace, decisionAt } from './step.ts'

export interface Answered {
  readonly asked: AskedPlace
  readonly move: Tagged
  readonly draws: readonly number[]
  readonly events: readonly Tagged[]
}

/**
 * Checks a symmetry of the rules: in the mirrored position, the mirrored move must be legal and
 * must lead to the mirrored result.
 */
export function checkSymmetry(
  rules: Ruleset,
  symmetry: AnySymmetry,
  [before, after]: readonly [Position, Position],
  { asked, move, draws, events }: Answered,
): void {
  const { name, except } = symmetry
  if (!symmetry.holds(before) || !symmetry.holds(after)) return
  if (events.some(({ type }) => except.includes(type))) return
  const { table } = before
  const resigned = before.resigned.map((_, seat) => seat)
  for (const [seat, gone] of before.resigned.entries())
    resigned[symmetry.seat(seat, before)] = Number(gone)
  const world = worldOf(rules, table, symmetry.position(before), resigned.map(Boolean))
  const seat = symmetry.seat(asked.seat, before)
  const decision = decisionAt(world, { ...asked, seat })
  demand(decision, `${name}: the turned position asks ${asked.kind}, too`)
  const script = [...draws]
  const chance = chanceFrom((limit) => {
    const value = script.shift()
    demand(value !== undefined && value < limit, `${name}: equal draws at ${move.type}`)
    return value
  })
  try {
    step(rules, world, decision, symmetry.move(move, before), chance)
  } catch (error) {
    if (error instanceof Refusal)
      throw new Broken(`${name}: the turned ${move.type} is ${error.code}`)
    throw error
  }
  const sets = setsOf(rules.id)
  demand(
    positionText(world.state, sets) === positionText(symmetry.position(after), sets),
    `${name}: the turned ${move.type} leads to the turned position`,
  )
  const questions = (open: readonly Decision[], turn: (seat: number) => number) =>
    open
      .map((one) => `${one.kind} ${turn(one.seat)}`)
      .sort()
      .join()
  const own = questions(world.open, (one) => one)
  const turned = questions(after.open, (one) => symmetry.seat(one, after))
  demand(own === turned, `${name}: after ${move.type} the same seats are asked`)
}
