import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { sure } from '../../shared/sure.ts'
import { playerOf, stackBy, staffOf } from '../content/book.ts'
import type { Department } from '../content/effects.ts'
import type { Move } from '../moves.ts'
import { clubOf, entryOf, freeCashOf, isTalent } from '../read/club.ts'
import { lotOf } from '../read/lots.ts'
import { nextLevelOf, revealedOf } from '../read/turns.ts'
import { bidOf, openingBidOf } from '../read/unhappy.ts'
import type { Kind } from '../types.ts'
import { type Answerer, offers, seenBy, type Turn, valuesOf } from './turn.ts'
import { best, draftPicks, ranked, weakest, worthOf } from './value.ts'

const EARLY_YEARS = 3
const EARLY_RESERVE = 10
const SCOUT_RESERVE = 20

export function outlook(turn: Turn) {
  const at = seenBy(turn)
  const { table, view, seat } = turn
  const { content } = table
  const { year } = view.shared
  return { at, seat, club: clubOf(at, seat), cash: freeCashOf(at, seat), content, year }
}

const largest = ({ view, table }: Turn): string =>
  stackBy(table.content, view.counts.stacks, (one, other) => one > other)

const training: Answerer = (turn) => {
  const { at, seat } = outlook(turn)
  const starsOf = (card: string) => entryOf(at, seat, card).stars
  const gift = best(valuesOf(turn, 'train-guarantee', 'card'), starsOf)
  if (gift !== undefined) return { type: 'train-guarantee', card: gift }
  const [trainee] = trainees(turn)
  return trainee === undefined ? { type: 'train-done' } : { type: 'train-roll', card: trainee }
}

/** Who has most to learn comes first; of those, who has fewest stars. */
export function trainees(turn: Turn): string[] {
  const { at, seat, content } = outlook(turn)
  return ranked(valuesOf(turn, 'train-roll', 'card'), (card) => {
    const { stars } = entryOf(at, seat, card)
    return 10 * (playerOf(content, card).potential - stars) - stars
  })
}

const GOOD_STARS = 3
const GOOD_POTENTIAL = 5

const scoutSign: Answerer = (turn) => {
  const { at, seat, cash, content } = outlook(turn)
  if (!offers(turn, 'scout-sign')) return { type: 'scout-decline' }
  const { card, stars, price } = revealedOf(at)
  const least = weakest(at, seat)?.value ?? 0
  const isGood =
    stars >= GOOD_STARS ||
    playerOf(content, card).potential >= GOOD_POTENTIAL ||
    worthOf(at, seat, card) >= least + 1
  const isCheap = cash - price >= SCOUT_RESERVE || (stars >= GOOD_STARS && cash - price >= 0)
  return { type: isGood && isCheap ? 'scout-sign' : 'scout-decline' }
}

const TALENTS_FOR_CENTRE = 3
const RICH = 60

/** Stadium early, training while there are talents, staff late, scouting last. */
const invest: Answerer = (turn) => {
  const { at, seat, club, cash, content, year } = outlook(turn)
  const open = valuesOf(turn, 'invest-upgrade', 'department')
  const talents = club.squad.filter((entry) => isTalent(at, entry)).length
  const affords = (department: Department, reserve: number) => {
    const next = nextLevelOf(at, seat, department)
    return open.includes(department) && next !== null && cash - next.price >= reserve
  }
  const upgrade = (department: Department): Move => ({ type: 'invest-upgrade', department })
  if (affords('stadium', year <= EARLY_YEARS ? EARLY_RESERVE : RICH)) return upgrade('stadium')
  const wantsTraining = talents >= TALENTS_FOR_CENTRE && club.levels.training < 3
  if (wantsTraining && affords('training', EARLY_RESERVE)) return upgrade('training')
  const wantsStaff = club.staff.length < content.limits.keyStaff && cash >= 2 * RICH
  if (wantsStaff && offers(turn, 'invest-staff')) return { type: 'invest-staff' }
  if (affords('scouting', 2 * RICH)) return upgrade('scouting')
  if (talents >= TALENTS_FOR_CENTRE && affords('training', 2 * RICH)) return upgrade('training')
  return { type: 'invest-done' }
}

const priceOf = (turn: Turn) => (staff: string) => staffOf(turn.table.content, staff).price

const staffHire: Answerer = (turn) => {
  const { club, cash, content } = outlook(turn)
  const hasPlace = club.staff.length < content.limits.keyStaff
  const staff = best(valuesOf(turn, 'staff-hire', 'staff'), priceOf(turn))
  if (!hasPlace || staff === undefined || cash - priceOf(turn)(staff) < SCOUT_RESERVE)
    return { type: 'staff-decline' }
  return { type: 'staff-hire', staff }
}

const STAR_PRICE = 10
const HOLLOW_PRICE = 4
const IMPROVEMENT = 1.2
/** With more cash than this, every star is worth more than its price: only stars win the game. */
const WEALTH = 150

const ELEVENTH = 10

/** What a seat would pay for the lot, beside what it keeps. */
export function lotValue(turn: Turn): number {
  const { at, cash, year } = outlook(turn)
  const { card, stars } = lotOf(at)
  return Math.min(Math.floor(valueInCash(turn, card, stars)), cash - reserveOf(year))
}

export const reserveOf = (year: number): number => (year <= EARLY_YEARS ? EARLY_RESERVE : 0)

/** What a player is worth to a seat: more where he improves the eleven, or money is plenty. */
export function valueInCash(turn: Turn, card: string, stars: number): number {
  const { club, cash, content } = outlook(turn)
  const { potential } = playerOf(content, card)
  const squad = club.squad.map((entry) => entry.stars).sort((one, other) => other - one)
  const improves = stars > (squad[ELEVENTH] ?? 0)
  const plain = STAR_PRICE * stars + HOLLOW_PRICE * (potential - stars)
  return plain * (improves ? IMPROVEMENT : 1) * (cash > WEALTH ? IMPROVEMENT : 1)
}

const lotBid: Answerer = (turn) => {
  const isOpen = offers(turn, 'auction-bid') || offers(turn, 'auction-pass')
  const most = lotValue(turn)
  if (isOpen) {
    const least = leastBid(turn)
    return least !== null && least <= most
      ? { type: 'auction-bid', amount: least }
      : { type: 'auction-pass' }
  }
  const { at, club, content } = outlook(turn)
  const hasRoom = club.squad.length < content.limits.squad
  return { type: 'auction-seal', amount: hasRoom && most >= lotOf(at).min ? most : null }
}

/** The least open bid, where there is one. */
export function leastBid({ spaces }: Turn): number | null {
  const domain = spaces.find(({ type }) => type === 'auction-bid')?.fields.amount
  return domain && 'step' in domain ? domain.from : null
}

/** Makes room: the weakest player goes abroad before deadline day where the squad is full. */
const market: Answerer = (turn) => {
  const { at, seat, club, cash, content } = outlook(turn)
  const { phase } = turn.view.shared
  if (turn.decision.kind === 'market-close') return { type: 'market-ready' }
  const isBuying = phase === 'scouting' || phase === 'deadline'
  const isFull = club.squad.length >= content.limits.squad
  if (!isBuying || !isFull || cash < 2 * SCOUT_RESERVE) return null
  const sellable = new Set(valuesOf(turn, 'squad-sell-abroad', 'card'))
  const least = best(
    club.squad.filter(({ card }) => sellable.has(card)),
    ({ card, stars }) => -worthOf(at, seat, card, stars),
  )
  return least && least.stars <= 2 ? { type: 'squad-sell-abroad', card: least.card } : null
}

const WINNING_DISTANCE = 30
const GOOD_DEAL = 0.5
const GOOD_PRICE = 1.2

/** Takes what makes the squad better or pays well, and never what lets another one win. */
const tradeResponse: Answerer = (turn) => {
  const { at, seat, content } = outlook(turn)
  const id = listedIs(turn, 'trade-reject', 'trade')
  const trade = turn.view.own?.trades.find((one) => one.id === id)
  if (!trade || !offers(turn, 'trade-accept')) return { type: 'trade-reject', trade: id }
  const worth = (cards: readonly string[], owner: Seat) =>
    sumOf(cards.map((card) => worthOf(at, seat, card, entryOf(at, owner, card).stars)))
  const rival = clubOf(at, trade.from)
  const gain = worth(trade.give.players, trade.from) - worth(trade.take.players, seat)
  const cash = trade.give.cash - trade.take.cash
  const pays = cash >= GOOD_PRICE * STAR_PRICE * -gain && cash > 0
  const isDangerous = gain < 0 && rival.token + WINNING_DISTANCE >= content.targetPoints
  const isGood = (gain >= GOOD_DEAL && cash >= -STAR_PRICE * gain) || (pays && !isDangerous)
  return { type: isGood ? 'trade-accept' : 'trade-reject', trade: trade.id }
}

function listedIs({ spaces }: Turn, type: Move['type'], field: string): string {
  const domain = spaces.find((space) => space.type === type)?.fields[field]
  return domain && 'is' in domain ? String(domain.is) : ''
}

/** A bid costs half as much again as the market: only for those who have plenty. */
const unhappyNominate: Answerer = (turn) => {
  const { at, cash } = outlook(turn)
  const players = turn.view.shared.managers.flatMap(({ squad }) => squad)
  const starsOf = (card: string) =>
    sure(
      players.find((entry) => entry.card === card),
      'player of a squad',
    ).stars
  const card = best(valuesOf(turn, 'unhappy-bid', 'card'), starsOf)
  const canAfford = card !== undefined && cash - openingBidOf(at, starsOf(card)) >= RICH
  return canAfford ? { type: 'unhappy-bid', card } : { type: 'unhappy-pass' }
}

const unhappyReply: Answerer = (turn) => {
  const { counter, amount } = bidOf(seenBy(turn))
  const isFair = counter?.players.length === 0 && counter.cash <= amount * IMPROVEMENT
  return isFair && offers(turn, 'unhappy-accept')
    ? { type: 'unhappy-accept' }
    : { type: 'unhappy-decline' }
}

/** What the bot answers between the seasons. */
export const clubAnswers: Readonly<Partial<Record<Kind, Answerer>>> = {
  'draft-pick': (turn) => {
    const [card] = draftPicks(seenBy(turn), turn.seat)
    return card === undefined ? null : { type: 'draft-pick', card }
  },
  'quick-staff': (turn) => {
    const staff = best(valuesOf(turn, 'staff-keep', 'staff'), priceOf(turn))
    return staff === undefined ? null : { type: 'staff-keep', staff }
  },
  'wages-sale': (turn) => {
    const least = weakest(seenBy(turn), turn.seat)
    return least && { type: 'squad-sell-abroad', card: least.card }
  },
  training,
  'scout-draw': (turn) =>
    offers(turn, 'scout-draw')
      ? { type: 'scout-draw', continent: largest(turn) }
      : { type: 'scout-done' },
  'scout-sign': scoutSign,
  invest,
  'staff-hire': staffHire,
  'lot-flip': (turn) => ({ type: 'deadline-flip', continent: largest(turn) }),
  'lot-bid': lotBid,
  market,
  'market-close': market,
  'trade-response': tradeResponse,
  'unhappy-nominate': unhappyNominate,
  'unhappy-star': (turn) => {
    const at = seenBy(turn)
    const talents = valuesOf(turn, 'unhappy-star', 'card')
    const card = best(talents, (one) => entryOf(at, turn.seat, one).stars)
    return card === undefined ? null : { type: 'unhappy-star', card }
  },
  'unhappy-enter': (turn) => {
    const { at, cash } = outlook(turn)
    const { amount } = bidOf(at)
    const enters = offers(turn, 'unhappy-enter') && cash - amount >= 2 * RICH
    return { type: enters ? 'unhappy-enter' : 'unhappy-stay-out' }
  },
  'unhappy-raise': () => ({ type: 'auction-pass' }),
  'unhappy-respond': (turn) => ({
    type: offers(turn, 'unhappy-sell') ? 'unhappy-sell' : 'unhappy-bench',
  }),
  'unhappy-reply': unhappyReply,
}
