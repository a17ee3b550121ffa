import type { ComponentChildren } from 'preact'
import {
  MANAGER_PRICE,
  STADIUM_PRICE,
} from '../../../../src/engine/rulesets/starplayer/content/numbers.ts'
import { sentenceCase } from '../../ui/format.ts'
import type { Seat } from '../board.ts'
import { SeatName } from '../seat-name.tsx'
import { faceOf, footballerOf, money, type Props, type View } from './club.ts'
import { hueIn, Printed, SmallCard } from './small-card.tsx'
import { spaceCalled } from './spaces.ts'

type Frame = View['frames'][number]

export function CurrentEvent(props: Props) {
  const { frames, debts, result } = props.view
  if (result) return <Ended {...props} result={result} />
  const frame = frames.at(-1)
  const shown = frame ? <Shown {...props} frame={frame} /> : null
  return (
    <>
      {shown}
      {debts.map((debt) => (
        <p key={debt.id} class="business" role="note">
          <Who {...props} seat={debt.debtor} />
          <span>{`owes ${money(debt.rest)} (${sentenceCase(debt.reason).toLowerCase()}) to`}</span>
          {debt.creditor === 'official' ? 'the Official' : <Who {...props} seat={debt.creditor} />}
          {debt.pending && (
            <>
              <span>{`and asks ${money(debt.pending.amount)} for`}</span>
              <Slips {...props} cards={debt.pending.cards} />
            </>
          )}
        </p>
      ))}
    </>
  )
}

const Line = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="business">{children}</div>
)

function Shown({ frame, ...props }: Props & { readonly frame: Frame }) {
  const { content, view } = props
  switch (frame.kind) {
    case 'purchase':
      return (
        <Line>
          <span class="muted">For sale:</span>
          <ForSale {...props} space={frame.space} />
        </Line>
      )
    case 'tackle':
      return (
        <Line>
          <ForSale {...props} space={frame.space} />
          <span class="muted">Tackle?</span>
          <Seats {...props} seats={frame.waiting} />
        </Line>
      )
    case 'acquire':
      return (
        <Line>
          <Who {...props} seat={frame.buyer} />
          <SmallCard {...props} card={frame.card} />
          <b class="num">{money(frame.price)}</b>
        </Line>
      )
    case 'effects':
      return (
        <Line>
          <Who {...props} seat={view.turn.seat} />
          <SmallCard {...props} card={frame.card} />
        </Line>
      )
    case 'pick-opponent':
      return (
        <Line>
          <Who {...props} seat={view.turn.seat} />
          <b>Cup Match</b>
          <span class="muted">against</span>
          <Seats {...props} seats={frame.eligible} />
        </Line>
      )
    case 'window':
      return <Window {...props} frame={frame} />
    case 'passing':
      return (
        <Line>
          <span class="muted">Waiting for answers:</span>
          <Seats {...props} seats={frame.waiting} />
        </Line>
      )
    case 'landing':
      return <Line>{`On ${spaceCalled(frame.space, content)}`}</Line>
  }
}

interface WindowProps extends Props {
  readonly frame: Extract<Frame, { kind: 'window' }>
}

function Window({ frame: { negotiator, partner, offer }, ...props }: WindowProps) {
  const seats = [negotiator, partner].filter((seat) => seat !== null)
  return (
    <Line>
      <b>Transfer Window</b>
      {offer ? (
        <>
          <Who {...props} seat={offer.by} />
          <Slips {...props} {...offer.give} />
          <span class="muted">for</span>
          <Slips {...props} {...offer.take} />
          <span class="muted">of</span>
          <Who {...props} seat={offer.to} />
        </>
      ) : (
        <Seats {...props} seats={[...new Set(seats)]} />
      )}
    </Line>
  )
}

interface SlipsProps extends Props {
  readonly cards: readonly string[]
  readonly money?: number
}

export const Slips = ({ cards, money: amount = 0, content }: SlipsProps) => (
  <>
    {cards.map((card) => {
      const face = faceOf(card, content)
      return (
        <span key={card} class="slip" style={hueIn(face)}>
          <Printed face={face} />
        </span>
      )
    })}
    {amount > 0 && <b class="num">{money(amount)}</b>}
  </>
)

/** What the space sells: a footballer, a stadium, or its own name. */
function ForSale({ space, ...props }: Props & { readonly space: number }) {
  const { content, view } = props
  const shown = content.board[space]
  if (shown?.type !== 'footballer') {
    const isManager = shown?.type === 'manager'
    const price = money(isManager ? MANAGER_PRICE : STADIUM_PRICE)
    return <b>{`a ${isManager ? 'manager' : 'stadium'} for ${price}`}</b>
  }
  const { footballerId } = shown
  const isHeld = view.clubs.some((club) =>
    club.footballers.some(({ card }) => card === footballerId),
  )
  return (
    <>
      <b>{`the top ${footballerOf(footballerId, content)?.squad} card`}</b>
      {!isHeld && (
        <>
          <span class="muted">free if it is</span>
          <SmallCard {...props} card={footballerId} />
        </>
      )}
    </>
  )
}

export const Who = ({ view, names, seat }: Props & { readonly seat: Seat }) => (
  <SeatName seat={seat} hue={view.clubs[seat]?.pawn} name={names[seat]} />
)

const Seats = ({ seats, ...props }: Props & { readonly seats: readonly Seat[] }) => (
  <>
    {seats.map((seat) => (
      <Who key={seat} {...props} seat={seat} />
    ))}
  </>
)

function Ended({ result, ...props }: Props & { readonly result: NonNullable<View['result']> }) {
  if (result.kind === 'draw') return <Line>Time is up. No winner.</Line>
  if (result.kind === 'cap') {
    const first = result.ranking.filter(({ rank }) => rank === 1)
    return (
      <Line>
        <span>Time is up. Furthest:</span>
        <Seats {...props} seats={first.map(({ seat }) => seat)} />
      </Line>
    )
  }
  return (
    <Line>
      <Who {...props} seat={result.winner} />
      <span>{result.kind === 'trophy' ? 'lifts the Cup' : 'is the last club left'}</span>
      {result.kind === 'trophy' && (
        <span class="muted num">{`${result.kicks.join(' : ')} penalties`}</span>
      )}
    </Line>
  )
}
