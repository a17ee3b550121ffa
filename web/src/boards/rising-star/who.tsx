import type { Seat } from '../board.ts'
import { Sitter } from '../who.tsx'
import { huesOf, type Props } from './player.ts'

export const Who = ({ view, names, seat }: Props & { readonly seat: Seat }) => (
  <Sitter seat={seat} hue={huesOf(view)[seat]} name={names[seat]} />
)
