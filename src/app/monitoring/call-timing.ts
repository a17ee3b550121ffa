import type { Histogram } from 'prom-client'
import { Refusal } from '../../engine/kernel/refusal.ts'
import { ServiceError } from '../core/errors.ts'
import type { Metrics } from '../core/metrics.ts'

type Outcome = 'done' | 'refused' | 'failed'

export async function timed<T>(
  { registry }: Pick<Metrics, 'registry'>,
  times: Histogram<'call' | 'outcome'>,
  call: string,
  make: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const ended = (outcome: Outcome) => {
    const seconds = (performance.now() - began) / 1_000
    registry.later(() => times.observe({ call, outcome }, seconds))
  }
  try {
    const answer = await make()
    ended('done')
    return answer
  } catch (error) {
    ended(isNo(error) ? 'refused' : 'failed')
    throw error
  }
}

/**
 * Most refused calls do not count as failures. A `busy` error counts as a failure, because an
 * operator must fix its cause. An error that is caused by a bug always counts as a failure.
 */
const isNo = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof ServiceError && error.kind !== 'busy')
