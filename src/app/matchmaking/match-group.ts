import type { MatchGroup, MatchRequestRecord } from './port.ts'

/** Waiting time after which a match may have the smallest possible number of players. */
const PATIENCE_MILLISECONDS = 45_000

interface Terms {
  readonly now: number
  readonly botMilliseconds: number
}

/** Returns the largest group whose size every player accepts; null if it is better to wait. */
export function matchGroup(
  own: MatchRequestRecord,
  others: readonly MatchRequestRecord[],
  { now, botMilliseconds }: Terms,
): MatchGroup | null {
  for (let size = own.seatsMax; size >= own.seatsMin; size -= 1) {
    const fitting = others.filter(({ seatsMin, seatsMax }) => seatsMin <= size && size <= seatsMax)
    const players = [own, ...fitting.slice(0, size - 1)]
    if (players.length < size) continue
    const isImpatient = players.some(({ since }) => now - since >= PATIENCE_MILLISECONDS)
    if (isImpatient || players.every(({ seatsMax }) => seatsMax === size))
      return { players, bots: 0 }
  }
  return withBots(own, others, { now, botMilliseconds })
}

function withBots(
  own: MatchRequestRecord,
  others: readonly MatchRequestRecord[],
  { now, botMilliseconds }: Terms,
): MatchGroup | null {
  if (!own.bot || now - own.since < botMilliseconds) return null
  const size = own.seatsMin
  const fitting = others.filter(
    ({ bot, seatsMin, seatsMax }) => bot && seatsMin <= size && size <= seatsMax,
  )
  const players = [own, ...fitting.slice(0, size - 1)]
  return { players, bots: size - players.length }
}
