import type { Seat } from '../../kernel/types.ts'

export const listed = (items: readonly unknown[], between = ' '): string =>
  items.join(between) || 'none'

export const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`

export const seatName = (seat: Seat | null): string => (seat === null ? 'nobody' : `seat ${seat}`)
