import type { Law } from '../../../kernel/law.ts'
import type { TitleChase } from '../types.ts'
import { cupLaws } from './cup.ts'
import { effectLaws } from './effects.ts'
import { holdingLaws } from './holdings.ts'
import { matchLaws } from './matches.ts'
import { offerLaws } from './offers.ts'
import { tableLaws } from './table.ts'
import { turnLaws } from './turns.ts'

export const laws: readonly Law<TitleChase>[] = [
  ...holdingLaws,
  ...offerLaws,
  ...turnLaws,
  ...matchLaws,
  ...cupLaws,
  ...effectLaws,
  ...tableLaws,
]
