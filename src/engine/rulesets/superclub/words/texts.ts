import type { MasksOf, RulesetTexts } from '../../../kernel/texts.ts'
import type { events } from '../events/index.ts'
import type { Superclub } from '../types.ts'

export type Masks = MasksOf<typeof events>
export type Texts = RulesetTexts<Superclub, Masks>
export type EventTexts = Partial<Texts['events']>
