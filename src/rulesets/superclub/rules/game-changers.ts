import { refuse } from '../../../kernel/refusal.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { cardsOf, gameChangerOf, playerOf } from '../content/book.ts'
import type { ReadEffect } from '../content/effects.ts'
import type { EventMember } from '../events/index.ts'
import {
  clubOf,
  entryOf,
  isKeeper,
  isTalent,
  keepsTeam,
  openContinents,
  roomOf,
} from '../read/club.ts'
import { onPitch, slotsOf } from '../read/line-ups.ts'
import { must } from '../refusals.ts'
import { type Entry, ROWS } from '../state.ts'
import type { Board, Decide, Game, Playing, Setting } from '../types.ts'
import {
  drawStaff,
  hire,
  moveToken,
  pay,
  receive,
  refillStacks,
  sellAbroad,
  topOf,
} from './acts.ts'
import { mustFitStaff } from './invest.ts'
import { matchOf } from './line-ups.ts'
import { mustHaveCards } from './scouting.ts'

type Resolved = Omit<EventMember<'game-changer.resolved'>, 'type' | 'match' | 'seat' | 'gc'>
type Reading = NonNullable<Game['reading']>

/** The effect of the card being read that is next. */
export function effectOf({ content }: Setting, { gc, step }: Reading): ReadEffect {
  const card = gameChangerOf(content, gc)
  const effect = card.type === 'tactical' ? undefined : card.effects[step]
  if (!effect) throw new RangeError(`${gc} has no effect ${step}`)
  return effect
}

/** Reads the Game changers of a match, the home manager's first, in the order drawn (SC-R23). */
export function stepReading(play: Playing, match: Game): boolean {
  const { state, table, emit } = play
  if (match.reading) return stepEffect(play, match, match.reading)
  const own = state.secret.faceDown.filter((one) => one.match === match.id)
  const next = own.find(({ seat }) => seat === match.sides[0].seat) ?? own[0]
  if (!next) return false
  const { seat, card } = next
  if (gameChangerOf(table.content, card).type === 'tactical')
    emit({ type: 'game-changer.kept', match: match.id, seat, card })
  else emit({ type: 'game-changer.read', match: match.id, seat, gc: card })
  return true
}

function resolve(play: Playing, match: Game, changes: Partial<Resolved>): void {
  const { reading } = match
  if (!reading) throw new Error('no Game changer is read')
  const { seat, gc, step } = reading
  const { effects } = gameChangerOf(play.table.content, gc)
  play.emit({
    type: 'game-changer.resolved',
    match: match.id,
    seat,
    gc,
    kind: effectOf(play.table, reading).kind,
    none: false,
    card: null,
    from: null,
    to: null,
    duration: null,
    department: null,
    level: null,
    staff: null,
    amount: null,
    effect: null,
    ...changes,
    last: step + 1 === effects.length,
  })
  moveToken(play, seat, 'gameChanger')
}

/** Does what needs nobody's choice; false where the owner has to choose. */
function stepEffect(play: Playing, match: Game, reading: Reading): boolean {
  const { state, table } = play
  const { seat } = reading
  const effect = effectOf(table, reading)
  const club = clubOf(state.shared, seat)
  switch (effect.kind) {
    case 'money':
      if (effect.amount > 0) receive(play, seat, effect.amount, 'gameChanger')
      else pay(play, seat, Math.min(club.cash, -effect.amount), 'gameChanger')
      resolve(play, match, { amount: effect.amount })
      return true
    case 'unavailable':
      bench(play, match, seat, effect)
      return true
    case 'facilityUp': {
      const { department } = effect
      const level = club.levels[department] + 1
      resolve(play, match, level > 4 ? { none: true } : { department, level })
      return true
    }
    case 'freePlayer':
      return stepFreePlayer(play, match, reading)
    case 'freeStaff':
      if (club.offered.length > 0) return false
      if (state.secret.staff.length > 0) drawStaff(play, seat)
      else resolve(play, match, { none: true })
      return state.shared.managers[seat]?.offered.length === 0
    case 'nextMatchStars':
    case 'noBoostNextMatch':
    case 'noStaffNextMatch':
      resolve(play, match, { effect: { ...effect } })
      return true
    default:
      if (eligibleFor(table, state, seat, effect).length > 0) return false
      resolve(play, match, { none: true })
      return true
  }
}

function stepFreePlayer(play: Playing, match: Game, { revealed }: Reading): boolean {
  if (revealed) return false
  refillStacks(play)
  if (openContinents(play.table, play.state).length > 0) return false
  resolve(play, match, { none: true })
  return true
}

type Unavailable = Extract<ReadEffect, { kind: 'unavailable' }>

function bench(play: Playing, match: Game, seat: Seat, effect: Unavailable): void {
  const { state, chance } = play
  const side = match.sides[match.sides[0].seat === seat ? 0 : 1]
  const club = clubOf(state.shared, seat)
  const { pick, row, duration } = effect
  const rows = row === 'any' ? ROWS : [row]
  const { lineUp } = side
  // The keeper is hit by chance alone.
  const all = lineUp && pick === 'random' && row === 'any' ? onPitch(lineUp) : null
  const inRows = lineUp
    ? rows.flatMap((one) => (one === 'defence' ? lineUp.defence : slotsOf(lineUp, one)))
    : []
  const cards = (all ?? inRows).filter(
    (card): card is string => card !== null && entryOf(club, card) !== undefined,
  )
  const starsOf = (card: string) => entryOf(club, card)?.stars ?? 0
  const best = () => cards.toSorted((one, other) => starsOf(other) - starsOf(one))[0]
  const picked = {
    left: () => cards[0],
    right: () => cards.at(-1),
    best,
    random: () => (cards.length > 0 ? chance.pick(cards) : undefined),
  }[pick]()
  resolve(play, match, picked === undefined ? { none: true } : { card: picked, duration })
}

/** Whom an effect that the owner aims can be aimed at. */
export function eligibleFor(
  { content }: Setting,
  { shared }: Pick<Board, 'shared'>,
  seat: Seat,
  effect: ReadEffect,
): Frozen<Entry>[] {
  const { squad } = clubOf(shared, seat)
  switch (effect.kind) {
    case 'developStar':
      return squad.filter((entry) => isTalent(content, entry))
    case 'loseStar':
      return squad.filter(({ stars, baseStars }) => stars > baseStars)
    case 'losePlayer':
      return squad.filter(({ stars }) => stars <= effect.maxStars)
    case 'healInjured':
      return squad.filter(({ injured }) => injured)
    default:
      return []
  }
}

function readingOf(state: Board, seat: Seat): { match: Game; reading: Reading } {
  const match = matchOf(state, seat)
  if (match.reading?.seat !== seat) throw new Error(`${seat} reads no Game changer`)
  return { match, reading: match.reading }
}

const malformed = (pointer: string, message: string): never =>
  refuse('invalid-parameters', { errors: [{ pointer, message }] })

export const gameChangerMoves: Decide<'gc-player' | 'gc-continent' | 'gc-keep' | 'gc-staff'> = {
  'gc-player'(play, { seat, move: { card } }) {
    const { state, table } = play
    const { match, reading } = readingOf(state, seat)
    must(cardsOf(table.content).players.has(card), 'unknown-id', { card })
    const entry = entryOf(clubOf(state.shared, seat), card)
    must(entry, 'not-your-player', { card })
    const effect = effectOf(table, reading)
    const isEligible = eligibleFor(table, state, seat, effect).some((one) => one.card === card)
    must(isEligible || effect.kind !== 'developStar', 'no-potential', { card })
    must(isEligible, 'card-not-available', { card })
    const from = entry.stars
    if (effect.kind === 'developStar') {
      const { potential } = playerOf(table.content, card)
      resolve(play, match, { card, from, to: Math.min(potential, from + effect.amount) })
    } else if (effect.kind === 'loseStar') resolve(play, match, { card, from, to: from - 1 })
    else resolve(play, match, { card })
  },
  'gc-continent'({ state, table, emit }, { seat, move: { continent } }) {
    const { match } = readingOf(state, seat)
    mustHaveCards(table, state, continent)
    const card = topOf(state, continent)
    const { stars } = playerOf(table.content, card)
    emit({ type: 'game-changer.revealed', match: match.id, seat, continent, card, stars })
  },
  'gc-keep'(play, { seat, move: { keep, sell } }) {
    const { state, table } = play
    const { content } = table
    const { match, reading } = readingOf(state, seat)
    if (!reading.revealed) throw new Error('no player lies open')
    const isFull = roomOf(content, state.shared, seat) <= 0
    if (sell !== undefined && !(keep && isFull)) malformed('/sell', 'nobody has to be sold')
    must(!keep || !isFull || sell !== undefined, 'squad-full')
    if (sell !== undefined) {
      const club = clubOf(state.shared, seat)
      must(cardsOf(content).players.has(sell), 'unknown-id', { card: sell })
      must(entryOf(club, sell), 'not-your-player', { card: sell })
      const leaving = isKeeper(content, sell) ? 0 : 1
      must(keepsTeam(content, club, leaving), 'squad-too-small', { card: sell })
      sellAbroad(play, seat, sell)
    }
    const { card, stars } = reading.revealed
    resolve(play, match, { card, to: keep ? stars : null, none: !keep })
  },
  'gc-staff'(play, { seat, move }) {
    const { state, table } = play
    const { match } = readingOf(state, seat)
    const { staff, dismiss = null } = move
    if (staff === null && dismiss !== null) malformed('/dismiss', 'nobody is hired')
    if (staff !== null) mustFitStaff(table, state, seat, { staff, dismiss })
    hire(play, seat, { staff, dismiss, price: 0 })
    resolve(play, match, { staff, none: staff === null })
  },
}
