import { at } from '../../kernel/define.ts'
import type { Outcome } from '../../kernel/ruleset.ts'
import type { Viewer } from '../../kernel/types.ts'
import { sizesOf } from './read/club.ts'
import type { Secret, View } from './state.ts'
import type { Board } from './types.ts'

/** A copy of plain JSON that nobody else writes to. */
export function copy<T>(value: unknown): T {
  if (typeof value !== 'object' || value === null) return value as T
  if (Array.isArray(value)) return value.map((one) => copy<unknown>(one)) as T
  const made: Record<string, unknown> = {}
  for (const name in value) made[name] = copy(value[name as keyof typeof value])
  return made as T
}

function countsOf({ secret }: Board): View['counts'] {
  return {
    deck: secret.deck.length,
    stacks: sizesOf(secret.stacks),
    staff: secret.staff.length,
    superCup: secret.superCup.length,
    gameChangers: secret.gameChangers.length,
    hands: secret.hands.map(({ length }) => length),
    collections: secret.collections.map(({ length }) => length),
    faceDown: secret.faceDown.map(({ match, seat }) => ({ match, seat })),
  }
}

function ownOf({ secret }: Board, seat: number): NonNullable<View['own']> {
  const isOwn = (one: { readonly seat: number }) => one.seat === seat
  return {
    hand: [...at(secret.hands, seat)],
    lineUps: copy(secret.lineUps.filter(isOwn)),
    seal: copy(secret.seals.find(isOwn) ?? null),
    entry: copy(secret.entries.find(isOwn) ?? null),
    order: copy(secret.orders.find(isOwn) ?? null),
    trades: copy(secret.trades.filter(({ from, to }) => from === seat || to === seat)),
    offersMade: [...at(secret.offers, seat)],
    offersReceived: secret.offers.map((made) => at(made, seat)),
  }
}

/** What lies open, what can be counted, what the seat itself knows; at the end everything. */
export function viewFor(state: Board, viewer: Viewer): View {
  const isOpen = viewer === 'admin' || state.shared.result !== null
  return {
    shared: copy(state.shared),
    counts: countsOf(state),
    own: typeof viewer === 'number' ? ownOf(state, viewer) : null,
    secret: isOpen ? copy<Secret>(state.secret) : null,
  }
}

/** The winner, then the ranking of the last season; the score is the marker. */
export function outcome({ shared }: Board): Outcome | null {
  const { result, managers } = shared
  if (!result) return null
  return {
    ranking: result.ranking.map((seat) => [seat]),
    scores: managers.map(({ marker }) => marker),
    reason: result.reason,
  }
}
