import type { Frozen, Seat } from '../../../kernel/types.ts'
import { clockwiseFrom } from '../read/clubs.ts'
import { hasFootballers, offerProblem } from '../read/deals.ts'
import type { FrameOf, Offer } from '../state.ts'
import type { Play } from '../types.ts'
import { passCards, rankSixes } from './cards.ts'
import { changeFrame, closeFrame, openFrame, topFrame } from './frames.ts'
import { pay } from './money.ts'

type Window = Frozen<FrameOf<'window'>>

/** Every seat may negotiate once, the opener first. */
export function openWindow(play: Play): void {
  const { state, emit } = play
  const opener = state.turn.seat
  emit({ type: 'window.opened', opener })
  openFrame(play, {
    kind: 'window',
    opener,
    queue: clockwiseFrom(state.clubs, opener),
    negotiator: null,
    partner: null,
    offersMade: 0,
    offer: null,
  })
}

/** The next seat of the queue negotiates; after the last one the window closes. */
export function nextNegotiation(play: Play, window: Window): void {
  const [seat, ...queue] = window.queue
  if (seat === undefined) {
    closeFrame(play)
    play.emit({ type: 'window.closed' })
    return
  }
  play.emit({ type: 'negotiation.started', seat })
  changeFrame(play, { ...window, queue, negotiator: seat })
}

type WindowOutcome = 'deal' | 'passed' | 'expired' | 'limit'

export function endNegotiation(play: Play, window: Window, outcome: WindowOutcome): void {
  const { negotiator, offer } = window
  if (negotiator === null) return
  if (offer && outcome !== 'deal') reject(play, offer, outcome !== 'expired')
  play.emit({ type: 'negotiation.ended', seat: negotiator, outcome })
  changeFrame(play, { ...window, negotiator: null, partner: null, offersMade: 0, offer: null })
}

const reject = ({ emit }: Play, { id }: Frozen<Offer>, stale: boolean): void =>
  emit({ type: 'offer.rejected', offerId: id, stale })

/** The initiative goes back to the negotiator, while there are offers left. */
export function rejectOffer(play: Play, window: Window, stale: boolean): void {
  const { offer, offersMade } = window
  if (!offer) return
  reject(play, offer, stale)
  const without = { ...window, offer: null }
  if (offersMade >= play.table.options.maxOffers) endNegotiation(play, without, 'limit')
  else changeFrame(play, without)
}

/** Takes back an offer that has become impossible; false where there is none. */
export function withdrawOffer(play: Play): boolean {
  const { state, table } = play
  const window = topFrame(state, 'window')
  if (!window?.offer || offerProblem(state, table, window.offer) === null) return false
  rejectOffer(play, window, true)
  return true
}

export function makeOffer(
  play: Play,
  window: Window,
  terms: Omit<Offer, 'id'>,
  counter: boolean,
): void {
  const offer = { id: play.state.nextOffer, ...terms }
  const { negotiator, partner, offersMade } = window
  const other = terms.by === negotiator ? terms.to : terms.by
  const isFixed = play.table.options.windowPartners === 'one'
  play.emit({ type: 'offer.made', offer, counter })
  changeFrame(play, {
    ...window,
    offer,
    partner: isFixed ? other : partner,
    offersMade: offersMade + 1,
  })
}

export function concludeTrade(play: Play, window: Window): void {
  const { state, emit } = play
  const { offer } = window
  if (!offer) return
  const { id, by, to, give, take } = offer as Offer
  emit({ type: 'trade.concluded', offerId: id, by, to, give, take })
  const how = { reason: 'trade', got: state.nextGot }
  passCards(play, give.cards, by, to, how)
  passCards(play, take.cards, to, by, how)
  pay(play, { from: by, to, amount: give.money, reason: 'trade', ref: id })
  pay(play, { from: to, to: by, amount: take.money, reason: 'trade', ref: id })
  const receivers: Seat[] = [
    ...(hasFootballers(give.cards) ? [to] : []),
    ...(hasFootballers(take.cards) ? [by] : []),
  ]
  if (receivers.length > 0) rankSixes(play, receivers, 'turn')
  endNegotiation(play, { ...window, offer: null }, 'deal')
}

/** A seat that leaves takes its negotiation with it. */
export function leaveWindow(play: Play, seat: Seat): void {
  const window = topFrame(play.state, 'window')
  if (!window) return
  const queue = window.queue.filter((other) => other !== seat)
  const { negotiator, partner, offer } = window
  const left = { ...window, queue }
  if (negotiator === seat || partner === seat) endNegotiation(play, left, 'passed')
  else if (offer && (offer.by === seat || offer.to === seat)) rejectOffer(play, left, true)
  else changeFrame(play, left)
}
