import { adminOperation } from '../../core/admin-operation.ts'
import { page } from '../../core/schema.ts'
import {
  exportJobInput,
  fileInput,
  fullJob,
  jobsInput,
  jobView,
  startJobInput,
} from '../../jobs/schema.ts'
import { cancelJob, fetchFile, listJobs, showJob, startExport, startJob } from '../jobs.ts'

/** Work over many games, on any node that has threads for it. */
export const jobOperations = {
  startJob: adminOperation({
    name: 'job.start',
    at: 'POST jobs',
    summary: 'Verify all games, or pause those with a time limit and resume them',
    description:
      'Nodes work it off in slices; what a node that is lost had begun another one does again.',
    bucket: 'games',
    right: 'operator',
    input: startJobInput,
    answer: jobView,
    errors: ['ruleset-unknown', 'job-unknown'],
    perform: async (context, { caller, input }, warrant) => {
      const started = await startJob(context, caller, warrant, input)
      context.wakeJobWorkers()
      return started
    },
  }),

  exportJob: adminOperation({
    name: 'job.export',
    at: 'POST exports',
    summary: 'Have many games written into a file',
    description:
      'As `GET export` gives them, but while nobody waits; those that run as a spectator sees ' +
      'them. `GET jobs/{job}` tells how far it is, `GET jobs/{job}/file` gives the file. More ' +
      'games than `JOB_FILE_GAMES_MAX` go into no file.',
    bucket: 'games',
    right: 'operator',
    input: exportJobInput,
    answer: jobView,
    errors: ['ruleset-unknown', 'too-many-for-file', 'busy'],
    perform: async (context, { caller, input }, warrant) => {
      const started = await startExport(context, caller, warrant, input)
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
    bucket: 'games',
    right: 'operator',
    of: 'job',
    file: 'zipped',
    input: fileInput,
    errors: ['job-unknown', 'job-unfinished', 'job-without-file', 'file-gone', 'busy'],
    perform: async (context, { caller, id, input }, warrant) =>
      fetchFile(context, caller, warrant, id, input.from),
  }),

  jobs: adminOperation({
    name: 'job.list',
    at: 'GET jobs',
    summary: 'All jobs and how far they are, newest first',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    input: jobsInput,
    answer: page(jobView),
    errors: ['invalid-cursor', 'busy'],
    perform: (context, { input }, warrant) => listJobs(context, warrant, input),
  }),

  job: adminOperation({
    name: 'job.show',
    at: 'GET jobs/{job}',
    summary: 'How far a job is, and what it has found',
    bucket: 'reads',
    right: 'support',
    of: 'job',
    audit: 'daily',
    answer: fullJob,
    errors: ['job-unknown', 'busy'],
    perform: (context, { id }, warrant) => showJob(context, warrant, id),
  }),

  cancelJob: adminOperation({
    name: 'job.cancel',
    at: 'DELETE jobs/{job}',
    summary: 'Call a job off',
    description: 'What it has done stays so.',
    bucket: 'games',
    right: 'operator',
    of: 'job',
    errors: ['job-unknown', 'job-ended'],
    perform: (context, { id }, warrant) => cancelJob(context, warrant, id),
  }),
}
