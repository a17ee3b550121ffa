import { at } from '../../kernel/define.ts'
import { copied } from '../../kernel/json.ts'
import type { OpenQuestion } from '../../kernel/ruleset.ts'
import type { Seat } from '../../kernel/types.ts'
import { sure } from '../shared/sure.ts'
import { playerOf, stackBy } from './content/book.ts'
import type { Content } from './content/schema.ts'
import type { Move } from './moves.ts'
import { clubOf, roomOf } from './read/club.ts'
import { autoLineUp, bestIn, reliefOf, substitutesFor } from './read/line-ups.ts'
import { keyOfTrade } from './read/market.ts'
import { effectOf, eligibleFor, ownSideOf, readingOf, takersOf } from './read/match.ts'
import { starsOf } from './read/strength.ts'
import { bonusTalentsOf } from './read/unhappy.ts'
import { GIVEN } from './read/worth.ts'
import { lineUpProblem, submitting } from './rules/line-ups.ts'
import { partingProblem } from './rules/unhappy.ts'
import { sizesOf } from './state.ts'
import type { At, Default, Entry, Kind, Play, Seen, Superclub } from './types.ts'

export const defaults: Readonly<Record<Kind, Default | 'none'>> = {
  'draft-pick': ({ state, table }) => ({
    type: 'draft-pick',
    card: bestOf(table.content, state.shared.draft.board),
  }),
  'quick-staff': (play, { seat }) => ({
    type: 'staff-keep',
    staff: at(clubOf(play, seat).offered, 0),
  }),
  'wages-sale': (play, { seat }) => ({
    type: 'squad-sell-abroad',
    card: least(clubOf(play, seat).squad),
  }),
  'unhappy-nominate': () => ({ type: 'unhappy-pass' }),
  'unhappy-star': (play, { seat }) => {
    const talents = bonusTalentsOf(play)
    const { squad } = clubOf(play, seat)
    return { type: 'unhappy-star', card: least(squad.filter(({ card }) => talents.includes(card))) }
  },
  'unhappy-enter': () => ({ type: 'unhappy-stay-out' }),
  'unhappy-raise': () => ({ type: 'auction-pass' }),
  'unhappy-respond': (play) => ({ type: partingProblem(play) ? 'unhappy-bench' : 'unhappy-sell' }),
  'unhappy-reply': () => ({ type: 'unhappy-decline' }),
  training: () => ({ type: 'train-done' }),
  'scout-draw': () => ({ type: 'scout-done' }),
  'scout-sign': () => ({ type: 'scout-decline' }),
  invest: () => ({ type: 'invest-done' }),
  'staff-hire': () => ({ type: 'staff-decline' }),
  'lot-flip': (play) => ({ type: 'deadline-flip', continent: largestStack(play) }),
  'lot-bid': ({ table }) =>
    table.options.auctionMode === 'open'
      ? { type: 'auction-pass' }
      : { type: 'auction-seal', amount: null },
  market: 'none',
  'trade-response': ({ state }, { decision }) => {
    const offer = state.secret.trades.find((trade) => keyOfTrade(trade) === decision.key)
    return { type: 'trade-reject', trade: sure(offer, 'offer of the decision').id }
  },
  'market-close': () => ({ type: 'market-ready' }),
  'line-up': (play, { seat }) => usualLineUp(play, seat),
  'third-prep': () => ({ type: 'third-ready' }),
  'third-react': () => ({ type: 'third-ready' }),
  substitute: (play, { seat }) => ({ type: 'sub-bring', card: bestSubstitute(play, seat) }),
  'gc-choice': gameChanger,
  'supercup-choice': () => ({ type: 'supercup-save' }),
  'final-line-up': (play, { seat }) => freshLineUp(play, seat),
  'penalty-order': (play, { seat }) => {
    const takers = takersOf(ownSideOf(play, seat))
    return { type: 'penalties-order', takers: takersByStars(play, seat, takers) }
  },
}

const byId = (one: string, other: string): number => (one < other ? -1 : 1)

const least = (entries: readonly Entry[]): string =>
  at(
    entries.toSorted((one, other) => one.stars - other.stars || byId(one.card, other.card)),
    0,
  ).card

const bestOf = (content: Content, cards: readonly string[]): string =>
  at(
    cards.toSorted((one, other) => {
      const [first, second] = [playerOf(content, one), playerOf(content, other)]
      return second.stars - first.stars || second.potential - first.potential || byId(one, other)
    }),
    0,
  )

const largestStack = ({ table, state }: At): string =>
  stackBy(table.content, sizesOf(state.secret.stacks), (one, other) => one > other)

/** Returns the line-up that the seat used last if this line-up is still legal (SC-R53). */
function usualLineUp(play: Play, seat: Seat): Move {
  const { lastLineUp } = clubOf(play, seat)
  if (!lastLineUp || lineUpProblem(play, seat, lastLineUp, ownSideOf(play, seat).boost))
    return freshLineUp(play, seat)
  return submitting(copied(lastLineUp))
}

const freshLineUp = (play: Play, seat: Seat): Move =>
  submitting(autoLineUp(play, seat, ownSideOf(play, seat).boost))

export function bestSubstitute(at: Seen, seat: Seat): string {
  const side = ownSideOf(at, seat)
  const vacancy = sure(side.vacancy, 'player to be replaced')
  const cards = substitutesFor(at, seat, side, vacancy)
  const { row, slot } = vacancy
  const entries = clubOf(at, seat).squad.filter(({ card }) => cards.includes(card))
  if (row !== 'defence' || slot > 1)
    return sure(bestIn(at, entries, row, reliefOf(at, seat)), 'substitute').card
  const [keeper] = entries.toSorted(
    (one, other) => other.stars - one.stars || byId(one.card, other.card),
  )
  return keeper?.card ?? GIVEN
}

export const takersByStars = (at: Seen, seat: Seat, cards: readonly string[]): string[] =>
  cards.toSorted(
    (one, other) => starsOf(at, seat, other) - starsOf(at, seat, one) || byId(one, other),
  )

function gameChanger(play: Play, { seat, decision: { moves } }: OpenQuestion<Superclub>): Move {
  if (moves.includes('gc-continent')) return { type: 'gc-continent', continent: largestStack(play) }
  if (moves.includes('gc-keep')) return { type: 'gc-keep', keep: roomOf(play, seat) > 0 }
  if (moves.includes('gc-staff')) return { type: 'gc-staff', staff: null }
  const eligible = eligibleFor(play, seat, effectOf(play, readingOf(play, seat)))
  return { type: 'gc-player', card: least(eligible) }
}
