import { useMemo } from 'preact/hooks'
import type { WinChances } from '../../../src/engine/bots/win-chances.ts'
import * as en from '../text/review/en.ts'
import { formatPercent } from '../ui/format.ts'
import { huesIn } from './hues.ts'
import type { LineProps } from './panel-props.ts'

const HEIGHT = 100

export function WinChanceLine({ recording, playback: { at, as }, review }: LineProps) {
  const { fortunes, turnings } = review
  const { first, last, names } = recording
  const length = Math.max(1, last - first)
  const bands = useMemo(() => bandsOf(fortunes, first, names.length), [fortunes])
  if (fortunes.length === 0) return null
  const hueOf = huesIn(recording, recording.sceneAt(at, as)?.view)
  const place = (version: number) => ({ left: `${((version - first) / length) * 100}%` })
  const now = chancesAt(fortunes, at)
  const each = names.map((name, seat) => `${name} ${formatPercent(now[seat] ?? 0)}`)
  const summary = en.winChances(each.join(', '))
  return (
    <div class="fortune" role="img" aria-label={summary} title={summary}>
      <svg viewBox={`0 0 ${length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bands.map((band, seat) => (
          <path key={seat} d={band} style={{ fill: `var(--${hueOf(seat)})` }} />
        ))}
      </svg>
      {turnings.map(({ version }) => (
        <i key={version} style={place(version)} />
      ))}
      <b style={place(at)} />
    </div>
  )
}

export const chancesAt = (fortunes: readonly WinChances[], at: number): readonly number[] =>
  (fortunes.findLast(({ version }) => version <= at) ?? fortunes[0])?.chances ?? []

function bandsOf(fortunes: readonly WinChances[], first: number, seats: number): string[] {
  const shown = fortunes.filter(({ version }) => version >= first)
  const edge = (below: number) =>
    shown.map(({ version, chances }) => {
      const sum = chances.slice(0, below).reduce((all, one) => all + one, 0)
      return `${version - first} ${Math.round(sum * HEIGHT * 10) / 10}`
    })
  return Array.from({ length: seats }, (_, seat) => {
    const [upper, lower] = [edge(seat), edge(seat + 1)]
    return `M${upper.join('L')}L${lower.toReversed().join('L')}Z`
  })
}
