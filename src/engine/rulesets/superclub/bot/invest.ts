import { at as itemAt } from '../../../kernel/define.ts'
import { sumOf } from '../../shared/dice.ts'
import { bandOf, playerOf, staffOf } from '../content/book.ts'
import type { Department, StaffEffect } from '../content/effects.ts'
import { bonusOf, entryOf, isTalent } from '../read/club.ts'
import { nextLevelOf, trainingOf } from '../read/turns.ts'
import { starPrice, yearsLeft } from './prices.ts'
import { type Answerer, offers, outlook, type Turn, valuesOf } from './turn.ts'
import { best, ranked } from './value.ts'

export const training: Answerer = (turn) => {
  const gift = best(valuesOf(turn, 'train-guarantee', 'card'), (card) => -lessonOf(turn, card))
  if (gift !== undefined) return { type: 'train-guarantee', card: gift }
  const [trainee] = trainees(turn)
  return trainee === undefined ? { type: 'train-done' } : { type: 'train-roll', card: trainee }
}

export const trainees = (turn: Turn): string[] =>
  ranked(valuesOf(turn, 'train-roll', 'card'), (card) => lessonOf(turn, card))

const FACES = [1, 2, 3, 4, 5, 6]
const FACE_MOST = 6

function lessonOf(turn: Turn, card: string, most?: number): number {
  const { at, seat, content } = outlook(turn)
  const { stars } = entryOf(at, seat, card)
  const { potential } = playerOf(content, card)
  const bonus = bonusOf(at, seat, 'trainingRollBonus')
  const limit = Math.min(potential, FACE_MOST, stars + (most ?? trainingOf(at, seat).stars))
  const rolled = FACES.map((face) => Math.max(0, Math.min(face + bonus, limit) - stars))
  return sumOf(rolled) / FACES.length
}

const STAFF_CASH = 50

export const invest: Answerer = (turn) => {
  const { club, cash, content } = outlook(turn)
  const open = valuesOf(turn, 'invest-upgrade', 'department') as Department[]
  const profits = open.map((department) => ({ department, profit: profitOf(turn, department) }))
  const top = best(profits, ({ profit }) => profit)
  if (top && top.profit > 0) return { type: 'invest-upgrade', department: top.department }
  const wantsStaff = club.staff.length < content.limits.keyStaff && cash >= STAFF_CASH
  const hires = wantsStaff && offers(turn, 'invest-staff')
  return { type: hires ? 'invest-staff' : 'invest-done' }
}

const RESERVE = 10

function profitOf(turn: Turn, department: Department): number {
  const { at, seat, cash } = outlook(turn)
  const next = nextLevelOf(at, seat, department)
  if (!next || cash - next.price < RESERVE) return Number.NEGATIVE_INFINITY
  return yearly[department](turn, next.level) - next.price
}

const TRAINING_YEARS = 3
const STAR_FACTOR = 1.5
const STARS_A_DRAW = 0.6

const yearly: Readonly<Record<Department, (turn: Turn, level: number) => number>> = {
  stadium(turn, level) {
    const { at, club, content } = outlook(turn)
    const { id } = bandOf(content, Math.max(club.marker, club.token))
    return yearsLeft(at) * more(content.facilities.stadium, level, ({ income }) => income[id] ?? 0)
  },
  scouting(turn, level) {
    const { at, content } = outlook(turn)
    const draws = more(content.facilities.scouting, level, (one) => one.draws)
    return yearsLeft(at) * draws * STARS_A_DRAW * starValue(turn)
  },
  training(turn, level) {
    const { at, club, content } = outlook(turn)
    const talents = club.squad.filter((entry) => isTalent(at, entry))
    const stars = more(content.facilities.training, level, (ground) => {
      const lessons = talents.map(({ card }) => lessonOf(turn, card, ground.stars))
      const taught = ranked(lessons, (lesson) => lesson).slice(0, ground.players)
      return sumOf(taught) + ground.guaranteed
    })
    return Math.min(TRAINING_YEARS, yearsLeft(at)) * stars * starValue(turn)
  },
}

function starValue(turn: Turn): number {
  const { at, seat } = outlook(turn)
  return STAR_FACTOR * starPrice(at, seat)
}

function more<T>(levels: readonly T[], level: number, of: (one: T) => number): number {
  return of(itemAt(levels, level - 1)) - of(itemAt(levels, level - 2))
}

export const staffKeep: Answerer = (turn) => {
  const staff = best(valuesOf(turn, 'staff-keep', 'staff'), (one) => worthOfStaff(turn, one))
  return staff === undefined ? null : { type: 'staff-keep', staff }
}

const STAFF_RESERVE = 20

export const staffHire: Answerer = (turn) => {
  const { at, club, cash, content } = outlook(turn)
  const years = Math.max(1, yearsLeft(at))
  const priceOf = (staff: string) => staffOf(content, staff).price
  const profitIn = (staff: string) =>
    worthOfStaff(turn, staff) * years * starValue(turn) - priceOf(staff)
  const open = valuesOf(turn, 'staff-hire', 'staff').filter(
    (one) => cash - priceOf(one) >= STAFF_RESERVE && profitIn(one) > 0,
  )
  const staff = best(open, profitIn)
  const hasPlace = club.staff.length < content.limits.keyStaff
  return hasPlace && staff !== undefined ? { type: 'staff-hire', staff } : { type: 'staff-decline' }
}

const worthOfStaff = ({ table }: Turn, staff: string): number =>
  sumOf(staffOf(table.content, staff).effects.map(starsBy))

const LITTLE = 0.2

function starsBy(effect: StaffEffect): number {
  switch (effect.kind) {
    case 'matchStars':
      return effect.amount / 2
    case 'simBonus':
      return 1.5
    case 'stadiumBonusPercent':
    case 'wageDiscountPercent':
    case 'incomeBonus':
    case 'trainingRollBonus':
    case 'trainingExtraPlayers':
    case 'scoutExtraDraws':
    case 'chemistryBonus':
      return 1
    case 'keeperStars':
    case 'captainBonus':
      return 2 * LITTLE
    default:
      return LITTLE
  }
}
