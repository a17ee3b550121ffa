import type { Seat } from '../../../kernel/types.ts'
import { clubOf, effectsOf } from '../read/club.ts'
import { slotsOf, substitutesFor } from '../read/line-ups.ts'
import { diceOf, isStaffed, totalOf } from '../read/strength.ts'
import type { SideIndex, Slot } from '../state.ts'
import type { Board, Game, Playing, Setting } from '../types.ts'
import { movePoints } from './acts.ts'
import { decideFinal, stepShootOut } from './finals.ts'
import { stepReading } from './game-changers.ts'
import { stepLineUps } from './line-ups.ts'

const SIDES = [0, 1] as const
const HALF_POINTS_WON = 2
const HALF_POINTS_DRAWN = 1

/** Whether nothing of a match is left to be done. */
export const isOver = ({ secret }: Board, match: Game): boolean =>
  match.stage === 'decided' ||
  (match.stage === 'reading' &&
    match.reading === null &&
    !secret.faceDown.some((card) => card.match === match.id))

/** Those who hold tactical cards and are not ready; the windows ask them all (SC-R24). */
export function holdersAwaited({ secret }: Board, { kind, sides, third }: Game): Seat[] {
  if (kind !== 'league' || !third) return []
  return sides.flatMap(({ seat }) =>
    seat !== null && (secret.hands[seat]?.length ?? 0) > 0 && !third.ready.includes(seat)
      ? [seat]
      : [],
  )
}

/** Takes a match one step on, as far as it waits for nobody. */
export function stepMatch(play: Playing, match: Game): boolean {
  const { state } = play
  switch (match.stage) {
    case 'line-ups':
      return stepLineUps(play, match)
    case 'between':
      return stepBetween(play, match)
    case 'prep':
      if (holdersAwaited(state, match).length > 0) return false
      rollDice(play, match)
      return true
    case 'react':
      if (holdersAwaited(state, match).length > 0) return false
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

/** Two thirds won end a match; else the roles are swapped for the last one (SC-186, SC-187). */
function stepBetween(play: Playing, match: Game): boolean {
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

type RowPair = Game['thirds'][0]['rows']

/** Midfield first; its winner attacks, after a draw the home side (SC-180, SC-183, SC-184). */
function rowsOfNext({ thirds }: Game): [RowPair[0], RowPair[1]] {
  const [midfield, second] = thirds
  if (!midfield) return ['midfield', 'midfield']
  if (second) return [second.rows[1], second.rows[0]]
  return (midfield.winner ?? 0) === 0 ? ['attack', 'defence'] : ['defence', 'attack']
}

export const rollPair = ({ chance }: Playing): [number, number] => {
  const first = chance.die(6)
  return [first, chance.die(6)]
}

function rollDice(play: Playing, match: Game): void {
  const third = match.third?.index ?? 1
  for (const { seat } of [...match.sides]) {
    const dice = rollPair(play)
    play.emit({ type: 'dice.rolled', match: match.id, third, seat, dice })
  }
}

/** The player who would be injured by the dice of a side; null: nobody, undefined: no double. */
export function injuredBy(match: Game, index: SideIndex): (Slot & { card: string | null }) | null {
  const [first, second] = diceOf(match, index)
  const { lineUp } = match.sides[index]
  if (first !== second || !lineUp || !match.third) return null
  const row = match.third.rows[index]
  return { row, slot: first, card: slotsOf(lineUp, row)[first - 1] ?? null }
}

/** Injuries, or Game changers where the slot holds no player; home first (SC-200 to SC-205). */
function settleDoubles(play: Playing, match: Game): void {
  for (const index of SIDES) {
    const { seat } = match.sides[index]
    const hit = injuredBy(match, index)
    if (seat === null || !hit) continue
    const { card, ...slot } = hit
    if (card !== null) hurt(play, match, { seat, index, slot, card })
    else if (match.kind === 'league') drawGameChanger(play, match, seat)
  }
  play.emit({ type: 'doubles.settled', match: match.id, third: match.third?.index ?? 1 })
}

interface Hurt {
  readonly seat: Seat
  readonly index: SideIndex
  readonly slot: Slot
  readonly card: string
}

function hurt(play: Playing, match: Game, { seat, index, slot, card }: Hurt): void {
  const { state, table, emit } = play
  const third = match.third?.index ?? 1
  const where = { match: match.id, third, seat, ...slot, card }
  const by = protectionOf(table, state, match, { seat, index, slot })
  if (by !== null) {
    emit({ type: 'injury.cancelled', ...where, by })
    return
  }
  const side = match.sides[index]
  const pitch = { lineUp: side.lineUp, injured: [...side.injured, card] }
  const club = clubOf(state.shared, seat)
  const substitutes = substitutesFor(table.content, club, pitch, slot)
  const lasting = match.kind === 'league'
  emit({ type: 'player.injured', ...where, lasting, substitute: substitutes.length > 0 })
}

/** A card that was played, then immunity, then the season's first injury (SC-R58). */
function protectionOf(
  { content }: Setting,
  { shared }: Board,
  match: Game,
  { seat, index, slot }: Pick<Hurt, 'seat' | 'index' | 'slot'>,
): 'weapon' | 'immunity' | 'first' | null {
  if (match.third?.cancelled[index]) return 'weapon'
  const club = clubOf(shared, seat)
  if (!isStaffed(club)) return null
  const immune = effectsOf(content, club, 'injuryImmunity')
  if (immune.some(({ doubles }) => doubles.includes(slot.slot))) return 'immunity'
  const ignores = effectsOf(content, club, 'ignoreFirstInjury').length > 0
  return ignores && !club.firstInjuryUsed ? 'first' : null
}

/** The top of the stack, face down; the discards come back when it is empty (SC-R57). */
function drawGameChanger({ state, chance, emit }: Playing, match: Game, seat: Seat): void {
  if (state.secret.gameChangers.length === 0) {
    if (state.shared.discard.length === 0) return
    const order = chance.shuffle(state.shared.discard)
    emit({ type: 'deck.shuffled', deck: 'gameChangers', order })
  }
  const [card] = state.secret.gameChangers
  if (card !== undefined) emit({ type: 'game-changer.drawn', match: match.id, seat, card })
}

function decideThird({ state, table, emit }: Playing, match: Game): void {
  const { third, score } = match
  if (!third) throw new Error('no third is played')
  const home = totalOf(table, state.shared, match, 0)
  const away = totalOf(table, state.shared, match, 1)
  const winner = winnerOf(home, away, third.winsDraw)
  const gain = (index: SideIndex) => {
    if (winner === null) return HALF_POINTS_DRAWN
    return winner === index ? HALF_POINTS_WON : 0
  }
  emit({
    type: 'third.decided',
    match: match.id,
    third: third.index,
    totals: [home, away],
    winner,
    score: [score[0] + gain(0), score[1] + gain(1)],
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

/** Points on the markers of both; then their Game changers are read (SC-189, SC-R25). */
function decideLeague(play: Playing, match: Game): void {
  const { table, emit } = play
  const { content, options } = table
  const worth = options.homeAndAway ? content.matchPoints.homeAndAway : content.matchPoints.single
  const [home, away] = match.score
  const pointsFor = (own: number, other: number) => {
    if (own === other) return worth.draw
    return own > other ? worth.win : worth.loss
  }
  const points: [number, number] = [pointsFor(home, away), pointsFor(away, home)]
  const winner = home === away ? null : match.sides[home > away ? 0 : 1].seat
  emit({ type: 'match.decided', match: match.id, winner, score: [home, away], points })
  for (const index of SIDES) {
    const { seat } = match.sides[index]
    if (seat !== null) movePoints(play, seat, points[index])
  }
}
