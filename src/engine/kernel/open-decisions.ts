import { type Paced, secondsFor } from './pace.ts'
import type { Decision, Seat, Types } from './types.ts'

export interface OpenDecision<K extends Types = Types> extends Decision<K> {
  /**
   * Id of the decision, which consists of the version at which the decision opened, the seat and a
   * counter. Unlike the key of a decision, its id reveals no secret. Callers must treat the id of a
   * decision as opaque.
   */
  readonly id: string
  readonly openedAt: number
  /**
   * Name of the clock that the decision shares with other decisions; null if the decision has a
   * separate clock or no time limit.
   */
  readonly clock: string | null
  readonly deadline: number | null
  readonly left: number | null
}

/**
 * Clock of one decision, or of several decisions that share a clock name. A running clock has a
 * deadline; a stopped clock has a number of remaining milliseconds.
 */
export interface Clock {
  readonly deadline: number | null
  readonly left: number | null
}
/**
 * Clocks that several decisions share, by name; the separate clocks of single decisions are not
 * listed.
 */
export type Clocks = { readonly [name: string]: Clock }

interface ReopenInput<K extends Types> extends Paced<K> {
  readonly open: readonly OpenDecision<K>[]
  readonly clocks: Clocks
  /**
   * Id of the decision that was just answered, which closes even if the rules immediately ask the
   * same question again.
   */
  readonly answered: string | null
  readonly paused: boolean
  readonly at: number
  readonly version: number
}

type BankLeft<K extends Types> = (decision: Decision<K>) => number | null | undefined

interface DecisionsAndClocks<K extends Types> {
  readonly open: readonly OpenDecision<K>[]
  readonly clocks: Clocks
}

type Mutable<T> = { -readonly [P in keyof T]: T[P] }

const NO_CLOCKS: Clocks = {}

/** True if the game waits for the decision: the decision is neither optional nor suspended. */
export const isBlocking = ({
  standing,
  suspendedBy,
}: Pick<Decision, 'standing' | 'suspendedBy'>): boolean =>
  standing !== true && suspendedBy === undefined

/**
 * Assigns ids and clocks to the decisions that the rules open. A decision that remains open keeps
 * its id and clock.
 */
export function reopen<K extends Types>(
  decisions: readonly Decision<K>[],
  before: ReopenInput<K>,
  bankLeft: BankLeft<K> | null = null,
): DecisionsAndClocks<K> {
  const open: Mutable<OpenDecision<K>>[] = []
  let clocks: { [name: string]: Clock } | null = null
  for (const decision of decisions) {
    const same = sameQuestion(before, decision.key)
    const id = same?.id ?? newId(before, decision.seat, open)
    const openedAt = same?.openedAt ?? before.version
    const left = bankLeft?.(decision)
    const seconds = left === undefined ? secondsFor(before, decision.kind) : null
    const clock = seconds === null ? null : (decision.clock ?? null)
    if (seconds !== null && clock !== null) {
      clocks ??= {}
      clocks[clock] = sharedClock(decision, clock, seconds, before, clocks)
    }
    const hasOwn = seconds !== null && clock === null
    const own = hasOwn ? ownClock(decision, same, seconds, before) : NO_LIMIT
    const time = typeof left === 'number' ? bankClock(decision, left, before) : own
    open.push(opened(decision, { id, openedAt, clock, time }))
  }
  if (clocks === null) return { open, clocks: NO_CLOCKS }
  for (const one of open) if (one.clock !== null) readClock(one, clocks[one.clock]!)
  return { open, clocks }
}

type Opening = Pick<OpenDecision, 'id' | 'openedAt' | 'clock'> & { readonly time: Clock }

/**
 * Every decision is created with its fields in the same order, because V8 optimizes access to such
 * objects.
 */
function opened<K extends Types>(
  { key, kind, seat, moves, about, standing, suspendedBy, shownTo }: Decision<K>,
  { id, openedAt, clock, time }: Opening,
): Mutable<OpenDecision<K>> {
  return {
    id,
    openedAt,
    clock,
    deadline: time.deadline,
    left: time.left,
    key,
    kind,
    seat,
    moves,
    about,
    standing,
    suspendedBy,
    shownTo,
  }
}

function sameQuestion<K extends Types>({ open, answered }: ReopenInput<K>, key: string) {
  for (const one of open) if (one.key === key) return one.id === answered ? undefined : one
  return undefined
}

/**
 * Returns an unused id for a decision. Ids that are in use are skipped, because the version of a
 * simulated game may be out of date.
 */
function newId<K extends Types>(
  { version, open: was }: ReopenInput<K>,
  seat: Seat,
  open: readonly OpenDecision<K>[],
): string {
  for (let number = 0; ; number += 1) {
    const id = `${version}-${seat}-${number}`
    if (!hasId(open, id, version) && !hasId(was, id, version)) return id
  }
}

function hasId(open: readonly OpenDecision[], id: string, version: number): boolean {
  for (const one of open) if (one.openedAt === version && one.id === id) return true
  return false
}

function ownClock<K extends Types>(
  { suspendedBy }: Decision<K>,
  same: OpenDecision<K> | undefined,
  seconds: number,
  { paused, at }: ReopenInput<K>,
): Clock {
  const known = same && isTimed(same) ? same : fullClock(seconds)
  return suspendedBy === undefined && !paused ? running(known, at) : stopped(known, at)
}

const bankClock = <K extends Types>(
  { suspendedBy }: Decision<K>,
  left: number,
  { paused, at }: ReopenInput<K>,
): Clock =>
  suspendedBy === undefined && !paused
    ? { deadline: at + left, left: null }
    : { deadline: null, left }

/**
 * Returns the clock that a decision shares with other decisions. A shared clock stops only while
 * all its decisions are suspended.
 */
function sharedClock<K extends Types>(
  { suspendedBy }: Decision<K>,
  name: string,
  seconds: number,
  { clocks: was, paused, at }: ReopenInput<K>,
  clocks: Clocks,
): Clock {
  const known = was[name] ?? fullClock(seconds)
  if (suspendedBy === undefined && !paused) return running(known, at)
  return clocks[name] ?? stopped(known, at)
}

/**
 * Copies the deadline and the remaining time of a clock to a decision. A suspended decision has no
 * deadline, even if its shared clock is running.
 */
function readClock<K extends Types>(one: Mutable<OpenDecision<K>>, { deadline, left }: Clock) {
  one.deadline = one.suspendedBy === undefined ? deadline : null
  one.left = left
}

const NO_LIMIT: Clock = { deadline: null, left: null }
const fullClock = (seconds: number): Clock => ({ deadline: null, left: seconds * 1000 })
const running = (clock: Clock, at: number): Clock =>
  clock.left === null ? clock : { deadline: at + clock.left, left: null }
const stopped = (clock: Clock, at: number): Clock =>
  clock.deadline === null ? clock : { deadline: null, left: Math.max(0, clock.deadline - at) }

export const isTimed = ({ deadline, left }: Clock): boolean => deadline !== null || left !== null

/** Adds time to a decision and to all other decisions that use the same clock. */
export function extendClock<K extends Types>(
  { open, clocks }: DecisionsAndClocks<K>,
  { decisionId, seconds }: { readonly decisionId: string; readonly seconds: number },
): DecisionsAndClocks<K> {
  const name = open.find(({ id }) => id === decisionId)?.clock ?? null
  if (name !== null)
    return { open, clocks: { ...clocks, [name]: extended(clocks[name]!, seconds) } }
  const changed = open.map((one) => (one.id === decisionId ? extended(one, seconds) : one))
  return { open: changed, clocks }
}

const extended = <T extends Clock>(clock: T, seconds: number): T => ({
  ...clock,
  deadline: clock.deadline === null ? null : clock.deadline + seconds * 1000,
  left: clock.left === null ? null : clock.left + seconds * 1000,
})

/**
 * Stops all clocks at the time `since`. The clocks of the selected kinds of decisions are reset to
 * the full time limit.
 */
export function pauseClocks<K extends Types>(
  { open, clocks }: DecisionsAndClocks<K>,
  since: number,
  isRewound: (kind: K['kind']) => boolean,
): DecisionsAndClocks<K> {
  const rewound = open.filter(({ kind }) => isRewound(kind))
  const names = new Set(rewound.map(({ clock }) => clock))
  const kept = Object.entries(clocks).filter(([name]) => !names.has(name))
  return {
    open: open.map((one) => ({
      ...one,
      ...(rewound.includes(one) ? NO_LIMIT : stoppedSince(one, since)),
    })),
    clocks: Object.fromEntries(kept.map(([name, clock]) => [name, stoppedSince(clock, since)])),
  }
}

const stoppedSince = (clock: Clock, since: number): Clock => {
  const { deadline, left } = stopped(clock, since)
  return { deadline, left }
}

/**
 * True if the deadline of the decision has passed. Late answers are refused, even if the service
 * has not processed the missed deadline yet.
 */
export const isDue = ({ deadline }: OpenDecision, now: number): boolean =>
  deadline !== null && deadline <= now

/**
 * Returns the open decision with the earliest deadline. If several deadlines are equal, the
 * decision of the seat with the lowest number is returned.
 */
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

export function nextDeadline(open: readonly OpenDecision[]): number | null {
  let first: number | null = null
  for (const { deadline } of open)
    if (deadline !== null && (first === null || deadline < first)) first = deadline
  return first
}
