import type { Decision, Table, Types } from './types.ts'

export type Pace<O> = (Share | Printed) & {
  /**
   * Returns the time limit that the options of the game set for a kind of decision, or null if the
   * options set no limit.
   */
  readonly option?: (options: O) => number | null
  /**
   * True if only the seat that is first to answer can win. Bots delay their answers if only the
   * first answer wins, so that human players have a chance.
   */
  readonly race?: (options: O) => boolean
}

interface Share {
  /**
   * Factor by which the standard time limit `decisionSeconds` of a game is multiplied. If the
   * factor is below 1, a player who misses the deadline does not count as absent.
   */
  readonly share: number
}

interface Printed {
  readonly seconds: number
}

/** Time limit for each kind of decision; `none` means no time limit. */
export type Paces<K extends Types> = {
  readonly [T in K['kind']]: Pace<K['options']> | 'none'
}

/** The part of a game that determines time limits and does not change during the game. */
export interface Paced<K extends Types> {
  readonly paces: Paces<K>
  readonly table: Pick<Table<K>, 'options' | 'decisionSeconds'>
}

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

export function isOfTable<K extends Types>(
  { paces, table: { options } }: Paced<K>,
  kind: K['kind'],
): boolean {
  const pace: Pace<K['options']> | 'none' = paces[kind]
  return pace !== 'none' && 'share' in pace && (pace.option?.(options) ?? null) === null
}

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

export function isRace<K extends Types>(
  { paces, table: { options } }: Paced<K>,
  kind: K['kind'],
): boolean {
  const pace: Pace<K['options']> | 'none' = paces[kind]
  return pace !== 'none' && pace.race?.(options) === true
}

export const clocksAt = <K extends Types>(
  paced: Paced<K>,
): { readonly kind: K['kind']; readonly seconds: number }[] =>
  (Object.keys(paced.paces) as K['kind'][]).flatMap((kind) => {
    const seconds = secondsFor(paced, kind)
    return seconds === null ? [] : [{ kind, seconds }]
  })
