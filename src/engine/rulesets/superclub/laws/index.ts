import type { Law } from '../../../kernel/law.ts'
import type { Superclub } from '../types.ts'
import { clubLaws } from './clubs.ts'
import { dealLaws } from './deals.ts'
import { matchLaws } from './matches.ts'
import { placeLaws } from './places.ts'

export const laws: readonly Law<Superclub>[] = [
  ...clubLaws,
  ...placeLaws,
  ...dealLaws,
  ...matchLaws,
]
