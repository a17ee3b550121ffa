import type { Seat } from '../../../kernel/types.ts'
import { contractOf } from '../content/book.ts'
import { POINTS } from '../read/match.ts'
import { playerOf } from '../read/players.ts'
import type { HomeOrAway, MatchKind } from '../state.ts'
import type { Play } from '../types.ts'
import { award, changeFame, earn } from './income.ts'

const CUP_FAME = 10

type Paid = { readonly [S in HomeOrAway]: Seat | null }

/**
 * Pays points first, then fame, then match fees, each to the home side before the away side
 * (RS-R39). Neither side is paid for the championship final.
 */
export function payOut(play: Play, kind: MatchKind, paid: Paid, winner: HomeOrAway | 'draw'): void {
  if (kind === 'championship-final') return
  const sides = (['home', 'away'] as const).flatMap((side) => {
    const seat = paid[side]
    return seat === null ? [] : [{ side, seat }]
  })
  const { win, draw } = POINTS[kind]
  for (const { side, seat } of sides)
    award(play, seat, winner === 'draw' ? draw : winner === side ? win : 0, kind)
  for (const { side, seat } of sides)
    if (kind === 'cup-final' && winner === side) changeFame(play, seat, CUP_FAME, 'cup-final')
  for (const { seat } of sides) payFee(play, seat, kind)
}

function payFee(play: Play, seat: Seat, kind: MatchKind): void {
  const { contract } = playerOf(play, seat)
  if (contract === null) return
  const { matchdayFee, reservesFee } = contractOf(play.table.content, contract)
  if (kind === 'reserves') earn(play, seat, reservesFee, 'reserves-fee')
  else earn(play, seat, matchdayFee, 'matchday-fee')
}
