import type { Meanings } from '../../../kernel/meanings.ts'

/** What the fields of moves, events, views and packs mean. */
export const meanings: Meanings = {}
