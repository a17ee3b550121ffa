import type { Seat } from '../../../kernel/types.ts'
import { contractOf } from '../content/book.ts'
import { byLeaving, handOf, playerOf, sponsorshipsOf } from '../read/players.ts'
import type { Play } from '../types.ts'
import { endWithLastSeat } from './ending.ts'
import { pay } from './income.ts'

/**
 * Resigns a seat: its decisions are answered automatically, and matches treat its team as absent
 * immediately. A resigned seat is removed at the end of the current turn (RS-R51).
 */
export function resign(play: Play, seat: Seat): void {
  const { state, table, emit } = play
  const { seats, phase } = state.shared
  const order = seats.filter(({ resigning }) => resigning).length + 1
  emit({ type: 'seat.resigned', seat, order })
  if (phase !== 'tiebreak' && order === table.seats - 1) breakOff(play)
}

function breakOff(play: Play): void {
  const { state, emit } = play
  const { negotiation, swap } = state.shared
  if (negotiation) emit({ type: 'contract.returned', cards: [...negotiation.offers] })
  if (swap) emit({ type: 'card.returned', deck: 'agent', card: swap.drawn, position: 'bottom' })
  removeLeavers(play)
  endWithLastSeat(play)
}

export function removeLeavers(play: Play): void {
  const leavers = play.state.shared.seats
    .filter(({ resigning, status }) => resigning && status !== 'resigned')
    .toSorted(byLeaving)
  for (const { no } of leavers) remove(play, no)
}

function remove(play: Play, seat: Seat): void {
  const { table, chance, emit } = play
  const player = playerOf(play, seat)
  const { cash, contract, agent, magicSponges } = player
  if (cash > 0) pay(play, seat, cash, 'resignation')
  const isBlack = contract !== null && contractOf(table.content, contract).black
  const hand = handOf(play, seat)
  emit({
    type: 'seat.removed',
    seat,
    contract,
    contractTo: contract === null ? null : isBlack ? 'box' : 'deck-bottom',
    agentCards: [...(agent === null ? [] : [agent]), ...sponsorshipsOf(player)],
    sponges: [...magicSponges],
    hiddenCount: hand.length,
    hiddenCards: chance.shuffle(hand),
  })
}
