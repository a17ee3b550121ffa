import { ServiceError, serviceError } from '../core/errors.ts'
import type { Metrics } from '../core/metrics.ts'
import { ArchiveUnavailable, TooManyListQueries, Unavailable, Unreadable } from '../core/ports.ts'

const CODE = 'database-unavailable'

export function databaseErrorsOf({ databaseErrors }: Pick<Metrics, 'databaseErrors'>) {
  const failed = (error: unknown): never => {
    const serviceFailure = asError(error)
    if (serviceFailure instanceof ServiceError && serviceFailure.code === CODE) databaseErrors.inc()
    throw serviceFailure
  }
  // This function is not `async`, because every move calls it and an additional promise costs time.
  const asService = <T>(answer: Promise<T>): Promise<T> => answer.catch(failed)

  async function* asServiceLines<Line>(lines: AsyncIterable<Line>): AsyncIterable<Line> {
    const iterator = lines[Symbol.asyncIterator]()
    try {
      for (;;) {
        const { done, value } = await asService(iterator.next())
        if (done) return
        yield value
      }
    } finally {
      await iterator.return?.()
    }
  }

  return { asService, asServiceLines }
}

export type DatabaseErrors = ReturnType<typeof databaseErrorsOf>

function asError(error: unknown): unknown {
  if (error instanceof Unavailable) return serviceError(CODE)
  if (error instanceof TooManyListQueries) return serviceError('busy')
  if (error instanceof ArchiveUnavailable)
    return serviceError('archive-unavailable', { cause: error })
  return error instanceof Unreadable ? serviceError('game-unreadable', { cause: error }) : error
}

export const isOutage = (error: unknown): boolean =>
  error instanceof Unavailable ||
  (error instanceof ServiceError && error.code === 'database-unavailable')
