import type { Schemas } from '../service.ts'

export interface LobbySeat {
  readonly seat: number
  readonly kind: 'open' | 'account' | 'bot' | 'host'
  readonly account: string | null
  readonly name: string | null
  readonly joined: boolean
  readonly choices: unknown
  readonly level: string | null
  readonly rating: Schemas['SeatRating'] | null
}

export const isTaken = ({ kind, joined }: LobbySeat): boolean => kind !== 'open' && joined
