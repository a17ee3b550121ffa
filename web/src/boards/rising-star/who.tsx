import type { Seat } from '../board.ts'
import { SeatName } from '../seat-name.tsx'
import { huesOf, type Props } from './player.ts'

export const Who = ({ view, names, seat }: Props & { readonly seat: Seat }) => (
  <SeatName seat={seat} hue={huesOf(view)[seat]} name={names[seat]} />
)
