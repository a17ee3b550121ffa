import type { Start } from '../../../kernel/law.ts'
import type { TitleChase } from '../types.ts'

export const starts: readonly Start<TitleChase>[] = []
