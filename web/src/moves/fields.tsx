import * as en from '../text/moves/en.ts'
import { formatNumber, sentenceCase } from '../ui/format.ts'
import { Stepper } from '../ui/stepper.tsx'
import { type Domain, fits, same, sample, valuesOf } from './space.ts'
import type { ValueLabel } from './value-labels.ts'
import { Values } from './values.tsx'

interface FieldProps {
  readonly label: string
  readonly domain: Domain
  readonly value: unknown
  readonly called: ValueLabel
  pick(value: unknown): void
}

export function Field(props: FieldProps) {
  const { domain, value, label, called, pick } = props
  const values = valuesOf(domain)
  if (values)
    return <Values label={label} values={values} value={value} called={called} pick={pick} />
  if ('optional' in domain) return <Optional {...props} inner={domain.optional} />
  const now = value ?? sample(domain)
  if ('step' in domain)
    return (
      <div class="field">
        {en.to(label, formatNumber(domain.from), formatNumber(domain.to))}
        <Stepper label={label} range={domain} value={Number(now)} set={pick} />
      </div>
    )
  if ('subsetOf' in domain)
    return <Several {...props} {...domain} items={domain.subsetOf} isOrdered={false} value={now} />
  if ('arrange' in domain)
    return <Several {...props} {...domain} items={domain.arrange} isOrdered value={now} />
  if ('listOf' in domain) return <List {...props} {...domain} value={now} />
  if ('record' in domain) return <Parts {...props} parts={domain.record} value={now} />
  if ('either' in domain) return <Either {...props} cases={domain.either} value={now} />
  return null
}

function Optional({ inner, ...props }: FieldProps & { readonly inner: Domain }) {
  const { label, value, pick } = props
  return (
    <div class="stack tight">
      <label class="check small">
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={({ currentTarget }) => pick(currentTarget.checked ? sample(inner) : undefined)}
        />
        {label}
      </label>
      {value !== undefined && <Field {...props} domain={inner} />}
    </div>
  )
}

interface SeveralProps extends FieldProps {
  readonly items: readonly unknown[]
  readonly min: number
  readonly max: number
  readonly isOrdered: boolean
}

function Several({ label, items, min, max, isOrdered, value, called, pick }: SeveralProps) {
  const chosen = Array.isArray(value) ? value : []
  const wanted = min === max ? `${min}` : en.range(min, max)
  const place = (item: unknown) => chosen.findIndex((one) => same(one, item))
  const toggle = (item: unknown) =>
    pick(place(item) < 0 ? [...chosen, item] : chosen.filter((one) => !same(one, item)))
  return (
    <fieldset class="choices">
      <legend>{en.ofFields(label, chosen.length, wanted, isOrdered ? en.inOrder : '')}</legend>
      {items.map((item) => {
        const at = place(item)
        return (
          <button
            key={JSON.stringify(item)}
            type="button"
            aria-pressed={at >= 0}
            disabled={at < 0 && chosen.length >= max}
            onClick={() => toggle(item)}
          >
            {isOrdered && at >= 0 ? `${at + 1}. ${called(item)}` : called(item)}
          </button>
        )
      })}
      {items.length === 0 && <span class="small muted">{en.noOptions}</span>}
    </fieldset>
  )
}

interface ListProps extends FieldProps {
  readonly min: number
  readonly max: number
}

function List({ label, domain, value, min, max, called, pick }: ListProps) {
  const item = 'listOf' in domain ? domain.listOf : domain
  const items = Array.isArray(value) ? value : []
  return (
    <fieldset class="nested">
      <legend>{label}</legend>
      {items.map((one, at) => (
        <Field
          // The list index is the Preact key, because the items have no ids.
          key={at}
          label={`${at + 1}`}
          domain={item}
          value={one}
          called={called}
          pick={(next) => pick(items.with(at, next))}
        />
      ))}
      <div class="row">
        <button
          type="button"
          class="quiet"
          disabled={items.length >= max}
          onClick={() => pick([...items, sample(item)])}
        >
          {en.add}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={items.length <= min}
          onClick={() => pick(items.slice(0, -1))}
        >
          {en.remove}
        </button>
      </div>
    </fieldset>
  )
}

interface PartsProps extends FieldProps {
  readonly parts: Readonly<Record<string, Domain>>
}

function Parts({ label, parts, value, called, pick }: PartsProps) {
  const now: Readonly<Record<string, unknown>> = Object(value)
  const change = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = now
    pick(next === undefined ? rest : { ...rest, [name]: next })
  }
  return (
    <fieldset class="nested">
      <legend>{label}</legend>
      {Object.entries(parts).map(([name, part]) => (
        <Field
          key={name}
          label={sentenceCase(name)}
          domain={part}
          value={now[name]}
          called={called}
          pick={(next) => change(name, next)}
        />
      ))}
    </fieldset>
  )
}

interface EitherProps extends FieldProps {
  readonly cases: readonly Domain[]
}

function Either({ label, cases, value, called, pick }: EitherProps) {
  const whole = cases.findIndex((one) => fits(one, value))
  const half = cases.findIndex((one) => fits(one, value, true))
  const at = Math.max(0, whole < 0 ? half : whole)
  const inner = cases[at]
  return (
    <div class="stack tight">
      <label class="field">
        {label}
        <select
          value={String(at)}
          onChange={({ currentTarget }) => {
            const next = cases[Number(currentTarget.value)]
            if (next) pick(sample(next))
          }}
        >
          {cases.map((one, place) => (
            <option key={JSON.stringify(one).slice(0, 200)} value={String(place)}>
              {kindOf(one, place, called)}
            </option>
          ))}
        </select>
      </label>
      {inner && <Field label={label} domain={inner} value={value} called={called} pick={pick} />}
    </div>
  )
}

function kindOf(domain: Domain, place: number, called: ValueLabel): string {
  if ('is' in domain) return called(domain.is)
  const fixed =
    'record' in domain
      ? Object.values(domain.record).flatMap((part) => ('is' in part ? [part.is] : []))
      : []
  return fixed.length > 0 ? fixed.map(called).join(', ') : en.option(place + 1)
}
