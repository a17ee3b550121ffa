import type { JobView, PersonalExport } from '../../../../app/jobs/schema.ts'
import { ada, job, startedAt } from './ids.ts'

export const jobExample: JobView = {
  id: job,
  kind: 'verify',
  ruleset: null,
  sinceLast: true,
  chain: false,
  of: null,
  endedBefore: null,
  file: null,
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
