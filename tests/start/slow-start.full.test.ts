import t from 'tap'
import { freshDatabase } from '../database.ts'
import { limitCpu } from '../support/cpu-quota.ts'
import { printed, start } from '../support/process.ts'

t.test('a node with a tenth of a core starts and stops', async (t) => {
  const node = start({ DATABASE_URL: await freshDatabase(t) })
  const quota = limitCpu(node.child, 0.1)
  t.comment(`quota by ${quota.by}`)
  const [, address] = await printed(node, /listens on (\S+)[\s\S]*admin token +\S/)

  t.equal((await fetch(`${address}/health/ready`)).status, 200)
  node.child.kill('SIGTERM')
  t.equal(await node.ended, 0)
  await quota.end()
})
