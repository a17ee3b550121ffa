import type { Domain } from '../../moves/space.ts'
import { money } from './club.ts'

type Range = Extract<Domain, { readonly step: number }>

interface AmountProps {
  readonly label: string
  readonly range: Range
  readonly value: number
  set(value: number): void
}

/** A sum by its notes: half a million, five, twenty; or all the way. */
const NOTES = [500_000, 5_000_000, 20_000_000]

export function Amount({ label, range: { from, to, step }, value, set }: AmountProps) {
  const within = (next: number) => Math.min(to, Math.max(from, next))
  return (
    <div class="amount row wrap" role="group" aria-label={label}>
      <output class="num">{money(value)}</output>
      {NOTES.filter((note) => note >= step && note <= to - from).map((note) => (
        <span key={note} class="row">
          <button
            type="button"
            aria-label={`${label}, ${money(note)} less`}
            disabled={value <= from}
            onClick={() => set(within(value - note))}
          >
            −
          </button>
          <span class="small muted num">{money(note)}</span>
          <button
            type="button"
            aria-label={`${label}, ${money(note)} more`}
            disabled={value >= to}
            onClick={() => set(within(value + note))}
          >
            +
          </button>
        </span>
      ))}
      <span class="small muted num">{`at most ${money(to)}`}</span>
    </div>
  )
}
