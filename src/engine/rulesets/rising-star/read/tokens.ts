import type { Problem } from '../../../kernel/rule.ts'
import type { Seat } from '../../../kernel/types.ts'
import { problem } from '../refusals.ts'
import type { At } from '../types.ts'

export function tokenProblem({ state, table }: At, token: string): Problem | null {
  if (!table.content.tokens.some(({ id }) => id === token))
    return problem('unknown-token', { token })
  const isTaken = state.shared.seats.some((player) => player.token === token)
  return isTaken ? problem('token-taken', { token }) : null
}

export const freeTokens = (at: At): string[] =>
  at.table.content.tokens.map(({ id }) => id).filter((token) => tokenProblem(at, token) === null)

export const nextChooser = ({ state }: At): Seat | null =>
  state.shared.seats.find(({ token }) => token === null)?.no ?? null

export const ownerOf = ({ state }: At, token: string): Seat | null =>
  state.shared.seats.find((player) => player.token === token && !player.resigning)?.no ?? null
