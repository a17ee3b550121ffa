import type { Law } from '../../../kernel/law.ts'
import type { Starplayer } from '../types.ts'
import { cardLaws } from './cards.ts'
import { dealLaws } from './deals.ts'
import { moneyLaws } from './money.ts'
import { turnLaws } from './turns.ts'

export const laws: readonly Law<Starplayer>[] = [
  ...moneyLaws,
  ...cardLaws,
  ...turnLaws,
  ...dealLaws,
]
