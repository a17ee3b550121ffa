import { useState } from 'preact/hooks'
import { fits, type Move, type Space } from '../../moves/space.ts'
import * as en from '../../text/superclub-editors/en.ts'
import { Stepper } from '../../ui/stepper.tsx'
import type { EditorProps } from '../board.ts'
import { type Content, money, type View } from './club.ts'

export function Bid({ spaces, send }: EditorProps<View, Content>) {
  const bid = spaces.flatMap(biddingIn)[0]
  const least = bid?.range.from ?? 0
  const [written, write] = useState<number | null>(null)
  // An amount that the player has typed is kept when other players' bids raise the minimum, but the
  // player cannot send a bid below the minimum.
  const amount = written ?? least
  const bidding = (sum: number, type: string) => async () => {
    if (await send({ type, amount: sum })) write(null)
  }
  const pass = passIn(spaces)
  const isBid = bid && fits(bid.range, amount)
  return (
    <div class="bid row wrap">
      {bid && (
        <>
          <Stepper label={en.bid} range={bid.range} value={amount} set={write} />
          <button
            type="button"
            class="primary"
            disabled={!isBid}
            onClick={bidding(amount, bid.type)}
          >
            {isBid ? en.bidOf(money(amount)) : en.bid}
          </button>
          {amount !== least && (
            <button type="button" onClick={bidding(least, bid.type)}>
              {en.minimum(money(least))}
            </button>
          )}
        </>
      )}
      {pass && (
        <button type="button" class={bid ? '' : 'primary'} onClick={() => send(pass)}>
          {pass.type === 'auction-seal' ? en.noBid : en.pass}
        </button>
      )}
      {bid && <span class="small muted">{en.maximum(money(bid.range.to))}</span>}
    </div>
  )
}

/** Returns the legal amounts of an open bid or a secret bid. A secret bid may be zero. */
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
