import type { Chance } from '../../src/engine/kernel/chance.ts'

// The game Goalscorer without the game engine, as a baseline for benchmarks of the engine. The
// hand-written program has no events, decisions, secrets or log, and supports only default options
// and legal moves.

const COLUMNS = 7
const ROWS = 10
const TURNS = 40
const STAR = 12

export interface Counter {
  readonly seat: number
  who: number
  status: 'youth' | 'first-team' | 'substitute' | 'gone'
  square: number
  known: boolean
}

export interface Match {
  readonly counters: Counter[]
  readonly board: (Counter | null)[]
  readonly score: [number, number]
  turn: number
  seat: number
  step: 'youth' | 'penalty' | 'offside' | 'first-team' | 'debut'
  award: 'penalty' | 'offside' | null
  debut: Counter | null
  end: string | null
  moves: Step[]
}

export interface Step {
  readonly counter: Counter
  readonly to: number
}

/**
 * Starting squares of counters 1, 9, 10 and y1 to y8. Each square is given as column and row, where
 * the rows are counted from the Goal Line of the seat.
 */
const FORMATION = [
  [4, 1],
  [3, 4],
  [5, 4],
  [2, 2],
  [3, 2],
  [5, 2],
  [6, 2],
  [1, 3],
  [3, 3],
  [5, 3],
  [7, 3],
] as const

export function playByHand(chance: Chance): Match {
  const match = newMatch(chance)
  while (match.end === null) apply(match, chance.pick(match.moves))
  return match
}

export function newMatch(chance: Chance): Match {
  const match: Match = {
    counters: [],
    board: Array(ROWS * COLUMNS).fill(null),
    score: [0, 0],
    turn: 0,
    seat: 0,
    step: 'youth',
    award: null,
    debut: null,
    end: null,
    moves: [],
  }
  for (const seat of [0, 1]) {
    const numbers = [2, 3, 4, 5, 6, 7, 8, 11]
    const [substitute = 0] = numbers.splice(chance.below(8), 1)
    const dealt = [1, 9, 10, ...chance.shuffle([...numbers, STAR]), substitute]
    for (const [place, who] of dealt.entries()) {
      const [column, rank] = FORMATION[place] ?? [0, 0]
      const isHome = seat === 0
      const square = isHome
        ? (rank - 1) * COLUMNS + column - 1
        : (ROWS - rank) * COLUMNS + COLUMNS - column
      const status = place < 3 ? 'first-team' : place < 11 ? 'youth' : 'substitute'
      const counter: Counter = { seat, who, status, square, known: place < 3 }
      match.counters.push(counter)
      if (place < 11) match.board[square] = counter
    }
  }
  nextTurn(match)
  return match
}

function movesOf(match: Match): Step[] {
  const { counters, seat, step } = match
  const moves: Step[] = []
  if (step === 'penalty' || step === 'offside') {
    for (const counter of counters)
      if (counter.seat !== seat && isPick(counter, step)) moves.push({ counter, to: 0 })
  } else if (step === 'debut') {
    debuts(match, match.debut!, moves)
    const substitute = counters[seat * 12 + 11]!
    if (substitute.status === 'substitute') debuts(match, substitute, moves)
  } else {
    for (let place = seat * 12; place < seat * 12 + 12; place += 1) {
      const counter = counters[place]!
      if (step === 'youth' && counter.status === 'youth') youthSteps(match, counter, moves)
      if (step === 'first-team' && counter.status === 'first-team')
        firstTeamSteps(match, counter, counter.square, moves)
    }
  }
  return moves
}

export function apply(match: Match, { counter, to }: Step): void {
  const { seat, score } = match
  const { who } = counter
  switch (match.step) {
    case 'youth':
      put(match, counter, to)
      if (Math.floor(to / COLUMNS) !== (seat === 0 ? ROWS - 1 : 0)) secondMove(match)
      else if (who === STAR) {
        score[seat]! += 2
        match.end = 'star-arrived'
      } else {
        match.debut = counter
        ask(match, 'debut')
      }
      break
    case 'penalty':
      counter.known = true
      if (who !== STAR) remove(match, counter)
      if (who >= 7 && who !== STAR) score[seat]! += 1
      secondMove(match)
      break
    case 'offside':
      counter.known = true
      secondMove(match)
      break
    case 'first-team':
      enter(match, counter, to)
      break
    case 'debut':
      if (counter !== match.debut) remove(match, match.debut!)
      match.debut = null
      counter.status = 'first-team'
      counter.known = true
      enter(match, counter, to)
      break
  }
}

function youthSteps({ board }: Match, counter: Counter, moves: Step[]): void {
  const column = counter.square % COLUMNS
  const ahead = counter.square + (counter.seat === 0 ? COLUMNS : -COLUMNS)
  for (let side = -1; side <= 1; side += 1) {
    if (column + side < 0 || column + side >= COLUMNS) continue
    if (board[ahead + side] === null) moves.push({ counter, to: ahead + side })
  }
}

function firstTeamSteps({ board }: Match, counter: Counter, from: number, moves: Step[]): void {
  const { seat, who } = counter
  const column = from % COLUMNS
  const row = Math.floor(from / COLUMNS)
  for (let up = -1; up <= 1; up += 1) {
    const to = row + up
    if (to < 0 || to >= ROWS) continue
    if (who === 1 && (seat === 0 ? to > 1 : to < ROWS - 2)) continue
    for (let side = -1; side <= 1; side += 1) {
      if (up === 0 && side === 0) continue
      if (who >= 2 && who <= 6 && up !== 0 && side !== 0) continue
      if (column + side < 0 || column + side >= COLUMNS) continue
      const target = to * COLUMNS + column + side
      if (board[target]?.seat !== seat) moves.push({ counter, to: target })
    }
  }
}

function debuts(match: Match, counter: Counter, moves: Step[]): void {
  const { who, seat } = counter
  if (who >= 8) {
    firstTeamSteps(match, counter, match.debut!.square, moves)
    return
  }
  const first = who >= 6 ? ROWS / 2 - 1 : seat === 0 ? 0 : ROWS - 2
  for (let to = first * COLUMNS; to < (first + 2) * COLUMNS; to += 1)
    if (match.board[to]?.seat !== seat) moves.push({ counter, to })
}

const isPick = ({ status, known }: Counter, award: 'penalty' | 'offside'): boolean =>
  status === 'youth' && (award === 'penalty' || !known)

function put({ board }: Match, counter: Counter, to: number): void {
  if (board[counter.square] === counter) board[counter.square] = null
  counter.square = to
  board[to] = counter
}

function remove({ board }: Match, counter: Counter): void {
  if (board[counter.square] === counter) board[counter.square] = null
  counter.status = 'gone'
}

function enter(match: Match, counter: Counter, to: number): void {
  const captured = match.board[to] ?? null
  put(match, counter, to)
  if (captured) {
    const { who } = captured
    captured.status = 'gone'
    captured.known = true
    if (who >= 7) match.score[counter.seat]! += who === STAR ? 2 : 1
    if (who === STAR) match.end = 'star-captured'
    else if (who === 2 || who === 3) match.award = 'penalty'
    else if (who >= 4 && who <= 6) match.award = 'offside'
  }
  if (match.end === null) nextTurn(match)
}

function nextTurn(match: Match): void {
  if (match.turn === TURNS) {
    match.end = 'turn-limit'
    return
  }
  match.turn += 1
  match.seat = 1 - (match.turn % 2)
  const { award } = match
  match.award = null
  if (award) ask(match, award)
  if (!award || match.moves.length === 0) ask(match, 'youth')
  if (match.moves.length === 0) match.end = 'stuck'
}

function secondMove(match: Match): void {
  ask(match, 'first-team')
  if (match.moves.length === 0) match.end = 'stuck'
}

function ask(match: Match, step: Match['step']): void {
  match.step = step
  match.moves = movesOf(match)
}
