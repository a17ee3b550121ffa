import { signal } from '@preact/signals'
import type { Schemas } from '../service.ts'

export type TableState = Schemas['Table']

/** Presence and reactions of the players; null until they are loaded. */
export const tableState = signal<TableState | null>(null)
