import type { ComponentChildren } from 'preact'
import * as en from '../../text/superclub/en.ts'
import { Card } from '../../ui/card.tsx'
import { sentenceCase } from '../../ui/format.ts'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { BoardItem, Seat } from '../board.ts'
import { pressableByWords } from '../pressable.ts'
import { money, type Props, playerOf, regionName, staffOf } from './club.ts'
import { PlayerCard, TradingCard } from './player.tsx'
import type { Ranked } from './standings.tsx'

export function MarketCards(props: Ranked) {
  const { phase, turn, lot, unhappy } = props.view.shared
  return (
    <>
      {phase === 'draft' && <Draft {...props} />}
      {turn?.revealed && (
        <Card title={en.scouted}>
          <Shown {...props} card={turn.revealed.card} stars={turn.revealed.stars}>
            <b>{en.forMarket(money(turn.revealed.price))}</b>
          </Shown>
        </Card>
      )}
      {lot && <Lot {...props} lot={lot} />}
      <OfOthers {...props} />
      {unhappy.bid && <Unhappy {...props} bid={unhappy.bid} />}
      <Offered {...props} />
      <Stacks {...props} />
      <Hand {...props} />
    </>
  )
}

function Draft(props: Ranked) {
  const { board, round, next } = props.view.shared.draft
  const side = <span class="small muted">{en.round(round)}</span>
  return (
    <Card title={en.playersToDraft} right={next === null ? side : <Who {...props} seat={next} />}>
      <div class="slots to-left wide">
        {board.map((card) => {
          const { region, market } = playerOf(props.content, card)
          return (
            <TradingCard key={card} {...props} card={card}>
              <span class="clip">{regionName(region)}</span>
              <b class="num">{money(market)}</b>
            </TradingCard>
          )
        })}
      </div>
    </Card>
  )
}

const Who = ({ seat, hues, names }: Ranked & { readonly seat: Seat }) => (
  <span class="row small">
    <SeatMark seat={seat} hue={hues[seat] ?? 'black'} size={18} />
    <bdi>{names[seat]}</bdi>
  </span>
)

interface ShownProps extends Props {
  readonly card: string
  readonly stars: number
  readonly children: ComponentChildren
}

function Shown({ card, stars, children, ...props }: ShownProps) {
  const { name, position, region, market } = playerOf(props.content, card)
  return (
    <div class="shown row wrap">
      <TradingCard {...props} card={card} stars={stars} />
      <div class="grow">
        <b>{name}</b>
        <p class="small muted">
          {en.market(sentenceCase(position), regionName(region), money(market))}
          {children}
        </p>
      </div>
    </div>
  )
}

type Shared = Props['view']['shared']

function Lot({ lot, ...props }: Ranked & { readonly lot: NonNullable<Shared['lot']> }) {
  const { card, stars, min, high, passed, sealed } = lot
  const stateOf = (seat: Seat) => {
    if (high?.seat === seat) return `leads with ${money(high.amount)}`
    if (passed.includes(seat)) return 'has passed'
    return sealed.includes(seat) ? 'has answered' : 'may bid'
  }
  return (
    <Card title={en.lot(lot.n)} right={high && <b class="num">{money(high.amount)}</b>}>
      <div class="stack">
        <Shown {...props} card={card} stars={stars}>
          <b>{en.from(money(min))}</b>
        </Shown>
        <ul class="bidders">
          {props.view.shared.managers.map((club, seat) => (
            <li key={club.club} class={passed.includes(seat) ? 'row out' : 'row'}>
              <Who {...props} seat={seat} />
              <span class={`pill ${high?.seat === seat ? 'on' : ''}`}>{stateOf(seat)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function OfOthers(props: Ranked) {
  const { view, viewer, marks } = props
  const choices = view.shared.managers.flatMap(({ squad }, seat) =>
    seat === viewer
      ? []
      : squad.filter(({ card }) => marks.has(`card:${card}`)).map((entry) => ({ entry, seat })),
  )
  if (choices.length === 0) return null
  return (
    <Card title={en.playersOfOtherClubs}>
      <div class="slots to-left wide">
        {choices.map(({ entry: { card, stars }, seat }) => (
          <TradingCard key={card} {...props} card={card} stars={stars}>
            <Who {...props} seat={seat} />
          </TradingCard>
        ))}
      </div>
    </Card>
  )
}

type Bid = NonNullable<Shared['unhappy']['bid']>

const Unhappy = ({ bid, ...props }: Ranked & { readonly bid: Bid }) => (
  <Card title={en.anUnhappyPlayer} right={<Who {...props} seat={bid.owner} />}>
    <div class="stack">
      <Shown {...props} card={bid.card} stars={bid.stars}>
        <b>{en.bid(money(bid.amount))}</b>
      </Shown>
      <span class="row wrap">
        <Who {...props} seat={bid.leader} />
        <span class="pill on">{en.leadsWith(money(bid.amount))}</span>
      </span>
      {bid.counter && (
        <div class="slots to-left">
          <span class="muted">{en.theOwnerAsksFor}</span>
          {bid.counter.players.map((card) => (
            <PlayerCard key={card} {...props} card={card} />
          ))}
          <b class="num">{money(bid.counter.cash)}</b>
        </div>
      )}
    </div>
  </Card>
)

function Offered(props: Ranked) {
  const { managers } = props.view.shared
  return (
    <>
      {managers.map(({ offered, club }, seat) =>
        offered.length === 0 ? null : (
          <Card key={club} title={en.keyStaffOnOffer} right={<Who {...props} seat={seat} />}>
            <div class="stack tight">
              {offered.map((one) => (
                <StaffCard key={one} {...props} id={one} />
              ))}
            </div>
          </Card>
        ),
      )}
    </>
  )
}

export function StaffCard({ id, ...props }: Props & { readonly id: string }) {
  const { name, price, text } = staffOf(props.content, id)
  return (
    <div {...pressableByWords(props, `staff:${id}`, 'plain')}>
      <b>{name}</b>
      <span class="num">{money(price)}</span>
      <span class="small muted">{text}</span>
    </div>
  )
}

const STACKED: readonly Shared['phase'][] = ['scouting', 'deadline']

function Stacks(props: Props) {
  const { view, content, marks } = props
  const isAsked = [...marks.keys()].some((thing) => thing.startsWith('stack:'))
  if (!isAsked && !STACKED.includes(view.shared.phase)) return null
  return (
    <Card title={en.continents}>
      <div class="stacks">
        {content.regions.map((region) => {
          const thing: BoardItem = `stack:${region}`
          const count = view.counts.stacks[region] ?? 0
          const own = `plain pile ${props.touched.has(thing) ? 'touched' : ''}`
          return (
            <div key={region} {...pressableByWords(props, thing, own)}>
              <b>{regionName(region)}</b>
              <span class="num muted">{count}</span>
            </div>
          )
        })}
      </div>
    </Card>
  )
}

function Hand(props: Props) {
  const hand = props.view.own?.hand ?? []
  if (hand.length === 0) return null
  return (
    <Card title={en.yourTacticalCards}>
      <div class="stack tight">
        {hand.map((id) => {
          const card = props.content.gameChangers.find((one) => id.startsWith(`${one.id}.`))
          if (!card) return null
          return (
            <div key={id} {...pressableByWords(props, `tactic:${id}`, 'plain')}>
              <b>{card.name}</b>
              <span class="small muted">{card.text}</span>
            </div>
          )
        })}
      </div>
    </Card>
  )
}
