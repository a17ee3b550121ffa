import type { Play, Shared } from '../types.ts'
import { stepDeadline } from './deadline.ts'
import { stepDraft, stepQuickStaff } from './draft.ts'
import { stepFinance, stepWages } from './finance.ts'
import { stepInvest } from './invest.ts'
import { stepClose } from './market.ts'
import { stepMatch } from './match.ts'
import { stepScouting } from './scouting.ts'
import { stepSeason, stepSeasonEnd } from './season.ts'
import { stepTraining } from './training.ts'
import { stepUnhappy } from './unhappy.ts'

type Step = (play: Play) => boolean

const waits: Step = () => false
const stepFinal: Step = (play) => play.state.shared.matches.some((match) => stepMatch(play, match))

const steps: Readonly<Record<Shared['phase'], Step>> = {
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

export const proceed: Step = (play) => steps[play.state.shared.phase](play)
