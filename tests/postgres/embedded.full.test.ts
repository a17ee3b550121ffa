import { readFile } from 'node:fs/promises'
import path from 'node:path'
import t from 'tap'
import { printed, start } from '../support/process.ts'
import { until } from '../support/until.ts'

const listens = /listens on (\S+)[\s\S]*admin token +\S/

async function serverOf(dir: string): Promise<number> {
  const file = await readFile(path.join(dir, 'data', 'postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

t.test('a database that outlived its service is adopted, and stopped at the end', async (t) => {
  const DATA_DIR = t.testdir()
  const first = start({ DATA_DIR })
  await printed(first, listens)
  const server = await serverOf(DATA_DIR)
  first.child.kill('SIGKILL')
  await first.ended
  t.ok(isRunning(server), 'it was not stopped')

  const second = start({ DATA_DIR })
  await printed(second, listens)
  t.equal(await serverOf(DATA_DIR), server, 'the same server continues')
  second.child.kill('SIGINT')

  t.equal(await second.ended, 0)
  await until(() => !isRunning(server))
})

t.test('a second process on one DATA_DIR says so and ends; the first continues', async (t) => {
  const DATA_DIR = t.testdir()
  const first = start({ DATA_DIR })
  const [, address] = await printed(first, listens)

  const second = start({ DATA_DIR })

  t.equal(await second.ended, 1)
  t.match(
    second.output(),
    new RegExp(`(?:^|\\n)touchline: DATA_DIR \\S+ is in use: .*${first.child.pid}.*\\n$`),
  )
  t.equal((await fetch(`${address}/health/ready`)).status, 200)
  first.child.kill('SIGINT')
  t.equal(await first.ended, 0)
})
