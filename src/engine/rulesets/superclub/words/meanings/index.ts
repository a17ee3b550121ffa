import type { FieldDescriptions } from '../../../../kernel/field-descriptions.ts'
import { packMeanings } from './pack.ts'
import { playMeanings } from './play.ts'

/** What the fields of moves, events, views and packs mean. */
export const meanings: FieldDescriptions = { ...playMeanings, ...packMeanings }
