import type { BotTurn } from '../../../kernel/bot.ts'
import { gameChangerOf, tacticalOf } from '../content/book.ts'
import { bestSubstitute, takersByStars } from '../defaults.ts'
import { clubOf, entryOf } from '../read/club.ts'
import { sideStrength, totalOf } from '../read/strength.ts'
import { matchOf, sideOf } from '../rules/line-ups.ts'
import { injuredBy } from '../rules/match.ts'
import type { Kind, Superclub } from '../types.ts'
import { type Answerer, listed, offers } from './club.ts'
import { averageTeam, bestLineUp, expectedPoints, rivalRows, rowsStrength } from './match.ts'
import { best, worthOf } from './value.ts'

type Turn = BotTurn<Superclub>

const placeOf = ({ view, seat }: Turn) => {
  const match = matchOf(view, seat)
  const own = sideOf(match, seat)
  const other = own === 0 ? (1 as const) : (0 as const)
  return { match, own, other }
}

const lineUp: Answerer = (turn) => {
  const { table, view, seat } = turn
  const { match, own, other } = placeOf(turn)
  const { boost } = match.sides[own]
  const against = rivalRows(table, view.shared, match, other)
  const club = clubOf(view.shared, seat)
  const { boostThird, ...rest } = bestLineUp(table, club, boost, { against, isHome: own === 0 })
  return {
    type: 'lineup-submit',
    lineUp: boostThird === null ? rest : { ...rest, boostThird },
  }
}

/** The cards of the hand that can be played now, with what they do. */
function playable(turn: Turn) {
  const hand = turn.view.own?.hand ?? []
  const legal = turn.spaces.flatMap(({ type, fields }) => {
    const { gc } = fields
    return type === 'weapon-play' && gc && 'is' in gc ? [String(gc.is)] : []
  })
  return hand
    .filter((gc) => legal.includes(gc))
    .map((gc) => ({ gc, effect: tacticalOf(turn.table.content, gc).effects[0] }))
}

/** Behind by one to four expected stars, a third can still be turned. */
const BEHIND_LEAST = 2
const BEHIND_MOST = 8

const prep: Answerer = (turn) => {
  const { table, view } = turn
  const { match, own, other } = placeOf(turn)
  const behind =
    sideStrength(table, view.shared, match, other) - sideStrength(table, view.shared, match, own)
  const row = match.third?.rows[own]
  for (const { gc, effect } of playable(turn)) {
    const lifts = effect.kind === 'thirdStars' || effect.kind === 'opponentThirdStars'
    if (lifts && behind >= BEHIND_LEAST && behind <= BEHIND_MOST)
      return { type: 'weapon-play', gc, params: {} }
    const mayMove = effect.kind === 'moveBoost' && match.sides[own].boostThird !== row
    if (mayMove && row && behind >= 0) return { type: 'weapon-play', gc, params: { third: row } }
  }
  return { type: 'third-ready' }
}

const CLOSE = 6
const AVERAGE_ROLL = 7
const WORTH_CURING = 3

const react: Answerer = (turn) => {
  const { table, view, seat } = turn
  const { match, own, other } = placeOf(turn)
  const sumOf = (index: 0 | 1) => (match.third?.dice[index] ?? []).reduce((a, b) => a + b, 0)
  const behind = totalOf(table, view.shared, match, other) - totalOf(table, view.shared, match, own)
  const hurt = injuredBy(match, own)?.card ?? null
  const stars = hurt === null ? 0 : (entryOf(clubOf(view.shared, seat), hurt)?.stars ?? 0)
  const isLosing = behind >= 0 && behind <= CLOSE
  const helps = {
    rerollOwn: isLosing && sumOf(own) < AVERAGE_ROLL,
    rerollOpponent: isLosing && sumOf(other) > AVERAGE_ROLL,
    cancelInjury: stars >= WORTH_CURING,
    winDrawnThird: behind === 0 && match.third?.winsDraw[own] === false,
  } as const
  for (const { gc, effect } of playable(turn))
    if (effect.kind in helps && helps[effect.kind as keyof typeof helps])
      return { type: 'weapon-play', gc, params: {} }
  return { type: 'third-ready' }
}

/** Gains go to the best, losses to those who are worth least. */
const gameChanger: Answerer = (turn) => {
  const { view, table, seat } = turn
  const { content } = table
  const club = clubOf(view.shared, seat)
  const { match } = placeOf(turn)
  if (offers(turn, 'gc-continent')) {
    const continent = best(
      listed(turn, 'gc-continent', 'continent'),
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
    const [staff] = hasPlace ? listed(turn, 'gc-staff', 'staff') : []
    return { type: 'gc-staff', staff: staff ?? null }
  }
  const reading = match.reading?.gc
  const isGood = reading !== undefined && gameChangerOf(content, reading).type === 'good'
  const card = best(listed(turn, 'gc-player', 'card'), (one) => {
    const value = worthOf(content, club, one, entryOf(club, one)?.stars)
    return isGood ? value : -value
  })
  return card === undefined ? null : { type: 'gc-player', card }
}

/** Two points for a draw, which goes to penalties, and six for a win: half of the six is even. */
const EVEN_POINTS = 3

const superCup: Answerer = ({ table, view, seat }) => {
  const club = clubOf(view.shared, seat)
  const against = averageTeam(table)
  const eleven = bestLineUp(table, club, 0, { against, isHome: true })
  const points = expectedPoints(rowsStrength(table, club, eleven, 0), against, true)
  return { type: points >= EVEN_POINTS ? 'supercup-play' : 'supercup-save' }
}

/** What the bot answers in matches. */
export const matchAnswers: Readonly<Partial<Record<Kind, Answerer>>> = {
  'line-up': lineUp,
  'final-line-up': lineUp,
  'third-prep': prep,
  'third-react': react,
  substitute: (turn) => {
    const { match, own } = placeOf(turn)
    const club = clubOf(turn.view.shared, turn.seat)
    return { type: 'sub-bring', card: bestSubstitute(turn.table.content, club, match.sides[own]) }
  },
  'gc-choice': gameChanger,
  'supercup-choice': superCup,
  'penalty-order': (turn) => {
    const domain = turn.spaces[0]?.fields.takers
    const cards = domain && 'arrange' in domain ? (domain.arrange as string[]) : []
    const club = clubOf(turn.view.shared, turn.seat)
    return { type: 'penalties-order', takers: takersByStars(club, cards) }
  },
}
