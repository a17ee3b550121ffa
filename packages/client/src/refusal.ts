import type { components } from './schema.ts'

export type Problem = components['schemas']['Problem']

export class Refusal extends Error {
  override readonly name = 'Refusal'
  // The fields are declared with `declare` and not initialized, because the constructor sets their
  // values.
  declare readonly problem: Problem
  declare readonly status: number
  declare readonly code: Problem['code']
  /** Rulebook clause that is the reason for the refusal. */
  declare readonly clause: string | undefined
  declare readonly nearest: readonly components['schemas']['LabelledMove'][]
  /** Number of seconds to wait before a retry; null if the service does not specify a delay. */
  declare readonly retryAfter: number | null

  constructor(problem: Problem, retryAfter: number | null = null) {
    super(sentenceOf(problem))
    this.problem = problem
    this.status = problem.status
    this.code = problem.code
    this.clause = problem.clause
    this.nearest = problem.nearest ?? []
    this.retryAfter = retryAfter
  }
}

export const sentenceOf = ({ detail, clause }: Problem): string =>
  clause === undefined ? detail : `${detail} (${clause})`

export function refusalOf(
  error: unknown,
  { status, statusText: title, headers }: Response,
): Refusal {
  const detail = `No service answered (${status}).`
  const strange = { type: 'about:blank', title, status, code: 'internal-error', detail } as const
  return new Refusal(isProblem(error) ? error : strange, secondsIn(headers))
}

/**
 * Returns the `Retry-After` header in seconds. A `Retry-After` header contains either a number of
 * seconds or a date.
 */
export function secondsIn(headers: Headers): number | null {
  const header = headers.get('retry-after')
  if (header === null) return null
  const seconds = Number(header)
  const left = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds
  return Number.isNaN(left) ? null : Math.max(0, left)
}

/**
 * `Object` converts primitive values to objects, so that the `in` operator does not throw an error.
 */
const isProblem = (error: unknown): error is Problem =>
  'code' in Object(error) && 'detail' in Object(error)
