import { useEffect, useState } from 'preact/hooks'
import { touchline } from '../service.ts'
import * as en from '../text/result/en.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import type { Observation, Seen } from './game-connection.ts'
import type { Named } from './named.ts'

type Rows = NonNullable<Observation['result']>['rows']

interface BreakdownProps extends Named {
  readonly seen: Seen
  readonly rows: Rows
}

/**
 * The parts of a seat's total are shown as a bar if their sum is the total, and otherwise as text.
 */
export function Breakdown({ seen, rows, names, hueOf }: BreakdownProps) {
  const most = Math.max(1, ...rows.map(({ total }) => Number(total)))
  const isSum = rows.every(({ parts, total }) => sumOf(parts) === Number(total))
  return (
    <div>
      <h3>{en.breakdown}</h3>
      <ul class="adds-up">
        {rows.map(({ seat, parts, total }) => (
          <li key={seat} style={`--hue: var(--${hueOf(seat)})`}>
            <SeatMark seat={seat} hue={hueOf(seat)} size={24} />
            <bdi class="clip">{names[seat]}</bdi>
            {isSum && (
              <span class="bar" aria-hidden="true">
                {parts.map(({ label, value }, at) => (
                  <i key={at} title={label} style={`width: ${(Number(value) / most) * 100}%`} />
                ))}
              </span>
            )}
            <b class="num">{total}</b>
            <span class="parts">
              {parts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <Luck seen={seen} names={names} hueOf={hueOf} />
    </div>
  )
}

const sumOf = (parts: Rows[number]['parts']): number =>
  parts.reduce((sum, { value }) => sum + Number(value), 0)

const PAGE_EVENTS = 1_000
const PAGES_MAX = 6

function Luck({ seen, names, hueOf }: Named & { readonly seen: Seen }) {
  const [luck, show] = useState<readonly number[] | null>(null)
  useEffect(() => {
    // Errors are ignored, because the result card is complete even without the luck of the dice.
    luckOf(seen).then(show, () => {})
  }, [])
  if (luck === null) return null
  return (
    <p class="luck">
      <b>{en.luck}</b>
      {luck.map((pips, seat) => (
        <span key={seat} class={pips < 0 ? 'bad' : 'good'}>
          <SeatMark seat={seat} hue={hueOf(seat)} size={18} />
          <span class="hidden-label">{`${names[seat]}: `}</span>
          {`${pips < 0 ? '−' : '+'}${Math.abs(Math.round(pips))}`}
        </span>
      ))}
      <span class="muted small">{en.luckMeaning}</span>
    </p>
  )
}

async function luckOf({ observation, content }: Seen): Promise<readonly number[] | null> {
  const { id, ruleset, seats } = observation
  const { rulesOf } = await import('../engine/rules.ts')
  const throwsOf = (await rulesOf(ruleset))?.throwsOf
  if (!throwsOf) return null
  const sums = seats.map(() => 0)
  let after = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const params = { path: { game: id }, query: { after, limit: PAGE_EVENTS } }
    const { items } = await touchline.unwrap(touchline.GET('/v1/games/{game}/events', { params }))
    for (const { event } of items)
      for (const { seat, value, faces } of event ? throwsOf(event, content) : [])
        sums[seat] =
          (sums[seat] ?? 0) + value - faces.reduce((sum, one) => sum + one, 0) / faces.length
    after = items.at(-1)?.version ?? after
    if (items.length < PAGE_EVENTS) return sums
  }
  return null
}
