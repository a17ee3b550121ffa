import type { Goods } from '../../../../src/engine/rulesets/superclub/state.ts'
import { idleTurn, type Place, type Placed, position } from './position.ts'

export const deadline = (clubs: Place[], rest: object = {}): Placed =>
  position({ phase: 'deadline', clubs, ...rest })

export const stars = (token: number): Place => ({ token })

export const bid = (amount: number) => ({ type: 'auction-bid' as const, amount })
export const PASS = { type: 'auction-pass' } as const

export const nothing: Goods = { cash: 0, players: [], staff: [] }
export const goods = (players: string[], cash = 0, staff: string[] = []): Goods => ({
  cash,
  players,
  staff,
})

export const trading = (clubs: Place[] = [{}, {}], options = {}): Placed =>
  position({
    phase: 'training',
    clubs,
    options,
    also: ({ shared }) => {
      shared.turnsDone = 0
      shared.turn = idleTurn(0)
    },
  })

export const propose = (to: number, give: Goods, take: Goods) => ({
  type: 'trade-propose' as const,
  to,
  give,
  take,
})
