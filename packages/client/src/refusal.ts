import type { components } from './schema.ts'

export type Problem = components['schemas']['Problem']

/** The service said no, or could not. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  // Declared alone, for as fields of the class they would be written down twice.
  declare readonly problem: Problem
  declare readonly status: number
  /** What a program goes by. */
  declare readonly code: Problem['code']
  /** The clause of the rulebook that says no. */
  declare readonly clause: string | undefined
  /** Legal moves that are most like the refused one. */
  declare readonly nearest: readonly components['schemas']['LabelledMove'][]
  /** Seconds after which it may be tried again, where the service says so. */
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

/** A sentence for people, with the invalid fields or the rulebook clause. */
export function sentenceOf({ detail, clause, errors = [] }: Problem): string {
  const fields = errors.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')
  const said = fields
    ? `${detail.replace(/( `errors` lists each field)?\.$/, '').replace(/\.$/, '')}: ${fields}`
    : detail
  return clause === undefined ? said : `${said} (${clause})`
}

/** What came instead of an answer: the problem, or whatever a stranger on the way said. */
export function refusalOf(
  error: unknown,
  { status, statusText: title, headers }: Response,
): Refusal {
  const detail = `No service answered (${status}).`
  const strange = { type: 'about:blank', title, status, code: 'internal-error', detail } as const
  return new Refusal(isProblem(error) ? error : strange, secondsIn(headers))
}

/** `Retry-After` in seconds: it may also be a date. */
export function secondsIn(headers: Headers): number | null {
  const said = headers.get('retry-after')
  if (said === null) return null
  const seconds = Number(said)
  const left = Number.isNaN(seconds) ? (Date.parse(said) - Date.now()) / 1000 : seconds
  return Number.isNaN(left) ? null : Math.max(0, left)
}

/** Whatever it is: what is no object has neither. */
const isProblem = (error: unknown): error is Problem =>
  'code' in Object(error) && 'detail' in Object(error)
