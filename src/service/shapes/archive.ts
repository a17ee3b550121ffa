import { z } from 'zod'
import { uuid } from './common.ts'

/** Why games leave the database. */
export const archiveReasons = ['retention', 'space', 'legal', 'other'] as const

export const archiveInput = z.strictObject({
  olderThanDays: z.int().min(1).max(36_500).describe('Games that ended so many days ago or more.'),
  gamesMax: z.int().min(1).max(500).default(50).describe('At most so many; the next call goes on.'),
})
export interface ArchiveInput extends z.infer<typeof archiveInput> {}

const stayed = z.strictObject({
  game: uuid,
  why: z.string().describe('What is wrong with it, in a sentence.'),
})
export const archivedShown = z.strictObject({
  games: z.int().describe('How many have left the database.'),
  rows: z.int().describe('How many rows of the log they had.'),
  files: z.int().describe('How many files were written.'),
  bytes: z.int().describe('How large those are together.'),
  stayed: z.array(stayed).max(500).describe('Games that stay, for they are not true in the file.'),
  more: z.boolean().describe('There are more that are as old.'),
})
export interface ArchivedShown extends z.infer<typeof archivedShown> {}
