import { copied } from '../../../kernel/json.ts'
import type { Problem } from '../../../kernel/rule.ts'
import { exactly, hull, is, oneOf, range, record, subsetOf } from '../../../kernel/space.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { MONEY_STEP } from '../content/schema.ts'
import { clockwiseFrom, clubOf, tradableOf } from '../read/clubs.ts'
import {
  hasFootballers,
  offerProblem,
  offersLeftProblem,
  partnersOf,
  playingProblem,
  sidesProblem,
  termsProblem,
} from '../read/deals.ts'
import { frameOf, topFrame } from '../read/frames.ts'
import { problem, withFacts } from '../refusals.ts'
import type { Bundle, FrameOf, Offer } from '../state.ts'
import type { At, Play, Rules } from '../types.ts'
import { passCards, rankSixes, takeCard } from './cards.ts'
import { changeFrame, closeFrame, openFrame } from './frames.ts'
import { pay } from './money.ts'

export const windowRules: Rules<'play-transfer-window' | 'offer' | 'pass-window' | 'counter'> = {
  'play-transfer-window': {
    problem: (at, { seat, move: { card } }) => playingProblem(at, seat, card, 'windowCards'),
    spaces(at, { seat }) {
      const { windowCards } = clubOf(at, seat)
      return windowCards.length > 0
        ? [exactly('play-transfer-window', { card: oneOf(windowCards) })]
        : []
    },
    act(play, { seat, move: { card } }) {
      takeCard(play, card, seat, 'played')
      openWindow(play)
    },
  },

  offer: {
    problem(at, { seat, move: { to, give, take } }) {
      const terms = { by: seat, to, give, take }
      return withFacts(
        sidesProblem(at, terms) ?? partnerProblem(at, to) ?? newTermsProblem(at, terms),
        {
          to,
        },
      )
    },
    spaces(at, { seat }) {
      if (offersLeftProblem(at)) return []
      const give = sideOf(at, seat)
      return partnersOf(at, seat).map((to) =>
        hull('offer', { to: is(to), give, take: sideOf(at, to) }),
      )
    },
    act(play, { seat, move: { to, give, take } }) {
      makeOffer(play, { by: seat, to, give, take }, false)
    },
  },

  'pass-window': {
    act: (play) => endNegotiation(play, frameOf(play, 'window'), 'passed'),
  },

  counter: {
    problem(at, { seat, move: { give, take } }) {
      const to = pendingOffer(at).by
      const terms = { by: seat, to, give, take }
      return withFacts(sidesProblem(at, terms) ?? newTermsProblem(at, terms), { to })
    },
    spaces(at, { seat }) {
      if (offersLeftProblem(at)) return []
      return [hull('counter', { give: sideOf(at, seat), take: sideOf(at, pendingOffer(at).by) })]
    },
    act(play, { seat, move: { give, take } }) {
      makeOffer(play, { by: seat, to: pendingOffer(play).by, give, take }, true)
    },
  },
}

function sideOf(at: At, seat: Seat) {
  const club = clubOf(at, seat)
  const money = range(0, club.cash, MONEY_STEP)
  return record<Bundle>({ cards: subsetOf(tradableOf(club)), money })
}

type Terms = Omit<Offer, 'id'>

function partnerProblem(at: At, to: Seat): Problem | null {
  const { partner } = frameOf(at, 'window')
  return partner === null || partner === to ? null : problem('partner-fixed', { partner })
}

const newTermsProblem = (at: At, terms: Terms): Problem | null =>
  offersLeftProblem(at) ?? termsProblem(at, terms)

function pendingOffer(at: At): Frozen<Offer> {
  const { offer } = frameOf(at, 'window')
  if (!offer) throw new Error('no offer is pending')
  return offer
}

export function openWindow(play: Play): void {
  const opener = play.state.shared.turn.seat
  play.emit({ type: 'window.opened', opener })
  openFrame(play, {
    kind: 'window',
    opener,
    queue: clockwiseFrom(play, opener),
    negotiator: null,
    partner: null,
    offersMade: 0,
    offer: null,
  })
}

type Window = Frozen<FrameOf<'window'>>

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

export const letNegotiationExpire = (play: Play): void =>
  endNegotiation(play, frameOf(play, 'window'), 'expired')

const reject = ({ emit }: Play, { id, by, to }: Frozen<Offer>, stale: boolean): void =>
  emit({ type: 'offer.rejected', offerId: id, by, to, stale })

export function rejectOffer(play: Play, window: Window, stale: boolean): void {
  if (!window.offer) return
  reject(play, window.offer, stale)
  continueWithout(play, window)
}

export function withdrawOffer(play: Play): void {
  const { id, by, to } = pendingOffer(play)
  play.emit({ type: 'offer.withdrawn', offerId: id, by, to })
  continueWithout(play, frameOf(play, 'window'))
}

function continueWithout(play: Play, window: Window): void {
  const without = { ...window, offer: null }
  if (offersLeftProblem(play)) endNegotiation(play, without, 'limit')
  else changeFrame(play, without)
}

export function dropStaleOffer(play: Play): boolean {
  const window = topFrame(play, 'window')
  if (!window?.offer || offerProblem(play, window.offer) === null) return false
  rejectOffer(play, window, true)
  return true
}

function makeOffer(play: Play, terms: Terms, counter: boolean): void {
  const { state, table, emit } = play
  const window = frameOf(play, 'window')
  const offer = { id: state.shared.nextOffer, ...terms }
  const { negotiator, partner, offersMade } = window
  const other = terms.by === negotiator ? terms.to : terms.by
  emit({ type: 'offer.made', offer, counter })
  changeFrame(play, {
    ...window,
    offer,
    partner: table.options.windowPartners === 'one' ? other : partner,
    offersMade: offersMade + 1,
  })
}

export function concludeTrade(play: Play): void {
  const { state, emit } = play
  const window = frameOf(play, 'window')
  const { id, by, to, give, take } = copied(pendingOffer(play))
  emit({ type: 'trade.concluded', offerId: id, by, to, give, take })
  const how = { reason: 'trade', got: state.shared.nextGot }
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

export function leaveWindow(play: Play, seat: Seat): void {
  const window = topFrame(play, 'window')
  if (!window) return
  const queue = window.queue.filter((other) => other !== seat)
  const { negotiator, partner, offer } = window
  const left = { ...window, queue }
  if (negotiator === seat || partner === seat) endNegotiation(play, left, 'passed')
  else if (offer && (offer.by === seat || offer.to === seat)) rejectOffer(play, left, true)
  else changeFrame(play, left)
}
