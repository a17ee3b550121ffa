import { type Signal, signal } from '@preact/signals'
import { type Line, Refusal } from 'touchline-client'
import type { Event } from '../boards/board.ts'
import { type AnyBoard, boardOf } from '../boards/index.ts'
import type { Move } from '../moves/space.ts'
import { type Schemas, touchline } from '../service.ts'

export type Observation = Schemas['Observation']
export type Decision = Schemas['Decision']
/** An event of whichever ruleset. */
export type SeenEvent = Omit<Schemas['SeenEvent'], 'event'> & { readonly event: Event | null }

/** A game at one moment, with all that it takes to show it. */
export interface Seen {
  readonly observation: Observation
  readonly decisions: readonly Decision[]
  /** How my seat stands, in sentences. */
  readonly facts: readonly string[]
  /** The content pack. */
  readonly content: unknown
  /** Null: the ruleset brings none, and the text is shown. */
  readonly board: AnyBoard | null
  /** The service's clock is ahead of this one by so many milliseconds. */
  readonly ahead: number
}

/** A game as I see it, kept up to date by its stream. */
export interface OpenGame {
  readonly id: string
  readonly seen: Signal<Seen | null>
  readonly events: Signal<readonly SeenEvent[]>
  readonly line: Signal<Line>
  /** Why nothing can be shown. */
  readonly trouble: Signal<Refusal | Error | null>
  /** Why my last move was not taken. */
  readonly refusal: Signal<Refusal | null>
  readonly isBusy: Signal<boolean>
  send(decisionId: string, move: Move): Promise<void>
  refresh(): Promise<void>
  close(): void
}

/** Bots move in bursts: they are looked at once. */
const QUIET_MILLISECONDS = 60
/** Of a long game, so much of the past comes along. */
const PAST_EVENTS = 120

const words = { include: ['words' as const] }

export function openGame(id: string): OpenGame {
  const stop = new AbortController()
  const seen = signal<Seen | null>(null)
  const events = signal<readonly SeenEvent[]>([])
  const line = signal<Line>({ state: 'connecting' })
  const trouble = signal<Refusal | Error | null>(null)
  const refusal = signal<Refusal | null>(null)
  const isBusy = signal(false)
  let due: ReturnType<typeof setTimeout> | undefined

  const refresh = async () => {
    clearTimeout(due)
    due = undefined
    try {
      const next = await look(id, seen.value, stop.signal)
      const known = seen.value?.observation.version ?? 0
      // Of two looks that overtook each other the later one holds.
      if (next.observation.version >= known) seen.value = next
    } catch (error) {
      if (!stop.signal.aborted && error instanceof Error) trouble.value = error
    }
  }
  const soon = () => {
    due ??= setTimeout(refresh, QUIET_MILLISECONDS)
  }
  const follow = async () => {
    const after = Math.max(0, (seen.value?.observation.version ?? 0) - PAST_EVENTS)
    const onItem = (item: SeenEvent) => {
      events.value = [...events.value, item]
      if (item.version > (seen.value?.observation.version ?? 0)) soon()
    }
    const onLine = (now: Line) => {
      line.value = now
    }
    await touchline.follow(id, { after, ...words, signal: stop.signal, onItem, onLine })
    await refresh()
  }
  const send = async (decisionId: string, move: Move) => {
    isBusy.value = true
    refusal.value = null
    try {
      const params = { path: { game: id } }
      // Made of spaces, which no compiler knows to be those of a ruleset.
      const body = { decisionId, move: move as unknown as Schemas['Move'] }
      await touchline.told(touchline.POST('/v1/games/{game}/moves', { params, body }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusal.value = error
    } finally {
      await refresh()
      isBusy.value = false
    }
  }
  const begin = async () => {
    await refresh()
    if (seen.value?.observation.status === 'open') return
    await follow().catch((error) => {
      if (!stop.signal.aborted) trouble.value = error
    })
  }
  void begin()
  const close = () => {
    clearTimeout(due)
    stop.abort()
  }
  return { id, seen, events, line, trouble, refusal, isBusy, send, refresh, close }
}

/** What there is to see now; pack and board come once. */
async function look(game: string, before: Seen | null, signal: AbortSignal): Promise<Seen> {
  const params = { path: { game } }
  const observation = await touchline.told(touchline.GET('/v1/games/{game}', { params, signal }))
  const isMine = observation.seat !== null && observation.status === 'running'
  const asked = isMine
    ? await touchline.told(
        touchline.GET('/v1/games/{game}/decisions', {
          params: { ...params, query: words },
          signal,
        }),
      )
    : null
  const { ruleset, contentPack } = observation
  const [board, content] = before
    ? [before.board, before.content]
    : await Promise.all([boardOf(ruleset), contentOf(ruleset, contentPack)])
  return {
    ...{ observation, board, content },
    decisions: asked?.decisions ?? [],
    facts: asked?.facts ?? [],
    ahead: observation.serverTime - Date.now(),
  }
}

async function contentOf(ruleset: string, pack: string): Promise<unknown> {
  const params = { path: { ruleset, pack } }
  const { content } = await touchline.told(
    touchline.GET('/v1/rulesets/{ruleset}/packs/{pack}', { params }),
  )
  return content
}
