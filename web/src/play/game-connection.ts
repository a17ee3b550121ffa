import { type Signal, signal } from '@preact/signals'
import { type Line, Refusal } from 'touchline-client'
import { isReplaced } from '../engine/packages.ts'
import type { Pressed } from '../moves/meant.ts'
import type { Move } from '../moves/space.ts'
import { type Schemas, touchline } from '../service.ts'
import { storedValue } from '../shell/stored-value.ts'
import { showToast } from '../shell/toast.tsx'
import { beatsOf, framesOf, isRecap, openingFrames } from './beats/frames.ts'
import { type Frame, Playback, type Stretch, speed } from './beats/playback.ts'
import { currentDecision, type GameSnapshot, loadGame } from './load-game.ts'
import { type Cursor, catchUp, followShared, type SeenEvent } from './shared-stream.ts'

import type { WhyNot, WhyNotAsker } from './why-not.ts'

export {
  contentOf,
  type Decision,
  type GameSnapshot as Seen,
  type Observation,
} from './load-game.ts'

import * as en from '../text/play/en.ts'

export type { SeenEvent } from './shared-stream.ts'

export interface GameConnection {
  readonly id: string
  readonly seen: Signal<GameSnapshot | null>
  readonly events: Signal<readonly SeenEvent[]>
  readonly line: Signal<Line>
  /**
   * Browser time at which the connection was lost; null if the connection works or is not needed.
   */
  readonly lostAt: Signal<number | null>
  /** Error that prevents the page from showing the game; null if there is no such error. */
  readonly trouble: Signal<Refusal | Error | null>
  /** Refusal of the player's last move; null if the move was accepted. */
  readonly refusal: Signal<Refusal | null>
  readonly isBusy: Signal<boolean>
  readonly playback: Playback
  readonly wantsText: Signal<boolean>
  /** Sends a move to the service; resolves to true if the service accepted the move. */
  send(decisionId: string, move: Move): Promise<boolean>
  /** Reason why the player's last attempted move is not possible; null after a few seconds. */
  readonly whyNot: Signal<WhyNot | null>
  /** Finds out why a move is not possible, and shows the reason. */
  askWhyNot(decisionId: string, tried: Move | Pressed): Promise<void>
  refresh(): Promise<void>
  retry(): void
  close(): void
}

/**
 * Bots often make several moves in a row, so after a short delay the page loads the results of
 * several moves together.
 */
const QUIET_MILLISECONDS = 60
const PAST_EVENTS = 120
/**
 * Polling interval of the page before the game starts, because a game that has not started has no
 * stream.
 */
const ROOM_LOOK_MILLISECONDS = 2_000

export function connectGame(id: string): GameConnection {
  const stop = new AbortController()
  const game = storeOf(id)
  const { seen, events, trouble } = game
  let due: ReturnType<typeof setTimeout> | undefined
  // Events that arrived together are shown together, so that the page draws the board only once.
  let received: SeenEvent[] = []
  let latest = 0
  let cursor: Cursor | null = null
  const version = () => seen.value?.observation.version ?? 0
  const show = () => {
    if (received.length > 0) events.value = [...events.value, ...received]
    received = []
  }

  const fail = (error: unknown) => {
    if (!stop.signal.aborted && error instanceof Error) trouble.value = error
  }
  const refresh = async (done = () => {}) => {
    clearTimeout(due)
    due = undefined
    try {
      await reload(game, stop.signal)
      trouble.value = null
    } catch (error) {
      fail(error)
    }
    show()
    done()
  }
  const settle = () => {
    due = undefined
    // The newest view is loaded only if the page does not have it yet, because the response to the
    // player's move may already have contained it.
    if (latest > version()) void refresh()
    else show()
  }
  const take = (item: SeenEvent) => {
    received.push(item)
    latest = item.version
    cursor = item.cursor ?? cursor
    due ??= setTimeout(settle, QUIET_MILLISECONDS)
  }
  let isRunning = false
  const go = async (): Promise<void> => {
    isRunning = true
    const running = { refresh, take, cursor: () => cursor, signal: stop.signal }
    const error: unknown = await run(game, running).catch((failure) => failure)
    isRunning = false
    if (!isRewound(error)) return fail(error)
    received = []
    cursor = null
    latest = 0
    forget(game)
    if (!stop.signal.aborted) await go()
  }
  void go()
  return {
    ...game,
    refresh,
    retry: () => void (isRunning ? refresh() : go()),
    close() {
      stop.abort()
      game.playback.close()
    },
    send: (decision, move) => send(game, decision, move, refresh),
    askWhyNot: whyNotAsker(game, stop.signal),
  }
}

function whyNotAsker(game: Store, signal: AbortSignal): GameConnection['askWhyNot'] {
  let loaded: Promise<WhyNotAsker> | null = null
  signal.addEventListener('abort', () => void loaded?.then((one) => one.close()))
  return async (decisionId, tried) => {
    loaded ??= import('./why-not.ts').then(({ WhyNotAsker }) => new WhyNotAsker(game))
    await (await loaded).ask(decisionId, tried)
  }
}

const storeOf = (id: string) => ({
  id,
  seen: signal<GameSnapshot | null>(null),
  events: signal<readonly SeenEvent[]>([]),
  line: signal<Line>({ state: 'connecting' }),
  lostAt: signal<number | null>(null),
  trouble: signal<Refusal | Error | null>(null),
  refusal: signal<Refusal | null>(null),
  isBusy: signal(false),
  wantsText: signal(false),
  playback: new Playback(),
  whyNot: signal<WhyNot | null>(null),
})

/** The refusal of a move remains visible until a different decision opens. */
function put(store: Store, next: GameSnapshot, frames: readonly Frame[]): void {
  const isReturn = store.line.value.state === 'reconnecting'
  const { id, seen, refusal, isBusy, playback } = store
  const held = seen.value?.observation.version
  // The responses of two overlapping requests may contain the same events, so duplicates are
  // removed.
  const news = frames.filter(({ beat }) => held !== undefined && beat.to > held)
  if (held !== undefined) playback.append({ ...stretchOf(next), frames: news, isReturn })
  if (currentDecision(seen.value)?.id !== currentDecision(next)?.id && !isBusy.value)
    refusal.value = null
  seen.value = next
  shownVersion(id).write(`${next.observation.version}`)
}

function stretchOf(next: GameSnapshot): Pick<Stretch, 'mine' | 'deadline' | 'isUrgent'> {
  const { seat, outcome } = next.observation
  const { deadline, manner } = currentDecision(next) ?? {}
  return {
    mine: seat,
    deadline: typeof deadline === 'number' ? deadline - next.ahead : null,
    isUrgent: outcome === null && manner === 'urgent',
  }
}

type Store = Omit<GameConnection, 'send' | 'askWhyNot' | 'refresh' | 'retry' | 'close'>

const isRewound = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'history-rewound'

async function reload(store: Store, signal: AbortSignal): Promise<void> {
  try {
    await load(store, signal)
  } catch (error) {
    if (!isRewound(error)) throw error
    // After a database failover, the service may have lost events that the page already shows, so
    // the page loads the game from the start.
    forget(store)
    await load(store, signal)
  }
}

async function load(store: Store, signal: AbortSignal): Promise<void> {
  const { seen, wantsText } = store
  const before = seen.value
  const request = { before, wantsText: wantsText.value, signal }
  const next = await loadGame(store.id, request)
  if (seen.value === null) await open(store, next, signal)
  const held = seen.value?.observation.version ?? 0
  // Responses may arrive in the wrong order, so an older response, or a response in another format,
  // is ignored.
  if (next.observation.version >= held && request.wantsText === wantsText.value)
    put(store, next, before ? framesOf(next.observation, before.observation) : [])
  if (before && isRecap(next.observation, before.observation))
    store.playback.recap(beatsOf(next.observation))
}

/**
 * After the first load, animates the events that this browser tab has not shown yet, and animates a
 * short game from its start.
 */
async function open({ id, playback }: Store, next: GameSnapshot, signal: AbortSignal) {
  const shown = Number(shownVersion(id).read() ?? 0)
  if (speed.value === 'off' || next.observation.view === null) return
  const frames = await openingFrames(next.observation, shown, signal).catch(() => [])
  playback.append({ ...stretchOf(next), frames, isReturn: shown > 0 })
}

const shownVersion = (id: string) => storedValue(`shown.${id}`, () => sessionStorage)

function forget({ seen, events, playback }: Store): void {
  playback.skip()
  events.value = []
  seen.value = null
}

interface Running {
  readonly signal: AbortSignal
  /** Cursor of the event stream after the latest received event; null before the first event. */
  cursor(): Cursor | null
  refresh(): Promise<void>
  take(item: SeenEvent): void
}

async function run(game: Store, { refresh, take, cursor, signal }: Running): Promise<void> {
  const { seen, line, lostAt } = game
  const status = () => seen.value?.observation.status
  await refresh()
  while (status() === 'open' && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, ROOM_LOOK_MILLISECONDS))
    await refresh()
  }
  if (signal.aborted || seen.value?.observation.view == null) return
  const after = cursor() ?? Math.max(0, seen.value.observation.version - PAST_EVENTS)
  if (status() !== 'running') return catchUp(game.id, { after, signal, take })
  await followShared(game.id, {
    after,
    signal,
    onItem: take,
    onLine(now) {
      if (now.state === 'live' && line.value.state === 'reconnecting') {
        void refresh()
        void reloadIfReplaced().catch(() => {})
      }
      line.value = now
      lostAt.value = now.state === 'reconnecting' ? (lostAt.value ?? Date.now()) : null
    },
  })
  await refresh()
}

/**
 * After a restart, the service may have a newer build of a game package. A page loads each module
 * only once, so the page must reload to use the newer build.
 */
async function reloadIfReplaced(): Promise<void> {
  if (await isReplaced()) location.reload()
}

async function send(
  game: Store,
  decisionId: string,
  move: Move,
  refresh: (done: () => void) => Promise<void>,
): Promise<boolean> {
  const { isBusy, refusal, playback } = game
  isBusy.value = true
  refusal.value = null
  try {
    const params = { path: { game: game.id }, query: { include: ['seats' as const] } }
    // The cast is needed because the compiler does not know that a move made from `Space` objects
    // is a move of the ruleset.
    const body = { decisionId, move: move as unknown as Schemas['Move'] }
    await touchline.unwrap(touchline.POST('/v1/games/{game}/moves', { params, body }))
    playback.hurry()
    return true
  } catch (error) {
    if (error instanceof Refusal) refusal.value = error
    else showToast(en.yourMoveWasNotSent)
    return false
  } finally {
    await refresh(() => {
      isBusy.value = false
    })
  }
}
