import t from 'tap'
import { house } from '../src/rulesets/title-chase/content/house.ts'
import { freshDatabase } from './database.ts'
import { said, start } from './support/process.ts'

t.test('two nodes start together on one empty database, and stop when asked', async (t) => {
  const url = await freshDatabase(t)

  const nodes = ['SIGTERM', 'SIGINT'].map((signal) => ({
    signal: signal as NodeJS.Signals,
    started: start({ DATABASE_URL: url }),
  }))
  for (const { started } of nodes) await said(started, /listens on (\S+)[\s\S]*admin token +\S/)
  const outputs = nodes.map(({ started }) => started.output()).join('')
  for (const { started, signal } of nodes) started.child.kill(signal)
  const codes = await Promise.all(nodes.map(({ started }) => started.ended))

  t.match(outputs, /admin token {2}tl_[\w-]{43} \(shown only this once\)/)
  t.same(codes, [0, 0])
})

t.test('TC-103 TC-123 RS-902 what is no move is looked up in the rulebook', async (t) => {
  const started = start({ DATABASE_URL: await freshDatabase(t) })
  const [, address] = await said(started, /listens on (\S+)[\s\S]*admin token +\S/)
  const served = async (id: string) => (await fetch(`${address}/v1/rulesets/${id}/rules`)).text()
  const [titleChase, risingStar] = [await served('title-chase'), await served('rising-star')]
  started.child.kill('SIGINT')
  await started.ended

  t.match(titleChase, /^\| TC-103 \| The suggested age is over 8 years/m)
  t.match(titleChase, /^\| TC-123 \| The rules may be read in advance or looked up/m)
  t.match(risingStar, /^\| RS-902 \| Average minutes .* 2: 30, 3: 35, 4: 45, 5: 50, 6: 60/m)
})

t.test('what is odd about a pack is told at the start', async (t) => {
  const pack = { ...house, contentPack: 'level', dice: { ...house.dice, blue: house.dice.red } }
  const CONTENT_PACKS = t.testdir({ 'title-chase': { 'level.json': JSON.stringify(pack) } })
  const started = start({ DATABASE_URL: await freshDatabase(t), CONTENT_PACKS })

  await said(started, /admin token +\S/)
  started.child.kill('SIGINT')
  await started.ended

  t.match(started.output(), /^warning: \S+level\.json: V11: the blue die /m)
})

t.test('a wrong value stops the start with one sentence', async (t) => {
  const wrong = start({ PORT: 'http' })

  t.equal(await wrong.ended, 1)
  t.match(wrong.output(), /^PORT is wrong: .*PORT=3000\n$/)
})

t.test('a database that does not answer stops the start with one sentence', async (t) => {
  const wrong = start({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' })

  t.equal(await wrong.ended, 1)
  t.match(wrong.output(), /^touchline: [^\n]+\n$/)
  t.notMatch(wrong.output(), /secret/)
})
