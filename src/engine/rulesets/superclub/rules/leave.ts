import { copied } from '../../../kernel/json.ts'
import type { Seat } from '../../../kernel/types.ts'
import { isTrading } from '../read/market.ts'
import type { Play } from '../types.ts'
import { finish } from './endings.ts'

export function leave(play: Play, seat: Seat): void {
  const { shared, secret } = play.state
  play.emit({ type: 'seat.resigned', seat })
  const left = shared.managers.flatMap(({ resigned }, other) => (resigned ? [] : [other]))
  const [last, ...others] = left
  if (last !== undefined && others.length === 0) {
    finish(play, last, 'resigned')
    return
  }
  if (!isTrading(shared.phase)) return
  const gone = secret.trades.filter(({ from, to }) => from === seat || to === seat)
  play.emit({ type: 'trade.expired', trades: copied(gone) })
}
