import type { Trade } from '../../../../src/engine/rulesets/superclub/state.ts'
import * as en from '../../text/superclub-editors/en.ts'
import type { EditorProps, Seat } from '../board.ts'
import { type Content, clubName, money, type Props, staffOf, type View } from './club.ts'
import { PlayerCard } from './player.tsx'

export function Answer({ spaces, send, ...props }: EditorProps<View, Content>) {
  const ids = spaces.flatMap(({ fields: { trade } }) => (trade && 'is' in trade ? [trade.is] : []))
  const offer = props.view.own?.trades.find(({ id }) => ids.includes(id))
  if (!offer) return null
  const accept = spaces.find(({ type }) => type === 'trade-accept')
  return (
    <div class="stack">
      <Offer {...props} offer={offer} />
      <div class="row">
        <button
          type="button"
          class="primary grow"
          disabled={!accept}
          onClick={() => send({ type: 'trade-accept', trade: offer.id })}
        >
          {en.accept}
        </button>
        <button
          type="button"
          class="grow"
          onClick={() => send({ type: 'trade-reject', trade: offer.id })}
        >
          {en.reject}
        </button>
      </div>
    </div>
  )
}

export function Offer({ offer, ...props }: Props & { readonly offer: Trade }) {
  const { from, to, give, take } = offer
  return (
    <div class="two">
      <Goods {...props} seat={from} goods={give} />
      <Goods {...props} seat={to} goods={take} />
    </div>
  )
}

interface GoodsProps extends Props {
  readonly seat: Seat
  readonly goods: Trade['give']
}

function Goods({ seat, goods: { cash, players, staff }, ...props }: GoodsProps) {
  const { view, content } = props
  const club = view.shared.managers[seat]
  if (!club) return null
  return (
    <section class="panel">
      <h3>{en.gives(clubName(props, club))}</h3>
      <div class="slots to-left">
        {players.map((card) => {
          const stars = club.squad.find((entry) => entry.card === card)?.stars
          return <PlayerCard key={card} {...props} card={card} {...(stars && { stars })} />
        })}
        {staff.map((one) => (
          <span key={one} class="pill">
            {staffOf(content, one).name}
          </span>
        ))}
        {cash > 0 && <b class="num">{money(cash)}</b>}
        {players.length + staff.length + cash === 0 && <span class="muted">{en.nothing}</span>}
      </div>
    </section>
  )
}
