import type { NewRow, SecretGameRecord, ServerEpoch, StoredRow } from './port.ts'

/** What a live game asks of the store, batched over games. */
export interface LiveStore {
  append(row: NewRow): Promise<ServerEpoch | null>
  tail(gameId: string, from: number): Promise<StoredRow[]>
  record(gameId: string): Promise<SecretGameRecord | null>
  epoch(): number
  now(): number
  /** Nothing may happen in it by itself. */
  isHeld(): boolean
}
