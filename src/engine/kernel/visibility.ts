import type { Game } from './game.ts'
import { type KernelEvent, kernelEvents } from './kernel-events.ts'
import { isBlocking, type OpenDecision } from './open-decisions.ts'
import type { EventSpec, Ruleset } from './ruleset.ts'
import type { Seat, Tagged, Types, Viewer } from './types.ts'

export const specOf = <K extends Types>(rules: Ruleset<K>, type: string): EventSpec =>
  kernelEvents[type] ?? (rules.events[type as K['event']['type']] as unknown as EventSpec)

/**
 * The event as one viewer may see it, or null where all that may be known is that something
 * happened. Once the game is over everybody sees everything.
 */
export function redact<K extends Types>(
  rules: Ruleset<K>,
  event: K['event'] | KernelEvent,
  viewer: Viewer,
  over = false,
): Tagged | null {
  const { seenBy, mask } = specOf(rules, event.type)
  if (over || viewer === 'admin' || seenBy === 'everyone') return event
  if (typeof seenBy === 'function' && typeof viewer === 'number' && seenBy(event).includes(viewer))
    return event
  return mask?.(event, viewer) ?? null
}

/**
 * The game as far as a viewer has heard of it: what was whispered to others since has happened for
 * them neither by number nor by time. Nothing else of it is otherwise for them.
 */
export function gameVisibleTo<K extends Types>(game: Game<K>, viewer: Viewer): Game<K> {
  if (viewer === 'admin') return game
  const heard = game.whispers.findLastIndex(({ seats }) => seats.some((seat) => seat === viewer))
  const silent = game.whispers[heard + 1]
  return silent ? { ...game, version: silent.version, at: silent.at } : game
}

/** What others may know of a question: whom the game waits for, and until when. */
interface ShownDecision {
  readonly seat: Seat
  readonly kind: string
  readonly deadline: number | null
  readonly standing: boolean
  readonly suspended: boolean
}

/** So many seats are still to answer a question of this kind; which ones is a secret. */
interface AwaitedCount {
  readonly kind: string
  readonly count: number
}

interface DecisionsSeen<K extends Types = Types> {
  readonly own: readonly OpenDecision<K>[]
  readonly others: readonly ShownDecision[]
  readonly awaited: readonly AwaitedCount[]
}

/** The open questions as a viewer may know of them: the own ones whole (an admin owns them all). */
export function decisionsFor<K extends Types>(
  open: readonly OpenDecision<K>[],
  viewer: Viewer,
): DecisionsSeen<K> {
  const waiting = new Map<string, Set<Seat>>()
  const others: ShownDecision[] = []
  for (const one of open) {
    const { seat, kind, deadline, standing, suspendedBy, shownTo = 'all' } = one
    if (shownTo === 'count') waiting.set(kind, (waiting.get(kind) ?? new Set()).add(seat))
    if (shownTo !== 'all' || isOwn(one, viewer)) continue
    const suspended = suspendedBy !== undefined
    others.push({ seat, kind, deadline, standing: standing === true, suspended })
  }
  const awaited = [...waiting].map(([kind, seats]) => ({ kind, count: seats.size }))
  return { own: ownDecisions(open, viewer), others, awaited }
}

/** The seats whose answer a viewer may know that the game waits for. */
export function awaitedSeats(open: readonly OpenDecision[], viewer: Viewer): Seat[] {
  const isKnown = (one: OpenDecision) => isOwn(one, viewer) || (one.shownTo ?? 'all') === 'all'
  const seats = open.filter((one) => isBlocking(one) && isKnown(one)).map(({ seat }) => seat)
  return [...new Set(seats)].sort((one, other) => one - other)
}

export const ownDecisions = <K extends Types>(
  open: readonly OpenDecision<K>[],
  viewer: Viewer,
): OpenDecision<K>[] => open.filter((one) => isOwn(one, viewer))

const isOwn = ({ seat }: Pick<OpenDecision, 'seat'>, viewer: Viewer): boolean =>
  viewer === 'admin' || viewer === seat
