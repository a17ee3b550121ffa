import { emptyOf } from '../../../kernel/empty-record.ts'
import type { Problem } from '../../../kernel/rule.ts'
import { exactly, oneOf } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { gameChangerOf, playerOf } from '../content/book.ts'
import type { ReadEffect } from '../content/effects.ts'
import type { EventMember } from '../events/index.ts'
import { resolvedSchema } from '../events/match.ts'
import { clubOf, entryIn, entryOf, roomOf } from '../read/club.ts'
import { onPitch } from '../read/line-ups.ts'
import { openContinents } from '../read/market.ts'
import { effectOf, eligibleFor, lineUpOf, matchOf, ownSideOf, readingOf } from '../read/match.ts'
import { nextLevelOf } from '../read/turns.ts'
import { malformed, problem, unless } from '../refusals.ts'
import { ROWS } from '../state.ts'
import type { Match, Play, Rules, Seen, Spaces } from '../types.ts'
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
import { staffProblem, staffSpaces } from './invest.ts'
import { saleProblem, sellable } from './market.ts'
import { ownPlayer, stackProblem } from './problems.ts'
import { eachOf } from './spaces.ts'

export const gameChangerRules: Rules<'gc-player' | 'gc-continent' | 'gc-keep' | 'gc-staff'> = {
  'gc-player': {
    problem: (at, { seat, move: { card } }) =>
      ownPlayer(at, seat, card, 'SC-207') ?? aimProblem(at, seat, card),
    spaces: (at, { seat }) => eachOf('gc-player', 'card', aims(at, seat)),
    act(play, { seat, move: { card } }) {
      const effect = effectOf(play, readingOf(play, seat))
      const from = entryOf(play, seat, card).stars
      if (effect.kind === 'developStar') {
        const { potential } = playerOf(play.table.content, card)
        resolve(play, seat, { card, from, to: Math.min(potential, from + effect.amount) })
      } else if (effect.kind === 'loseStar') resolve(play, seat, { card, from, to: from - 1 })
      else resolve(play, seat, { card })
    },
  },
  'gc-continent': {
    problem: (at, { move: { continent } }) => stackProblem(at, continent),
    spaces: (at) => eachOf('gc-continent', 'continent', openContinents(at)),
    act(play, { seat, move: { continent } }) {
      const match = matchOf(play, seat).id
      const card = topOf(play, continent)
      const { stars } = playerOf(play.table.content, card)
      play.emit({ type: 'game-changer.revealed', match, seat, continent, card, stars })
    },
  },
  'gc-keep': {
    problem: (at, { seat, move: { keep, sell } }) => {
      const mustSell = keep && isFull(at, seat)
      if (sell === undefined) {
        const revealed = readingOf(at, seat).revealed?.card
        return unless(!mustSell, 'squad-full', { revealed }, 'SC-R60')
      }
      if (!mustSell) return malformed('/sell', 'no player has to be sold')
      return ownPlayer(at, seat, sell, 'SC-R60') ?? saleProblem(at, seat)(sell)
    },
    spaces: (at, { seat }) => [...keepSpaces(at, seat), exactly('gc-keep', { keep: false })],
    act(play, { seat, move: { keep, sell } }) {
      if (sell !== undefined) sellAbroad(play, seat, sell)
      const { card, stars } = sure(readingOf(play, seat).revealed, 'player who lies open')
      resolve(play, seat, { card, to: keep ? stars : null, none: !keep })
    },
  },
  'gc-staff': {
    problem: (at, { seat, move: { staff, dismiss = null } }) => {
      if (staff !== null) return staffProblem(at, seat, { staff, dismiss })
      return dismiss === null ? null : malformed('/dismiss', 'no staff are hired')
    },
    spaces: (at, { seat }) => [
      ...staffSpaces(at, seat, { type: 'gc-staff', staff: clubOf(at, seat).offered }),
      exactly('gc-staff', { staff: null }),
    ],
    act(play, { seat, move: { staff, dismiss = null } }) {
      hire(play, seat, { staff, dismiss, price: 0 })
      resolve(play, seat, { staff, none: staff === null })
    },
  },
}

const isFull = (at: Seen, seat: Seat): boolean => roomOf(at, seat) <= 0

function keepSpaces(at: Seen, seat: Seat): Spaces {
  if (!isFull(at, seat)) return [exactly('gc-keep', { keep: true })]
  const cards = sellable(at, seat)
  return cards.length > 0 ? [exactly('gc-keep', { keep: true, sell: oneOf(cards) })] : []
}

const aims = (at: Seen, seat: Seat): string[] =>
  eligibleFor(at, seat, effectOf(at, readingOf(at, seat))).map(({ card }) => card)

function aimProblem(at: Seen, seat: Seat, card: string): Problem | null {
  if (aims(at, seat).includes(card)) return null
  const { kind } = effectOf(at, readingOf(at, seat))
  return kind === 'developStar'
    ? problem('no-potential', { card }, 'SC-207')
    : problem('card-not-available', { card }, 'SC-207')
}

/**
 * Reads the next Game changer card of a match. The Game changer cards of a match are read in the
 * order in which they were drawn, starting with the cards of the home manager (SC-R23).
 */
export function stepReading(play: Play, match: Match): boolean {
  if (match.reading) return stepEffect(play, match.reading.seat)
  const own = play.state.secret.faceDown.filter((one) => one.match === match.id)
  const next = own.find(({ seat }) => seat === match.sides[0].seat) ?? own[0]
  if (!next) return false
  const { seat, card } = next
  if (gameChangerOf(play.table.content, card).type === 'tactical')
    play.emit({ type: 'game-changer.kept', match: match.id, seat, card })
  else play.emit({ type: 'game-changer.read', match: match.id, seat, gc: card })
  return true
}

type Resolved = Omit<EventMember<'game-changer.resolved'>, 'type' | 'match' | 'seat' | 'gc'>

function resolve(play: Play, seat: Seat, changes: Partial<Resolved>): void {
  const reading = readingOf(play, seat)
  const { gc, step } = reading
  const { kind } = effectOf(play, reading)
  const last = step + 1 === gameChangerOf(play.table.content, gc).effects.length
  const type = 'game-changer.resolved'
  const match = matchOf(play, seat).id
  play.emit(emptyOf(resolvedSchema, { type, match, seat, gc, kind, ...changes, last }))
  moveToken(play, seat, 'gameChanger')
}

function stepEffect(play: Play, seat: Seat): boolean {
  const effect = effectOf(play, readingOf(play, seat))
  const club = clubOf(play, seat)
  switch (effect.kind) {
    case 'money':
      if (effect.amount > 0) receive(play, seat, effect.amount, 'gameChanger')
      else pay(play, seat, Math.min(club.cash, -effect.amount), 'gameChanger')
      resolve(play, seat, { amount: effect.amount })
      return true
    case 'unavailable':
      bench(play, seat, effect)
      return true
    case 'facilityUp': {
      const { department } = effect
      const next = nextLevelOf(play, seat, department)
      resolve(play, seat, next ? { department, level: next.level } : { none: true })
      return true
    }
    case 'freePlayer':
      return stepFreePlayer(play, seat)
    case 'freeStaff':
      if (club.offered.length > 0) return false
      if (play.state.secret.staff.length > 0) drawStaff(play, seat)
      else resolve(play, seat, { none: true })
      return clubOf(play, seat).offered.length === 0
    case 'nextMatchStars':
    case 'noBoostNextMatch':
    case 'noStaffNextMatch':
      resolve(play, seat, { effect: { ...effect } })
      return true
    default:
      if (eligibleFor(play, seat, effect).length > 0) return false
      resolve(play, seat, { none: true })
      return true
  }
}

function stepFreePlayer(play: Play, seat: Seat): boolean {
  if (readingOf(play, seat).revealed) return false
  refillStacks(play)
  if (openContinents(play).length > 0) return false
  resolve(play, seat, { none: true })
  return true
}

type Unavailable = Extract<ReadEffect, { kind: 'unavailable' }>

function bench(play: Play, seat: Seat, effect: Unavailable): void {
  const cards = exposedTo(play, seat, effect)
  const starsOf = (card: string) => entryOf(play, seat, card).stars
  const picked = {
    left: () => cards[0],
    right: () => cards.at(-1),
    best: () => cards.toSorted((one, other) => starsOf(other) - starsOf(one))[0],
    random: () => (cards.length > 0 ? play.chance.pick(cards) : undefined),
  }[effect.pick]()
  const { duration } = effect
  resolve(play, seat, picked === undefined ? { none: true } : { card: picked, duration })
}

/**
 * Returns the players in the given rows of the line-up who are still in the squad. If the player is
 * picked at random from all rows, the goalkeeper is included.
 */
function exposedTo(at: Seen, seat: Seat, { pick, row }: Unavailable): string[] {
  const lineUp = lineUpOf(ownSideOf(at, seat))
  const rows = row === 'any' ? ROWS : [row]
  const cards =
    pick === 'random' && row === 'any'
      ? onPitch(lineUp)
      : rows.flatMap((one) => lineUp[one]).filter((card) => card !== null)
  const club = clubOf(at, seat)
  return cards.filter((card) => entryIn(club, card) !== undefined)
}
