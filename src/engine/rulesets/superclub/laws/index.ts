import type { Law } from '../../../kernel/law.ts'
import type { Superclub } from '../types.ts'
import { clubLaws } from './clubs.ts'
import { dealLaws } from './deals.ts'
import { economyLaws } from './economy.ts'
import { matchLaws } from './matches.ts'
import { offerLaws } from './offers.ts'
import { placeLaws } from './places.ts'
import { questionLaws } from './questions.ts'
import { thirdLaws } from './thirds.ts'

export const laws: readonly Law<Superclub>[] = [
  ...clubLaws,
  ...placeLaws,
  ...dealLaws,
  ...matchLaws,
  ...economyLaws,
  ...thirdLaws,
  ...offerLaws,
  ...questionLaws,
]
