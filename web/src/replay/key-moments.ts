import type { TurningPoint } from '../../../src/engine/bots/win-chances.ts'
import type { Seat } from '../boards/board.ts'
import * as en from '../text/replay/en.ts'
import { formatPercent, sentenceCase } from '../ui/format.ts'
import { type Chart, chartsOf } from './charts.ts'
import type { KeyMoment, Recording } from './recording.ts'

/** Minimum change of a chart's value that counts as a swing, as a fraction of the series' range. */
const SWING = 0.25
/** Maximum number of marked swings in a chart, because more marks would hide important marks. */
const SWINGS_MAX = 12

/** A swing in a chart is labelled with the event that caused the swing. */
export function keyMomentsOf(
  recording: Recording,
  turnings: readonly TurningPoint[] = [],
): readonly KeyMoment[] {
  const named = recording.moments()
  // A goal occurs in the middle of a move's events, but the resulting swing appears after the last
  // event, so the goal and the swing are assigned the version at the end of the move.
  const endOf = (version: number) =>
    recording.stops.move?.find((stop) => stop >= version) ?? version
  const covered = new Set(named.map(({ version }) => endOf(version)))
  const swings = swingsOf(recording).filter(({ version }) => !covered.has(version))
  const turned = new Map(turnings.map((one) => [endOf(one.version), chanceOf(recording, one)]))
  const all = [...named, ...swings].map((moment) => {
    const end = endOf(moment.version)
    const chance = turned.get(end)
    turned.delete(end)
    return chance ? { ...moment, words: `${moment.words} ${chance.words}` } : moment
  })
  return [...all, ...turned.values()].sort((one, other) => one.version - other.version)
}

function chanceOf({ names }: Recording, { version, seat, from, to }: TurningPoint): KeyMoment {
  const words = en.sWinChance(names[seat] ?? '', formatPercent(from), formatPercent(to))
  return { version, seat, words }
}

interface Swing {
  readonly chart: string
  readonly seat: Seat
  readonly from: number
  readonly to: number
  readonly change: number
  readonly part: number
}

function swingsOf(recording: Recording): KeyMoment[] {
  const swings = chartsOf(recording)
    .flatMap(swingsIn)
    .filter(({ part }) => part >= SWING)
    .sort((one, other) => other.part - one.part)
    .slice(0, SWINGS_MAX)
  const found = new Map<number, KeyMoment>()
  for (const swing of swings) {
    const version = placeOf(recording, swing)
    const words = wordsAt(recording, version) ?? sumOf(swing)
    if (!found.has(version)) found.set(version, { version, seat: swing.seat, words })
  }
  return [...found.values()]
}

function swingsIn({ name, versions, lines }: Chart): Swing[] {
  const values = lines.flat()
  const span = Math.max(...values) - Math.min(...values)
  if (span === 0) return []
  return lines.flatMap((line, seat) =>
    line.slice(1).map((value, place) => {
      const change = value - (line[place] ?? value)
      const [from = 0, to = 0] = versions.slice(place, place + 2)
      return { chart: name, seat, from, to, change, part: Math.abs(change) / span }
    }),
  )
}

function placeOf(recording: Recording, { chart, seat, from, to }: Swing): number {
  const stops = recording.stops.move?.filter((stop) => stop > from && stop <= to) ?? []
  const at = (version: number) => {
    const view = recording.whole?.viewAt(version, 'spectator')
    return view === undefined ? 0 : (recording.board?.series(view, seat)[chart] ?? 0)
  }
  let [best, most, before] = [to, 0, at(from)]
  for (const stop of stops) {
    const now = at(stop)
    if (Math.abs(now - before) > most) [best, most] = [stop, Math.abs(now - before)]
    before = now
  }
  return best
}

function wordsAt(recording: Recording, version: number): string | null {
  const start = recording.stops.move?.findLast((stop) => stop < version) ?? 0
  const lines = recording.linesUpTo(version, 'spectator', version - start)
  return lines.findLast(({ words }) => words !== null)?.words ?? null
}

const sumOf = ({ chart, change }: Swing): string =>
  `${sentenceCase(chart)} ${change > 0 ? '+' : '−'}${Math.abs(change)}`
