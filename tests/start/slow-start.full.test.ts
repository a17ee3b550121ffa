import t from 'tap'
import { freshDatabase } from '../database.ts'
import { printed, start } from '../support/process.ts'

const RUNS_MILLISECONDS = 10
const STOPPED_MILLISECONDS = 90

t.test('a node with a tenth of a core starts and stops', async (t) => {
  const node = start({ DATABASE_URL: await freshDatabase(t) })
  const quota = limitCpu(node.child)
  const [, address] = await printed(node, /listens on (\S+)[\s\S]*admin token +\S/)

  t.equal((await fetch(`${address}/health/ready`)).status, 200)
  node.child.kill('SIGTERM')
  t.equal(await node.ended, 0)
  quota.end()
})

/** Stops the process nine tenths of the time, as a CPU quota does. */
function limitCpu(child: { kill(signal: NodeJS.Signals): boolean }) {
  let timer: NodeJS.Timeout
  const run = () => {
    child.kill('SIGCONT')
    timer = setTimeout(stop, RUNS_MILLISECONDS)
  }
  const stop = () => {
    child.kill('SIGSTOP')
    timer = setTimeout(run, STOPPED_MILLISECONDS)
  }
  run()
  return { end: () => clearTimeout(timer) }
}
