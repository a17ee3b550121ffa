import type { Saves } from '../../../kernel/ruleset.ts'
import type { TitleChase } from '../types.ts'
import { changesSchema, saveSchema } from './document.ts'
import { judge } from './judge.ts'
import { load, nameless, tableOf } from './read.ts'
import { save } from './write.ts'

export const saves: Saves<TitleChase> = {
  kinds: ['sheet', 'full'],
  schema: saveSchema,
  changes: changesSchema,
  save,
  tableOf,
  nameless,
  judge,
  load,
  resigned: ({ shared: { seats } }) =>
    seats.map(({ resigned, leaving }) => resigned !== null || leaving !== null),
}
