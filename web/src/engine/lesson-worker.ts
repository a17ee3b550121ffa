// Worker that plays a lesson, with rules that include the bots.

import type { LessonRequest, LessonResponse, LessonResult } from './lesson-client.ts'
import type { LessonGame } from './lesson-game.ts'
import { lessonOf, startedLesson } from './lessons.ts'

/**
 * The compiler types globals as a window's, so the worker functions used here are declared by hand.
 */
interface Thread {
  addEventListener(type: 'message', on: (event: { readonly data: LessonRequest }) => void): void
  postMessage(response: LessonResponse): void
}
const thread = globalThis as unknown as Thread

let game: LessonGame | null = null

thread.addEventListener('message', async ({ data }) => {
  const { id } = data
  try {
    thread.postMessage({ id, result: await resultOf(data) })
  } catch (error) {
    thread.postMessage({ id, trouble: error instanceof Error ? error.message : String(error) })
  }
})

async function resultOf(request: LessonRequest): Promise<LessonResult> {
  if (request.kind === 'start') {
    const loaded = await lessonOf(request.ruleset)
    game = loaded && startedLesson(loaded)
    return { answer: null, seen: game?.seen() ?? null, content: loaded?.content }
  }
  if (!game) throw new Error('the lesson has not started')
  if (request.kind === 'check')
    return { answer: game.check(request.decisionId, request.move), seen: null }
  if (request.kind === 'play') {
    const answer = game.play(request.decisionId, request.move)
    return { answer, seen: answer === 'accepted' ? game.seen() : null }
  }
  game.next()
  return { answer: null, seen: game.seen() }
}
