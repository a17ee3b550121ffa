import * as en from '../text/moves/en.ts'
import type { ValueLabel } from './value-labels.ts'

const BUTTONS_MAX = 8

interface ValuesProps {
  readonly label: string
  readonly values: readonly unknown[]
  readonly value: unknown
  readonly called: ValueLabel
  pick(value: unknown): void
}

export function Values({ label, value, called, pick, ...props }: ValuesProps) {
  // Values with the same label are interchangeable, for example two cards of the same kind, so only
  // the first value is listed.
  const values = props.values.filter(
    (one, place) => props.values.findIndex((other) => called(other) === called(one)) === place,
  )
  const at = values.findIndex((one) => called(one) === called(value))
  if (values.length <= BUTTONS_MAX)
    return (
      <fieldset class="choices">
        <legend>{label}</legend>
        {values.map((one, place) => (
          <button
            key={JSON.stringify(one)}
            type="button"
            aria-pressed={place === at}
            onClick={() => pick(one)}
          >
            {called(one)}
          </button>
        ))}
      </fieldset>
    )
  return (
    <label class="field">
      {label}
      <select
        value={at < 0 ? '' : String(at)}
        onChange={({ currentTarget }) => pick(values[Number(currentTarget.value)])}
      >
        {at < 0 && <option value="">{en.choose}</option>}
        {values.map((one, place) => (
          <option key={JSON.stringify(one)} value={String(place)}>
            {called(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
