import type { Seat } from '../../../kernel/types.ts'
import { contractOf } from '../content/book.ts'
import { playerOf } from '../read/players.ts'
import type { Play } from '../types.ts'
import { pay } from './income.ts'

/** Seats that have resigned go when the running turn has ended, in the order in which they left. */
export function removeLeavers(play: Play): void {
  const leavers = play.state.seats
    .filter(({ resigning, status }) => resigning && status !== 'resigned')
    .toSorted((one, other) => (one.resignOrder ?? 0) - (other.resignOrder ?? 0))
  for (const { no } of leavers) remove(play, no)
}

/** Points and fame stay on the sheet; cash and cards go back (RS-R51). */
function remove(play: Play, seat: Seat): void {
  const { state, table, chance, emit } = play
  const player = playerOf(state, seat)
  const { cash, contract, agent, sponsorships, magicSponges, matchEvents } = player
  if (cash > 0) pay(play, seat, cash, 'resignation')
  const { boot, clothing, product } = sponsorships
  const isBlack = contract !== null && contractOf(table.content, contract).black
  emit({
    type: 'seat.removed',
    seat,
    contract,
    contractTo: contract === null ? null : isBlack ? 'box' : 'deck-bottom',
    agentCards: [agent, boot, clothing, product].filter((card) => card !== null),
    sponges: [...magicSponges],
    hiddenCount: matchEvents.length,
    hiddenCards: chance.shuffle(matchEvents),
  })
}
