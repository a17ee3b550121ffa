import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import type { Content } from '../content/schema.ts'
import type { Seen, Table } from '../types.ts'

type Rounds = Content['fixtures']['2']

export const chartOf = ({ seats, content }: Table): Rounds =>
  sure(content.fixtures[String(seats) as keyof Content['fixtures']], `chart for ${seats}`)

/**
 * Returns the fixtures of a season. In the second half of a home-and-away season, home and away are
 * swapped (SC-R28).
 */
export function roundsOf(table: Table): Rounds {
  const chart = chartOf(table)
  if (!playsTwice(table)) return chart
  const mirrored = chart.map(({ matches, sims }) => ({
    matches: matches.map(([home, away]): [number, number] => [away, home]),
    sims,
  }))
  return [...chart, ...mirrored]
}

export function seatOf({ state }: Seen, number: number): Seat {
  const seat = state.shared.managers.findIndex((club) => club.number === number)
  if (seat === -1) throw new RangeError(`no seat has number ${number}`)
  return seat
}

export function pointsOf(table: Table) {
  const { homeAndAway, single } = table.content.matchPoints
  return playsTwice(table) ? homeAndAway : single
}

/**
 * In games with two managers, the `homeAndAway` option is ignored, because older games may contain
 * the option (SC-R27).
 */
const playsTwice = ({ options, seats }: Table): boolean => options.homeAndAway && seats > 2
