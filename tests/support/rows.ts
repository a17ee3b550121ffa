import type { StoredRow } from '../../src/service/ports.ts'

/** A row of the log that holds one event, whatever that says. */
export const storedRow = (gameId: string, firstVersion: number, packed = '[]'): StoredRow => ({
  ...{ gameId, firstVersion, lastVersion: firstVersion + 1, at: 1, packed },
  ...{ head: '00'.repeat(32), wakeAt: null, over: false },
})
