import type { Hue, Seat } from '../boards/board.ts'

const LETTERS = 'ABCDEFGHIJKL'
const shapes = [
  'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Z',
  'M4.5 1.5h15a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3h-15a3 3 0 0 1-3-3v-15a3 3 0 0 1 3-3Z',
  'M12 .5 23.5 12 12 23.5 .5 12Z',
  'M12 1 23.5 22H.5Z',
  'M12 .5 23.4 8.8 19 22.5H5L.6 8.8Z',
  'M6 1.5h12L24 12l-6 10.5H6L0 12Z',
]
const TRIANGLE = 3

export const letterOf = (seat: Seat): string => LETTERS[seat] ?? String(seat)

interface SeatMarkProps {
  readonly seat: Seat
  readonly hue: Hue
  readonly size?: number
  readonly x?: number
  readonly y?: number
}

/** Colour, letter and shape each identify the seat. */
export function SeatMark({ seat, hue, size = 22, x, y }: SeatMarkProps) {
  const isTriangle = seat % shapes.length === TRIANGLE
  return (
    <svg
      class="seat-mark"
      width={size}
      height={size}
      x={x}
      y={y}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shapes[seat % shapes.length]} fill={`var(--${hue})`} stroke="var(--surface)" />
      <text
        x="12"
        y={isTriangle ? 19 : 16.6}
        text-anchor="middle"
        font-size={isTriangle ? 11 : 13}
        font-weight="700"
        fill="var(--on-hue)"
      >
        {letterOf(seat)}
      </text>
    </svg>
  )
}

export const EmptySeat = ({ size = 22 }: { readonly size?: number }) => (
  <svg class="seat-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="10" fill="none" stroke="var(--line-strong)" stroke-dasharray="3 3" />
  </svg>
)
