import { hueOf, type Showing } from '../boards/board.ts'
import * as en from '../text/play/en.ts'
import { Clock } from '../ui/clock.tsx'
import { formatNumber } from '../ui/format.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import type { Seen } from './game-connection.ts'

interface ScoreboardProps {
  readonly seen: Seen
  readonly showing: Showing | null
  readonly names: readonly string[]
}

const ROW_SEATS_MAX = 6

export function Scoreboard({ seen, showing, names }: ScoreboardProps) {
  const { board, observation, ahead } = seen
  const { seats, decisions, others } = observation
  const view = showing?.view ?? observation.view
  const open = [...decisions, ...others].filter(({ optional }) => !optional)
  const show = showing?.beat.show
  const scorer = show?.kind === 'score' ? show.seat : null
  const progress = board?.progress?.(view)
  const cells = seats.map(({ seat }) => {
    const [label = '', value = null] = Object.entries(board?.series(view, seat) ?? {})[0] ?? []
    const decision = showing ? undefined : open.find((one) => one.seat === seat)
    const isNow = showing ? showing.beat.seat === seat : decision !== undefined
    return (
      <div key={seat} class={`${isNow ? 'on' : ''} ${scorer === seat ? 'scores' : ''}`}>
        <SeatMark seat={seat} hue={hueOf(board, view, seat)} size={24} />
        <bdi class="who clip">{names[seat]}</bdi>
        {typeof decision?.deadline === 'number' && (
          // The clock is hidden from screen readers, because they already read the clock as part of
          // the decision.
          <span aria-hidden="true">
            <Clock deadline={decision.deadline} ahead={ahead} />
          </span>
        )}
        {value !== null && (
          <b class="num" title={label}>
            {formatNumber(value)}
            <span class="hidden-label">{` ${label}`}</span>
          </b>
        )}
      </div>
    )
  })
  const isDuel = seats.length === 2
  return (
    <div
      class={`scoreboard ${isDuel ? 'duel' : ''} ${seats.length > ROW_SEATS_MAX ? 'many' : ''}`}
      role="group"
      aria-label={en.scoreboard}
    >
      {cells[0]}
      {isDuel && progress && (
        <p class="progress">
          {progress.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {cells.slice(1)}
    </div>
  )
}
