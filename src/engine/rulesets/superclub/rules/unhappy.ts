import { at } from '../../../kernel/define.ts'
import type { Problem } from '../../../kernel/rule.ts'
import { hull, range, subsetOf } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { developedOf } from '../content/book.ts'
import {
  appealOf,
  clubOf,
  couldPay,
  entryIn,
  entryOf,
  isStronger,
  isTalent,
  offSeasonOrder,
} from '../read/club.ts'
import {
  bidOf,
  bonusTalentsOf,
  entitledTo,
  keepsTeams,
  leastRaiseOf,
  openingBidOf,
  raisersOf,
  targetsOf,
} from '../read/unhappy.ts'
import { firstOf, problem, unless } from '../refusals.ts'
import type { Play, Rules, Seen } from '../types.ts'
import { moveToken, pay, startPhase } from './acts.ts'
import { bidProblem, known, ownPlayer, welcomeProblem } from './problems.ts'
import { eachOf } from './spaces.ts'

const biddersRules: Rules<
  | 'unhappy-bid'
  | 'unhappy-pass'
  | 'unhappy-enter'
  | 'unhappy-stay-out'
  | 'unhappy-accept'
  | 'unhappy-decline'
> = {
  'unhappy-bid': {
    problem: (at, { seat, decision, move: { card } }) =>
      unless(at.table.options.unhappyPlayers, 'option-off', { option: 'unhappyPlayers' }) ??
      known(at, 'player', card) ??
      unless(decision.kind === 'unhappy-nominate', 'already-bid') ??
      nominationProblem(at, seat, card),
    spaces: (at, { seat }) => {
      const targets = targetsOf(at, seat).filter((card) => !nominationProblem(at, seat, card))
      return eachOf('unhappy-bid', 'card', targets)
    },
    act(play, { seat, move: { card } }) {
      const owner = sure(ownerOf(play, card), 'owner of the player')
      const { stars } = entryOf(play, owner, card)
      const amount = openingBidOf(play, stars)
      play.emit({ type: 'unhappy.bid-placed', bidder: seat, owner, card, stars, amount })
    },
  },
  'unhappy-pass': {
    act: ({ emit }, { seat }) => emit({ type: 'unhappy.passed', seat }),
  },
  'unhappy-enter': {
    problem: (at, { seat }) => entryProblem(at, seat),
    act: ({ emit }, { seat }) => emit({ type: 'unhappy.answered', seat, enter: true }),
  },
  'unhappy-stay-out': {
    act: ({ emit }, { seat }) => emit({ type: 'unhappy.answered', seat, enter: false }),
  },
  'unhappy-accept': {
    problem: (at) => acceptProblem(at),
    act: (play) => sell(play, counterOf(play)),
  },
  'unhappy-decline': {
    act: ({ emit }, { seat }) => emit({ type: 'unhappy.counter-declined', bidder: seat }),
  },
}

const ownersRules: Rules<'unhappy-star' | 'unhappy-sell' | 'unhappy-counter' | 'unhappy-bench'> = {
  'unhappy-star': {
    problem: (at, { seat, move: { card } }) =>
      ownPlayer(at, seat, card, 'SC-077') ??
      unless(card !== bidOf(at).card, 'not-this-player', { card }) ??
      unless(isTalent(at, entryOf(at, seat, card)), 'no-potential', { card }, 'SC-077'),
    spaces: (at) => eachOf('unhappy-star', 'card', bonusTalentsOf(at)),
    act(play, { seat, move: { card } }) {
      const from = entryOf(play, seat, card).stars
      const to = from + 1
      const developedId = developedOf(play.table.content, card, to)?.id ?? card
      play.emit({ type: 'unhappy.star-added', seat, card, from, to, developedId })
      moveToken(play, seat, 'unhappy')
      openEntry(play)
    },
  },
  'unhappy-sell': {
    problem: (at) => partingProblem(at),
    act: (play) => sell(play, { cash: bidOf(play).amount, players: [] }),
  },
  'unhappy-counter': {
    problem: (at, { move }) => counterProblem(at, move),
    spaces(at) {
      const { leader, counters } = bidOf(at)
      if (counters >= COUNTERS_MAX) return []
      const { cash, squad } = clubOf(at, leader)
      const players = subsetOf(squad.map(({ card }) => card))
      return [hull('unhappy-counter', { cash: range(0, cash), players })]
    },
    act: ({ emit }, { seat, move: { cash, players } }) =>
      emit({ type: 'unhappy.countered', owner: seat, cash, players }),
  },
  'unhappy-bench': {
    act(play, { seat }) {
      const { leader, card } = bidOf(play)
      play.emit({ type: 'unhappy.benched', bidder: leader, owner: seat, card })
    },
  },
}

export const unhappyRules = { ...biddersRules, ...ownersRules }

const ownerOf = ({ state }: Seen, card: string): Seat | null => {
  const owner = state.shared.managers.findIndex((club) => entryIn(club, card))
  return owner === -1 ? null : owner
}

export function nominationProblem(at: Seen, seat: Seat, card: string): Problem | null {
  const owner = ownerOf(at, card)
  if (owner === null || owner === seat) return problem('player-not-for-you', { card })
  const { stars } = entryOf(at, owner, card)
  const [keeps, appeal] = [appealOf(at, owner), appealOf(at, seat)]
  return (
    unless(!at.state.shared.unhappy.targets.includes(owner), 'already-targeted', { owner }) ??
    unless(keeps < stars, 'player-not-for-you', { card, keeps }) ??
    unless(stars <= appeal, 'player-not-for-you', { card, appeal }, 'SC-071') ??
    bidProblem(at, seat, openingBidOf(at, stars))
  )
}

export const entryProblem = (at: Seen, seat: Seat): Problem | null =>
  bidProblem(at, seat, bidOf(at).amount)

export const partingProblem = (at: Seen): Problem | null =>
  unless(keepsTeams(at, []), 'squad-too-small')

type CounterOffer = { readonly cash: number; readonly players: readonly string[] }

export const COUNTERS_MAX = 3

export function counterProblem(at: Seen, { cash, players }: CounterOffer): Problem | null {
  const { amount, leader, counters } = bidOf(at)
  const asksMore = cash > amount || players.length > 0
  return (
    firstOf(players, (card) => known(at, 'player', card)) ??
    firstOf(players, (card) => ownPlayer(at, leader, card, 'SC-R39')) ??
    unless(counters < COUNTERS_MAX && asksMore, 'counter-refused', { bid: amount }) ??
    exchangeProblem(at, { cash, players })
  )
}

const counterOf = (at: Seen): CounterOffer => sure(bidOf(at).counter, 'counter to accept')

/**
 * Checks that the counter-offer for an unhappy player is still possible. Players in the
 * counter-offer may have been sold abroad since the counter-offer was made.
 */
export function acceptProblem(at: Seen): Problem | null {
  const { cash, players } = counterOf(at)
  const buyer = clubOf(at, bidOf(at).leader)
  return (
    firstOf(players, (card) => unless(!!entryIn(buyer, card), 'trade-stale', { card })) ??
    exchangeProblem(at, { cash, players })
  )
}

function exchangeProblem(at: Seen, { cash, players }: CounterOffer): Problem | null {
  const { owner, leader } = bidOf(at)
  const [seller, buyer] = [clubOf(at, owner), clubOf(at, leader)]
  const short = { demanded: cash, seat: leader, cash: buyer.cash }
  const { squad: limit } = at.table.content.limits
  const fits =
    seller.squad.length - 1 + players.length <= limit &&
    buyer.squad.length + 1 - players.length <= limit
  return (
    firstOf(players, (card) => welcomeProblem(at, leader, { card, to: owner })) ??
    unless(fits, 'squad-full', { limit }, 'SC-R39') ??
    unless(keepsTeams(at, players), 'squad-too-small') ??
    unless(cash <= buyer.cash, 'not-enough-cash', short, 'SC-R39')
  )
}

function sell(play: Play, { cash, players }: CounterOffer): void {
  const { owner, leader, card } = bidOf(play)
  pay(play, leader, cash, 'unhappy', owner)
  play.emit({
    type: 'unhappy.sold',
    bidder: leader,
    owner,
    card,
    cash,
    players: [...players],
  })
  moveToken(play, owner, 'unhappy')
  moveToken(play, leader, 'unhappy')
}

export function stepUnhappy(play: Play): boolean {
  const { unhappy, turn, turnsDone } = play.state.shared
  if (unhappy.bid) return stepBid(play)
  if (turn) return false
  const order = offSeasonOrder(play)
  if (turnsDone === order.length) {
    startPhase(play, 'training')
    return true
  }
  const seat = at(order, turnsDone)
  const isOut = unhappy.bidders.includes(seat) || targetsOf(play, seat).length === 0
  play.emit({ type: isOut ? 'turn.ended' : 'turn.started', seat })
  return true
}

function stepBid(play: Play): boolean {
  const { stage, answered, entitled } = bidOf(play)
  switch (stage) {
    case 'star':
      if (bonusTalentsOf(play).length > 0) return false
      openEntry(play)
      return true
    case 'enter':
      if (answered.length < entitled.length) return false
      closeEntry(play)
      return true
    case 'raise':
      return stepRaises(play)
    default:
      return false
  }
}

const openEntry = (play: Play): void =>
  play.emit({ type: 'unhappy.entry-opened', seats: entitledTo(play) })

function closeEntry(play: Play): void {
  const { entries } = play.state.secret
  const entering = entries.flatMap(({ seat, enter }) => (enter ? [seat] : []))
  const seats = offSeasonOrder(play).filter((seat) => entering.includes(seat))
  let leader = bidOf(play).nominator
  for (const seat of seats) if (isStronger(play, seat, leader)) leader = seat
  play.emit({ type: 'unhappy.entered', seats, leader })
}

function stepRaises(play: Play): boolean {
  const { leader, amount } = bidOf(play)
  const raisers = raisersOf(play)
  const poor = raisers.find((seat) => !couldPay(play, seat, leastRaiseOf(play, seat)))
  if (poor !== undefined) play.emit({ type: 'unhappy.raise-passed', seat: poor })
  else if (raisers.length > 0) return false
  else play.emit({ type: 'unhappy.bidding-closed', leader, amount })
  return true
}
