import { allGames, type JobView, type PersonalExport } from '../../../../app/jobs/schema.ts'
import { ada, job, startedAt } from './ids.ts'

export const jobExample: JobView = {
  id: job,
  kind: 'verify',
  scope: { ...allGames, sinceLast: true },
  state: 'running',
  account: ada,
  madeAt: startedAt,
  endedAt: null,
  totalGuess: 1_204,
  games: 400,
  rows: 31_250,
  events: 190_412,
  bad: 0,
  unjudged: 0,
  skipped: 388,
  file: null,
}

export const ownFileExample: PersonalExport = {
  state: 'done',
  madeAt: startedAt,
  endedAt: startedAt + 2_000,
  games: 12,
  totalGuess: 12,
  bytes: 310_224,
  keptUntil: startedAt + 604_802_000,
}
