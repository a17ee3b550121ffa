import type { Law } from '../../../kernel/law.ts'
import type { Starplayer } from '../types.ts'
import { cardLaws } from './cards.ts'
import { clubSetLaws } from './club-sets.ts'
import { dealLaws } from './deals.ts'
import { dueLaws } from './dues.ts'
import { leavingLaws } from './leaving.ts'
import { moneyLaws } from './money.ts'
import { offerLaws } from './offers.ts'
import { questionLaws } from './questions.ts'
import { stateLaws } from './state.ts'
import { turnLaws } from './turns.ts'

export const laws: readonly Law<Starplayer>[] = [
  ...moneyLaws,
  ...cardLaws,
  ...turnLaws,
  ...dealLaws,
  ...dueLaws,
  ...offerLaws,
  ...clubSetLaws,
  ...stateLaws,
  ...leavingLaws,
  ...questionLaws,
]
