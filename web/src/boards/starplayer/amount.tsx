import type { Domain } from '../../moves/space.ts'
import { money } from './club.ts'

type Range = Extract<Domain, { readonly step: number }>

interface AmountProps {
  readonly label: string
  readonly range: Range
  readonly value: number
  set(value: number): void
}

/** A sum: roughly by the slider, exactly by its ends. */
export function Amount({ label, range: { from, to, step }, value, set }: AmountProps) {
  const within = (next: number) => Math.min(to, Math.max(from, next))
  return (
    <div class="amount row" role="group" aria-label={label}>
      <output class="num">{money(value)}</output>
      <button
        type="button"
        aria-label={`${label}, less`}
        disabled={value <= from}
        onClick={() => set(within(value - step))}
      >
        −
      </button>
      <input
        class="grow"
        type="range"
        aria-label={label}
        aria-valuetext={money(value)}
        {...{ min: from, max: to, step, value }}
        onInput={({ currentTarget }) => set(within(currentTarget.valueAsNumber))}
      />
      <button
        type="button"
        aria-label={`${label}, more`}
        disabled={value >= to}
        onClick={() => set(within(value + step))}
      >
        +
      </button>
      <span class="small muted num">{money(to)}</span>
    </div>
  )
}
