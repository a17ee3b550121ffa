import { sumOf } from '../../shared/dice.ts'
import { gameChangerOf, tacticalOf } from '../content/book.ts'
import { bestSubstitute, takersByStars } from '../defaults.ts'
import type { Move } from '../moves.ts'
import { clubOf, entryOf } from '../read/club.ts'
import { hitBy, matchOf, otherSide, sideOf, takersOf, thirdOf } from '../read/match.ts'
import { diceOf, sideStrength, totalOf } from '../read/strength.ts'
import { submitting } from '../rules/line-ups.ts'
import type { SideIndex } from '../state.ts'
import type { Kind } from '../types.ts'
import {
  averageTeam,
  bestLineUp,
  expectedPoints,
  lineUpsAgainst,
  rivalRows,
  rowsStrength,
} from './match.ts'
import { type Answerer, offers, seenBy, type Turn, valuesOf } from './turn.ts'
import { best, worthOf } from './value.ts'

const placeOf = (turn: Turn) => {
  const at = seenBy(turn)
  const match = matchOf(at, turn.seat)
  const own = sideOf(match, turn.seat)
  return { at, match, own, other: otherSide(own) }
}

const lineUp: Answerer = (turn) => lineUps(turn)[0] ?? null

export function lineUps(turn: Turn): Move[] {
  const { at, match, own, other } = placeOf(turn)
  const against = rivalRows(at, match, other)
  const { boost } = match.sides[own]
  return lineUpsAgainst(at, turn.seat, boost, { against, isHome: own === 0 }).map(submitting)
}

const handOf = ({ view, table }: Turn) =>
  (view.own?.hand ?? []).map((gc) => ({ gc, effect: tacticalOf(table.content, gc).effects[0] }))

/**
 * True if the tactical card can be played in the current position. Checking whether a card can be
 * played is slow, because it computes the legal moves.
 */
const isPlayable = ({ spaces }: Turn, gc: string): boolean =>
  spaces.some(({ type, fields }) => {
    const domain = type === 'weapon-play' ? fields.gc : undefined
    return domain !== undefined && 'is' in domain && domain.is === gc
  })

/**
 * If the bot's side is behind by `BEHIND_LEAST` to `BEHIND_MOST` half stars, the bot plays a
 * tactical card to take the lead.
 */
const BEHIND_LEAST = 2
const BEHIND_MOST = 8

const prep: Answerer = (turn) => {
  const { at, match, own, other } = placeOf(turn)
  const behind = sideStrength(at, match, other) - sideStrength(at, match, own)
  const row = thirdOf(match).rows[own]
  for (const { gc, effect } of handOf(turn)) {
    const lifts = effect.kind === 'thirdStars' || effect.kind === 'opponentThirdStars'
    const isBehind = behind >= BEHIND_LEAST && behind <= BEHIND_MOST
    if (lifts && isBehind && isPlayable(turn, gc)) return { type: 'weapon-play', gc, params: {} }
    const moves = effect.kind === 'moveBoost' && match.sides[own].boostThird !== row
    if (moves && behind >= 0 && isPlayable(turn, gc))
      return { type: 'weapon-play', gc, params: { third: row } }
  }
  return { type: 'third-ready' }
}

const CLOSE = 6
const AVERAGE_ROLL = 7
const WORTH_CURING = 3

const react: Answerer = (turn) => {
  const { at, match, own, other } = placeOf(turn)
  const rolled = (index: SideIndex) => sumOf(diceOf(match, index))
  const behind = totalOf(at, match, other) - totalOf(at, match, own)
  const hurt = hitBy(match, own)?.card ?? null
  const stars = hurt === null ? 0 : entryOf(at, turn.seat, hurt).stars
  const isLosing = behind >= 0 && behind <= CLOSE
  const helps = {
    rerollOwn: isLosing && rolled(own) < AVERAGE_ROLL,
    rerollOpponent: isLosing && rolled(other) > AVERAGE_ROLL,
    cancelInjury: stars >= WORTH_CURING,
    winDrawnThird: behind === 0 && !thirdOf(match).winsDraw[own],
  } as const
  for (const { gc, effect } of handOf(turn))
    if (effect.kind in helps && helps[effect.kind as keyof typeof helps] && isPlayable(turn, gc))
      return { type: 'weapon-play', gc, params: {} }
  return { type: 'third-ready' }
}

const gameChanger: Answerer = (turn) => {
  const { view, seat } = turn
  const { at, match } = placeOf(turn)
  const { content } = at.table
  const club = clubOf(at, seat)
  if (offers(turn, 'gc-continent')) {
    const continent = best(
      valuesOf(turn, 'gc-continent', 'continent'),
      (one) => view.counts.stacks[one] ?? 0,
    )
    return continent === undefined ? null : { type: 'gc-continent', continent }
  }
  if (offers(turn, 'gc-keep')) {
    const keep = club.squad.length < content.limits.squad
    return { type: 'gc-keep', keep }
  }
  if (offers(turn, 'gc-staff')) {
    const hasPlace = club.staff.length < content.limits.keyStaff
    const [staff] = hasPlace ? valuesOf(turn, 'gc-staff', 'staff') : []
    return { type: 'gc-staff', staff: staff ?? null }
  }
  const reading = match.reading?.gc
  const isGood = reading !== undefined && gameChangerOf(content, reading).type === 'good'
  const card = best(valuesOf(turn, 'gc-player', 'card'), (one) => {
    const value = worthOf(at, seat, one, entryOf(at, seat, one).stars)
    return isGood ? value : -value
  })
  return card === undefined ? null : { type: 'gc-player', card }
}

/**
 * Expected league points if both sides have equal chances. A drawn match gives two points and leads
 * to penalties, and a won match gives six points.
 */
const EVEN_POINTS = 3

const superCup: Answerer = (turn) => {
  const at = seenBy(turn)
  const against = averageTeam(turn.table)
  const eleven = bestLineUp(at, turn.seat, 0, { against, isHome: true })
  const points = expectedPoints(rowsStrength(at, turn.seat, eleven, 0), against, true)
  return { type: points >= EVEN_POINTS ? 'supercup-play' : 'supercup-save' }
}

export const matchAnswers: Readonly<Partial<Record<Kind, Answerer>>> = {
  'line-up': lineUp,
  'final-line-up': lineUp,
  'third-prep': prep,
  'third-react': react,
  substitute: (turn) => ({ type: 'sub-bring', card: bestSubstitute(seenBy(turn), turn.seat) }),
  'gc-choice': gameChanger,
  'supercup-choice': superCup,
  'penalty-order': (turn) => {
    const { at, match, own } = placeOf(turn)
    const takers = takersByStars(at, turn.seat, takersOf(match.sides[own]))
    return { type: 'penalties-order', takers }
  },
}
