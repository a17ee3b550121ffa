import { useState } from 'preact/hooks'
import { fits, type Space } from '../../moves/space.ts'
import * as en from '../../text/starplayer-editors/en.ts'
import { Segments } from '../../ui/card.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { footballerOf, money } from './club.ts'
import { Toggles } from './toggles.tsx'
import type { Editing } from './trade.tsx'

export function SettleDebt(props: Editing) {
  const { view, viewer, spaces, send } = props
  const ways = spaces.filter(({ fields }) => 'cards' in fields)
  const [way, choose] = useState<string | null>(null)
  const space = ways.find((one) => keyOf(one) === way) ?? ways[0]
  const debt = view.debts.find(({ debtor }) => debtor === viewer)
  return (
    <div class="stack">
      {debt && (
        <p class="small muted">
          {en.youOweYouHave(money(debt.rest), money(view.clubs[viewer]?.cash ?? 0))}
        </p>
      )}
      {ways.length > 1 && (
        <div class="row">
          <Segments
            label={en.howToPay}
            options={ways.map((one) => [keyOf(one), calledOf(one, props)] as const)}
            value={space ? keyOf(space) : ''}
            pick={choose}
          />
        </div>
      )}
      {space && <Sale key={keyOf(space)} {...props} space={space} />}
      {spaces.some(({ type }) => type === 'concede') && (
        <button type="button" onClick={() => send({ type: 'concede' })}>
          {en.concedeNothingLeftToSell}
        </button>
      )}
    </div>
  )
}

const keyOf = ({ type, fields: { to } }: Space): string =>
  `${type} ${to && 'is' in to ? to.is : ''}`

function calledOf({ type, fields: { to } }: Space, { names }: Editing): string {
  if (type === 'sell-back') return en.sellToTheOfficial
  if (type === 'offer-in-kind') return en.handOver
  return to && 'is' in to ? en.offerTo(names[Number(to.is)] ?? '') : en.offer
}

function Sale({ space, ...props }: Editing & { readonly space: Space }) {
  const { content, send } = props
  const { cards, price, credit, to } = space.fields
  const sum = price ?? credit
  const range = sum && 'step' in sum ? sum : null
  const [wanted, choose] = useState<readonly string[]>([])
  // The decision remains open while the player sells cards, so sold cards must be removed from the
  // player's selection.
  const items = cards && 'subsetOf' in cards ? cards.subsetOf.map(String) : []
  const chosen = wanted.filter((card) => items.includes(card))
  const [amount, set] = useState(range?.from ?? 0)
  const total = chosen.reduce((all, card) => all + (footballerOf(card, content)?.value ?? 0), 0)
  const move = {
    type: space.type,
    cards: chosen,
    ...(to && 'is' in to && { to: to.is }),
    ...(price && { price: amount }),
    ...(credit && { credit: amount }),
  }
  return (
    <div class="stack">
      <Toggles {...props} label={en.cards} items={items} chosen={chosen} set={choose} />
      {range && (
        <Stepper
          label={price ? en.price : en.credit}
          {...{ range, value: amount, written: money, set }}
        />
      )}
      {total > 0 && <p class="small muted">{en.theFootballersAreWorth(money(total))}</p>}
      <button
        type="button"
        class="primary"
        disabled={chosen.length === 0 || (range !== null && !fits(range, amount))}
        onClick={() => send(move)}
      >
        {chosen.length === 0 ? en.chooseCards : calledOf(space, props)}
      </button>
    </div>
  )
}
