import type { Hue } from '../boards/board.ts'
import type { Chart } from './charts.ts'

/** Each seat also has a dash pattern, because similar hues may be difficult to distinguish. */
const DASHES = ['', '7 4', '2 4', '9 3 2 3', '1 3', '12 5']
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [340, 116, 36, 8, 8, 18]

interface LinesProps {
  readonly title: string
  readonly chart: Chart
  /** The expected range at each point of the chart, as the distance from zero in each direction. */
  readonly band?: readonly number[]
  readonly names: readonly string[]
  readonly at: number
  readonly last: number
  hueOf(seat: number): Hue
  go(version: number): void
}

export function Lines(props: LinesProps) {
  const { title, chart, band = [], names, at, last, hueOf, go } = props
  const { versions, lines } = chart
  const { x, y, ticks } = scaleOf(evened([...lines.flat(), ...band], band.length > 0), last)
  const path = (values: readonly number[]) =>
    values.map((value, place) => `${x(versions[place] ?? last)} ${y(value)}`).join('L')
  const press = (event: MouseEvent & { readonly currentTarget: SVGElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const across = ((event.clientX - left) / width) * WIDTH - LEFT
    go(Math.round((across / (WIDTH - LEFT - RIGHT)) * last))
  }
  const ends = lines.map((line, seat) => `${names[seat]} ${short(line.at(-1) ?? 0)}`)
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the page has keyboard shortcuts */}
      <svg
        class="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}: ${ends.join(', ')}`}
        onClick={press}
      >
        {ticks.map((tick) => (
          <g key={tick} class="tick">
            <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 5} y={y(tick) + 4} text-anchor="end">
              {short(tick)}
            </text>
          </g>
        ))}
        {band.length > 0 && (
          <path
            class="band"
            d={`M${path(band)}L${versions
              .map((version, place) => `${x(version)} ${y(-(band[place] ?? 0))}`)
              .toReversed()
              .join('L')}Z`}
          />
        )}
        {lines.map((values, seat) => (
          <path
            key={seat}
            class="line"
            d={`M${path(values)}`}
            stroke-dasharray={DASHES[seat % DASHES.length]}
            style={{ stroke: `var(--${hueOf(seat)})` }}
          />
        ))}
        <path class="cursor" d={`M${x(at)} ${TOP - 4}V${HEIGHT - BOTTOM}`} />
      </svg>
    </figure>
  )
}

/**
 * If `isEven` is true, adds the negative of each value, so that the zero line is in the middle of
 * the chart.
 */
const evened = (values: readonly number[], isEven: boolean): readonly number[] =>
  isEven ? values.flatMap((value) => [value, -value]) : values

function scaleOf(values: readonly number[], last: number) {
  const high = Math.max(1, ...values)
  const low = Math.min(0, ...values)
  const x = (version: number) => round(LEFT + (version / last) * (WIDTH - LEFT - RIGHT))
  const y = (value: number) =>
    round(TOP + (1 - (value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM))
  return { x, y, ticks: [low, (low + high) / 2, high] }
}

const round = (place: number): number => Math.round(place * 10) / 10

const THOUSAND = 1_000

function short(value: number): string {
  if (Math.abs(value) >= THOUSAND) return `${(value / THOUSAND).toFixed(1)}k`
  return Math.abs(value) >= 10 ? value.toFixed(0) : String(round(value))
}
