import { adminOperation } from '../../core/admin-operation.ts'
import { page } from '../../core/schema.ts'
import { fileInput, fullJob, jobsInput, jobView, startJobInput } from '../../jobs/schema.ts'
import { cancelJob, fetchFile, listJobs, showJob, startJob } from '../jobs.ts'

/** Work over many games, on any node that has threads for it. */
export const jobOperations = {
  startJob: adminOperation({
    name: 'job.start',
    at: 'POST jobs',
    summary: 'Verify, pause, resume or export many games',
    description:
      'Nodes process the games in slices; another node repeats the slice of a node that is lost. ' +
      '`GET jobs/{job}` shows the progress, `GET jobs/{job}/file` gives an exported file, which ' +
      'holds at most `JOB_FILE_GAMES_MAX` games, running ones as a spectator sees them.',
    rateLimit: 'games',
    right: 'operator',
    input: startJobInput,
    answer: jobView,
    errors: ['ruleset-unknown', 'job-unknown', 'too-many-for-file', 'busy'],
    execute: async (context, { caller, input }, warrant) => {
      const started = await startJob(context, caller, warrant, input)
      context.wakeJobWorkers()
      return started
    },
  }),

  jobFile: adminOperation({
    name: 'job.export-file',
    at: 'GET jobs/{job}/file',
    summary: 'The file that a job has written',
    description:
      'For whoever had it written, and for owners. Its parts are compressed each by itself: ' +
      '`gunzip` makes one file of them. Whoever was cut off goes on with `from`.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'job',
    file: 'zipped',
    input: fileInput,
    errors: ['job-unknown', 'job-unfinished', 'job-without-file', 'file-gone', 'busy'],
    execute: async (context, { caller, id, input }, warrant) =>
      fetchFile(context, caller, warrant, id, input.from),
  }),

  jobs: adminOperation({
    name: 'job.list',
    at: 'GET jobs',
    summary: 'All jobs and how far they are, newest first',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    input: jobsInput,
    answer: page(jobView),
    errors: ['invalid-cursor', 'busy'],
    execute: (context, { input }, warrant) => listJobs(context, warrant, input),
  }),

  job: adminOperation({
    name: 'job.show',
    at: 'GET jobs/{job}',
    summary: 'How far a job is, and what it has found',
    rateLimit: 'reads',
    right: 'support',
    subject: 'job',
    audit: 'daily',
    answer: fullJob,
    errors: ['job-unknown', 'busy'],
    execute: (context, { id }, warrant) => showJob(context, warrant, id),
  }),

  cancelJob: adminOperation({
    name: 'job.cancel',
    at: 'DELETE jobs/{job}',
    summary: 'Call a job off',
    description: 'What it has done stays so.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'job',
    errors: ['job-unknown', 'job-ended'],
    execute: (context, { id }, warrant) => cancelJob(context, warrant, id),
  }),
}
