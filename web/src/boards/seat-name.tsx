import { SeatMark } from '../ui/seat-mark.tsx'
import type { Hue, Seat } from './board.ts'

interface SitterProps {
  readonly seat: Seat
  readonly hue: Hue | undefined
  readonly name: string | undefined
}

export const SeatName = ({ seat, hue = 'black', name }: SitterProps) => (
  <span class="row who">
    <SeatMark seat={seat} hue={hue} size={17} />
    <bdi class="clip">{name}</bdi>
  </span>
)
