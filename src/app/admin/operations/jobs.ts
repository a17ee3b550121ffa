import { adminOperation } from '../../core/admin-operation.ts'
import { page } from '../../core/schema.ts'
import { fileInput, fullJob, jobsInput, jobView, startJobInput } from '../../jobs/schema.ts'
import { cancelJob, fetchFile, listJobs, showJob, startJob } from '../jobs.ts'

export const jobOperations = {
  startJob: adminOperation({
    name: 'job.start',
    at: 'POST jobs',
    summary: 'Verify or export many games, or pause and resume all timed games',
    description:
      'The nodes process the job in slices and repeat the slices of a node that fails. ' +
      '`GET jobs/{job}` returns the progress, and `GET jobs/{job}/file` returns the file of an ' +
      'export. A file contains at most `JOB_FILE_GAMES_MAX` games. Running games are exported ' +
      'as a spectator sees them.',
    rateLimit: 'games',
    right: 'operator',
    input: startJobInput,
    answer: jobView,
    errors: ['ruleset-unknown', 'job-unknown', 'too-many-for-file', 'busy'],
    execute: async (context, { caller, input }, capability) => {
      const started = await startJob(context, caller, capability, input)
      context.wakeJobWorkers()
      return started
    },
  }),

  jobFile: adminOperation({
    name: 'job.export-file',
    at: 'GET jobs/{job}/file',
    summary: 'Download the file of an export job',
    description:
      'Only owners and the operator who started the job can download the file. The file ' +
      'consists of several gzip parts, which `gunzip` reads as one file. To continue an ' +
      'interrupted download, send the number of downloaded bytes as `from`.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'job',
    file: 'zipped',
    input: fileInput,
    errors: ['job-unknown', 'job-unfinished', 'job-without-file', 'file-gone', 'busy'],
    execute: async (context, { caller, id, input }, capability) =>
      fetchFile(context, caller, capability, id, input.from),
  }),

  jobs: adminOperation({
    name: 'job.list',
    at: 'GET jobs',
    summary: 'List jobs with their progress, newest first',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    input: jobsInput,
    answer: page(jobView),
    errors: ['invalid-cursor', 'busy'],
    execute: (context, { input }, capability) => listJobs(context, capability, input),
  }),

  job: adminOperation({
    name: 'job.show',
    at: 'GET jobs/{job}',
    summary: 'Get a job with its progress and findings',
    rateLimit: 'reads',
    right: 'support',
    subject: 'job',
    audit: 'daily',
    answer: fullJob,
    errors: ['job-unknown', 'busy'],
    execute: (context, { id }, capability) => showJob(context, capability, id),
  }),

  cancelJob: adminOperation({
    name: 'job.cancel',
    at: 'DELETE jobs/{job}',
    summary: 'Cancel a job',
    description: 'Existing results are kept.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'job',
    errors: ['job-unknown', 'job-ended'],
    execute: (context, { id }, capability) => cancelJob(context, capability, id),
  }),
}
