import type { Game } from './game.ts'
import { type KernelEvent, kernelEvents } from './kernel-events.ts'
import { isBlocking, type OpenDecision } from './open-decisions.ts'
import type { EventSpec, Ruleset } from './ruleset.ts'
import type { Seat, Tagged, Types, Viewer } from './types.ts'

export const specOf = <K extends Types>(rules: Ruleset<K>, type: string): EventSpec =>
  kernelEvents[type] ?? (rules.events[type as K['event']['type']] as unknown as EventSpec)

/**
 * Returns the event as a viewer may see it, or null if the viewer may only know that an event
 * happened. Once the game is over, every viewer may see all events.
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
 * Returns a copy of the game that contains only what the viewer may know. Private moves of other
 * seats that the viewer has not seen yet change neither the version nor the time of the returned
 * game.
 */
export function gameVisibleTo<K extends Types>(game: Game<K>, viewer: Viewer): Game<K> {
  if (viewer === 'admin') return game
  const lastSeen = game.privateCommits.findLastIndex(({ seats }) =>
    seats.some((seat) => seat === viewer),
  )
  const firstUnseen = game.privateCommits[lastSeen + 1]
  return firstUnseen ? { ...game, version: firstUnseen.version, at: firstUnseen.at } : game
}

interface ShownDecision {
  readonly seat: Seat
  readonly kind: string
  readonly deadline: number | null
  readonly standing: boolean
  readonly suspended: boolean
}

/**
 * Number of seats that have not yet answered a decision of this kind, if the rules keep the seats
 * secret.
 */
interface AwaitedCount {
  readonly kind: string
  readonly count: number
}

interface DecisionsSeen<K extends Types = Types> {
  readonly own: readonly OpenDecision<K>[]
  readonly others: readonly ShownDecision[]
  readonly awaited: readonly AwaitedCount[]
}

/**
 * Returns the open decisions, limited to what a viewer may know. Players see their own decisions in
 * full, and admins see all decisions in full.
 */
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

/** Returns the seats for which the game is waiting, as far as the viewer may know. */
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
