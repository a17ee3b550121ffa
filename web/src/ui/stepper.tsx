import type { Domain } from '../moves/space.ts'

export type Range = Extract<Domain, { readonly step: number }>

interface StepsProps {
  readonly label: string
  readonly range: Range
  /** Not a number while nothing is written there; what does not fit can be written, too. */
  readonly value: number
  /** How the table writes such a sum: one of so many steps is slid to, and not typed. */
  readonly written?: (value: number) => string
  set(value: number): void
}

/** Less, the sum itself, more. */
export function Stepper({ label, range, value, written, set }: StepsProps) {
  const { from, to, step } = range
  const by = (steps: number) => () =>
    set(Math.min(to, Math.max(from, (Number.isNaN(value) ? from : value) + steps * step)))
  const input = {
    'aria-label': label,
    min: from,
    max: to,
    step,
    value,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      set(currentTarget.valueAsNumber),
  }
  return (
    <div class="steps row" role="group" aria-label={label}>
      {written && <output class="num">{written(value)}</output>}
      <button type="button" aria-label={`${label}, less`} disabled={value <= from} onClick={by(-1)}>
        −
      </button>
      {written ? (
        <input {...input} class="grow" type="range" aria-valuetext={written(value)} />
      ) : (
        <input {...input} class="num" type="number" inputMode="numeric" />
      )}
      <button type="button" aria-label={`${label}, more`} disabled={value >= to} onClick={by(1)}>
        +
      </button>
      {written && <span class="small muted num">{written(to)}</span>}
    </div>
  )
}
