import type { ComponentChildren } from 'preact'
import {
  MANAGER_PRICE,
  STADIUM_PRICE,
} from '../../../../src/engine/rulesets/starplayer/content/numbers.ts'
import * as en from '../../text/starplayer/en.ts'
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
          <span>{en.owesTo(money(debt.rest), sentenceCase(debt.reason).toLowerCase())}</span>
          {debt.creditor === 'official' ? en.theOfficial : <Who {...props} seat={debt.creditor} />}
          {debt.pending && (
            <>
              <span>{en.andAsksFor(money(debt.pending.amount))}</span>
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
          <span class="muted">{en.forSale}</span>
          <ForSale {...props} space={frame.space} />
        </Line>
      )
    case 'tackle':
      return (
        <Line>
          <ForSale {...props} space={frame.space} />
          <span class="muted">{en.currentEventTackle}</span>
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
          <b>{en.cupMatch}</b>
          <span class="muted">{en.against}</span>
          <Seats {...props} seats={frame.eligible} />
        </Line>
      )
    case 'window':
      return <Window {...props} frame={frame} />
    case 'passing':
      return (
        <Line>
          <span class="muted">{en.waitingForAnswers}</span>
          <Seats {...props} seats={frame.waiting} />
        </Line>
      )
    case 'landing':
      return <Line>{en.on(spaceCalled(frame.space, content))}</Line>
  }
}

interface WindowProps extends Props {
  readonly frame: Extract<Frame, { kind: 'window' }>
}

function Window({ frame: { negotiator, partner, offer }, ...props }: WindowProps) {
  const seats = [negotiator, partner].filter((seat) => seat !== null)
  return (
    <Line>
      <b>{en.transferWindow}</b>
      {offer ? (
        <>
          <Who {...props} seat={offer.by} />
          <Slips {...props} {...offer.give} />
          <span class="muted">{en.forCurrentEvent}</span>
          <Slips {...props} {...offer.take} />
          <span class="muted">{en.ofCurrentEvent}</span>
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

function ForSale({ space, ...props }: Props & { readonly space: number }) {
  const { content, view } = props
  const shown = content.board[space]
  if (shown?.type !== 'footballer') {
    const isManager = shown?.type === 'manager'
    const price = money(isManager ? MANAGER_PRICE : STADIUM_PRICE)
    return <b>{en.aFor(isManager ? 'manager' : 'stadium', price)}</b>
  }
  const { footballerId } = shown
  const isHeld = view.clubs.some((club) =>
    club.footballers.some(({ card }) => card === footballerId),
  )
  return (
    <>
      <b>{en.theTopCard(footballerOf(footballerId, content)?.squad ?? '')}</b>
      {!isHeld && (
        <>
          <span class="muted">{en.freeIfItIs}</span>
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
  if (result.kind === 'draw') return <Line>{en.timeIsUpNoWinner}</Line>
  if (result.kind === 'cap') {
    const first = result.ranking.filter(({ rank }) => rank === 1)
    return (
      <Line>
        <span>{en.timeIsUpFurthest}</span>
        <Seats {...props} seats={first.map(({ seat }) => seat)} />
      </Line>
    )
  }
  return (
    <Line>
      <Who {...props} seat={result.winner} />
      <span>{result.kind === 'trophy' ? en.liftsTheCup : en.isTheLastClubLeft}</span>
      {result.kind === 'trophy' && (
        <span class="muted num">{en.penalties(result.kicks.join(' : '))}</span>
      )}
    </Line>
  )
}
