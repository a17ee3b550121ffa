import type { SchemaIssue } from './schema.ts'

export type Facts = Readonly<Record<string, unknown>>

const stacks: ErrorConstructor & { stackTraceLimit?: number | undefined } = Error

/**
 * Error that is thrown when the rules refuse a move. Any other error that the engine throws is a
 * bug.
 */
const BRAND = Symbol.for('touchline.refusal')

export class Refusal extends Error {
  /**
   * Makes `instanceof Refusal` also true for a refusal that another copy of this module throws,
   * such as the copy in a packaged game.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && BRAND in value
  }

  readonly [BRAND] = true
  readonly code: string
  readonly clause: string | null
  readonly facts: Facts

  constructor(code: string, clause: string | null = null, facts: Facts = {}) {
    // The error captures no stack trace, because refusals are frequent and capturing a stack trace
    // takes longer than judging the move.
    const { stackTraceLimit } = stacks
    stacks.stackTraceLimit = 0
    super(clause === null ? code : `${code} (${clause})`)
    stacks.stackTraceLimit = stackTraceLimit
    this.name = 'Refusal'
    this.code = code
    this.clause = clause
    this.facts = facts
  }
}

/**
 * Text of a refusal code: the clauses of the rulebook that the code enforces, starting with the
 * most frequent clause, and the broken rule as a sentence with `{facts}`. A refusal text is plain
 * data, so that web pages can display it. If a refusal code has several sentences, the facts of a
 * refusal determine which sentence is used: `{ card: 'There is no card {card}.', offer: … }`.
 */
export interface RefusalText {
  readonly clause: string | readonly [string, ...string[]]
  readonly says: string | Readonly<Record<string, string>>
}

export type RefusalTable = Readonly<Record<string, RefusalText>>

type FactsIn<S extends string> = S extends `${string}{${infer F}}${infer Rest}`
  ? F | FactsIn<Rest>
  : never

type FactsOf<S extends string> = [FactsIn<S>] extends [never]
  ? [facts?: Facts]
  : [facts: Facts & { readonly [F in FactsIn<S>]: unknown }]

/**
 * Facts that the code must provide when it throws a refusal, because the sentence of the refusal
 * mentions them.
 */
type Needed<Says extends RefusalText['says']> = Says extends string
  ? FactsOf<Says>
  : { [Use in keyof Says]: [facts: Facts & { readonly [F in Use]: unknown }] }[keyof Says]

type ClauseOf<Clause extends RefusalText['clause']> = Clause extends readonly string[]
  ? Clause[number]
  : Clause

/**
 * The facts of a refusal, and the clause that was broken. The code does not compile if a fact is
 * missing, or if the clause does not belong to the refusal code.
 */
export type RefusalFacts<S extends RefusalText> = [
  ...Needed<S['says']>,
  clause?: ClauseOf<S['clause']> | undefined,
]

/**
 * Returns the text of a refusal code. Throws an error if the table does not contain the refusal
 * code, which is a bug.
 */
export function refusalTextOf(table: RefusalTable, code: string): RefusalText {
  const entry = table[code]
  if (!entry) throw new Error(`the refusal ${code} has no text`)
  return entry
}

export function clauseOf(table: RefusalTable, code: string): string {
  const { clause } = refusalTextOf(table, code)
  return typeof clause === 'string' ? clause : clause[0]
}

export function ruleOf(table: RefusalTable, code: string): string {
  const { says } = refusalTextOf(table, code)
  return typeof says === 'string' ? says : Object.values(says).join(' ')
}

/** Refusal codes that all games share, in the order in which a move is checked. */
export const kernelRefusals = {
  'game-over': 'The game has ended.',
  'seat-resigned': 'This seat has resigned.',
  'game-paused': 'The game is paused. Clocks are stopped and moves are not accepted.',
  'decision-closed': 'This decision is not open for this seat. Read the open decisions again.',
  'not-your-decision': 'This decision belongs to another seat.',
  'wrong-move-for-decision': 'This decision accepts one of: {moves}.',
  'invalid-parameters': 'The move is invalid. `errors` lists the invalid fields.',
  'invalid-seat-count': 'This game needs at least {min} and at most {max} seats, not {seats}.',
  'invalid-option': 'An option is unknown or out of range.',
  'invalid-choice': 'The choice made for a seat is invalid.',
  'invalid-content-pack': 'The content pack is for another game.',
  'seat-already-handed-over': 'A {to} already plays this seat.',
  'out-of-time': 'This seat has run out of time. A bot plays it to the end.',
  'game-not-paused': 'The game is not paused.',
  'not-undoable':
    'This move cannot be undone: it is not your last move, it drew or revealed something, ' +
    'another player has acted since then, or you have undone too many moves.',
  'no-deadline': 'This decision has no time limit.',
  'no-saves': 'This game does not support saves.',
} as const satisfies Record<string, string>

export type KernelCode = keyof typeof kernelRefusals

export const refuse = (code: KernelCode, facts: Facts = {}): never => {
  throw new Refusal(code, null, facts)
}

export type Must<T extends RefusalTable> = <C extends keyof T & string>(
  ok: unknown,
  code: C,
  ...grounds: RefusalFacts<T[C]>
) => asserts ok

/**
 * Creates a function that checks a condition and throws a refusal if the condition is false.
 * Example: `const must: Must<typeof refusals> = mustOf(refusals)`.
 */
export const mustOf =
  <T extends RefusalTable>(table: T): Must<T> =>
  (ok, code, ...grounds) => {
    if (ok) return
    const [facts, clause] = grounds as readonly unknown[] as [Facts?, string?]
    throw new Refusal(code, clause ?? clauseOf(table, code), facts)
  }

export interface MalformedField {
  /** JSON Pointer to the refused part of the input. */
  readonly pointer: string
  readonly message: string
}

export const malformedFields = (issues: readonly SchemaIssue[], within = ''): MalformedField[] =>
  issues.map(({ path, message }) => ({
    pointer: within + path.map((step) => `/${escaped(String(step))}`).join(''),
    message,
  }))

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')
