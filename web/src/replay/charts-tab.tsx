import { useMemo } from 'preact/hooks'
import { sentenceCase } from '../ui/format.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { Lines } from './chart.tsx'
import { chartsOf } from './charts.ts'
import { huesIn } from './hues.ts'
import type { PanelProps } from './panel-props.ts'
import type { Recording } from './recording.ts'

/** The board's series and luck, as charts. */
export function ChartsTab({ film, wound: { at, as, to } }: PanelProps) {
  const view = film.sceneAt(at, as)?.view
  // Samples of a running game arrive over time.
  const changing = film.whole ? null : `${at} ${film.samples().length}`
  const charts = useMemo(() => chartsOf(film), [film, changing])
  const luck = useMemo(() => luckIn(film), [film])
  const hueOf = huesIn(film, view)
  const shown = { names: film.names, last: film.last, at, hueOf, go: to }
  if (charts.length === 0 && !luck) return <p class="empty">No charts for this game.</p>
  return (
    <div class="charts stack">
      <p class="row wrap small muted">
        {film.names.map((name, seat) => (
          <span key={name} class="row">
            <SeatMark seat={seat} hue={hueOf(seat)} size={16} />
            {name}
          </span>
        ))}
      </p>
      {charts.map((chart) => (
        <Lines key={chart.name} title={sentenceCase(chart.name)} chart={chart} {...shown} />
      ))}
      {luck && (
        <Lines
          title="Luck: dice compared with the average"
          chart={luck.chart}
          band={luck.band}
          {...shown}
        />
      )}
    </div>
  )
}

function luckIn({ whole, samples }: Recording) {
  const versions = samples().map(({ version }) => version)
  const luck = whole?.luckOver(versions)
  return luck && { chart: { name: 'luck', versions, lines: luck.lines }, band: luck.band }
}
