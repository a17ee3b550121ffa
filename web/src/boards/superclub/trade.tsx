import type { Goods } from '../../../../src/engine/rulesets/superclub/state.ts'
import { type Domain, fits, type Space } from '../../moves/space.ts'
import * as en from '../../text/superclub-editors/en.ts'
import { Stepper } from '../../ui/stepper.tsx'
import type { EditorProps } from '../board.ts'
import { type DealTerms, type SideProps, TermsOfDeal, useDeal } from '../deal.tsx'
import {
  type Content,
  clubName,
  type Entry,
  IN_ORDER,
  playerOf,
  shortName,
  staffOf,
  unfitFor,
  type View,
} from './club.ts'
import { Offer } from './offer.tsx'
import { edgeOf, Face } from './player.tsx'

type Editing = EditorProps<View, Content>
const NOTHING: Goods = { cash: 0, players: [], staff: [] }

export function Market(props: Editing) {
  const { view, viewer, spaces, send } = props
  const offers = (view.own?.trades ?? []).filter(({ from }) => from === viewer)
  const isReady = spaces.some(({ type }) => type === 'market-ready')
  const maySell = spaces.some(({ type }) => type === 'squad-sell-abroad')
  return (
    <div class="stack">
      {spaces.some(({ type }) => type === 'trade-propose') && <Proposing {...props} />}
      {offers.map((offer) => (
        <div key={offer.id} class="stack">
          <h3>{en.offerSentWaitingForAn}</h3>
          <Offer {...props} offer={offer} />
          <button
            type="button"
            class="quiet"
            onClick={() => send({ type: 'trade-withdraw', trade: offer.id })}
          >
            {en.withdrawOffer}
          </button>
        </div>
      ))}
      {maySell && <p class="small muted">{en.selectAPlayerInYour}</p>}
      {isReady && (
        <button type="button" class="primary" onClick={() => send({ type: 'market-ready' })}>
          {en.readyForTheSeason}
        </button>
      )}
    </div>
  )
}

function Proposing(props: Editing) {
  const { view, viewer, spaces, send } = props
  const partners = spaces.filter(({ type }) => type === 'trade-propose')
  const deal = useDeal({ spaces: partners, nothing: NOTHING })
  const { space, partner: to, terms } = deal
  if (!space) return null
  const lacks = lackOf(space, terms)
  return (
    <div class="stack">
      <TermsOfDeal
        {...{ label: en.tradeWith, deal, viewer }}
        nameOf={(seat) => {
          const club = view.shared.managers[seat]
          return club ? shortName(props, club) : ''
        }}
        side={(side) => <Side {...props} {...side} />}
      />
      <button
        type="button"
        class="primary"
        disabled={lacks !== null}
        onClick={async () => {
          if (await send({ type: 'trade-propose', to, ...terms })) deal.clear()
        }}
      >
        {lacks ?? en.offerTheTrade}
      </button>
    </div>
  )
}

function lackOf({ fields }: Space, { give, take }: DealTerms<Goods>): string | null {
  if (give.players.length + take.players.length === 0) return en.aTradeNeedsAPlayer
  const isPaid = (domain: Domain | undefined, { cash }: Goods) =>
    domain && 'record' in domain && domain.record.cash && fits(domain.record.cash, cash)
  return isPaid(fields.give, give) && isPaid(fields.take, take) ? null : en.notEnoughCash
}

function Side({ title, seat, domain, goods, set, ...props }: Editing & SideProps<Goods>) {
  const { view, content } = props
  const club = view.shared.managers[seat]
  if (!club || !('record' in domain)) return null
  const { cash, staff } = domain.record
  const members = staff && 'subsetOf' in staff ? staff.subsetOf.map(String) : []
  const toggled = (list: readonly string[], one: string) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
  const place = (entry: Entry) => IN_ORDER.indexOf(playerOf(content, entry.card).position)
  return (
    <section class="panel">
      <h3>{`${title}, ${clubName(props, club)}`}</h3>
      {cash && 'step' in cash && (
        <div class="row">
          <span class="small muted">{en.cashM}</span>
          <Stepper
            label={en.cash(title)}
            range={cash}
            value={goods.cash}
            set={(next) => set({ ...goods, cash: next })}
          />
        </div>
      )}
      <div class="slots to-left">
        {club.squad
          .toSorted((one, other) => place(one) - place(other) || other.stars - one.stars)
          .map((entry) => {
            const player = playerOf(content, entry.card)
            const face = { player, stars: entry.stars, unfit: unfitFor(entry) }
            const isIn = goods.players.includes(entry.card)
            return (
              <button
                key={entry.card}
                type="button"
                class={`player pressable ${isIn ? 'chosen' : 'can'}`}
                aria-pressed={isIn}
                style={edgeOf(player)}
                onClick={() => set({ ...goods, players: toggled(goods.players, entry.card) })}
              >
                <Face {...face} />
              </button>
            )
          })}
      </div>
      <div class="choices">
        {members.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={goods.staff.includes(one)}
            onClick={() => set({ ...goods, staff: toggled(goods.staff, one) })}
          >
            {staffOf(content, one).name}
          </button>
        ))}
      </div>
    </section>
  )
}
