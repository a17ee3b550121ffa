import { at as itemAt } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { bookOf, faceValue, sellBackPrice } from '../content/book.ts'
import { homeOf, isFootballer, type Slot, slotOf } from '../content/cards.ts'
import { ALL6_BONUS } from '../content/numbers.ts'
import { bottomOf, seatPlace } from '../content/places.ts'
import { type Card, type Squad, squads } from '../content/schema.ts'
import { holdsSix, lacksWins, nextRound } from '../read/club-set.ts'
import { clockwiseFrom, clubOf, isRoomForWild, sellableOf, slotHeld } from '../read/clubs.ts'
import type { Claim } from '../state.ts'
import type { Play } from '../types.ts'
import { pay } from './money.ts'

export function giveCard(
  { state, emit }: Play,
  card: Card,
  from: string,
  seat: Seat,
  how: { readonly reason: string; readonly slot?: Slot; readonly got?: number },
): void {
  const slot = how.slot ?? slotOf(card)
  const got = slot === 'footballers' ? (how.got ?? state.shared.nextGot) : null
  emit({ type: 'card.moved', card, from, to: seatPlace(seat), slot, got, reason: how.reason })
}

export function returnCard({ emit }: Play, card: Card, from: string, reason: string): void {
  const home = homeOf(card)
  const to = home === null ? 'tray' : bottomOf(home)
  emit({ type: 'card.moved', card, from, to, slot: null, got: null, reason })
}

export const takeCard = (play: Play, card: Card, seat: Seat, reason: string): void =>
  returnCard(play, card, seatPlace(seat), reason)

export const drawCard = ({ emit }: Play, card: Card, from: string, reason: string): void =>
  emit({ type: 'card.moved', card, from, to: 'drawn', slot: null, got: null, reason })

/** Cards that a seat receives at the same time get the same number. */
export function passCards(
  play: Play,
  cards: readonly Card[],
  from: Seat,
  to: Seat,
  how: { readonly reason: string; readonly got: number },
): void {
  for (const card of cards) {
    const slot = slotHeld(clubOf(play, from), card)
    giveCard(play, card, seatPlace(from), to, { ...how, ...(slot ? { slot } : {}) })
  }
}

/**
 * The tray always contains a Wild Substitute, because the game has twelve Wild Substitutes and each
 * of the four seats has at most three (SP-R50).
 */
export function gainWild(play: Play, seat: Seat, reason: string): void {
  const wild = play.state.shared.tray.find((card) => slotOf(card) === 'wilds')
  if (wild && isRoomForWild(play, seat)) giveCard(play, wild, 'tray', seat, { reason })
}

export function gainWin(play: Play, seat: Seat, reason: string): void {
  if (!lacksWins(play, seat)) return
  const { tray } = play.state.shared
  const round = nextRound(clubOf(play, seat).wins)
  const win = squads.map((squad) => `win-${squad}-${round}`).find((card) => tray.includes(card))
  if (win) giveCard(play, win, 'tray', seat, { reason })
}

export function sellBack(play: Play, seat: Seat, card: Card): void {
  const price = sellBackPrice(faceValue(bookOf(play.table.content), card))
  play.emit({ type: 'card.sold-back', seat, card, price })
  takeCard(play, card, seat, 'sell-back')
  pay(play, { from: 'official', to: seat, amount: price, reason: 'sell-back', ref: card })
}

export function liquidate(play: Play, seat: Seat, enough: number): void {
  const book = bookOf(play.table.content)
  const rankOf = (card: Card) => (isFootballer(card) ? 0 : slotOf(card) === 'manager' ? 1 : 2)
  const order = sellableOf(clubOf(play, seat)).toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      faceValue(book, one) - faceValue(book, other) ||
      (one < other ? -1 : 1),
  )
  for (const card of order) {
    if (clubOf(play, seat).cash >= enough) return
    sellBack(play, seat, card)
  }
}

/**
 * Gives an All-6 rank to each seat that has newly completed six cards. If players must claim
 * bonuses manually, a secret event is always emitted, so that its presence reveals nothing.
 */
export function rankSixes(play: Play, seats: readonly Seat[], how: 'turn' | 'setup'): void {
  const { shared, secret } = play.state
  const isManual = play.table.options.claims === 'manual' && how === 'turn'
  const first = how === 'setup' ? 0 : shared.turn.seat
  const ranks: { seat: Seat; squad: Squad }[] = []
  for (const seat of clockwiseFrom(play, first)) {
    const isNew = seats.includes(seat) && secret.all6Ranks[seat] === null
    const squad = isNew ? holdsSix(play, seat) : null
    if (squad !== null) ranks.push({ seat, squad })
  }
  const numbered = ranks.map((one, place) => ({ ...one, rank: secret.nextAll6Rank + place }))
  if (isManual) {
    const claims = numbered.map((one, place) => all6Claim(secret.nextClaim + place, one))
    play.emit({ type: 'claims.recorded', claims, ranks: numbered })
  } else for (const { seat, squad, rank } of numbered) payAll6(play, seat, squad, rank)
}

const all6Claim = (
  id: number,
  { seat, rank }: { readonly seat: Seat; readonly rank: number },
): Claim => ({
  id,
  kind: 'all-6',
  creditor: seat,
  debtor: 'official',
  amount: bonusOf(rank),
  space: null,
  status: 'open',
})

export function payAll6(play: Play, seat: Seat, squad: Squad, rank: number): void {
  const amount = bonusOf(rank)
  play.emit({ type: 'all6.completed', seat, squad, rank, amount })
  pay(play, { from: 'official', to: seat, amount, reason: 'all-6', ref: squad })
}

export const bonusOf = (rank: number): number => itemAt(ALL6_BONUS, rank - 1)
