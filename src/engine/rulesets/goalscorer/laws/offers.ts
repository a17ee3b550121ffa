import { canonical } from '../../../kernel/json.ts'
import { demandSame, type Law, type Offered } from '../../../kernel/law.ts'
import type { Goalscorer } from '../types.ts'
import { COLUMNS, IDS, seatOf } from './board.ts'

type Move = Goalscorer['move']
type At = Pick<Offered<Goalscorer>, 'state' | 'table' | 'decision'>

const rowOf = (square: number): number => Math.floor(square / COLUMNS)
export const nameOf = (square: number): string =>
  `${'abcdefg'[square % COLUMNS]}${rowOf(square) + 1}`
const isNext = (one: number, other: number): boolean =>
  one !== other &&
  Math.abs(rowOf(one) - rowOf(other)) <= 1 &&
  Math.abs((one % COLUMNS) - (other % COLUMNS)) <= 1
export const isStraight = (one: number, other: number): boolean =>
  rowOf(one) === rowOf(other) || one % COLUMNS === other % COLUMNS
export const isInArea = (square: number, seat: number, rows: number): boolean =>
  seat === 0 ? rowOf(square) < 2 : rowOf(square) >= rows - 2
export const isInMidfield = (square: number, rows: number): boolean =>
  rowOf(square) === rows / 2 - 1 || rowOf(square) === rows / 2

/**
 * True if a First Teamer of the seat may enter the square and capture its counter.
 */
function isOpen({ state, table, decision: { seat } }: At, square: number): boolean {
  const there = state.board[square] ?? null
  if (there === null) return true
  if (seatOf(IDS[there]!) === seat) return false
  return there % 12 !== 0 || table.options.goalkeeperCapturable
}

function stepsOf(at: At, counter: number): number[] {
  const { state, table, decision } = at
  const { seat } = decision
  const { rows } = table.options
  const from = state.squares[counter] ?? -1
  const identity = state.identities[counter]!
  const near = [...state.board.keys()].filter((to) => isNext(from, to))
  if (state.statuses[counter] === 'youth')
    return near.filter(
      (to) => rowOf(to) === rowOf(from) + (seat === 0 ? 1 : -1) && state.board[to] === null,
    )
  return near.filter((to) => {
    if (identity === '1' && !isInArea(to, seat, rows)) return false
    if ('23456'.includes(identity) && !isStraight(from, to)) return false
    return isOpen(at, to)
  })
}

function debutsOf(at: At, useSubstitute: boolean): Move[] {
  const { state, table, decision } = at
  const { seat } = decision
  const { rows } = table.options
  const substitute = 12 * seat + 11
  if (useSubstitute && state.statuses[substitute] !== 'substitute') return []
  const arrival = state.squares[state.debut!] ?? -1
  const identity = state.identities[useSubstitute ? substitute : state.debut!]!
  const fits = (to: number) => {
    if (identity === '8' || identity === '11') return isNext(arrival, to)
    return '67'.includes(identity) ? isInMidfield(to, rows) : isInArea(to, seat, rows)
  }
  return [...state.board.keys()]
    .filter((to) => to !== arrival && fits(to) && isOpen(at, to))
    .map((to) => ({ type: 'make-debut', useSubstitute, to: nameOf(to) }) as Move)
}

function movesOf(at: At): Move[] {
  const { state, table, decision } = at
  const { kind, seat } = decision
  const all = [...IDS.keys()]
  const own = all.filter((counter) => seatOf(IDS[counter]!) === seat)
  const others = all.filter((counter) => seatOf(IDS[counter]!) !== seat)
  const walks = (type: string, status: string) =>
    own
      .filter((counter) => state.statuses[counter] === status)
      .flatMap((counter) =>
        stepsOf(at, counter).map((to) => ({ type, counter: IDS[counter], to: nameOf(to) })),
      ) as Move[]
  const picks = (type: string, may: (counter: number) => boolean) =>
    others.filter(may).map((counter) => ({ type, counter: IDS[counter] })) as Move[]
  const { statuses, revealed } = state
  switch (kind) {
    case 'youth-move':
      return walks('move-youth', 'youth')
    case 'first-teamer-move':
      return walks('move-first-teamer', 'first-team')
    case 'penalty':
      return picks('take-penalty', (counter) => statuses[counter] === 'youth')
    case 'offside':
      return picks('call-offside', (counter) => {
        const isReserve = statuses[counter] === 'substitute'
        const { offsideMayRevealSubstitute } = table.options
        const isAllowed = statuses[counter] === 'youth' || (isReserve && offsideMayRevealSubstitute)
        return isAllowed && !revealed[counter]
      })
    case 'debut-move':
      return [false, true].flatMap((useSubstitute) => debutsOf(at, useSubstitute))
  }
}

export const offerLaws: readonly Law<Goalscorer>[] = [
  {
    clause: 'GS-25',
    says: 'a decision offers all moves of the rulebook, and no others',
    offers(offered) {
      const expected = movesOf(offered).map(canonical).sort()
      demandSame(offered.all()?.map(canonical).sort(), expected, offered.decision.kind)
    },
    commits({ game: { state, open, table }, commit }) {
      // The rules must emit `seat.stuck` if and only if the seat's next move has no legal target
      // square.
      for (const event of commit.events)
        if (event.type === 'seat.stuck') {
          const { seat, step: kind } = event
          const decision = { key: '', moves: [], kind, seat }
          demandSame(movesOf({ state, table, decision }), [], 'a stuck seat has no move')
        }
      for (const { seat } of open) demandSame(seat, state.seat, 'the seat on turn is asked')
    },
  },
]
