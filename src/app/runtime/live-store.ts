import type { NewRow, SecretGameRecord, ServerEpoch, StoredRow } from './port.ts'

export interface LiveStore {
  append(row: NewRow): Promise<ServerEpoch | null>
  tail(gameId: string, from: number): Promise<StoredRow[]>
  record(gameId: string): Promise<SecretGameRecord | null>
  epoch(): number
  now(): number
  isHeld(): boolean
}
