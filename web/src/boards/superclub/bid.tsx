import { useState } from 'preact/hooks'
import type { Domain, Move, Space } from '../../moves/space.ts'
import type { EditorProps } from '../board.ts'
import { type Content, money, type View } from './club.ts'

type Range = Extract<Domain, { readonly step: number }>

/** A sum from the least bid upwards, or none. */
export function Bid({ spaces, send }: EditorProps<View, Content>) {
  const bid = spaces.flatMap(biddingIn)[0]
  const least = bid?.range.from ?? 0
  const [amount, set] = useState(least)
  const pass = passIn(spaces)
  // Another bid may have come between.
  const now = Math.max(amount, least)
  return (
    <div class="bid row wrap">
      {bid && (
        <>
          <Steps label="Bid" {...bid.range} value={now} set={set} />
          <button
            type="button"
            class="primary"
            onClick={() => send({ type: bid.type, amount: now })}
          >
            {`Bid ${money(now)}`}
          </button>
          {now > least && (
            <button type="button" onClick={() => send({ type: bid.type, amount: least })}>
              {`The least, ${money(least)}`}
            </button>
          )}
        </>
      )}
      {pass && (
        <button type="button" class={bid ? '' : 'primary'} onClick={() => send(pass)}>
          {pass.type === 'auction-seal' ? 'No bid' : 'Pass'}
        </button>
      )}
      {bid && <span class="small muted">{`You can go up to ${money(bid.range.to)}.`}</span>}
    </div>
  )
}

/** Where a sum is asked for: plainly, or in secret beside none. */
function biddingIn({ type, fields: { amount } }: Space) {
  const cases = amount ? ('either' in amount ? amount.either : [amount]) : []
  return cases.flatMap((one) => ('step' in one ? [{ type, range: one }] : []))
}

function passIn(spaces: readonly Space[]): Move | null {
  const sealed = spaces.find(({ type }) => type === 'auction-seal')
  if (sealed) return { type: sealed.type, amount: null }
  const passed = spaces.find(({ type }) => type === 'auction-pass')
  return passed ? { type: passed.type } : null
}

interface StepsProps extends Range {
  readonly label: string
  readonly value: number
  set(value: number): void
}

/** Less, the sum itself, more. */
export function Steps({ label, from, to, step, value, set }: StepsProps) {
  const within = (next: number) => Math.min(to, Math.max(from, next))
  return (
    <span class="steps row">
      <button
        type="button"
        aria-label={`${label}, less`}
        disabled={value <= from}
        onClick={() => set(within(value - step))}
      >
        −
      </button>
      <input
        class="num"
        type="number"
        inputMode="numeric"
        aria-label={label}
        {...{ min: from, max: to, step, value }}
        onInput={({ currentTarget: { valueAsNumber } }) =>
          set(Number.isNaN(valueAsNumber) ? from : within(valueAsNumber))
        }
      />
      <button
        type="button"
        aria-label={`${label}, more`}
        disabled={value >= to}
        onClick={() => set(within(value + step))}
      >
        +
      </button>
    </span>
  )
}
