import type { Lesson } from '../../../src/engine/kernel/lesson.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { LessonGame } from './lesson-game.ts'
import { rulesOf } from './rules.ts'

interface LessonChunk {
  readonly lesson: unknown
  readonly content: unknown
}

/**
 * The worker loads the rules without a content pack, so this module imports the built-in content
 * pack.
 */
const chunks: Readonly<Record<string, () => Promise<LessonChunk>>> = {
  goalscorer: async () => ({
    lesson: (await import('../../../src/engine/rulesets/goalscorer/lessons/first.ts')).first,
    content: (await import('../../../src/engine/rulesets/goalscorer/content/house.ts')).housePack,
  }),
  'rising-star': async () => ({
    lesson: (await import('../../../src/engine/rulesets/rising-star/lessons/first.ts')).first,
    content: (await import('../../../src/engine/rulesets/rising-star/content/house.ts')).housePack,
  }),
  starplayer: async () => ({
    lesson: (await import('../../../src/engine/rulesets/starplayer/lessons/first.ts')).first,
    content: (await import('../../../src/engine/rulesets/starplayer/content/house.ts')).house,
  }),
  'title-chase': async () => ({
    lesson: (await import('../../../src/engine/rulesets/title-chase/lessons/first.ts')).first,
    content: (await import('../../../src/engine/rulesets/title-chase/content/house.ts')).house,
  }),
  superclub: async () => ({
    lesson: (await import('../../../src/engine/rulesets/superclub/lessons/first.ts')).first,
    content: (await import('../../../src/engine/rulesets/superclub/content/house.ts')).housePack,
  }),
}

export const lessonIds: readonly string[] = Object.keys(chunks)

export interface LoadedLesson {
  readonly rules: Ruleset
  readonly lesson: Lesson
  readonly content: unknown
}

/** Loads the lesson of a game; returns null if the game has no lesson. */
export async function lessonOf(ruleset: string): Promise<LoadedLesson | null> {
  const load = Object.hasOwn(chunks, ruleset) ? chunks[ruleset] : undefined
  const [rules, chunk] = await Promise.all([load && rulesOf(ruleset), load?.()])
  // The cast is safe, because each lesson is imported under the id of its ruleset.
  return rules && chunk ? { rules, ...chunk, lesson: chunk.lesson as Lesson } : null
}

export const startedLesson = ({ rules, lesson, content }: LoadedLesson): LessonGame =>
  new LessonGame(rules, lesson, content)
