import type {
  BeatContext,
  BeatPart,
  BeatRole,
  Beats,
  MatchPart,
  MatchStage,
  Roll,
  Score,
  Side,
  Weight,
} from '../../kernel/beats.ts'
import { plural } from '../../kernel/texts.ts'
import type { Seat } from '../../kernel/types.ts'
import {
  award,
  card,
  heavier,
  hiddenCard,
  kick,
  match,
  note,
  table,
  title,
  turn,
} from '../shared/beats.ts'
import { sumOf } from '../shared/dice.ts'
import type { EventMember } from './events/index.ts'
import { sideStrength } from './read/strength.ts'
import { SIDES, type SideIndex } from './state.ts'
import type { Match, Superclub } from './types.ts'
import {
  capitalised,
  gameChangerName,
  gameChangerText,
  gradeOf,
  money,
  playerName,
  scoutedFrom,
  sidesOf,
  staffName,
  staffText,
} from './words/names.ts'
import type { Masks } from './words/texts.ts'

type At = BeatContext<Superclub>
type Entries = Partial<Beats<Superclub, Masks>['events']>

const ofClub = ({ seat }: { readonly seat: Seat }, { told: { viewer } }: At): BeatPart =>
  note(typeof viewer === 'number' && viewer !== seat ? 1 : 2)

const setupEvents = {
  'game.created': 'quiet',
  'deck.shuffled': 'quiet',
  'manager.rolled': () => note(1),
  'manager.numbered': 'joins',
  'draft.board-filled': () => note(1),
  'draft.picked': ({ seat, card: id, stars }, at) => player(seat, id, at, { deck: 'Draft', stars }),
  'stacks.cut': () => note(1),
  'stacks.refilled': () => note(1),
} satisfies Entries

const clubEvents = {
  'phase.started': () => note(2),
  'turn.started': turn,
  'turn.ended': 'quiet',
  'cash.received': 'joins',
  'cash.paid': 'joins',
  'token.moved': 'quiet',
  'marker.moved': 'quiet',
  'staff.drawn': ofClub,
  'staff.hired': ({ seat, staff }, { told }) =>
    card({
      seat,
      deck: 'Staff',
      card: staff,
      title: staffName(staff, told.table),
      text: staffText(staff, told.table),
    }),
  'staff.declined': 'quiet',
  'staff.dismissed': ofClub,
  'wages.owed': () => note(2),
  'boost.assigned': 'joins',
  'training.guaranteed': ofClub,
  'training.rolled': (event, at) => ({ ...trained(event), weight: ofClub(event, at).weight }),
  'scout.revealed': ({ seat, continent, card: id, stars }, at) =>
    player(seat, id, at, { deck: scoutedFrom(continent, at.told.table), stars }),
  'scout.signed': ofClub,
  'scout.declined': () => note(1),
  'facility.upgraded': ({ seat, department, level }) =>
    award(seat, `${capitalised(department)}: level ${level}`),
  'player.sold-abroad': ofClub,
} satisfies Entries

const dealEvents = {
  'unhappy.bid-placed': () => note(2),
  'unhappy.passed': () => note(1),
  'unhappy.star-added': () => note(1),
  'unhappy.entry-opened': () => note(1),
  'unhappy.answered': () => note(1),
  'unhappy.entered': () => note(1),
  'unhappy.raised': () => note(1),
  'unhappy.raise-passed': () => note(1),
  'unhappy.bidding-closed': () => note(2),
  'unhappy.countered': () => note(2),
  'unhappy.counter-declined': () => note(1),
  'unhappy.sold': () => note(2),
  'unhappy.benched': () => note(2),
  'lot.opened': ({ card: id, min }, at) => lot({ card: id, seat: null, amount: min }, at, 2),
  'lot.bid': ({ seat, amount }, at) => lot({ seat, amount }, at, 1),
  'lot.passed': (_, at) => lot({}, at, 1),
  'lot.sealed': () => note(1),
  'lot.unsealed': () => note(2),
  'lot.sold': ({ card: id, seat, amount }, at) =>
    lot({ card: id, seat, amount, sold: true }, at, 2),
  'lot.rejected': () => note(2),
  'trade.proposed': () => note(2),
  'trade.accepted': () => note(2),
  'trade.rejected': () => note(1),
  'trade.withdrawn': () => note(1),
  'trade.expired': () => note(1),
  'market.readied': () => note(1),
  'window.closed': () => note(1),
} satisfies Entries

const seasonEvents = {
  'season.started': () => note(2),
  'sim.rolled': simulated,
  'round.ended': 'quiet',
  'tie.rolled': () => note(1),
  'season.ranked': ({ year, ranking }) =>
    table(
      `Season ${year}`,
      ranking.map(({ seat, marker }) => ({ sides: [seat], value: `${marker}` })),
      3,
    ),
  'flags.cleared': 'quiet',
  'supercup.card-won': () => note(1),
  'supercup.chosen': () => note(2),
  'supercup.cards-returned': () => note(1),
  'final.started': () => note(2),
  'seat.resigned': () => note(2),
  'game.finished': ({ winner }) => title(winner, 'Superclub'),
} satisfies Entries

const matchEvents = {
  'match.opened': ({ match: id }, at) => shown(id, at, 'kick-off'),
  'lineup.submitted': 'quiet',
  'lineup.revealed': ofMatch(2),
  'third.started': ofMatch(1),
  'weapon.played': ({ match: id, seat, gc }, at) =>
    inMatch(id, at, () => gameChanger(seat, gc, at)),
  'window.readied': 'quiet',
  'dice.rolled': diceRolled,
  'dice.rerolled': diceRolled,
  'player.injured': ({ match: id, seat, card: injured }, at) =>
    inMatch(id, at, () => award(seat, `${playerName(injured, at.told.table)} injured`, 'bad')),
  'injury.cancelled': ofMatch(2),
  'player.substituted': ofMatch(1),
  'doubles.settled': 'quiet',
  'game-changer.drawn': ({ match: id, seat }, at) => inMatch(id, at, () => unseen(seat)),
  'game-changer.kept': ({ match: id, seat, card: gc }, at) =>
    inMatch(id, at, () => gameChanger(seat, gc, at)),
  'game-changer.read': ({ match: id, seat, gc }, at) =>
    inMatch(id, at, () => gameChanger(seat, gc, at)),
  'game-changer.revealed': ofMatch(2),
  'game-changer.resolved': ofMatch(2),
  'third.decided': ({ match: id, third, totals, score }, at) => {
    const { last } = at
    const rolled = last?.kind === 'match' && last.id === id ? last.parts?.[0] : undefined
    const [home, away] = totals
    const part: MatchPart = {
      label: `Third ${third}`,
      home: decided(home, rolled?.home),
      away: decided(away, rolled?.away),
    }
    return shown(id, at, 'third', { score: thirdsOf(score), parts: [part] })
  },
  'match.decided': ({ match: id, score }, at) =>
    isOthers(id, at)
      ? othersResult(id, score, at)
      : shown(id, at, 'result', { score: thirdsOf(score) }),
  'supercup.opponent-revealed': () => note(2),
  'final.replayed': () => note(2),
  'shoot-out.started': ({ match: id }, at) => heavier(shownMatch(id, at, 'shoot-out')),
  'penalty.ordered': () => note(1),
  'penalty.taken': ({ match: id, seat, goal, goals }, at) => {
    const [home, away] = teamsOf(id, at)
    const side = teamOf(seat) === home ? 'home' : 'away'
    return kick({ id, home, away, side, scored: goal, tally: goals })
  },
  'final.decided': ({ match: id }, at) => {
    const { last } = at
    const kicks = last?.kind === 'kick' ? last.tally : null
    const score = kicks ?? thirdsOf(matchOf(id, at).score)
    return shownMatch(id, at, 'result', { score })
  },
} satisfies Entries

export const beats: Beats<Superclub, Masks> = {
  events: { ...setupEvents, ...clubEvents, ...dealEvents, ...seasonEvents, ...matchEvents },
  masked: {
    'deck.shuffled': 'quiet',
    'stacks.cut': () => note(1),
    'stacks.refilled': () => note(1),
    'unhappy.answered': () => note(1),
    'lot.sealed': () => note(1),
    'supercup.card-won': () => note(1),
    'lineup.submitted': 'quiet',
    'game-changer.drawn': ({ match: id, seat }, at) => inMatch(id, at, () => unseen(seat)),
    'game-changer.kept': ({ match: id, seat }, at) => inMatch(id, at, () => unseen(seat)),
    'penalty.ordered': () => note(1),
  },
  questions: {
    'draft-pick': 'waits',
    'quick-staff': 'waits',
    'wages-sale': 'waits',
    'unhappy-nominate': 'waits',
    'unhappy-star': 'waits',
    'unhappy-enter': 'urgent',
    'unhappy-raise': 'urgent',
    'unhappy-respond': 'waits',
    'unhappy-reply': 'waits',
    training: 'live',
    'scout-draw': 'live',
    'scout-sign': 'waits',
    invest: 'live',
    'staff-hire': 'waits',
    'lot-flip': 'waits',
    'lot-bid': 'urgent',
    market: 'live',
    'trade-response': 'waits',
    'market-close': 'live',
    'line-up': 'waits',
    'third-prep': 'urgent',
    'third-react': 'urgent',
    substitute: 'waits',
    'gc-choice': 'waits',
    'supercup-choice': 'waits',
    'final-line-up': 'waits',
    'penalty-order': 'waits',
  },
}

function player(
  seat: Seat,
  id: string,
  { told }: At,
  { deck, stars }: { readonly deck: string; readonly stars: number },
): BeatPart {
  const name = playerName(id, told.table)
  return card({
    seat,
    deck,
    card: id,
    title: name,
    text: `${gradeOf(told.table.content, id, stars)} ★`,
  })
}

const gameChanger = (seat: Seat, gc: string, { told }: At): BeatPart =>
  card({
    seat,
    deck: 'Game changers',
    card: gc,
    title: gameChangerName(gc, told.table),
    text: gameChangerText(gc, told.table),
  })
const unseen = (seat: Seat): BeatPart => hiddenCard(seat, 'Game changers', 'Game changer')

function trained({ seat, die, bonus, from }: EventMember<'training.rolled'>): BeatPart {
  const total = die + bonus
  return {
    show: { kind: 'dice', seat, values: [die], faces: 6, needed: from + 1, plus: bonus, total },
    weight: 2,
  }
}

interface Bid {
  readonly card?: string
  readonly seat?: Seat | null
  readonly amount?: number
  readonly sold?: boolean
}
function lot(bid: Bid, { told, view }: At, weight: Weight): BeatPart {
  const open = view.shared.lot
  const id = bid.card ?? open?.card
  if (id === undefined) return note(weight)
  const high = open?.high ?? null
  const amount = bid.amount ?? high?.amount ?? open?.min ?? 0
  return {
    show: {
      kind: 'lot',
      thing: `card:${id}`,
      name: playerName(id, told.table),
      seat: bid.seat === undefined ? (high?.seat ?? null) : bid.seat,
      price: { amount, text: money(amount) },
      passed: open?.passed ?? [],
      sold: bid.sold ?? false,
    },
    weight,
  }
}

function simulated(event: EventMember<'sim.rolled'>, { told: { viewer } }: At): BeatPart {
  const { seat, dice, bonus, total, result, points } = event
  if (typeof viewer === 'number' && viewer !== seat)
    return table(OTHERS, [{ sides: [seat], value: `${result}, ${plural(points, 'point')}` }], 1)
  return {
    show: { kind: 'dice', seat, values: dice, faces: 6, plus: bonus, total },
    weight: 2,
  }
}
const OTHERS = 'Other matches'

function othersResult(id: string, score: readonly [number, number], at: At): BeatPart {
  const [home, away] = thirdsOf(score)
  return table(OTHERS, [{ sides: teamsOf(id, at), value: `${home}–${away}` }], 2)
}

function isOthers(id: string, { told: { viewer } }: At): boolean {
  const sides = sidesOf(id)
  return typeof viewer === 'number' && sides !== null && !sides.includes(viewer)
}

const inMatch = (id: string, at: At, part: () => BeatPart): BeatPart | BeatRole =>
  isOthers(id, at) ? 'quiet' : part()

function ofMatch(weight: Weight) {
  return ({ match: id }: { readonly match: string }, at: At) => inMatch(id, at, () => note(weight))
}

interface Shown {
  readonly score?: Score
  readonly parts?: readonly MatchPart[]
}
const shown = (id: string, at: At, stage: MatchStage, more: Shown = {}): BeatPart | BeatRole =>
  inMatch(id, at, () => shownMatch(id, at, stage, more))

const TITLES = { league: 'League match', superDuper: 'Final', superCup: 'SuperCup final' } as const

function shownMatch(id: string, at: At, stage: MatchStage, more: Shown = {}): BeatPart {
  const { kind } = matchOf(id, at)
  const [home, away] = teamsOf(id, at)
  return match({ id, stage, title: TITLES[kind], home, away, ...more })
}

function matchOf(id: string, { view }: At): Match {
  const found = view.shared.matches.find((one) => one.id === id)
  if (!found) throw new RangeError(`no match ${id}`)
  return found
}

const teamOf = (seat: Seat | null): Side => seat ?? 'SuperCup team'
function teamsOf(id: string, at: At): readonly [Side, Side] {
  const [home, away] = sidesOf(id) ?? matchOf(id, at).sides.map(({ seat }) => seat)
  return [teamOf(home ?? null), teamOf(away ?? null)]
}

function diceRolled(
  { match: id, third }: EventMember<'dice.rolled' | 'dice.rerolled'>,
  at: At,
): BeatPart | BeatRole {
  return inMatch(id, at, () => {
    const match = matchOf(id, at)
    const [home, away] = SIDES.map((side) => rollOf(match, side, at))
    const part = { label: `Third ${third}`, home: home ?? null, away: away ?? null }
    return shownMatch(id, at, 'dice', { score: thirdsOf(match.score), parts: [part] })
  })
}

function rollOf(match: Match, side: SideIndex, { told, view }: At): Roll | null {
  const dice = match.third?.dice[side]
  if (!dice) return null
  const seen = { table: told.table, state: { shared: view.shared } }
  const plus = sideStrength(seen, match, side) / 2
  return { dice, plus, total: plus + sumOf(dice) }
}

function decided(halves: number, rolled: Roll | null | undefined): Roll {
  const total = halves / 2
  const dice = rolled?.dice ?? []
  return { dice, plus: rolled ? total - sumOf(dice as readonly number[]) : total, total }
}

/** Converts a score in half points to a score in points. */
const thirdsOf = ([home, away]: readonly [number, number]): Score => [home / 2, away / 2]
