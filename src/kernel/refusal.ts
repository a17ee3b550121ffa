import type { SchemaIssue } from './schema.ts'

/** What a refusal may tell: only what the seat that moved may see. */
export type Facts = Readonly<Record<string, unknown>>

/** The rules saying no. Anything else that is thrown out of the engine is a bug. */
export class Refusal extends Error {
  readonly code: string
  readonly clause: string | null
  readonly facts: Facts

  constructor(code: string, clause: string | null = null, facts: Facts = {}) {
    super(clause === null ? code : `${code} (${clause})`)
    this.name = 'Refusal'
    this.code = code
    this.clause = clause
    this.facts = facts
  }
}

/**
 * Every code that a ruleset can refuse with, and the clause of its rulebook that the code
 * enforces.
 */
export type RefusalTable = Readonly<Record<string, string>>

/**
 * The codes of the kernel itself, the same for every game, in the order in which a move is judged.
 */
export const kernelRefusals = {
  'game-over': 'the game has ended',
  'seat-resigned': 'the seat has resigned',
  'decision-closed': 'no such decision is open to this seat',
  'not-your-decision': 'the decision is addressed to another seat',
  'wrong-move-for-decision': 'the decision does not ask for a move of this type',
  'invalid-parameters': 'the move is malformed',
  'invalid-seat-count': 'the ruleset is not played with so many seats',
  'invalid-option': 'an option is unknown or out of range',
  'invalid-choice': 'what a seat chose at joining is malformed',
  'invalid-content-pack': 'the content pack is not one of this ruleset',
  'seat-already-handed-over': 'the seat is already played by that hand',
  'no-saves': 'the ruleset has no saved games',
} as const satisfies Record<string, string>

export type KernelCode = keyof typeof kernelRefusals

export const refuse = (code: KernelCode, facts: Facts = {}): never => {
  throw new Refusal(code, null, facts)
}

export type Must<Code extends string> = (ok: unknown, code: Code, facts?: Facts) => asserts ok

/** `const must: Must<keyof typeof refusals> = mustOf(refusals)` */
export const mustOf =
  <T extends RefusalTable>(table: T): Must<keyof T & string> =>
  (ok, code, facts) => {
    if (!ok) throw new Refusal(code, table[code] ?? null, facts)
  }

export interface MalformedField {
  /** JSON Pointer into what was sent. */
  readonly pointer: string
  readonly message: string
}

export const malformedFields = (issues: readonly SchemaIssue[], within = ''): MalformedField[] =>
  issues.map(({ path, message }) => ({
    pointer: within + path.map((step) => `/${escaped(String(step))}`).join(''),
    message,
  }))

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')
