import type { BotTurn } from '../../../kernel/bot.ts'
import type { Frozen } from '../../../kernel/types.ts'
import type { Move } from '../moves.ts'
import { clubOf, freeCashOf } from '../read/club.ts'
import type { Seen, Shared, Superclub, View } from '../types.ts'

/**
 * Input of the bot. The bot's input contains only those parts of the view that a simulated game can
 * provide without copying.
 */
export interface Turn extends Pick<BotTurn<Superclub>, 'table' | 'seat' | 'decision' | 'spaces'> {
  readonly view: Glance
}
export interface Glance {
  readonly shared: Shared
  readonly counts: Pick<View['counts'], 'stacks'>
  readonly own: Frozen<Pick<NonNullable<View['own']>, 'hand' | 'trades' | 'offersMade'>> | null
}

/** Chooses a move for the bot; null means that a random move is equally good. */
export type Answerer = (turn: Turn) => Move | null

export const seenBy = ({ table, view }: Turn): Seen => ({ table, state: view })

export function valuesOf(turn: Turn, type: Move['type'], field: string): string[] {
  const found: string[] = []
  for (const space of turn.spaces) {
    const domain = space.type === type ? space.fields[field] : undefined
    if (domain && 'oneOf' in domain) found.push(...(domain.oneOf as string[]))
  }
  return found
}

export const offers = ({ spaces }: Turn, type: Move['type']): boolean =>
  spaces.some((space) => space.type === type)

export function outlook(turn: Turn) {
  const at = seenBy(turn)
  const { table, view, seat } = turn
  const { content } = table
  const { year } = view.shared
  return { at, seat, club: clubOf(at, seat), cash: freeCashOf(at, seat), content, year }
}
