import type { Decision, Table, Types } from './types.ts'

/** How long a kind of question has. At a table without a pace it has all the time in the world. */
export type Pace<O> = (Share | Printed) & {
  /** What the options of the table say instead; null: nothing. */
  readonly option?: (options: O) => number | null
}

interface Share {
  /** Of the table's `decisionSeconds`. Below 1 it is short, and who misses it keeps the seat. */
  readonly share: number
}

interface Printed {
  /** What the rulebook itself prints, at whatever pace the table plays. */
  readonly seconds: number
}

/** One for each kind of question; `none` for those that stand until they are answered. */
export type Paces<K extends Types> = {
  readonly [T in K['kind']]: Pace<K['options']> | 'none'
}

/** What a time limit follows from: the rules and the table, and nothing that happens in a game. */
export interface Paced<K extends Types> {
  readonly paces: Paces<K>
  readonly table: Pick<Table<K>, 'options' | 'decisionSeconds'>
}

/** The seconds that a kind of question has; null: no clock runs. */
export function secondsFor<K extends Types>(
  { paces, table: { options, decisionSeconds } }: Paced<K>,
  kind: K['kind'],
): number | null {
  const pace: Pace<K['options']> | 'none' = paces[kind]
  if (pace === 'none') return null
  const chosen = pace.option?.(options) ?? null
  if (chosen !== null) return chosen
  if (decisionSeconds === null) return null
  return 'share' in pace ? Math.max(1, Math.round(pace.share * decisionSeconds)) : pace.seconds
}

/** Whether the pace of the table says how long a kind of question has, and nothing else does. */
export function isOfTable<K extends Types>(
  { paces, table: { options } }: Paced<K>,
  kind: K['kind'],
): boolean {
  const pace: Pace<K['options']> | 'none' = paces[kind]
  return pace !== 'none' && 'share' in pace && (pace.option?.(options) ?? null) === null
}

/**
 * Whether a seat that lets this question lapse is away: the game waited for it, and it had all the
 * time that the table gives.
 */
export function showsAbsence<K extends Types>(
  paced: Paced<K>,
  { kind, standing }: Pick<Decision<K>, 'kind' | 'standing'>,
): boolean {
  const pace: Pace<K['options']> | 'none' = paced.paces[kind]
  const { decisionSeconds } = paced.table
  if (standing === true || decisionSeconds === null || pace === 'none') return false
  const isShort = !('share' in pace) || pace.share < 1
  return !isShort && secondsFor(paced, kind)! >= decisionSeconds
}

/** Every kind of question that has a clock at this table. */
export const clocksAt = <K extends Types>(
  paced: Paced<K>,
): { readonly kind: K['kind']; readonly seconds: number }[] =>
  (Object.keys(paced.paces) as K['kind'][]).flatMap((kind) => {
    const seconds = secondsFor(paced, kind)
    return seconds === null ? [] : [{ kind, seconds }]
  })
