import type { Seat } from '../../../kernel/types.ts'
import { isTrading } from '../read/club.ts'
import type { Phase } from '../state.ts'
import type { Playing } from '../types.ts'
import { copyTrade } from './acts.ts'
import { stepDeadline } from './deadline.ts'
import { stepDraft, stepQuickStaff } from './draft.ts'
import { finish } from './endings.ts'
import { stepFinance, stepWages } from './finance.ts'
import { stepClose } from './market.ts'
import { stepMatch } from './match.ts'
import { stepSeason, stepSeasonEnd } from './season.ts'
import { stepInvest, stepScouting, stepTraining } from './turns.ts'
import { stepUnhappy } from './unhappy.ts'

/** Takes the game one step on; false where it waits for somebody. */
type Step = (play: Playing) => boolean

const waits: Step = () => false
const stepFinal: Step = (play) => {
  const [match] = play.state.shared.matches
  return match ? stepMatch(play, match) : false
}

const steps: Readonly<Record<Phase, Step>> = {
  draft: stepDraft,
  'quick-staff': stepQuickStaff,
  finance: stepFinance,
  wages: stepWages,
  unhappy: stepUnhappy,
  training: stepTraining,
  scouting: stepScouting,
  invest: stepInvest,
  deadline: stepDeadline,
  close: stepClose,
  season: stepSeason,
  'season-end': stepSeasonEnd,
  'supercup-choice': waits,
  'super-duper': stepFinal,
  'super-cup': stepFinal,
  finished: waits,
}

/** Everything that follows from the state alone, until somebody has to decide. */
export const proceed: Step = (play) => steps[play.state.shared.phase](play)

/** A seat leaves: its offers are void, and the last one left has won (SC-R53). */
export function resign(play: Playing, seat: Seat): void {
  const { state, emit } = play
  const { shared, secret } = state
  emit({ type: 'seat.resigned', seat })
  const left = shared.managers.flatMap(({ resigned }, other) => (resigned ? [] : [other]))
  const [last, ...others] = left
  if (last !== undefined && others.length === 0) {
    finish(play, last, 'resigned')
    return
  }
  if (!isTrading(shared.phase)) return
  const gone = secret.trades.filter(({ from, to }) => from === seat || to === seat)
  emit({ type: 'trade.expired', trades: gone.map(copyTrade) })
}
