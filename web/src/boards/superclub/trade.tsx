import { useState } from 'preact/hooks'
import type { Goods } from '../../../../src/rulesets/superclub/state.ts'
import type { Domain, Space } from '../../moves/space.ts'
import { Segments } from '../../ui/card.tsx'
import type { EditorProps, Seat } from '../board.ts'
import { Steps } from './bid.tsx'
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

/** Trades in two columns; whom to sell abroad is pressed in the squad below. */
export function Market(props: Editing) {
  const { view, viewer, spaces, send } = props
  const offers = (view.own?.trades ?? []).filter(({ from }) => from === viewer)
  const isReady = spaces.some(({ type }) => type === 'market-ready')
  const maySell = spaces.some(({ type }) => type === 'squad-sell-abroad')
  return (
    <div class="stack">
      {spaces.some(({ type }) => type === 'trade-propose') && <Terms {...props} />}
      {offers.map((offer) => (
        <div key={offer.id} class="stack">
          <h3>Your offer waits for an answer</h3>
          <Offer {...props} offer={offer} />
          <button
            type="button"
            class="quiet"
            onClick={() => send({ type: 'trade-withdraw', trade: offer.id })}
          >
            Withdraw it
          </button>
        </div>
      ))}
      {maySell && <p class="small muted">Press a player of your squad to sell him abroad.</p>}
      {isReady && (
        <button type="button" class="primary" onClick={() => send({ type: 'market-ready' })}>
          Ready for the season
        </button>
      )}
    </div>
  )
}

/** One offer under way: to whom, and what goes either way. */
function Terms(props: Editing) {
  const { view, viewer, content, spaces, send } = props
  const partners = spaces.filter(({ type }) => type === 'trade-propose')
  const [to, choose] = useState(seatIn(partners[0]))
  const [give, setGive] = useState(NOTHING)
  const [take, setTake] = useState(NOTHING)
  const space = partners.find((one) => seatIn(one) === to)
  if (!space) return null
  const isEmpty = give.players.length + take.players.length === 0
  return (
    <div class="stack">
      {partners.length > 1 && (
        <div class="row">
          <Segments
            label="Trade with"
            options={partners.map((one) => {
              const club = view.shared.managers[seatIn(one)]
              return [`${seatIn(one)}`, club ? shortName(content, club) : ''] as const
            })}
            value={`${to}`}
            pick={(seat) => {
              choose(Number(seat))
              setTake(NOTHING)
            }}
          />
        </div>
      )}
      <div class="two terms">
        <Side
          {...props}
          title="You give"
          seat={viewer}
          domain={space.fields.give}
          goods={give}
          set={setGive}
        />
        <Side
          {...props}
          title="You get"
          seat={to}
          domain={space.fields.take}
          goods={take}
          set={setTake}
        />
      </div>
      <button
        type="button"
        class="primary"
        disabled={isEmpty}
        onClick={() => {
          send({ type: 'trade-propose', to, give, take })
          setGive(NOTHING)
          setTake(NOTHING)
        }}
      >
        {isEmpty ? 'A trade needs a player' : 'Offer the trade'}
      </button>
    </div>
  )
}

function seatIn(space: Space | undefined): Seat {
  const to = space?.fields.to
  return to && 'is' in to && typeof to.is === 'number' ? to.is : -1
}

interface SideProps extends Editing {
  readonly title: string
  readonly seat: Seat
  readonly domain: Domain | undefined
  readonly goods: Goods
  set(goods: Goods): void
}

/** All that one club has to hand over. */
function Side({ view, content, title, seat, domain, goods, set }: SideProps) {
  const club = view.shared.managers[seat]
  if (!club || !domain || !('record' in domain)) return null
  const { cash, staff } = domain.record
  const members = staff && 'subsetOf' in staff ? staff.subsetOf.map(String) : []
  const toggled = (list: readonly string[], one: string) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
  const place = (entry: Entry) => IN_ORDER.indexOf(playerOf(content, entry.card).position)
  return (
    <section class="panel">
      <h3>{`${title}, ${clubName(content, club)}`}</h3>
      {cash && 'step' in cash && (
        <span class="row">
          <span class="small muted">Cash, M</span>
          <Steps
            label={`${title}: cash`}
            {...cash}
            value={goods.cash}
            set={(next) => set({ ...goods, cash: next })}
          />
        </span>
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
