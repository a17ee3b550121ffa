import { signal } from '@preact/signals'
import type { Schemas } from '../service.ts'

export type TableState = Schemas['Table']

/** The table of the shown game; null until it is known. */
export const tableState = signal<TableState | null>(null)
