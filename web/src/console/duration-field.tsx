import { useState } from 'preact/hooks'
import { durationText, en } from '../text/console/en.ts'
import type { FieldText } from '../text/console-forms/en.ts'

const UNITS = { minutes: 60, hours: 3_600, days: 86_400 } as const
type Unit = keyof typeof UNITS
const names = Object.keys(UNITS) as Unit[]
const CUSTOM = 'custom'

interface DurationFieldProps {
  readonly words: FieldText
  /** Number of seconds; null means that there is no limit. */
  readonly value: unknown
  change(value: unknown): void
}

export function DurationField({ words, value, change }: DurationFieldProps) {
  const { label, hint, durations = [], noLimit } = words
  const seconds = typeof value === 'number' ? value : null
  const [isCustom, setCustom] = useState(seconds !== null && !durations.includes(seconds))
  const pick = (choice: string) => {
    setCustom(choice === CUSTOM)
    if (choice !== CUSTOM) change(choice === '' ? null : Number(choice))
    else if (seconds === null) change(UNITS.days)
  }
  const isEmpty = value === undefined || (value === null && noLimit === undefined)
  return (
    <div class="field">
      <label>
        {label}
        <select
          value={isCustom ? CUSTOM : isEmpty ? 'empty' : String(seconds ?? '')}
          onChange={({ currentTarget }) => pick(currentTarget.value)}
        >
          {isEmpty && !isCustom && (
            <option value="empty" disabled>
              {en.choose}
            </option>
          )}
          {durations.map((one) => (
            <option key={one} value={one}>
              {durationText(one)}
            </option>
          ))}
          {noLimit !== undefined && <option value="">{noLimit}</option>}
          <option value={CUSTOM}>{en.custom}</option>
        </select>
      </label>
      {isCustom && <Custom seconds={seconds} label={label} change={change} />}
      {hint && <span class="hint">{hint}</span>}
    </div>
  )
}

interface CustomProps extends Pick<DurationFieldProps, 'change'> {
  readonly label: string
  readonly seconds: number | null
}

function Custom({ label, seconds, change }: CustomProps) {
  const fitting = names.findLast((one) => (seconds ?? 0) % UNITS[one] === 0) ?? 'minutes'
  const [unit, setUnit] = useState<Unit>(fitting)
  const count = seconds === null ? '' : seconds / UNITS[unit]
  return (
    <span class="row">
      <input
        type="number"
        inputMode="numeric"
        min={1}
        aria-label={`${label}: number`}
        value={count}
        onInput={({ currentTarget: { value, valueAsNumber } }) =>
          change(value === '' ? undefined : Math.round(valueAsNumber * UNITS[unit]))
        }
      />
      <select
        aria-label={`${label}: unit`}
        value={unit}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value as Unit
          setUnit(next)
          if (seconds !== null) change((seconds / UNITS[unit]) * UNITS[next])
        }}
      >
        {names.map((one) => (
          <option key={one} value={one}>
            {en.units[one]}
          </option>
        ))}
      </select>
    </span>
  )
}
