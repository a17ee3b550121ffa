import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { cardsOf, developedOf } from '../content/book.ts'
import type { Content } from '../content/schema.ts'
import {
  appealOf,
  clubOf,
  entryOf,
  freeCashOf,
  isKeeper,
  isStronger,
  isTalent,
  keepsTeam,
  meansOf,
  nextBid,
  type Open,
  offSeasonOrder,
  roomOf,
} from '../read/club.ts'
import { must } from '../refusals.ts'
import type { Board, Decide, Playing, Setting } from '../types.ts'
import { moveToken, pay, startPhase } from './acts.ts'

export function bidOf({ unhappy: { bid } }: Open) {
  if (!bid) throw new Error('no bid for an unhappy player')
  return bid
}

/** The bid for a player of so many stars (SC-074). */
const openingBid = ({ unhappyPricePerStar }: Content, stars: number): number =>
  unhappyPricePerStar * stars

/** Players whom a seat keeps happy and their owners cannot, and whom it could pay after sales. */
export function targetsOf(content: Content, shared: Open, seat: Seat): string[] {
  const club = clubOf(shared, seat)
  const appeal = appealOf(content, club)
  const means = meansOf(content, club)
  return shared.managers.flatMap((owner, other) => {
    if (other === seat || shared.unhappy.targets.includes(other)) return []
    const keeps = appealOf(content, owner)
    return owner.squad.flatMap(({ card, stars }) =>
      keeps < stars && stars <= appeal && openingBid(content, stars) <= means ? [card] : [],
    )
  })
}

/** Who may enter the bidding: status, no bid yet, and enough cash counted as for targets. */
function entitledTo({ content }: Setting, shared: Open): Seat[] {
  const { owner, stars } = bidOf(shared)
  return offSeasonOrder(shared).filter((seat) => {
    if (seat === owner || shared.unhappy.bidders.includes(seat)) return false
    const club = clubOf(shared, seat)
    return appealOf(content, club) >= stars && openingBid(content, stars) <= meansOf(content, club)
  })
}

/** The talents of which the owner adds a star to one at once (SC-077). */
export function bonusTalentsOf(content: Content, shared: Open): string[] {
  const { owner, card } = bidOf(shared)
  return clubOf(shared, owner).squad.flatMap((entry) =>
    entry.card !== card && isTalent(content, entry) ? [entry.card] : [],
  )
}

export function stepUnhappy(play: Playing): boolean {
  const { state, table, emit } = play
  const { shared } = state
  const { bid } = shared.unhappy
  if (bid) return stepBid(play)
  if (shared.turn) return false
  const order = offSeasonOrder(shared)
  if (shared.turnsDone === order.length) {
    startPhase(play, 'training')
    return true
  }
  const seat = at(order, shared.turnsDone)
  const isOut = shared.unhappy.bidders.includes(seat)
  if (isOut || targetsOf(table.content, shared, seat).length === 0)
    emit({ type: 'turn.ended', seat })
  else emit({ type: 'turn.started', seat })
  return true
}

function stepBid(play: Playing): boolean {
  const { state, table, emit } = play
  const { shared } = state
  const { content } = table
  const bid = bidOf(shared)
  switch (bid.stage) {
    case 'star':
      if (bonusTalentsOf(content, shared).length > 0) return false
      openEntry(play)
      return true
    case 'enter': {
      if (bid.answered.length < bid.entitled.length) return false
      const seats = state.secret.entries.flatMap(({ seat, enter }) => (enter ? [seat] : []))
      const entrants = offSeasonOrder(shared).filter((seat) => seats.includes(seat))
      emit({ type: 'unhappy.entered', seats: entrants, leader: leaderOf(play, entrants) })
      return true
    }
    case 'raise': {
      const poor = raisersOf(shared).find(
        (seat) =>
          meansOf(content, clubOf(shared, seat)) <
          nextBid(content, shared, seat, { seat: bid.leader, amount: bid.amount }),
      )
      if (poor !== undefined) emit({ type: 'unhappy.raise-passed', seat: poor })
      else if (raisersOf(shared).length > 0) return false
      else emit({ type: 'unhappy.bidding-closed', leader: bid.leader, amount: bid.amount })
      return true
    }
    default:
      return false
  }
}

const openEntry = ({ state, table, emit }: Playing): void =>
  emit({ type: 'unhappy.entry-opened', seats: entitledTo(table, state.shared) })

/** The strongest squad leads at the start; a tie is the nominator's. */
function leaderOf({ state, table }: Playing, entrants: readonly Seat[]): Seat {
  const { shared } = state
  let leader = bidOf(shared).nominator
  for (const seat of entrants) if (isStronger(table.content, shared, seat, leader)) leader = seat
  return leader
}

export function raisersOf(shared: Open): Seat[] {
  const { bidders, passed, leader } = bidOf(shared)
  return bidders.filter((seat) => seat !== leader && !passed.includes(seat))
}

/** May the owner part with the player, given what comes in return (SC-R13)? */
function keepsTeams(content: Content, shared: Open, players: readonly string[]): boolean {
  const { owner, leader, card } = bidOf(shared)
  const outfield = (cards: readonly string[]) =>
    cards.filter((one) => !isKeeper(content, one)).length
  const leaving = outfield([card]) - outfield(players)
  return (
    keepsTeam(content, clubOf(shared, owner), leaving) &&
    keepsTeam(content, clubOf(shared, leader), -leaving)
  )
}

export const canSell = (content: Content, shared: Open): boolean => keepsTeams(content, shared, [])

/** Can a player go there? One who refuses goes only to a club with the appeal for it (SC-R51). */
export const isWelcome = (
  content: Content,
  { stars, refuses }: { readonly stars: number; readonly refuses: boolean },
  to: Parameters<typeof appealOf>[1],
): boolean => !refuses || stars <= appealOf(content, to)

type CounterOffer = { readonly cash: number; readonly players: readonly string[] }

function mustFitCounter(
  { content }: Setting,
  { shared }: Board,
  { cash, players }: CounterOffer,
): void {
  const { owner, leader } = bidOf(shared)
  const [seller, buyer] = [clubOf(shared, owner), clubOf(shared, leader)]
  for (const card of players) {
    const entry = entryOf(buyer, card)
    must(!entry || isWelcome(content, entry, seller), 'player-not-for-you', { card })
  }
  const { squad } = content.limits
  const fits =
    seller.squad.length - 1 + players.length <= squad &&
    buyer.squad.length + 1 - players.length <= squad
  must(fits, 'squad-full')
  must(keepsTeams(content, shared, players), 'squad-too-small')
  must(cash <= buyer.cash, 'not-enough-cash', { cash: buyer.cash })
}

function sell(play: Playing, { cash, players }: CounterOffer): void {
  const { owner, leader, card } = bidOf(play.state.shared)
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

export const COUNTERS_MAX = 3

/** The counter, if it still holds: players asked for may have been sold abroad. */
export function acceptable(setting: Setting, state: Board): CounterOffer {
  const { counter, leader } = bidOf(state.shared)
  if (!counter) throw new Error('no counter to accept')
  const buyer = clubOf(state.shared, leader)
  for (const card of counter.players) must(entryOf(buyer, card), 'trade-stale', { card })
  mustFitCounter(setting, state, counter)
  return counter
}

/** Refuses a counter that asks for what cannot be had (SC-R39). */
export function mustBeCounter(setting: Setting, state: Board, counter: CounterOffer): void {
  const { content } = setting
  const bid = bidOf(state.shared)
  const { cash, players } = counter
  for (const card of players) must(cardsOf(content).players.has(card), 'unknown-id', { card })
  const buyer = clubOf(state.shared, bid.leader)
  for (const card of players) must(entryOf(buyer, card), 'not-your-player', { card })
  const asksMore = cash > bid.amount || players.length > 0
  must(bid.counters < COUNTERS_MAX && asksMore, 'counter-refused', { bid: bid.amount })
  mustFitCounter(setting, state, counter)
}

/** What an owner who has been bid to may do. */
const ownersMoves: Decide<'unhappy-star' | 'unhappy-sell' | 'unhappy-counter' | 'unhappy-bench'> = {
  'unhappy-star'(play, { seat, move: { card } }) {
    const { state, table, emit } = play
    const { content } = table
    must(cardsOf(content).players.has(card), 'unknown-id', { card })
    const entry = entryOf(clubOf(state.shared, seat), card)
    must(entry, 'not-your-player', { card })
    must(card !== bidOf(state.shared).card, 'not-this-player', { card })
    must(isTalent(content, entry), 'no-potential', { card })
    const from = entry.stars
    const to = from + 1
    const developedId = developedOf(content, card, to)?.id ?? card
    emit({ type: 'unhappy.star-added', seat, card, from, to, developedId })
    moveToken(play, seat, 'unhappy')
    openEntry(play)
  },
  'unhappy-sell'(play) {
    const { shared } = play.state
    must(canSell(play.table.content, shared), 'squad-too-small')
    sell(play, { cash: bidOf(shared).amount, players: [] })
  },
  'unhappy-counter'({ state, table, emit }, { seat, move: { cash, players } }) {
    mustBeCounter(table, state, { cash, players })
    emit({ type: 'unhappy.countered', owner: seat, cash, players })
  },
  'unhappy-bench'({ state, emit }, { seat }) {
    const { leader, card } = bidOf(state.shared)
    emit({ type: 'unhappy.benched', bidder: leader, owner: seat, card })
  },
}

/** What bidders for an unhappy player may do. */
const biddersMoves: Decide<
  | 'unhappy-bid'
  | 'unhappy-pass'
  | 'unhappy-enter'
  | 'unhappy-stay-out'
  | 'unhappy-accept'
  | 'unhappy-decline'
> = {
  'unhappy-bid'({ state, table, emit }, { seat, decision, move: { card } }) {
    const { shared } = state
    const { content, options } = table
    must(options.unhappyPlayers, 'option-off')
    must(cardsOf(content).players.has(card), 'unknown-id', { card })
    must(decision.kind === 'unhappy-nominate', 'already-bid')
    const owner = shared.managers.findIndex((club) => entryOf(club, card))
    const entry = entryOf(clubOf(shared, Math.max(0, owner)), card)
    must(entry && owner !== seat, 'player-not-for-you', { card })
    must(!shared.unhappy.targets.includes(owner), 'already-targeted', { owner })
    const isUnhappy = appealOf(content, clubOf(shared, owner)) < entry.stars
    const canKeep = entry.stars <= appealOf(content, clubOf(shared, seat))
    must(isUnhappy && canKeep, 'player-not-for-you', { card })
    const amount = openingBid(content, entry.stars)
    must(roomOf(content, shared, seat) > 0, 'squad-full')
    const cash = freeCashOf(shared, seat)
    must(amount <= cash, 'not-enough-cash', { cash, amount })
    const { stars } = entry
    emit({ type: 'unhappy.bid-placed', bidder: seat, owner, card, stars, amount })
  },
  'unhappy-pass': ({ emit }, { seat }) => emit({ type: 'unhappy.passed', seat }),
  'unhappy-enter'({ state, table, emit }, { seat }) {
    const { shared } = state
    must(roomOf(table.content, shared, seat) > 0, 'squad-full')
    const cash = freeCashOf(shared, seat)
    must(bidOf(shared).amount <= cash, 'not-enough-cash', { cash })
    emit({ type: 'unhappy.answered', seat, enter: true })
  },
  'unhappy-stay-out': ({ emit }, { seat }) =>
    emit({ type: 'unhappy.answered', seat, enter: false }),
  'unhappy-accept'(play) {
    sell(play, acceptable(play.table, play.state))
  },
  'unhappy-decline': ({ emit }, { seat }) =>
    emit({ type: 'unhappy.counter-declined', bidder: seat }),
}

export const unhappyMoves = { ...ownersMoves, ...biddersMoves }
