import { todaysContent } from './content.ts'
import { seatsOf } from './define.ts'
import { malformedIn } from './malformed.ts'
import { type KernelCode, refuse } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import type { Schema } from './schema.ts'
import type { Table, Types } from './types.ts'

export interface TableRequest {
  readonly seats: number
  readonly options?: unknown
  /**
   * For each seat, the player's choices before the game, such as a team. If a seat's choices are an
   * empty object, the defaults apply.
   */
  readonly choices?: readonly unknown[]
  readonly content?: unknown
  readonly decisionSeconds?: number | null
}

const DECISION_SECONDS_MAX = 30 * 24 * 3600

/**
 * Validates each part of a new game's set-up. Throws a Refusal if a part of the set-up is invalid
 * or the parts do not fit together.
 */
export function buildTable<K extends Types>(rules: Ruleset<K>, request: TableRequest): Table<K> {
  const { seats, options = {}, choices = [], content = rules.packs[0] } = request
  const { min, max } = rules.seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    refuse('invalid-seat-count', { seats, min, max })
  if (choices.length > seats) refuse('invalid-choice', { seats, choices: choices.length })
  const table: Table<K> = {
    seats,
    options: parsed(rules.options, options, 'invalid-option', '/options'),
    choices: seatsOf(seats).map((seat) => parseChoice(rules, choices[seat], `/choices/${seat}`)),
    content: parseContent(rules, content),
    decisionSeconds: parseSeconds(request.decisionSeconds ?? null),
  }
  rules.checkTable?.(table)
  return table
}

export const parseChoice = <K extends Types>(
  rules: Ruleset<K>,
  choice: unknown,
  within = '/choices',
): K['choice'] => parsed(rules.choice, choice ?? {}, 'invalid-choice', within)

export const parseContent = <K extends Types>(
  rules: Ruleset<K>,
  content: unknown,
  within = '/contentPack',
): K['content'] =>
  // Built-in content is not validated here, because tests validate all built-in content.
  rules.packs.includes(content)
    ? content
    : parsed(rules.content, todaysContent(rules, content), 'invalid-content-pack', within)

function parsed<T>(schema: Schema<T>, input: unknown, code: KernelCode, within: string): T {
  const result = schema.safeParse(input)
  return result.success
    ? result.data
    : refuse(code, { errors: malformedIn(schema, input, result.error.issues, within) })
}

function parseSeconds(seconds: number | null): number | null {
  const fits =
    seconds === null ||
    (Number.isInteger(seconds) && seconds >= 1 && seconds <= DECISION_SECONDS_MAX)
  return fits ? seconds : refuse('invalid-option', { decisionSeconds: seconds })
}
