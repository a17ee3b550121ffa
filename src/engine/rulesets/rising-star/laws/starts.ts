import type { Start } from '../../../kernel/law.ts'
import type { RisingStar } from '../types.ts'

export const starts: readonly Start<RisingStar>[] = []
