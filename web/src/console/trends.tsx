import { en } from '../text/console/en.ts'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/format.ts'
import type { Health } from './admin-client.ts'

type Hour = Health['hours'][number]

interface Trend {
  readonly title: string
  readonly hint: string
  readonly unit: string
  of(hour: Hour): number | null
}

const trends: readonly Trend[] = [
  { ...en.trends.moves, unit: '', of: ({ moves }) => moves },
  { ...en.trends.latency, unit: ' ms', of: ({ slowMilliseconds }) => slowMilliseconds },
  { ...en.trends.refusals, unit: '', of: ({ refused }) => refused },
]

export const Trends = ({ hours }: { readonly hours: readonly Hour[] }) => (
  <div class="trends">
    {trends.map((trend) => (
      <Card key={trend.title} title={trend.title}>
        <Chart trend={trend} hours={hours} />
      </Card>
    ))}
  </div>
)

const [BAR, GAP, HEIGHT] = [5, 2, 72]
const clock = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', hour: '2-digit', minute: '2-digit' },
})

interface ChartProps {
  readonly trend: Trend
  readonly hours: readonly Hour[]
}

function Chart({ trend, hours }: ChartProps) {
  const { title, hint, unit, of } = trend
  const values = hours.map(of)
  const most = Math.max(0, ...values.map((value) => value ?? 0))
  const shown = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : `${formatNumber(Math.round(value))}${unit}`
  const now = values.at(-1)
  return (
    <figure class="chart">
      <p class="row">
        <b>{shown(now)}</b>
        <span class="muted small">{hint}</span>
      </p>
      <svg
        viewBox={`0 0 ${hours.length * (BAR + GAP) - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title} by hour: ${shown(now)} now, at most ${shown(most)} in 2 days`}
      >
        {hours.map(({ at }, place) => {
          const value = values[place] ?? 0
          const tall = most === 0 || value === 0 ? 1 : Math.max(2, (value / most) * HEIGHT)
          const box = { x: place * (BAR + GAP), y: HEIGHT - tall, width: BAR, height: tall }
          return (
            <rect key={at} {...box} class={value === 0 ? 'none' : ''}>
              <title>{`${clock.format(at)}: ${shown(values[place])}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption class="row small muted">
        <span class="grow">{en.trends.from}</span>
        <span>{most > 0 && `${en.trends.most} ${shown(most)}`}</span>
        <span class="grow end">{en.trends.until}</span>
      </figcaption>
    </figure>
  )
}
