import type { Decision, Seat, Types } from './ruleset.ts'

/** A decision as the game holds it: with an id, and with the time it still has. */
export interface OpenDecision<K extends Types = Types> extends Decision<K> {
  /** Opaque outside: version at which it was put, seat, and a number within both. Tells no key. */
  readonly id: string
  readonly openedAt: number
  /** The clock it runs on; null where there is no limit. */
  readonly clock: string | null
  /** Milliseconds since 1970; null where there is no limit, or while its clock stands still. */
  readonly deadline: number | null
}

/** Running: its deadline. Standing still: the milliseconds that were left. */
export type Clock = { readonly deadline: number } | { readonly left: number }
export type Clocks = { readonly [name: string]: Clock }

/**
 * What the next set of open decisions follows from, beside the decisions that the rules ask for.
 */
interface Before<K extends Types> {
  readonly open: readonly OpenDecision<K>[]
  readonly clocks: Clocks
  /** The decision that has just been answered: closed, even where the same key comes up again. */
  readonly answered: string | null
  readonly at: number
  readonly version: number
  readonly decisionSeconds: number | null
}

interface After<K extends Types> {
  readonly open: readonly OpenDecision<K>[]
  readonly clocks: Clocks
}

type Mutable<T> = { -readonly [P in keyof T]: T[P] }

const NO_CLOCKS: Clocks = {}

/** Whom the game would wait for for ever: neither standing nor suspended. */
export const isBlocking = ({ standing, suspendedBy }: Decision): boolean =>
  standing !== true && suspendedBy === undefined

/** Gives the asked decisions their ids and clocks: a question that stays open keeps both. */
export function reopen<K extends Types>(
  asked: readonly Decision<K>[],
  before: Before<K>,
): After<K> {
  const open: Mutable<OpenDecision<K>>[] = []
  let clocks: { [name: string]: Clock } | null = null
  for (const decision of asked) {
    const same = sameQuestion(before, decision.key)
    const id = same?.id ?? newId(before, decision.seat, open)
    const clock = clockOf(decision, id, before.decisionSeconds)
    if (clock !== null) {
      clocks ??= {}
      clocks[clock.name] = keepClock(decision, clock, before, clocks)
    }
    const openedAt = same?.openedAt ?? before.version
    open.push(opened(decision, id, openedAt, clock?.name ?? null))
  }
  if (clocks === null) return { open, clocks: NO_CLOCKS }
  for (const one of open) if (one.clock !== null) one.deadline = deadlineOf(one, clocks[one.clock]!)
  return { open, clocks }
}

/** Field by field: a spread of records that differ in their fields costs more than the whole fold. */
function opened<K extends Types>(
  { key, kind, seat, moves, standing, limit, suspendedBy, shownTo }: Decision<K>,
  id: string,
  openedAt: number,
  clock: string | null,
): Mutable<OpenDecision<K>> {
  const one: Mutable<OpenDecision<K>> = {
    id,
    key,
    kind,
    seat,
    moves,
    openedAt,
    clock,
    deadline: null,
  }
  if (standing !== undefined) one.standing = standing
  if (limit !== undefined) one.limit = limit
  if (suspendedBy !== undefined) one.suspendedBy = suspendedBy
  if (shownTo !== undefined) one.shownTo = shownTo
  return one
}

function sameQuestion<K extends Types>({ open, answered }: Before<K>, key: string) {
  for (const one of open) if (one.key === key) return one.id === answered ? undefined : one
  return undefined
}

/**
 * A world that somebody imagines asks new questions at an old version: none may take a taken id.
 */
function newId<K extends Types>(
  { version, open: was }: Before<K>,
  seat: Seat,
  open: readonly OpenDecision<K>[],
): string {
  for (let number = 0; ; number += 1) {
    const id = `${version}-${seat}-${number}`
    if (!hasId(open, id) && !hasId(was, id)) return id
  }
}

function hasId(open: readonly OpenDecision[], id: string): boolean {
  for (const one of open) if (one.id === id) return true
  return false
}

interface NamedClock {
  readonly name: string
  readonly seconds: number
}

/** The clock that a decision asks for, whether or not it exists yet; null: it has no limit. */
function clockOf(
  { limit, standing }: Decision,
  id: string,
  decisionSeconds: number | null,
): NamedClock | null {
  if (limit) return { name: limit.clock ?? `#${id}`, seconds: limit.seconds }
  return standing || decisionSeconds === null ? null : { name: `#${id}`, seconds: decisionSeconds }
}

/** Shared by several decisions, a clock stands still only while all of them are suspended. */
function keepClock<K extends Types>(
  { suspendedBy }: Decision<K>,
  { name, seconds }: NamedClock,
  { clocks: was, at }: Before<K>,
  clocks: Clocks,
): Clock {
  const known = was[name] ?? { left: seconds * 1000 }
  if (suspendedBy === undefined) return running(known, at)
  return clocks[name] ?? stopped(known, at)
}

/** A suspended decision cannot run out of time, though others may be on its clock. */
const deadlineOf = ({ suspendedBy }: Decision, clock: Clock): number | null =>
  suspendedBy === undefined && 'deadline' in clock ? clock.deadline : null

const running = (clock: Clock, at: number): Clock =>
  'deadline' in clock ? clock : { deadline: at + clock.left }
const stopped = (clock: Clock, at: number): Clock =>
  'left' in clock ? clock : { left: Math.max(0, clock.deadline - at) }

/** Its time is up: no answer is taken any more, played out or not. */
export const isDue = ({ deadline }: OpenDecision, now: number): boolean =>
  deadline !== null && deadline <= now

/** The decision whose time ran out first by `now`: by deadline, then by seat. */
export function nextDue<K extends Types>(
  open: readonly OpenDecision<K>[],
  now: number,
): OpenDecision<K> | null {
  let first: OpenDecision<K> | null = null
  for (const one of open) {
    if (!isDue(one, now)) continue
    if (first === null || isEarlier(one, first)) first = one
  }
  return first
}

const isEarlier = (one: OpenDecision, other: OpenDecision): boolean =>
  one.deadline! < other.deadline! || (one.deadline === other.deadline && one.seat < other.seat)

/** When somebody has to look at the game again, because a time limit runs out; null: never. */
export function nextDeadline(open: readonly OpenDecision[]): number | null {
  let first: number | null = null
  for (const { deadline } of open)
    if (deadline !== null && (first === null || deadline < first)) first = deadline
  return first
}
