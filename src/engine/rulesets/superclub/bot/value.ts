import type { Seat } from '../../../kernel/types.ts'
import { playerOf } from '../content/book.ts'
import type { Player } from '../content/schema.ts'
import { clubOf } from '../read/club.ts'
import type { Seen } from '../types.ts'

const HOLLOW_STAR = 0.5
const PAIRED_CHEMISTRY = 0.3

const fits = (one: Player['chemistry'], other: Player['chemistry']): boolean =>
  (one !== 'none' && other === 'both') ||
  (one === 'both' && other !== 'none') ||
  (one === 'left' && other === 'right') ||
  (one === 'right' && other === 'left')

export function worthOf(at: Seen, seat: Seat, card: string, stars?: number): number {
  const { content } = at.table
  const { stars: printed, potential, chemistry, position } = playerOf(content, card)
  const now = stars ?? printed
  const isPaired = clubOf(at, seat).squad.some(({ card: other }) => {
    if (other === card) return false
    const mate = playerOf(content, other)
    return mate.position === position && fits(chemistry, mate.chemistry)
  })
  return now + HOLLOW_STAR * (potential - now) + (isPaired ? PAIRED_CHEMISTRY : 0)
}

export function weakest(at: Seen, seat: Seat): { card: string; value: number } | null {
  let least: { card: string; value: number } | null = null
  for (const { card, stars } of clubOf(at, seat).squad) {
    const value = worthOf(at, seat, card, stars)
    if (!least || value < least.value) least = { card, value }
  }
  return least
}

export function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let top: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const points = score(item)
    if (points <= most) continue
    most = points
    top = item
  }
  return top
}

export const ranked = <T>(items: readonly T[], score: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, points: score(item) }))
    .sort((one, other) => other.points - one.points)
    .map(({ item }) => item)

const NEEDS = { defender: 4, midfielder: 4, attacker: 3, goalkeeper: 1, utility: 0 } as const

export function draftPicks(at: Seen, seat: Seat): string[] {
  const { content } = at.table
  const { board } = at.state.shared.draft
  const club = clubOf(at, seat)
  const missing = (position: Player['position']) => {
    const own = club.squad.filter(({ card }) => playerOf(content, card).position === position)
    return Math.max(0, NEEDS[position] - own.length)
  }
  const positions = Object.keys(NEEDS) as Player['position'][]
  const needed = positions.reduce((sum, position) => sum + missing(position), 0)
  const left = content.limits.draftSquad - club.squad.length
  const wanted = board.filter((card) => missing(playerOf(content, card).position) > 0)
  const choice = needed >= left && wanted.length > 0 ? wanted : board
  return ranked(choice, (card) => worthOf(at, seat, card))
}
