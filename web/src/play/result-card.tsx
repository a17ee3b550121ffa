import { cancelledText, isCancelReason } from '../../../src/engine/kernel/kernel-texts.ts'
import { hueOf } from '../boards/board.ts'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/format.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import type { Seen } from './game-connection.ts'

/** Winner and final ranking, or why there is none. */
export function ResultCard({
  seen,
  names,
}: {
  readonly seen: Seen
  readonly names: readonly string[]
}) {
  const { ended, outcome, view, id, archivedAt } = seen.observation
  const links = (
    <>
      {archivedAt !== null && <span class="pill">archived</span>}
      <a class="button" href={`/replay/${id}`}>
        Replay & analysis
      </a>
    </>
  )
  const why = ended?.reason ?? ''
  if (!outcome)
    return (
      <Card title="Game cancelled" right={links}>
        <p>{isCancelReason(why) && cancelledText(why)}</p>
      </Card>
    )
  const { ranking, scores } = outcome
  /** A single point for the winner adds nothing to the rank. */
  const isScored = scores.some((score) => score > 1)
  return (
    <Card title="Final standings" right={links} flush>
      <ol class="ranking">
        {ranking.flatMap((seats, place) =>
          seats.map((seat) => (
            <li key={seat}>
              <b>{place + 1}</b>
              <SeatMark seat={seat} hue={hueOf(seen.board, view, seat)} />
              <bdi class="grow clip">{names[seat]}</bdi>
              {isScored && <span class="num">{formatNumber(scores[seat] ?? 0)}</span>}
            </li>
          )),
        )}
      </ol>
    </Card>
  )
}
