import type { Start } from '../../../kernel/law.ts'
import type { Starplayer } from '../types.ts'

export const starts: readonly Start<Starplayer>[] = []
