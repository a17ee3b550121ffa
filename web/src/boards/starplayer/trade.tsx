import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Space } from '../../moves/space.ts'
import * as en from '../../text/starplayer-editors/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import { Stepper } from '../../ui/stepper.tsx'
import type { EditorProps, Seat } from '../board.ts'
import { type DealTerms, type SideProps, TermsOfDeal, useDeal } from '../deal.tsx'
import { type Content, money, type View } from './club.ts'
import { Slips, Who } from './current-event.tsx'
import { Toggles } from './toggles.tsx'

export type Editing = EditorProps<View, Content>

interface Bundle {
  readonly cards: readonly string[]
  readonly money: number
}
const NOTHING: Bundle = { cards: [], money: 0 }

export function Negotiating(props: Editing) {
  const { spaces, send } = props
  return (
    <div class="stack">
      <Proposing {...props} partners={spaces.filter(({ type }) => type === 'offer')} />
      {spaces.some(({ type }) => type === 'pass-window') && (
        <button type="button" onClick={() => send({ type: 'pass-window' })}>
          {en.noDeal}
        </button>
      )}
    </div>
  )
}

export function Answering(props: Editing) {
  const { view, viewer, spaces } = props
  const [isCountering, counter] = useState(false)
  const frame = view.frames.at(-1)
  const offer = frame?.kind === 'window' ? frame.offer : null
  if (!offer) return null
  const counters = spaces.filter(({ type }) => type === 'counter')
  return (
    <div class="stack">
      <div class="two">
        <section class="panel">
          <h3>{en.youGet}</h3>
          <div class="cards">
            <Slips {...props} {...offer.give} />
          </div>
        </section>
        <section class="panel">
          <h3>{en.youGive}</h3>
          <div class="cards">
            <Slips {...props} {...offer.take} />
          </div>
        </section>
      </div>
      <Verdict {...props}>
        {counters.length > 0 && (
          <button type="button" aria-expanded={isCountering} onClick={() => counter(!isCountering)}>
            {en.counterOffer}
          </button>
        )}
      </Verdict>
      {isCountering && (
        <Proposing
          {...props}
          partners={counters}
          fixed={offer.by === viewer ? offer.to : offer.by}
          first={{ give: offer.take, take: offer.give }}
        />
      )}
    </div>
  )
}

export function Selling(props: Editing) {
  const { view, viewer } = props
  const debt = view.debts.find(({ pending }) => pending?.to === viewer)
  if (!debt?.pending) return null
  const { kind, amount, cards } = debt.pending
  return (
    <div class="stack">
      <div class="cards">
        <Who {...props} seat={debt.debtor} />
        <span class="muted">{kind === 'sale' ? en.asksFor(money(amount)) : en.handsOver}</span>
        <Slips {...props} cards={cards} />
        {kind === 'in-kind' && <span class="muted">{en.forOfTheDebt(money(amount))}</span>}
      </div>
      <Verdict {...props} />
    </div>
  )
}

const Verdict = ({
  spaces,
  send,
  children,
}: Pick<Editing, 'spaces' | 'send'> & { readonly children?: ComponentChildren }) => (
  <div class="row wrap">
    {(['accept', 'reject'] as const).map((type) => (
      <button
        key={type}
        type="button"
        class={type === 'accept' ? 'primary grow' : 'grow'}
        disabled={!spaces.some((space) => space.type === type)}
        onClick={() => send({ type })}
      >
        {sentenceCase(type)}
      </button>
    ))}
    {children}
  </div>
)

interface TermsProps extends Editing {
  readonly partners: readonly Space[]
  readonly fixed?: Seat
  readonly first?: DealTerms<Bundle>
}

function Proposing({ partners: spaces, fixed, first, ...props }: TermsProps) {
  const { names, viewer, send } = props
  const deal = useDeal({
    spaces,
    nothing: NOTHING,
    ...(fixed !== undefined && { fixed }),
    ...(first && { first }),
  })
  const { space, partner: to, terms } = deal
  if (!space) return null
  const lacks = lackOf(terms)
  return (
    <div class="stack">
      <TermsOfDeal
        {...{ label: en.dealWith, deal, viewer }}
        nameOf={(seat) => names[seat] ?? ''}
        side={(side) => <Side {...props} {...side} />}
      />
      <button
        type="button"
        class="primary"
        disabled={lacks !== null}
        onClick={() => send({ type: space.type, ...(space.type === 'offer' && { to }), ...terms })}
      >
        {lacks ?? (space.type === 'offer' ? en.makeTheOffer : en.sendCounterOffer)}
      </button>
    </div>
  )
}

function lackOf({ give, take }: DealTerms<Bundle>): string | null {
  const isEmpty = ({ cards, money: amount }: Bundle) => cards.length === 0 && amount === 0
  if (isEmpty(give)) return en.chooseWhatYouGive
  if (isEmpty(take)) return en.chooseWhatYouGet
  return give.money > 0 && take.money > 0 ? en.onlyOneSideCanPay : null
}

function Side({ title, seat, domain, goods, set, ...props }: Editing & SideProps<Bundle>) {
  if (!('record' in domain)) return null
  const { cards, money: cash } = domain.record
  return (
    <section class="panel">
      <h3 class="row wrap">
        {title}
        <Who {...props} seat={seat} />
      </h3>
      {cash && 'step' in cash && (
        <Stepper
          label={en.cash(title)}
          range={cash}
          value={goods.money}
          written={money}
          set={(amount) => set({ ...goods, money: amount })}
        />
      )}
      {cards && 'subsetOf' in cards && (
        <Toggles
          {...props}
          label={en.tradeCards(title)}
          items={cards.subsetOf.map(String)}
          chosen={goods.cards}
          set={(chosen) => set({ ...goods, cards: chosen })}
        />
      )}
    </section>
  )
}
