import { signal } from '@preact/signals'
import type { Schemas } from '../service.ts'

export type TableState = Schemas['Table']

/** Players who are present and their latest reactions; null until the data is loaded. */
export const tableState = signal<TableState | null>(null)
