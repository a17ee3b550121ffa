import { chanceFrom, seededChance } from '../kernel/chance.ts'
import type { Game } from '../kernel/game.ts'
import { copied } from '../kernel/json.ts'
import { Broken, demand } from '../kernel/law.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { listMoves } from '../kernel/sampling.ts'
import { holdsMoves, type Space } from '../kernel/space.ts'
import { split, step, type World, worldOf } from '../kernel/step.ts'
import { spacesOf, suggestMove } from '../kernel/turn.ts'
import type { Decision, Tagged } from '../kernel/types.ts'
import { notPlain } from './checks/plain.ts'
import { setsOf } from './laws.ts'
import { positionText } from './sets.ts'

export interface Explored {
  readonly complete: boolean
  readonly depth: number
  readonly states: number
  readonly moves: number
  readonly ends: number
  readonly sampled: number
  readonly sameViews: number
}

const MOVES_MAX = 5_000
/** If a move makes at most this many random draws, all of its possible outcomes are tried. */
const DRAWS_MAX = 4
const FACES_MAX = 12

/**
 * Explores the game from the given positions, breadth first, with all moves and all dice results,
 * until `goesOn` returns false. Throws `Broken` if a check fails.
 */
export function explore(
  rules: Ruleset,
  games: readonly Game[],
  goesOn: (states: number) => boolean,
): Explored {
  const seen = new Set<string>()
  const views = new Map<string, string>()
  const count = { states: 0, moves: 0, ends: 0, sampled: 0, sameViews: 0 }
  const sets = setsOf(rules.id)
  const isNew = (world: World) => {
    const key = hashOf(positionText(world.state, sets))
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
  const roots = games.map(({ table, state, resigned }) =>
    worldOf(rules, table, copied(state), resigned),
  )
  let level = roots.filter(isNew)
  let depth = 0
  for (; level.length > 0; depth += 1) {
    const next: World[] = []
    for (const world of level) {
      if (!goesOn(count.states)) return { complete: false, depth, ...count }
      count.states += 1
      if (world.over) count.ends += 1
      count.sameViews += checkPosition(rules, world, views)
      for (const after of successors(rules, world, count)) if (isNew(after)) next.push(after)
    }
    level = next
  }
  return { complete: true, depth, ...count }
}

function checkPosition(rules: Ruleset, world: World, views: Map<string, string>): number {
  const { state, table, open, over } = world
  const wrong = notPlain(state)
  demand(wrong === null, `the state is plain JSON (not so at ${wrong})`)
  demand(over === (open.length === 0), 'a question is open until the end')
  let same = 0
  for (const decision of open) {
    const { seat } = decision
    const view = JSON.stringify(rules.viewFor(state, seat, table))
    const key = `${seat} ${decision.kind} ${hashOf(view)}`
    const moves = hashOf(JSON.stringify(spacesOf(rules, world, decision)))
    const known = views.get(key)
    demand(known === undefined || known === moves, `equal views of ${decision.kind}, other moves`)
    if (known === moves) same += 1
    views.set(key, moves)
  }
  return same
}

function* successors(
  rules: Ruleset,
  world: World,
  count: { moves: number; sampled: number },
): Generator<World> {
  for (const [place, decision] of world.open.entries()) {
    if (decision.suspendedBy !== undefined) continue
    const spaces = spacesOf(rules, world, decision).filter(holdsMoves)
    const all = listMoves(spaces, MOVES_MAX)
    if (all === null) count.sampled += 1
    const moves = all ?? suggested(rules, world, decision, spaces)
    demand(moves.length > 0 || decision.standing, `there is a move for ${decision.kind}`)
    for (const move of moves) {
      const exact = spaces.filter(({ type }) => type === move.type).every((one) => one.exact)
      for (const after of outcomesOf(rules, world, place, move, count)) {
        if (after instanceof Refusal) {
          demand(!exact, `${move.type} is listed and ${after.code}`)
          continue
        }
        count.moves += 1
        yield after
      }
    }
  }
}

const suggested = (
  rules: Ruleset,
  world: World,
  decision: Decision,
  spaces: readonly Space[],
): Tagged[] => {
  const move = suggestMove(rules, world, decision, seededChance(1), spaces)
  return move === null ? [] : [move]
}

class NeedsDraw extends Error {
  readonly limit: number
  constructor(limit: number) {
    super('another draw')
    this.limit = limit
  }
}

function* outcomesOf(
  rules: Ruleset,
  world: World,
  place: number,
  move: Tagged,
  count: { sampled: number },
): Generator<World | Refusal> {
  const scripts: number[][] = [[]]
  for (let script = scripts.pop(); script; script = scripts.pop()) {
    const next = split(world)
    let drawn = 0
    const chance = chanceFrom((limit) => {
      const value = script[drawn]
      if (value === undefined) throw new NeedsDraw(limit)
      drawn += 1
      return value
    })
    try {
      step(rules, next, next.open[place]!, move, chance)
    } catch (error) {
      if (error instanceof Refusal) {
        yield error
        return
      }
      if (!(error instanceof NeedsDraw)) throw new Broken(`${move.type} throws ${error}`)
      scripts.push(...longer(script, error.limit, count))
      continue
    }
    yield next
  }
}

function longer(script: readonly number[], limit: number, count: { sampled: number }): number[][] {
  if (limit <= FACES_MAX && script.length < DRAWS_MAX)
    return Array.from({ length: limit }, (_, value) => [...script, value])
  count.sampled += 1
  return [[...script, script.length % limit]]
}

function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    one = Math.imul(one ^ code, 2_654_435_761)
    other = Math.imul(other ^ code, 1_597_334_677)
  }
  return `${one >>> 0}-${other >>> 0}`
}
