import { nextSeat } from '../../../kernel/define.ts'
import { clockwise } from '../../shared/seats.ts'
import { matchOf } from '../read/match.ts'
import { isPlaying, playerOf } from '../read/players.ts'
import { isChoosingRival, turnCapOf, turnOf } from '../read/turn.ts'
import type { Phase, Turn } from '../state.ts'
import type { Play } from '../types.ts'
import { crown, score } from './ending.ts'
import { removeLeavers } from './leave.ts'
import { stepDerby } from './match.ts'
import { stepTokens } from './setup.ts'
import { startTurn, stepPhysio, stepRoll } from './turn.ts'

type Step = (play: Play) => boolean

const phases: { readonly [P in Phase]: Step } = {
  'choosing-tokens': stepTokens,
  playing: (play) => stages[turnOf(play).stage](play),
  tiebreak: stepFinal,
  ended: () => false,
}

const stages: { readonly [S in Turn['stage']]: Step } = {
  physio: stepPhysio,
  roll: stepRoll,
  tile: stepTile,
}

export const proceed: Step = (play) => phases[play.state.shared.phase](play)

function stepTile(play: Play): boolean {
  const { swap, negotiation, match } = play.state.shared
  if (swap || negotiation || (match && match.stage !== 'over')) return false
  if (isChoosingRival(play)) return stepDerby(play)
  endTurn(play)
  return true
}

function endTurn(play: Play): void {
  const { table } = play
  const { number, seat } = turnOf(play)
  removeLeavers(play)
  const order = clockwise(nextSeat(seat, table.seats), table.seats)
  const next = order.find((one) => isPlaying(playerOf(play, one)))
  if (next === undefined || number === turnCapOf(table)) score(play)
  else startTurn(play, number + 1, next)
}

function stepFinal(play: Play): boolean {
  if (matchOf(play).stage !== 'over') return false
  crown(play)
  return true
}
