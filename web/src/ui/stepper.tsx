import type { Domain } from '../moves/space.ts'
import * as en from '../text/shared/en.ts'

export type Range = Extract<Domain, { readonly step: number }>

interface StepsProps {
  readonly label: string
  readonly range: Range
  /** The value of the number input is NaN while the input is empty, and may be out of range. */
  readonly value: number
  /**
   * Formats the number for display. If this function is given, a slider replaces the number input.
   */
  readonly written?: (value: number) => string
  set(value: number): void
}

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
      <button type="button" aria-label={en.less(label)} disabled={value <= from} onClick={by(-1)}>
        −
      </button>
      {written ? (
        <input {...input} class="grow" type="range" aria-valuetext={written(value)} />
      ) : (
        <input {...input} class="num" type="number" inputMode="numeric" />
      )}
      <button
        type="button"
        aria-label={en.stepperMore(label)}
        disabled={value >= to}
        onClick={by(1)}
      >
        +
      </button>
      {written && <span class="small muted num">{written(to)}</span>}
    </div>
  )
}
