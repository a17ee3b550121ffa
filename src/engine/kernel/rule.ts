import { clauseOf, type Facts, Refusal, type RefusalFacts, type RefusalTable } from './refusal.ts'
import type { Answer, OpenQuestion, Play, Ruleset } from './ruleset.ts'
import { exactly, type IsBare, type Space } from './space.ts'
import type { At, Decision, Member, Tagged, Types } from './types.ts'

export interface Problem<Code extends string = string> {
  readonly code: Code
  readonly clause: string | null
  readonly facts: Facts
}

/**
 * Creates the function that rules use to describe why a move is illegal. Usage: `export const
 * problem = problemOf(refusals)`.
 */
export function problemOf<const T extends RefusalTable>(table: T): ProblemOf<T> {
  const usual = new Map(Object.keys(table).map((code) => [code, clauseOf(table, code)]))
  // This function must be fast: it is called for each candidate when legal moves are listed, and
  // most results are discarded.
  const problem = (code: string, facts: Facts = NO_FACTS, clause?: string): Problem => ({
    code,
    clause: clause ?? usual.get(code) ?? clauseOf(table, code),
    facts,
  })
  // The cast adds types with which the compiler checks the facts and the clause of each refusal.
  return problem as unknown as ProblemOf<T>
}

type ProblemOf<T extends RefusalTable> = <Code extends keyof T & string>(
  code: Code,
  ...grounds: RefusalFacts<T[Code]>
) => Problem<Code>

const NO_FACTS: Facts = {}

export function mustNot(problem: Problem | null): void {
  if (problem) throw new Refusal(problem.code, problem.clause, problem.facts)
}

type Spaces<K extends Types> = readonly Space<K['move']>[]

interface RuleBody<K extends Types, T extends K['move']['type']> {
  problem?(at: At<K>, answer: Answer<K, T>): Problem | null
  /**
   * Emits the events of a move. `act` cannot refuse the move, because `problem` has already checked
   * it.
   */
  act(play: Play<K>, answer: Answer<K, T>): void
}

interface Listed<K extends Types> {
  spaces(at: At<K>, question: OpenQuestion<K>): Spaces<K>
}

/**
 * Rules for one type of move: why the move is illegal, which moves of this type are legal, and
 * which events the move causes. `spaces` is optional for a type of move without fields, because
 * such a move is legal unless `problem` returns a reason.
 */
type Rule<K extends Types, T extends K['move']['type'] = K['move']['type']> = RuleBody<K, T> &
  (IsBare<Member<K['move'], T>> extends true ? Partial<Listed<K>> : Listed<K>)

export type Rules<K extends Types, T extends K['move']['type'] = K['move']['type']> = {
  readonly [M in T]: Rule<K, M>
}

export function decided<K extends Types>(rules: Rules<K>): Ruleset<K>['decide'] {
  const handlers = Object.entries(anyOf<K>(rules)).map(([type, { problem, act }]) => {
    const handler = (play: Play<K>, answer: Answer<K>) => {
      if (problem) mustNot(problem(play, answer))
      act(play, answer)
    }
    return [type, handler] as const
  })
  // The cast is needed, because `Object.fromEntries` loses the type that links each handler to its
  // move type.
  return Object.fromEntries(handlers) as unknown as Ruleset<K>['decide']
}

/**
 * For each kind of decision, the order in which its move types are listed, if the order differs
 * from `decision.moves`.
 */
export type ListedOrder<K extends Types> = {
  readonly [kind in K['kind']]?: readonly K['move']['type'][]
}

export function legal<K extends Types>(
  rules: Rules<K>,
  order: ListedOrder<K> = {},
): Ruleset<K>['legalMoves'] {
  const listers = Object.fromEntries(
    Object.entries(anyOf<K>(rules)).map(([type, rule]) => [type, listerOf<K>(type, rule)]),
  )
  /**
   * Caches the functions that list legal moves for each kind of decision, because decisions of the
   * same kind usually have the same move types.
   */
  const known = new Map<string, ListedMoves<K>>()
  const listedFor = ({ kind, moves }: Decision<K>) => {
    const last = known.get(kind)
    if (last?.moves === moves) return last.listers
    const types = order[kind as K['kind']] ?? moves
    const found = types.map((type) => listers[type]!)
    known.set(kind, { moves, listers: found })
    return found
  }
  return (state, decision, table) => {
    const at = { state, table }
    const question = { seat: decision.seat, decision }
    const spaces: Space<K['move']>[] = []
    for (const lister of listedFor(decision))
      for (const space of lister(at, question)) spaces.push(space)
    return spaces
  }
}

interface ListedMoves<K extends Types> {
  readonly moves: Decision<K>['moves']
  readonly listers: readonly Listed<K>['spaces'][]
}

function listerOf<K extends Types>(
  type: K['move']['type'],
  { spaces, problem }: AnyRules<K>[string],
): Listed<K>['spaces'] {
  if (spaces) return spaces
  const move = { type } as K['move']
  const bare: Spaces<K> = [exactly<Tagged>(type) as Space<K['move']>]
  return (at, { seat, decision }) =>
    problem?.(at, { seat, decision, move } as Answer<K>) ? [] : bare
}

type AnyRules<K extends Types> = {
  readonly [type: string]: RuleBody<K, K['move']['type']> & Partial<Listed<K>>
}

const anyOf = <K extends Types>(rules: Rules<K>) => rules as unknown as AnyRules<K>
