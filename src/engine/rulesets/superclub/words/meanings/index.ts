import type { FieldDescriptions } from '../../../../kernel/field-descriptions.ts'
import { packMeanings } from './pack.ts'
import { playMeanings } from './play.ts'

export const meanings: FieldDescriptions = { ...playMeanings, ...packMeanings }
