import { useMemo } from 'preact/hooks'
import * as en from '../text/review/en.ts'
import { sentenceCase } from '../ui/format.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { Lines } from './chart.tsx'
import { chartsOf } from './charts.ts'
import { huesIn } from './hues.ts'
import type { PanelProps } from './panel-props.ts'
import type { Recording } from './recording.ts'

export function ChartsTab({ recording, playback: { at, as, to } }: PanelProps) {
  const view = recording.sceneAt(at, as)?.view
  // The samples of a running game are loaded one after the other, so its charts are updated after
  // each sample.
  const changing = recording.whole ? null : `${at} ${recording.samples().length}`
  const charts = useMemo(() => chartsOf(recording), [recording, changing])
  const luck = useMemo(() => luckIn(recording), [recording])
  const hueOf = huesIn(recording, view)
  const shown = { names: recording.names, last: recording.last, at, hueOf, go: to }
  if (charts.length === 0 && !luck) return <p class="empty">{en.noChartsForThisGame}</p>
  return (
    <div class="charts stack">
      <p class="row wrap small muted">
        {recording.names.map((name, seat) => (
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
        <Lines title={en.luckDiceComparedWithThe} chart={luck.chart} band={luck.band} {...shown} />
      )}
    </div>
  )
}

function luckIn({ whole, samples }: Recording) {
  const versions = samples().map(({ version }) => version)
  const luck = whole?.luckOver(versions)
  return luck && { chart: { name: 'luck', versions, lines: luck.lines }, band: luck.band }
}
