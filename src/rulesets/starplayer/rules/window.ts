import type { Seat } from '../../../kernel/types.ts'
import { clubOf } from '../read/clubs.ts'
import { offerProblem } from '../read/deals.ts'
import { must, mustNot } from '../refusals.ts'
import type { Offer } from '../state.ts'
import type { Answer, Play } from '../types.ts'
import { takeCard } from './cards.ts'
import { topFrame } from './frames.ts'
import { mustHoldCard } from './match.ts'
import { concludeTrade, endNegotiation, makeOffer, openWindow, rejectOffer } from './windows.ts'

export const window = {
  'play-transfer-window'(play: Play, answer: Answer<'play-transfer-window'>): void {
    const { seat, move } = answer
    const { card } = move
    mustHoldCard(play, clubOf(play.state.clubs, seat), card, 'windowCards')
    takeCard(play, card, seat, 'played')
    openWindow(play)
  },

  offer(play: Play, { seat, move: { to, give, take } }: Answer<'offer'>): void {
    const { partner, offersMade } = openNegotiation(play)
    must(partner === null || partner === to, 'partner-fixed', { partner })
    const terms = { by: seat, to, give, take }
    mustBeFair(play, terms, offersMade)
    makeOffer(play, openNegotiation(play), terms, false)
  },

  'pass-window'(play: Play): void {
    endNegotiation(play, openNegotiation(play), 'passed')
  },

  /** The other side of the pending offer answers with terms of its own. */
  counter(play: Play, { seat, move: { give, take } }: Answer<'counter'>): void {
    const { offersMade, offer } = openNegotiation(play)
    const terms = { by: seat, to: offer?.by ?? seat, give, take }
    mustBeFair(play, terms, offersMade)
    makeOffer(play, openNegotiation(play), terms, true)
  },
}

export function acceptOffer(play: Play): void {
  concludeTrade(play, openNegotiation(play))
}

export function rejectPending(play: Play): void {
  rejectOffer(play, openNegotiation(play), false)
}

/** A seat that does not answer in time ends the negotiation, and its offer is void. */
export function letNegotiationExpire(play: Play): void {
  endNegotiation(play, openNegotiation(play), 'expired')
}

function mustBeFair(play: Play, terms: Omit<Offer, 'id'>, offersMade: number): void {
  const { state, table } = play
  const { maxOffers } = table.options
  const problem = offerProblem(state, table, terms)
  // The order of SP: cards and targets come before limits, limits before money.
  if (isBeforeLimits(problem)) mustNot(problem, facts(terms.to))
  must(offersMade < maxOffers, 'offer-limit', { maxOffers })
  mustNot(problem, facts(terms.to))
}

const facts = (to: Seat) => ({ to })

const BEFORE_LIMITS = [
  'unknown-card',
  'duplicate-card',
  'card-not-tradable',
  'card-not-owned',
  'self-target',
  'unknown-seat',
  'seat-out',
]
const isBeforeLimits = (problem: string | null): boolean =>
  problem !== null && BEFORE_LIMITS.includes(problem)

function openNegotiation({ state }: Play) {
  const frame = topFrame(state, 'window')
  if (!frame) throw new Error('no Transfer Window is open')
  return frame
}
