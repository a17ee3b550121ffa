import type { Law } from '../../../kernel/law.ts'
import type { RisingStar } from '../types.ts'
import { cardLaws } from './cards.ts'
import { matchLaws } from './matches.ts'
import { offerLaws } from './offers.ts'
import { questionLaws } from './questions.ts'
import { seatLaws } from './seats.ts'

export const laws: readonly Law<RisingStar>[] = [
  ...seatLaws,
  ...cardLaws,
  ...matchLaws,
  ...offerLaws,
  ...questionLaws,
]
