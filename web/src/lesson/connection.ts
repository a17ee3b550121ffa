import { type Signal, signal } from '@preact/signals'
import { type Line, Refusal } from 'touchline-client'
import { boardOf } from '../boards/index.ts'
import { type LessonResult, startLessonWorker } from '../engine/lesson-client.ts'
import type { LessonRefusal, LessonSeen } from '../engine/lesson-game.ts'
import { meant } from '../moves/meant.ts'
import { type Frame, Playback } from '../play/beats/playback.ts'
import type { GameConnection, Seen, SeenEvent } from '../play/game-connection.ts'
import { loadMoment } from '../play/lazy-moment.ts'
import { LazyAnswerCard } from '../play/move-card.tsx'
import type { WhyNot } from '../play/why-not.ts'
import * as en from '../text/lesson/en.ts'

export interface LessonConnection extends GameConnection {
  readonly step: Signal<LessonSeen['step'] | null>
  /** True after the player has made a legal move that the lesson's current step does not accept. */
  readonly isOther: Signal<boolean>
  readonly isMissing: Signal<boolean>
  next(): Promise<void>
}

const WHY_NOT_MILLISECONDS = 6_000

/** Connects the play page to a lesson in a worker instead of a game on the service. */
export function connectLesson(ruleset: string): LessonConnection {
  const client = startLessonWorker()
  const lesson = storeOf(ruleset)
  const { seen, isBusy, playback, whyNot, isOther, trouble } = lesson
  let content: unknown
  const show = async ({ seen: next }: LessonResult) => {
    if (!next) return
    const held = seen.value
    const board = held ? held.board : await boardOf(ruleset)
    const snapshot = snapshotOf(next, { board, content, ruleset })
    const isReturn = false
    const frames = held ? framesOf(next, held.observation.view) : []
    playback.append({ frames, mine: MINE, deadline: null, isReturn, isUrgent: false })
    lesson.events.value = [...lesson.events.value, ...(next.events as unknown as SeenEvent[])]
    lesson.step.value = next.step
    isOther.value = false
    whyNot.value = null
    seen.value = snapshot
  }
  const start = async () => {
    try {
      const result = await client.ask({ kind: 'start', ruleset })
      content = result.content
      lesson.isMissing.value = result.seen === null
      await show(result)
      void keepOffline(ruleset, result).catch(() => {})
    } catch (error) {
      trouble.value = error instanceof Error ? error : new Error(en.failed)
    }
  }
  const explain = explainer(lesson)
  void start()
  return {
    ...lesson,
    async send(decisionId, move) {
      isBusy.value = true
      try {
        const result = await client.ask({ kind: 'play', decisionId, move })
        const { answer } = result
        if (answer !== null && typeof answer === 'object') explain(refusalOf(answer))
        isOther.value = answer === 'other'
        await show(result)
        return answer === 'accepted'
      } finally {
        isBusy.value = false
      }
    },
    async askWhyNot(decisionId, tried) {
      const move = 'things' in tried ? meant(tried as Parameters<typeof meant>[0]) : tried
      if (move === null) return explain('nothing')
      const check = { kind: 'check', decisionId, move: move as { type: string } } as const
      const { answer } = await client.ask(check)
      const isRefused = answer !== null && typeof answer === 'object'
      explain(isRefused && answer.code !== 'invalid-parameters' ? refusalOf(answer) : 'nothing')
    },
    async next() {
      await show(await client.ask({ kind: 'next' }))
    },
    refresh: async () => {},
    retry: () => void start(),
    close() {
      playback.close()
      client.close()
    },
  }
}

/** Caches the lesson, so that it opens again without a network. */
async function keepOffline(ruleset: string, { parts = [], seen }: LessonResult): Promise<void> {
  if (!seen) return
  const editors = Object.values((await boardOf(ruleset))?.editors ?? {})
  const later = editors.map((editor) =>
    'load' in editor && typeof editor.load === 'function' ? editor.load() : null,
  )
  await Promise.all([loadMoment(), LazyAnswerCard.load(), ...later])
  const { cacheForOffline } = await import('../replay/offline-cache.ts')
  await cacheForOffline({ name: `learn-${ruleset}`, parts }, '/learn')
}

function explainer({ whyNot, isOther }: ReturnType<typeof storeOf>) {
  let alarm: ReturnType<typeof setTimeout> | undefined
  return (reason: WhyNot) => {
    clearTimeout(alarm)
    isOther.value = false
    whyNot.value = reason
    alarm = setTimeout(() => {
      whyNot.value = null
    }, WHY_NOT_MILLISECONDS)
  }
}

/** In every lesson, the player has the first seat. */
const MINE = 0

const storeOf = (ruleset: string) => ({
  id: `lesson-${ruleset}`,
  seen: signal<Seen | null>(null),
  events: signal<readonly SeenEvent[]>([]),
  line: signal<Line>({ state: 'live' }),
  lostAt: signal<number | null>(null),
  trouble: signal<Refusal | Error | null>(null),
  refusal: signal<Refusal | null>(null),
  isBusy: signal(false),
  wantsText: signal(false),
  playback: new Playback(),
  whyNot: signal<WhyNot | null>(null),
  step: signal<LessonSeen['step'] | null>(null),
  isOther: signal(false),
  isMissing: signal(false),
})

const refusalOf = ({ code, clause, detail }: LessonRefusal): Refusal => {
  const problem = { type: 'about:blank', title: code, status: 422, code, detail, clause }
  // The cast is needed because the compiler does not know that a lesson refuses moves with the same
  // refusal codes as the service.
  return new Refusal(problem as ConstructorParameters<typeof Refusal>[0])
}

function framesOf({ frames }: LessonSeen, start: unknown): readonly Frame[] {
  let before = start
  return frames.map(({ beat, view }) => {
    const frame = { beat, before, view }
    before = view
    return frame
  })
}

function snapshotOf(
  next: LessonSeen,
  known: Pick<Seen, 'board' | 'content'> & { ruleset: string },
) {
  const { version, view, table, decisions, others, awaited, facts } = next
  const seats = Array.from({ length: table.seats }, (_, seat) => ({
    seat,
    kind: seat === MINE ? 'account' : 'bot',
    name: null,
    level: null,
    rating: null,
    controller: seat === MINE ? 'player' : 'bot',
    resigned: false,
    holidayUntil: null,
  }))
  const observation = {
    ...{ id: `lesson-${known.ruleset}`, ruleset: known.ruleset, options: table.options, seats },
    ...{ seat: MINE, status: 'running', version, view, decisions: [], others, awaited },
    ...{ ended: null, outcome: null, result: null, paused: null, undoable: null, banks: null },
    ...{ rated: false, looks: [], serverTime: 0 },
  }
  const { board, content } = known
  // The cast is needed because a lesson leaves out the fields that the play page does not read.
  return { observation, board, content, decisions, facts, ahead: 0 } as unknown as Seen
}
