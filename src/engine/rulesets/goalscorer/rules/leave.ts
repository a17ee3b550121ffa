import type { Seat } from '../../../kernel/types.ts'
import { otherSeat } from '../read/counters.ts'
import type { Play } from '../types.ts'
import { endWith } from './goals.ts'

export const resign = (play: Play, seat: Seat): void => endWith(play, otherSeat(seat), 'resigned')
