import type { BotTurn } from '../../../kernel/bot.ts'
import type { Move } from '../moves.ts'
import { clubOf, freeCashOf } from '../read/club.ts'
import type { Seen, Superclub } from '../types.ts'

export type Turn = BotTurn<Superclub>
/** Null: nothing better than any legal move. */
export type Answerer = (turn: Turn) => Move | null

/** The open table, as the rules ask about it. */
export const seenBy = ({ table, view }: Turn): Seen => ({ table, state: view })

/** The values that a field of one type of move may take, where they are listed. */
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
