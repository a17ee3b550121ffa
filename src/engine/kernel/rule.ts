import { clauseOf, type Facts, Refusal, type RefusalFacts, type RefusalTable } from './refusal.ts'
import type { Answer, OpenQuestion, Play, Ruleset } from './ruleset.ts'
import { exactly, type Space } from './space.ts'
import type { At, Decision, Member, Tagged, Types } from './types.ts'

/** Why a move is refused, before anybody has thrown it. */
export interface Problem<Code extends string = string> {
  readonly code: Code
  readonly clause: string | null
  readonly facts: Facts
}

/** `export const problem = problemOf(refusals)` */
export function problemOf<const T extends RefusalTable>(table: T): ProblemOf<T> {
  const usual = new Map(Object.keys(table).map((code) => [code, clauseOf(table, code)]))
  // Asked for with every list of moves, and mostly dropped: nothing is spread, nothing looked at.
  const problem = (code: string, facts: Facts = NO_FACTS, clause?: string): Problem => ({
    code,
    clause: clause ?? usual.get(code) ?? clauseOf(table, code),
    facts,
  })
  // Which facts and clauses go with a code only the compiler needs to know.
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

interface Judged<K extends Types, T extends K['move']['type']> {
  /** Why this answer is refused; null: it is not. Looks, and changes nothing. */
  problem?(at: At<K>, answer: Answer<K, T>): Problem | null
  /** What happens. It has no way to refuse: all that could be wrong is a problem. */
  act(play: Play<K>, answer: Answer<K, T>): void
}

interface Listed<K extends Types> {
  /** The answers of this type, held against the same problems. */
  spaces(at: At<K>, asked: OpenQuestion<K>): Spaces<K>
}

/**
 * One type of move, said once: why not, what may be, what happens. A move without fields needs no
 * `spaces`: it may be made wherever it has no problem.
 */
type Rule<K extends Types, T extends K['move']['type'] = K['move']['type']> = Judged<K, T> &
  (IsBare<Member<K['move'], T>> extends true ? Partial<Listed<K>> : Listed<K>)

type IsBare<M extends Tagged> = Exclude<keyof M, 'type'> extends never ? true : false

/** The rules of some moves, or of all. */
export type Rules<K extends Types, T extends K['move']['type'] = K['move']['type']> = {
  readonly [M in T]: Rule<K, M>
}

/** The judges of a ruleset: each looks for a problem, then acts. */
export function decided<K extends Types>(rules: Rules<K>): Ruleset<K>['decide'] {
  const judges = Object.entries(anyOf<K>(rules)).map(([type, { problem, act }]) => {
    const judge = (play: Play<K>, answer: Answer<K>) => {
      if (problem) mustNot(problem(play, answer))
      act(play, answer)
    }
    return [type, judge] as const
  })
  // Each judge keeps its own type of move.
  return Object.fromEntries(judges) as unknown as Ruleset<K>['decide']
}

/** The types of move that a kind of question lists in another order than that of its moves. */
export type ListedOrder<K extends Types> = {
  readonly [kind in K['kind']]?: readonly K['move']['type'][]
}

/** The legal moves of a ruleset: what its rules list for the moves that the question asks for. */
export function legal<K extends Types>(
  rules: Rules<K>,
  order: ListedOrder<K> = {},
): Ruleset<K>['legalMoves'] {
  const listers = Object.fromEntries(
    Object.entries(anyOf<K>(rules)).map(([type, rule]) => [type, listerOf<K>(type, rule)]),
  )
  /** Of the last question of each kind: mostly the next one asks for the very same moves. */
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
    const asked = { seat: decision.seat, decision }
    const spaces: Space<K['move']>[] = []
    for (const lister of listedFor(decision))
      for (const space of lister(at, asked)) spaces.push(space)
    return spaces
  }
}

interface ListedMoves<K extends Types> {
  readonly moves: Decision<K>['moves']
  readonly listers: readonly Listed<K>['spaces'][]
}

/** A move without fields is always the same one, and is described once. */
function listerOf<K extends Types>(
  type: K['move']['type'],
  { spaces, problem }: AnyRules<K>[string],
): Listed<K>['spaces'] {
  if (spaces) return spaces
  const move = { type } as K['move']
  const bare = [exactly<K['move']>(type)]
  return (at, { seat, decision }) =>
    problem?.(at, { seat, decision, move } as Answer<K>) ? [] : bare
}

/** A table of rules whose types of moves are forgotten: each is only ever asked about its own. */
type AnyRules<K extends Types> = {
  readonly [type: string]: Judged<K, K['move']['type']> & Partial<Listed<K>>
}

const anyOf = <K extends Types>(rules: Rules<K>) => rules as unknown as AnyRules<K>
