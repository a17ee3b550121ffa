import { signal } from '@preact/signals'
import type { Schemas } from '../service.ts'

export type TableState = Schemas['Table']

/** Null until the presence and the reactions of the players are loaded. */
export const tableState = signal<TableState | null>(null)
