import { HUES } from '../boards/board.ts'
import * as en from '../text/new-game/en.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import type { RulesetSummary } from './create.ts'

type Level = RulesetSummary['levels'][number]

export interface SeatDraft {
  readonly kind: 'me' | 'open' | 'bot' | 'account'
  readonly account?: string
  readonly level?: string
}

const KINDS: readonly (readonly [SeatDraft['kind'], string])[] = [
  ['me', en.me],
  ['open', en.openSeat],
  ['bot', 'A bot'],
  ['account', en.reservedForAPlayer],
]

interface SeatsDraftProps {
  readonly levels: readonly Level[]
  readonly seats: readonly SeatDraft[]
  readonly least: number
  readonly most: number
  change(seats: readonly SeatDraft[]): void
}

export const levelled = (
  seats: readonly SeatDraft[],
  levels: readonly Level[],
): readonly SeatDraft[] =>
  seats.map((seat) => {
    const isOffered = offeredAt(levels, seats.length).some(({ id }) => id === seat.level)
    return seat.level === undefined || isOffered ? seat : { kind: seat.kind }
  })

const offeredAt = (levels: readonly Level[], count: number): readonly Level[] =>
  levels.filter(({ seats }) => seats.includes(count))

export const SeatsDraft = ({ seats, levels, least, most, change }: SeatsDraftProps) => (
  <fieldset class="stack tight bare">
    <legend class="small muted">{least === most ? en.seats : en.seatsTo(least, most)}</legend>
    {seats.map((seat, at) => (
      <div key={at} class="row wrap">
        <SeatMark seat={at} hue={HUES[at % HUES.length] ?? 'blue'} />
        <select
          class="grow"
          aria-label={en.seat(at + 1)}
          value={seat.kind}
          onChange={({ currentTarget }) =>
            change(seated(seats, at, currentTarget.value as SeatDraft['kind']))
          }
        >
          {KINDS.map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
        {seat.kind === 'bot' && (
          <BotLevel
            {...{ at, levels: offeredAt(levels, seats.length), level: seat.level }}
            pick={(level) => change(seats.with(at, { kind: 'bot', level }))}
          />
        )}
        {seats.length > least && (
          <button
            type="button"
            class="quiet"
            aria-label={en.removeSeat(at + 1)}
            onClick={() => change(seats.filter((_, other) => other !== at))}
          >
            ✕
          </button>
        )}
        {seat.kind === 'account' && (
          <input
            class="mono account"
            aria-label={en.playerIdForSeat(at + 1)}
            placeholder={en.theirPlayerIdShownIn}
            required
            value={seat.account}
            onInput={({ currentTarget }) =>
              change(seats.with(at, { kind: 'account', account: currentTarget.value.trim() }))
            }
          />
        )}
      </div>
    ))}
    {seats.length < most && (
      <div class="row">
        <button type="button" class="quiet" onClick={() => change([...seats, { kind: 'open' }])}>
          {en.addASeat}
        </button>
      </div>
    )}
  </fieldset>
)

interface BotLevelProps {
  readonly at: number
  readonly levels: readonly Level[]
  readonly level: string | undefined
  pick(level: string): void
}

const BotLevel = ({ at, levels, level, pick }: BotLevelProps) => (
  <select
    aria-label={en.botLevelForSeat(at + 1)}
    value={level ?? levels.find((one) => one.default)?.id}
    onChange={({ currentTarget }) => pick(currentTarget.value)}
  >
    {levels.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
  </select>
)

/** A player can have only one seat, so the player's previous seat becomes free. */
function seated(
  seats: readonly SeatDraft[],
  at: number,
  kind: SeatDraft['kind'],
): readonly SeatDraft[] {
  const others: readonly SeatDraft[] =
    kind === 'me' ? seats.map((one) => (one.kind === 'me' ? { kind: 'open' } : one)) : seats
  return others.with(at, kind === 'account' ? { kind, account: '' } : { kind })
}
