import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { untilAsync } from './until.ts'

const PERIOD_MICROSECONDS = 100_000
const TURN_MILLISECONDS = 100

interface Limited {
  readonly pid?: number | undefined
  kill(signal: NodeJS.Signals): boolean
}

export interface CpuQuota {
  /**
   * With `cgroup` the kernel enforces the CPU quota; with `signals` the quota is enforced by
   * stopping and continuing the process.
   */
  readonly by: 'cgroup' | 'signals'
  /** Removes the CPU quota. */
  end(): Promise<void>
}

/**
 * Limits a process to a fraction of one core. Uses a control group if this user may create control
 * groups, and signals otherwise.
 */
export function limitCpu(child: Limited, share: number): CpuQuota {
  return byControlGroup(child, share) ?? bySignals(child, share)
}

interface Hierarchy {
  readonly folder: string
  quota(runs: number): readonly (readonly [file: string, value: string])[]
}

const hierarchies: readonly Hierarchy[] = [
  {
    folder: '/sys/fs/cgroup',
    quota: (runs: number) => [['cpu.max', `${runs} ${PERIOD_MICROSECONDS}`]],
  },
  {
    folder: '/sys/fs/cgroup/cpu',
    quota: (runs: number) => [
      ['cpu.cfs_period_us', `${PERIOD_MICROSECONDS}`],
      ['cpu.cfs_quota_us', `${runs}`],
    ],
  },
]

function byControlGroup({ pid }: Limited, share: number): CpuQuota | null {
  for (const { folder, quota } of hierarchies) {
    const group = `${folder}/touchline-test-${pid}`
    try {
      mkdirSync(group)
    } catch {
      continue
    }
    try {
      // The Linux kernel creates the files of a quota, so a missing file means that the kernel does
      // not support quotas.
      for (const [file, value] of quota(share * PERIOD_MICROSECONDS))
        writeFileSync(`${group}/${file}`, value, { flag: 'r+' })
      writeFileSync(`${group}/cgroup.procs`, `${pid}`, { flag: 'r+' })
      return { by: 'cgroup', end: () => removed(group) }
    } catch {
      rmdirSync(group)
    }
  }
  return null
}

/** A control group can be removed only after its last process has ended. */
const removed = (group: string): Promise<void> =>
  untilAsync(async () => {
    if (readFileSync(`${group}/cgroup.procs`, 'utf8') !== '') return false
    rmdirSync(group)
    return true
  })

function bySignals(child: Limited, share: number): CpuQuota {
  let timer: NodeJS.Timeout
  const run = () => {
    child.kill('SIGCONT')
    timer = setTimeout(stop, share * TURN_MILLISECONDS)
  }
  const stop = () => {
    child.kill('SIGSTOP')
    timer = setTimeout(run, (1 - share) * TURN_MILLISECONDS)
  }
  run()
  return { by: 'signals', end: async () => clearTimeout(timer) }
}
