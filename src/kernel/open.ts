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

/** What the next set of open decisions follows from, beside the decisions that the rules ask for. */
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

const NO_CLOCKS: Clocks = {}

/** Whom the game would wait for for ever: neither standing nor suspended. */
export const isBlocking = ({ standing, suspendedBy }: Decision): boolean =>
  standing !== true && suspendedBy === undefined

/** Gives the asked decisions their ids and clocks: a question that stays open keeps both. */
export function reopen<K extends Types>(
  asked: readonly Decision<K>[],
  before: Before<K>,
): After<K> {
  const clocks: { [name: string]: Clock } = {}
  let timed = false
  const opened: Seat[] = []
  const named = asked.map((decision) => {
    const same = sameQuestion(before, decision.key)
    const id = same?.id ?? newId(before.version, decision.seat, opened)
    const clock = keepClock(decision, id, before, clocks)
    timed ||= clock !== null
    return { ...decision, id, openedAt: same?.openedAt ?? before.version, clock, deadline: null }
  })
  if (!timed) return { open: named, clocks: NO_CLOCKS }
  const open = named.map((one) => {
    const clock = one.clock === null ? null : clocks[one.clock]!
    return { ...one, deadline: clock && 'deadline' in clock ? clock.deadline : null }
  })
  return { open, clocks }
}

function sameQuestion<K extends Types>({ open, answered }: Before<K>, key: string) {
  for (const one of open) if (one.key === key) return one.id === answered ? undefined : one
  return undefined
}

function newId(version: number, seat: Seat, opened: Seat[]): string {
  let number = 0
  for (const other of opened) if (other === seat) number += 1
  opened.push(seat)
  return `${version}-${seat}-${number}`
}

/** Enters the clock of one decision among the next clocks and gives its name. */
function keepClock<K extends Types>(
  { limit, standing, suspendedBy }: Decision<K>,
  id: string,
  { clocks: was, at, decisionSeconds }: Before<K>,
  clocks: { [name: string]: Clock },
): string | null {
  const seconds = limit ? limit.seconds : standing ? null : decisionSeconds
  if (seconds === null) return null
  const name = limit?.clock ?? `#${id}`
  const known = was[name] ?? { left: seconds * 1000 }
  // Shared by several decisions, a clock stands still only while all of them are suspended.
  if (suspendedBy === undefined) clocks[name] = running(known, at)
  else clocks[name] ??= stopped(known, at)
  return name
}

const running = (clock: Clock, at: number): Clock =>
  'deadline' in clock ? clock : { deadline: at + clock.left }
const stopped = (clock: Clock, at: number): Clock =>
  'left' in clock ? clock : { left: Math.max(0, clock.deadline - at) }

/** The decision whose time ran out first by `now`: by deadline, then by seat. */
export function nextDue<K extends Types>(
  open: readonly OpenDecision<K>[],
  now: number,
): OpenDecision<K> | null {
  let first: OpenDecision<K> | null = null
  for (const one of open) {
    if (one.deadline === null || one.deadline > now) continue
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
