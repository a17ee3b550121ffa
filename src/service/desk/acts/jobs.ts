import { page } from '../../shapes/common.ts'
import { jobShown, jobsInput, jobWhole, startJobInput } from '../../shapes/jobs.ts'
import { act } from '../act.ts'
import { cancelJob, listJobs, showJob, startJob } from '../jobs.ts'

/** Work over many games, on any node that has threads for it. */
export const jobActs = {
  startJob: act({
    name: 'job.start',
    at: 'POST jobs',
    says: 'Verify all games, or pause those with a time limit and resume them',
    notes:
      'Nodes work it off in slices; what a node that is lost had begun another one does again.',
    bucket: 'games',
    right: 'operator',
    keyed: true,
    input: startJobInput,
    answer: jobShown,
    errors: ['ruleset-unknown', 'job-unknown'],
    perform: async (desk, { caller, input }, warrant) => {
      const started = await startJob(desk.context, caller, warrant, input)
      desk.askForWork()
      return started
    },
  }),

  jobs: act({
    name: 'job.list',
    at: 'GET jobs',
    says: 'All jobs and how far they are, newest first',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    input: jobsInput,
    answer: page(jobShown),
    errors: ['invalid-cursor', 'busy'],
    perform: ({ context }, { input }, warrant) => listJobs(context, warrant, input),
  }),

  job: act({
    name: 'job.show',
    at: 'GET jobs/{job}',
    says: 'How far a job is, and what it has found',
    bucket: 'reads',
    right: 'support',
    of: 'job',
    audit: 'daily',
    answer: jobWhole,
    errors: ['job-unknown', 'busy'],
    perform: ({ context }, { id }, warrant) => showJob(context, warrant, id),
  }),

  cancelJob: act({
    name: 'job.cancel',
    at: 'DELETE jobs/{job}',
    says: 'Call a job off',
    notes: 'What it has done stays so.',
    bucket: 'games',
    right: 'operator',
    of: 'job',
    errors: ['job-unknown', 'job-ended'],
    perform: ({ context }, { id }, warrant) => cancelJob(context, warrant, id),
  }),
}
