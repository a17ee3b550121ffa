import type { LessonQuestion, LessonResult } from './lesson-client.ts'
import type { LessonGame } from './lesson-game.ts'
import { lessonOf, startedLesson } from './lessons.ts'
import { loadedChunks } from './loaded-chunks.ts'
import { answerRequests } from './worker-thread.ts'

let game: LessonGame | null = null

answerRequests(resultOf)

async function resultOf(request: LessonQuestion): Promise<LessonResult> {
  if (request.kind === 'start') {
    const loaded = await lessonOf(request.ruleset)
    game = loaded && startedLesson(loaded)
    const parts = [location.pathname, ...loadedChunks()]
    return { answer: null, seen: game?.seen() ?? null, content: loaded?.content, parts }
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
