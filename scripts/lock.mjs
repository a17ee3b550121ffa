// A lock for processes that work in the same Git checkout: only one process can hold the lock at a
// time. The lock file contains the process id of the lock's holder, so that another process can
// take over the lock if the holder has died.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const waitMilliseconds = 100
const waitsMax = 6_000

export function lock(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  const mine = String(process.pid)
  for (let waits = 0; waits < waitsMax; waits += 1) {
    if (create(file, mine)) return () => contentOf(file) === mine && rmSync(file, { force: true })
    const owner = contentOf(file)
    if (owner !== '' && !isAlive(Number(owner))) takeAway(file, owner)
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMilliseconds)
  }
  throw new Error(
    `${file} has been locked for ten minutes. Remove it if no other process runs here.`,
  )
}

function create(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Renames a stale lock file before removing the file, because only one of two processes can succeed
 * in renaming the file.
 */
function takeAway(file, owner) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (contentOf(aside) === owner) rmSync(aside)
  else renameSync(aside, file)
}
