import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import t from 'tap'
import { roomyParent, scratchFolder } from './scratch.ts'

t.test('test databases are in memory only if the memory has enough space', async (t) => {
  const memory = t.testdir()

  t.equal(roomyParent(memory, 1), memory)
  t.equal(roomyParent(memory, Infinity), tmpdir())
  t.equal(roomyParent(path.join(memory, 'missing')), tmpdir())
})

t.test('folders of killed test runs are deleted, and folders of other runs stay', async (t) => {
  const parent = t.testdir()
  const [left, running, other] = [
    `touchline-tests-${2 ** 31 - 1}-a`,
    `touchline-tests-${process.ppid}-b`,
    'touchline-shots-c',
  ].map((name) => path.join(parent, name)) as [string, string, string]
  for (const folder of [left, running, other]) mkdirSync(folder)

  const made = await scratchFolder(parent)

  t.notOk(existsSync(left))
  t.ok(existsSync(running) && existsSync(other))
  t.match(path.basename(made), new RegExp(`^touchline-tests-${process.pid}-`))
})
