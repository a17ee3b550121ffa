import { formatNumber } from '../ui/format.ts'

interface BarsProps {
  readonly label: string
  readonly values: readonly number[]
}

const [BAR, GAP, HEIGHT] = [10, 3, 72]

export function Bars({ label, values }: BarsProps) {
  if (values.length === 0) return <p class="empty">History appears after two minutes.</p>
  const most = Math.max(1, ...values)
  const width = values.length * (BAR + GAP) - GAP
  const summary = `${label} in the last ${values.length} minutes: ${values.join(', ')}`
  return (
    <figure class="bars">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={summary}>
        {values.map((value, place) => {
          const tall = Math.max(1, (value / most) * HEIGHT)
          const at = { x: place * (BAR + GAP), y: HEIGHT - tall }
          return <rect key={place} {...at} width={BAR} height={tall} rx={1.5} />
        })}
      </svg>
      <figcaption class="row small muted">
        <span class="grow">{`${values.length} min ago`}</span>
        <span>{`at most ${formatNumber(most)}`}</span>
      </figcaption>
    </figure>
  )
}
