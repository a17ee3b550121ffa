import type { Ruleset } from '../../../kernel/ruleset.ts'
import type { Seat } from '../../../kernel/types.ts'
import type { Move } from '../moves.ts'
import {
  isChoosingRival,
  isPlaying,
  playerOf,
  seatsAfter,
  turnCapOf,
  turnOf,
} from '../read/players.ts'
import type { Answer, Play, RisingStar } from '../types.ts'
import { answerSwap } from './cards.ts'
import { acceptOffer, declineOffers } from './contracts.ts'
import { crown, endWithLastSeat, score } from './ending.ts'
import { removeLeavers } from './leave.ts'
import { chooseRival, derby } from './match.ts'
import type { Next } from './next.ts'
import { declineMatchEvent, playMatchEvent } from './period.ts'
import { chooseToken, layOut } from './setup.ts'
import { playMagicSponge, roll, rollForFitness, startTurn } from './turn.ts'

export const setup = (play: Play): void => goOn(play, layOut(play))

type Answering<T extends Move['type']> = (play: Play, answer: Answer<T>) => Next

/** An answer, and all that follows from it until somebody is asked. */
const thenGoOn =
  <T extends Move['type']>(answering: Answering<T>) =>
  (play: Play, answer: Answer<T>): void =>
    goOn(play, answering(play, answer))

export const decide: Ruleset<RisingStar>['decide'] = {
  'choose-token': thenGoOn(chooseToken),
  roll: thenGoOn(roll),
  'roll-for-fitness': thenGoOn(rollForFitness),
  'play-magic-sponge': thenGoOn(playMagicSponge),
  'accept-offer': thenGoOn(acceptOffer),
  'decline-offers': thenGoOn(declineOffers),
  'keep-current': thenGoOn((play, { seat }) => answerSwap(play, seat, false)),
  'take-new': thenGoOn((play, { seat }) => answerSwap(play, seat, true)),
  'choose-rival': thenGoOn(chooseRival),
  'play-match-event': thenGoOn(playMatchEvent),
  'decline-match-event': thenGoOn(declineMatchEvent),
}

/** Under `autoRoll` turn follows turn in one commit, until a seat has something to choose. */
function goOn(play: Play, after: Next): void {
  let next = after
  while (next === 'done') next = play.state.phase === 'tiebreak' ? crown(play) : nextTurn(play)
}

function nextTurn(play: Play): Next {
  const { state, table } = play
  const { number, seat } = turnOf(state)
  removeLeavers(play)
  const order = [...seatsAfter(seat, table.seats), seat]
  const next = order.find((one) => isPlaying(playerOf(state, one)))
  if (next === undefined || number === turnCapOf(table)) return score(play)
  return startTurn(play, number + 1, next)
}

/**
 * A seat leaves. What it is still asked is answered by default; its team is absent at once, and the
 * seat is removed when the running turn ends (RS-R51).
 */
export function resign(play: Play, seat: Seat): void {
  const { state, table, emit } = play
  const order = state.seats.filter(({ resigning }) => resigning).length + 1
  emit({ type: 'seat.resigned', seat, order })
  if (state.phase === 'tiebreak') return
  if (order === table.seats - 1) {
    breakOff(play)
    return
  }
  // A question with one answer is not asked: the choice may have shrunk to one.
  if (isChoosingRival(state, table)) goOn(play, derby(play, turnOf(state).seat))
}

/** One seat is left: the running turn is broken off, and what lies open goes back. */
function breakOff(play: Play): void {
  const { state, emit } = play
  const { negotiation, swap } = state
  if (negotiation) emit({ type: 'contract.returned', cards: [...negotiation.offers] })
  if (swap) emit({ type: 'card.returned', deck: 'agent', card: swap.drawn, position: 'bottom' })
  removeLeavers(play)
  endWithLastSeat(play)
}
