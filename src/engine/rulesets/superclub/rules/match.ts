import type { Seat } from '../../../kernel/types.ts'
import { clubOf, effectsOf } from '../read/club.ts'
import { substitutesFor } from '../read/line-ups.ts'
import { hitBy, holdersAwaited, thirdOf } from '../read/match.ts'
import { pointsOf } from '../read/season.ts'
import { totalOf } from '../read/strength.ts'
import { isStaffed } from '../read/worth.ts'
import { SIDES, type SideIndex, type Slot } from '../state.ts'
import type { Match, Play } from '../types.ts'
import { movePoints, rollPair } from './acts.ts'
import { decideFinal, stepShootOut } from './finals.ts'
import { stepReading } from './game-changers.ts'
import { stepLineUps } from './line-ups.ts'

const HALF_POINTS_WON = 2
const HALF_POINTS_DRAWN = 1

export function stepMatch(play: Play, match: Match): boolean {
  switch (match.stage) {
    case 'line-ups':
      return stepLineUps(play, match)
    case 'between':
      return stepBetween(play, match)
    case 'prep':
      if (holdersAwaited(play.state, match).length > 0) return false
      rollDice(play, match)
      return true
    case 'react':
      if (holdersAwaited(play.state, match).length > 0) return false
      settleDoubles(play, match)
      return true
    case 'substitute':
      if (match.sides.some(({ vacancy }) => vacancy !== null)) return false
      decideThird(play, match)
      return true
    case 'shoot-out':
      return stepShootOut(play, match)
    case 'reading':
      return stepReading(play, match)
    case 'decided':
      return false
  }
}

function stepBetween(play: Play, match: Match): boolean {
  const { thirds, score } = match
  const played = thirds.length
  const isWon = played === 2 && Math.abs(score[0] - score[1]) === 2 * HALF_POINTS_WON
  if (isWon || played === 3) {
    if (match.kind === 'league') decideLeague(play, match)
    else decideFinal(play, match)
    return true
  }
  const rows = rowsOfNext(match)
  play.emit({ type: 'third.started', match: match.id, third: played + 1, rows })
  return true
}

type RowPair = Match['thirds'][0]['rows']

/**
 * Returns the rows of both sides that meet in the next third of a match. In the first third, both
 * sides play with their midfield. The winner of a third attacks in the next third of the match;
 * after a drawn third, the home side attacks (SC-180, SC-183, SC-184).
 */
function rowsOfNext({ thirds }: Match): [RowPair[0], RowPair[1]] {
  const [midfield, second] = thirds
  if (!midfield) return ['midfield', 'midfield']
  if (second) return [second.rows[1], second.rows[0]]
  const isDrawn = midfield.winner === null
  return isDrawn || midfield.winner === HOME ? ['attack', 'defence'] : ['defence', 'attack']
}
const HOME = 0

function rollDice(play: Play, match: Match): void {
  const { index: third } = thirdOf(match)
  for (const { seat } of [...match.sides]) {
    const dice = rollPair(play)
    play.emit({ type: 'dice.rolled', match: match.id, third, seat, dice })
  }
}

function settleDoubles(play: Play, match: Match): void {
  for (const index of SIDES) {
    const { seat } = match.sides[index]
    const hit = hitBy(match, index)
    if (seat === null || !hit) continue
    const { card, ...slot } = hit
    if (card !== null) hurt(play, match, { seat, index, slot, card })
    else if (match.kind === 'league') drawGameChanger(play, match, seat)
  }
  play.emit({ type: 'doubles.settled', match: match.id, third: thirdOf(match).index })
}

interface Hurt {
  readonly seat: Seat
  readonly index: SideIndex
  readonly slot: Slot
  readonly card: string
}

function hurt(play: Play, match: Match, { seat, index, slot, card }: Hurt): void {
  const third = thirdOf(match)
  const where = { match: match.id, third: third.index, seat, ...slot, card }
  const by = third.cancelled[index] ? 'weapon' : protectionOf(play, seat, slot)
  if (by !== null) {
    play.emit({ type: 'injury.cancelled', ...where, by })
    return
  }
  const { lineUp, injured } = match.sides[index]
  const pitch = { lineUp, injured: [...injured, card] }
  const substitute = substitutesFor(play, seat, pitch, slot).length > 0
  play.emit({ type: 'player.injured', ...where, lasting: match.kind === 'league', substitute })
}

/**
 * Returns the reason why a footballer who was hit by the dice is not injured, in the order of
 * SC-R58: a played card, immunity, or the first injury of the season.
 */
function protectionOf(play: Play, seat: Seat, { slot }: Slot): 'immunity' | 'first' | null {
  if (!isStaffed(clubOf(play, seat))) return null
  const immune = effectsOf(play, seat, 'injuryImmunity')
  if (immune.some(({ doubles }) => doubles.includes(slot))) return 'immunity'
  const ignores = effectsOf(play, seat, 'ignoreFirstInjury').length > 0
  return ignores && !clubOf(play, seat).firstInjuryUsed ? 'first' : null
}

function drawGameChanger({ state, chance, emit }: Play, match: Match, seat: Seat): void {
  if (state.secret.gameChangers.length === 0) {
    if (state.shared.discard.length === 0) return
    const order = chance.shuffle(state.shared.discard)
    emit({ type: 'deck.shuffled', deck: 'gameChangers', order })
  }
  const [card] = state.secret.gameChangers
  if (card !== undefined) emit({ type: 'game-changer.drawn', match: match.id, seat, card })
}

function decideThird(play: Play, match: Match): void {
  const { index, winsDraw } = thirdOf(match)
  const home = totalOf(play, match, 0)
  const away = totalOf(play, match, 1)
  const winner = winnerOf(home, away, winsDraw)
  const gain = (side: SideIndex) => {
    if (winner === null) return HALF_POINTS_DRAWN
    return winner === side ? HALF_POINTS_WON : 0
  }
  play.emit({
    type: 'third.decided',
    match: match.id,
    third: index,
    totals: [home, away],
    winner,
    score: [match.score[0] + gain(0), match.score[1] + gain(1)],
  })
}

function winnerOf(
  home: number,
  away: number,
  [homeWinsDraw, awayWinsDraw]: readonly [boolean, boolean],
): SideIndex | null {
  if (home !== away) return home > away ? 0 : 1
  if (homeWinsDraw === awayWinsDraw) return null
  return homeWinsDraw ? 0 : 1
}

function decideLeague(play: Play, match: Match): void {
  const values = pointsOf(play.table)
  const [home, away] = match.score
  const pointsFor = (own: number, other: number) => {
    if (own === other) return values.draw
    return own > other ? values.win : values.loss
  }
  const points: [number, number] = [pointsFor(home, away), pointsFor(away, home)]
  const winner = home === away ? null : match.sides[home > away ? 0 : 1].seat
  play.emit({ type: 'match.decided', match: match.id, winner, score: [home, away], points })
  for (const index of SIDES) {
    const { seat } = match.sides[index]
    if (seat !== null) movePoints(play, seat, points[index])
  }
}
