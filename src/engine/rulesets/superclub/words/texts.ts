import type { MasksOf, RulesetTexts } from '../../../kernel/texts.ts'
import type { events } from '../events/index.ts'
import type { Superclub } from '../types.ts'

export type Masks = MasksOf<typeof events>
export type Speech = RulesetTexts<Superclub, Masks>
export type Speaks = Partial<Speech['events']>
