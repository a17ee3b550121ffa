import type { Law } from '../../../kernel/law.ts'
import type { TitleChase } from '../types.ts'
import { cupLaws } from './cup.ts'
import { holdingLaws } from './holdings.ts'
import { matchLaws } from './matches.ts'
import { turnLaws } from './turns.ts'

export const laws: readonly Law<TitleChase>[] = [
  ...holdingLaws,
  ...turnLaws,
  ...matchLaws,
  ...cupLaws,
]
