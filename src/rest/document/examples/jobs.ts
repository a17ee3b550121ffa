import type { JobShown } from '../../../service/shapes/jobs.ts'
import { ada, job, startedAt } from './ids.ts'

/** All games are being verified. */
export const jobExample: JobShown = {
  ...{
    id: job,
    kind: 'verify',
    ruleset: null,
    sinceLast: true,
    chain: false,
    of: null,
    endedBefore: null,
  },
  ...{ state: 'running', account: ada, madeAt: startedAt, endedAt: null, totalGuess: 1_204 },
  ...{ games: 400, rows: 31_250, events: 190_412, bad: 0, unjudged: 0, skipped: 388 },
}
