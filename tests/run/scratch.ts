import { accessSync, constants, statfsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** The test databases need half a gigabyte; the rest stays free for other programs. */
const BYTES_MIN = 2 * 2 ** 30
const PREFIX = 'touchline-tests-'

/**
 * Creates a folder for the test databases. The folder is in memory if there is enough space,
 * because creating databases on a disk takes a quarter of the tests' processor time.
 */
export async function scratchFolder(parent = roomyParent()): Promise<string> {
  await removeLeftovers(parent)
  return mkdtemp(path.join(parent, `${PREFIX}${process.pid}-`))
}

export function roomyParent(memory = MEMORY, least = BYTES_MIN): string {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= least ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * A test run that was killed has left its folder, which would occupy memory. Folders of other users
 * stay.
 */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : 0
    if (pid > 0 && !isRunning(pid))
      await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {})
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
