import { at } from '../../kernel/define.ts'
import type { Asked } from '../../kernel/ruleset.ts'
import type { Frozen, Seat } from '../../kernel/types.ts'
import { playerOf } from './content/book.ts'
import type { Content } from './content/schema.ts'
import { allows } from './legal.ts'
import type { Move } from './moves.ts'
import { clubOf, roomOf, sizesOf, stackBy } from './read/club.ts'
import { autoLineUp, bestIn, mustBeLineUp, reliefOf, substitutesFor } from './read/line-ups.ts'
import { GIVEN_STARS } from './read/strength.ts'
import { effectOf, eligibleFor } from './rules/game-changers.ts'
import { matchOf, sideOf, takersOf } from './rules/line-ups.ts'
import { keyOfTrade } from './rules/market.ts'
import { bonusTalentsOf, canSell } from './rules/unhappy.ts'
import { type Entry, GIVEN, type LineUp } from './state.ts'
import type { Board, Club, Game, Kind, Playing, Superclub } from './types.ts'

/** The move that is made in the name of a seat that does not answer. */
type Standard = (play: Playing, asked: Asked<Superclub>) => Move

const byId = (one: string, other: string): number => (one < other ? -1 : 1)

/** The fewest stars, then the lowest id. */
const least = (entries: readonly Frozen<Entry>[]): string =>
  at(
    entries.toSorted((one, other) => one.stars - other.stars || byId(one.card, other.card)),
    0,
  ).card

/** The most stars, then potential, then the lowest id (the draft). */
export const bestOf = (content: Content, cards: readonly string[]): string =>
  at(
    cards.toSorted((one, other) => {
      const [first, second] = [playerOf(content, one), playerOf(content, other)]
      return second.stars - first.stars || second.potential - first.potential || byId(one, other)
    }),
    0,
  )

const largestStack = ({ table, state }: Playing): string =>
  stackBy(table.content, sizesOf(state.secret.stacks), (one, other) => one > other)

const moveOf = ({ boostThird, ...rest }: LineUp): Move => ({
  type: 'lineup-submit',
  lineUp: boostThird === null ? rest : { ...rest, boostThird },
})

function lineUpFor({ state, table }: Playing, seat: Seat, repeat: boolean): Move {
  const { content } = table
  const match = matchOf(state, seat)
  const { boost } = match.sides[sideOf(match, seat)]
  const club = clubOf(state.shared, seat)
  const last = club.lastLineUp
  if (repeat && last && allows(() => mustBeLineUp(content, club, last, boost)))
    return moveOf({
      ...last,
      defence: [...last.defence],
      midfield: [...last.midfield],
      attack: [...last.attack],
    })
  return moveOf(autoLineUp(content, club, boost))
}

/** The best effective stars in the slot, then the lowest id. */
export function bestSubstitute(content: Content, club: Club, side: Game['sides'][0]): string {
  const { vacancy } = side
  if (!vacancy) throw new Error('nobody is to be replaced')
  const cards = substitutesFor(content, club, side, vacancy)
  const entries = club.squad.filter(({ card }) => cards.includes(card))
  if (vacancy.row === 'defence' && vacancy.slot === 1)
    return (
      entries.toSorted((one, other) => other.stars - one.stars || byId(one.card, other.card))[0]
        ?.card ?? GIVEN
    )
  return bestIn(content, entries, vacancy.row, reliefOf(content, club))?.card ?? at(cards, 0)
}

/** The takers by stars, the lowest id first among equals. */
export function takersByStars(club: Club, cards: readonly string[]): string[] {
  const starsOf = (card: string) =>
    club.squad.find((entry) => entry.card === card)?.stars ?? GIVEN_STARS
  return cards.toSorted((one, other) => starsOf(other) - starsOf(one) || byId(one, other))
}

const gameChanger: Standard = (play, { seat, decision: { moves } }) => {
  const { state, table } = play
  const { reading } = matchOf(state, seat)
  if (!reading) throw new Error('no Game changer is read')
  if (moves.includes('gc-continent')) return { type: 'gc-continent', continent: largestStack(play) }
  if (moves.includes('gc-keep'))
    return { type: 'gc-keep', keep: roomOf(table.content, state.shared, seat) > 0 }
  if (moves.includes('gc-staff')) return { type: 'gc-staff', staff: null }
  const eligible = eligibleFor(table, state, seat, effectOf(table, reading))
  return { type: 'gc-player', card: least(eligible) }
}

const tradeOf = ({ secret }: Board, key: string): string =>
  secret.trades.find((trade) => keyOfTrade(trade) === key)?.id ?? ''

export const defaults: Readonly<Record<Kind, Standard | 'none'>> = {
  'draft-pick': ({ state, table }) => ({
    type: 'draft-pick',
    card: bestOf(table.content, state.shared.draft.board),
  }),
  'quick-staff': ({ state }, { seat }) => ({
    type: 'staff-keep',
    staff: at(clubOf(state.shared, seat).offered, 0),
  }),
  'wages-sale': ({ state }, { seat }) => ({
    type: 'squad-sell-abroad',
    card: least(clubOf(state.shared, seat).squad),
  }),
  'unhappy-nominate': () => ({ type: 'unhappy-pass' }),
  'unhappy-star': ({ state, table }, { seat }) => {
    const talents = bonusTalentsOf(table.content, state.shared)
    const { squad } = clubOf(state.shared, seat)
    return { type: 'unhappy-star', card: least(squad.filter(({ card }) => talents.includes(card))) }
  },
  'unhappy-enter': () => ({ type: 'unhappy-stay-out' }),
  'unhappy-raise': () => ({ type: 'auction-pass' }),
  'unhappy-respond': ({ state, table }) =>
    canSell(table.content, state.shared) ? { type: 'unhappy-sell' } : { type: 'unhappy-bench' },
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
  'trade-response': ({ state }, { decision }) => ({
    type: 'trade-reject',
    trade: tradeOf(state, decision.key),
  }),
  'market-close': () => ({ type: 'market-ready' }),
  'line-up': (play, { seat }) => lineUpFor(play, seat, true),
  'third-prep': () => ({ type: 'third-ready' }),
  'third-react': () => ({ type: 'third-ready' }),
  substitute: ({ state, table }, { seat }) => {
    const match = matchOf(state, seat)
    const club = clubOf(state.shared, seat)
    const card = bestSubstitute(table.content, club, match.sides[sideOf(match, seat)])
    return { type: 'sub-bring', card }
  },
  'gc-choice': gameChanger,
  'supercup-choice': () => ({ type: 'supercup-save' }),
  'final-line-up': (play, { seat }) => lineUpFor(play, seat, false),
  'penalty-order': ({ state }, { seat }) => {
    const match = matchOf(state, seat)
    const takers = takersOf(match, sideOf(match, seat))
    return { type: 'penalties-order', takers: takersByStars(clubOf(state.shared, seat), takers) }
  },
}
