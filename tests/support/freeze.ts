import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Embedded } from '../../src/postgres/embedded/embedded.ts'

export function freeze({ dir }: Pick<Embedded, 'dir'>): () => void {
  const [line] = readFileSync(path.join(dir, 'data/postmaster.pid'), 'utf8').split('\n')
  const postmaster = Number(line)
  // The test suspends the main process of PostgreSQL first, because the main process starts the
  // other processes.
  process.kill(postmaster, 'SIGSTOP')
  const all = [postmaster, ...childrenOf(postmaster)]
  for (const pid of all) signal(pid, 'SIGSTOP')
  return () => {
    for (const pid of all) signal(pid, 'SIGCONT')
  }
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []))
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The error is ignored, because the process may already have ended.
  }
}
