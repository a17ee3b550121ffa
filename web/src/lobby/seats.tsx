import type { ComponentChildren } from 'preact'
import { HUES } from '../boards/board.ts'
import * as en from '../text/waiting-room/en.ts'
import { formatRating } from '../ui/format.ts'
import { EmptySeat, SeatMark } from '../ui/seat-mark.tsx'
import { isTaken, type LobbySeat } from './seat-status.ts'

interface SeatsProps {
  readonly seats: readonly LobbySeat[]
  readonly mine: number | null
  readonly host: string | null
  beside?(seat: LobbySeat): ComponentChildren
}

export const SeatRows = ({ seats, mine, host, beside }: SeatsProps) => (
  <ul class="seat-rows">
    {seats.map((one) => (
      <li key={one.seat}>
        {isTaken(one) ? (
          <SeatMark seat={one.seat} hue={HUES[one.seat % HUES.length] ?? 'blue'} size={26} />
        ) : (
          <EmptySeat size={26} />
        )}
        <span class="grow row sitting">
          <span class="clip">
            <Sitting seat={one} />
          </span>
          {one.seat === mine && <span class="muted">{en.you}</span>}
          {one.account !== null && one.account === host && (
            <span class="muted small">{en.host}</span>
          )}
        </span>
        {beside?.(one)}
      </li>
    ))}
  </ul>
)

function Sitting({ seat: { kind, name, joined, level, rating } }: { readonly seat: LobbySeat }) {
  if (kind === 'bot')
    return (
      <>
        <bdi>{name ?? en.aBot}</bdi>
        {level && (
          <span class="muted small">
            {' '}
            · {level}
            {en.bot}
          </span>
        )}
      </>
    )
  if (kind === 'open') return <span class="muted">{en.emptySeat}</span>
  if (joined)
    return (
      <>
        <bdi>{name ?? en.deletedAccount}</bdi>
        {rating && <span class="muted small"> · {formatRating(rating)}</span>}
      </>
    )
  return (
    <span class="muted">
      {en.reservedFor}
      <bdi>{name ?? en.aPlayer}</bdi>
    </span>
  )
}
