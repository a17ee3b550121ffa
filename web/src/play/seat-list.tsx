import { hueOf } from '../boards/board.ts'
import * as people from '../text/people/en.ts'
import * as en from '../text/play/en.ts'
import { formatDuration, formatNumber, formatRating, type SeatNames } from '../ui/format.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import type { Observation, Seen } from './game-connection.ts'
import { tableState } from './table-state.ts'

const NUMBERS_MAX = 3
const ROOMY_SEATS = 6

type OpenDecision = Pick<Observation['others'][number], 'seat' | 'optional'>

type SeatSeen = Observation['seats'][number]

/** Data of the seat list, which shows either a running game or one version of a replayed game. */
export interface SeatListData {
  readonly view: unknown
  readonly seat: number | null
  readonly seats: readonly (Pick<SeatSeen, 'seat' | 'kind' | 'controller' | 'resigned'> &
    Partial<Pick<SeatSeen, 'level' | 'rating'>>)[]
  readonly decisions: readonly OpenDecision[]
  readonly others: readonly OpenDecision[]
  readonly banks?: readonly number[] | null
}

interface SeatListProps {
  readonly seen: Pick<Seen, 'board'> & { readonly observation: SeatListData }
  readonly names: SeatNames
}

export function SeatList({ seen: { observation, board }, names }: SeatListProps) {
  const { seats, view, seat: mine, decisions, others, banks } = observation
  const active = new Set(
    [...decisions, ...others].filter(({ optional }) => !optional).map(({ seat }) => seat),
  )
  return (
    <ul class={`seat-list ${seats.length > ROOMY_SEATS ? 'many' : ''}`}>
      {seats.map(({ seat, kind, level, rating, controller, resigned }) => (
        <li key={seat} class={active.has(seat) ? 'now' : ''}>
          <SeatMark seat={seat} hue={hueOf(board, view, seat)} />
          <span class="clip" title={names[seat]}>
            <bdi>{names[seat]}</bdi>
            {names.clubs?.[seat] && <bdi class="muted small"> · {names.clubs[seat]}</bdi>}
            {level && (
              <span class="muted small">
                {' '}
                · {level}
                {en.bot}
              </span>
            )}
            {rating && <span class="muted small"> · {formatRating(rating)}</span>}
            {resigned ? (
              <span class="muted small">{en.resigned}</span>
            ) : (
              controller === 'bot' &&
              kind !== 'bot' &&
              seat !== mine && <span class="muted small">{en.botSubstitute}</span>
            )}
            {banks && (
              <span class="muted small num">
                {` · ${formatDuration(Math.max(0, Math.round((banks[seat] ?? 0) / 1_000)))}`}
              </span>
            )}
            <Presence seat={seat} isMine={seat === mine} />
            {active.has(seat) && <span class="hidden-label">{en.toMove}</span>}
          </span>
          <span class="numbers">
            {Object.entries(board?.series(view, seat) ?? {})
              .slice(0, NUMBERS_MAX)
              .map(([label, value]) => (
                <span key={label}>
                  <b>{formatNumber(value)}</b>
                  <i>{label}</i>
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface PresenceProps {
  readonly seat: number
  /** The viewer is here, even if the service does not know it yet. */
  readonly isMine: boolean
}

function Presence({ seat, isMine }: PresenceProps) {
  const presence = tableState.value?.seats.find((one) => one.seat === seat)
  if (!presence) return null
  return presence.here || isMine ? (
    <span class="here" role="img" aria-label={people.here} />
  ) : (
    <span class="muted small"> · {people.away}</span>
  )
}
