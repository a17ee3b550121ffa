import { ServiceError, serviceError } from '../core/errors.ts'
import { ArchiveUnavailable, Unavailable } from '../core/ports.ts'

/** Rows that cannot be, or of which no fold comes: what else goes wrong is said on purpose. */
export const asUnreadable = (error: unknown): Error =>
  error instanceof Unavailable ||
  error instanceof ArchiveUnavailable ||
  error instanceof ServiceError
    ? error
    : serviceError('game-unreadable', { cause: error })

/** Reads or folds a log. */
export function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw asUnreadable(error)
  }
}
