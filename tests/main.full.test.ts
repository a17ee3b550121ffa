import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import t from 'tap'
import { house } from '../src/engine/rulesets/title-chase/content/house.ts'
import { freshDatabase } from './database.ts'
import { METRICS_TOKEN, printed, start } from './support/process.ts'

t.test('two nodes start together on one empty database', async (t) => {
  const url = await freshDatabase(t)
  const pack = { ...house, id: 'level', dice: { ...house.dice, blue: house.dice.red } }
  const folder = t.testdir({ data: {}, 'title-chase': { 'level.json': JSON.stringify(pack) } })
  const [CONTENT_PACKS, DATA_DIR] = [folder, path.join(folder, 'data')]
  const plain = start({ DATABASE_URL: url, DATA_DIR })
  const odd = start({ DATABASE_URL: url, CONTENT_PACKS, DATA_DIR })
  const [, address] = await printed(plain, /listens on (\S+)[\s\S]*admin token +\S/)
  await printed(odd, /admin token +\S/)

  t.test('the first of them creates an admin token', async (t) => {
    const outputs = plain.output() + odd.output()
    const [, file = ''] = /admin token {2}in (\S+) \(delete the file/.exec(outputs) ?? []
    t.match(readFileSync(file, 'utf8'), /^tl_[\w-]{43}\n$/)
    t.equal(statSync(file).mode & 0o777, 0o600)
    t.notMatch(outputs, /tl_[\w-]{43}/, 'no log collector gets it')
  })
  t.test(
    'TC-103 TC-123 RS-902 an option that is no move is looked up in the rulebook',
    async (t) => {
      const served = async (id: string) =>
        (await fetch(`${address}/v1/rulesets/${id}/rules`)).text()
      const [titleChase, risingStar] = [await served('title-chase'), await served('rising-star')]

      t.match(titleChase, /^\| TC-103 \| The suggested age is over 8 years/m)
      t.match(titleChase, /^\| TC-123 \| The rules may be read in advance or looked up/m)
      t.match(risingStar, /^\| RS-902 \| Average minutes .* 2: 30, 3: 35, 4: 45, 5: 50, 6: 60/m)
    },
  )
  t.test('oddities of a pack are reported at the start', async (t) => {
    t.match(odd.output(), /^warning: \S+level\.json: V11: the blue die /m)
  })
  t.test('a node reports its event loop, memory and garbage collection', async (t) => {
    const figures = await (await fetch(`${address}/metrics`)).text()
    for (const name of ['eventloop_lag_p99_seconds', 'gc_duration_seconds', 'heap_size_used_bytes'])
      t.match(figures, new RegExp(`^# TYPE nodejs_${name} `, 'm'))
    t.match(figures, /^process_resident_memory_bytes \d/m)
  })
  t.test('both stop on request', async (t) => {
    plain.child.kill('SIGTERM')
    odd.child.kill('SIGINT')
    t.same([await plain.ended, await odd.ended], [0, 0])
  })
})

t.test('a drain longer than the stop time-out still ends cleanly', async (t) => {
  const url = await freshDatabase(t)
  const node = start({ DATABASE_URL: url, DRAIN_SECONDS: '17' })
  await printed(node, /admin token +\S/)

  node.child.kill('SIGTERM')

  t.equal(await node.ended, 0)
  t.notMatch(node.output(), /killed/)
})

t.test('every wrong value stops the start, each with one sentence', async (t) => {
  const wrong = start({ PORT: 'http', GUESTS: 'perhaps', ADMIN_TOKEN: 'tl_aaaaaaaaaaaaaaaaaaaaaa' })

  t.equal(await wrong.ended, 1)
  const lines = wrong.output().trimEnd().split('\n')
  t.match(lines, [/^PORT is wrong: .*PORT=3000$/, /^ADMIN_TOKEN is wrong: /, /^GUESTS is wrong: /])
  t.equal(lines.length, 3)
})

t.test('a misspelt variable is named, with the likely one', async (t) => {
  const odd = start({ RATE_LIMIT: 'off', PORT: 'http' })

  t.equal(await odd.ended, 1)
  t.match(
    odd.output(),
    /^warning: RATE_LIMIT is not a variable of Touchline: did you mean RATE_LIMITS/,
  )
})

t.test('--help lists the variables', async (t) => {
  const helped = start({}, '--help')

  t.equal(await helped.ended, 0)
  t.match(
    helped.output(),
    /^usage: npm start\n[\s\S]*DATABASE_URL +address of the PostgreSQL server/,
  )
})

t.test('an argument stops the start, because only the environment configures it', async (t) => {
  const argued = start({ PORT: '0' }, '--port')

  t.equal(await argued.ended, 2)
  t.match(argued.output(), /^touchline: unknown argument "--port": .*PORT=8080 npm start$/m)
})

t.test('each failure to start is one sentence that names the variable', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const url = await freshDatabase(t)
  const other = (change: (url: URL) => void) => {
    const address = new URL(url)
    change(address)
    return { DATABASE_URL: address.href }
  }
  const file = path.join(t.testdir({ file: '' }), 'file')
  const rows: [Record<string, string>, RegExp][] = [
    [
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
      /DATABASE_URL: no server is listening/,
    ],
    [other((at) => (at.password = 'secret')), /DATABASE_URL: \S+ refused the login of/],
    [other((at) => (at.pathname = '/none')), /DATABASE_URL: the server has no database "none"/],
    [{ DATABASE_URL: url, PORT: String(port) }, /PORT: \d+ is in use by another program/],
    [
      { DATABASE_URL: url, HOST: '192.0.2.1', METRICS_TOKEN },
      /HOST: 192\.0\.2\.1 is not an address of this/,
    ],
    [
      { DATABASE_URL: url, ADMIN_LISTEN: `127.0.0.1:${port}` },
      /ADMIN_LISTEN: \d+ is in use by another program; .* ADMIN_LISTEN=127\.0\.0\.1:\d+/,
    ],
    [{ DATA_DIR: file }, /DATA_DIR: \S+ is a file; choose a folder/],
    [{ DATA_DIR: '/proc/x' }, /DATA_DIR: \/proc\/x cannot be created there; choose another folder/],
  ]
  const isTold = async ([env, expected]: (typeof rows)[number]) => {
    const wrong = start(env)
    t.equal(await wrong.ended, 1)
    const whole = new RegExp(`^(?:warning: .*\\n)*touchline: ${expected.source}[^\\n]*\\n$`)
    t.match(wrong.output(), whole)
    t.notMatch(wrong.output(), /secret/)
  }
  // The test starts only two nodes at a time, because on a slow machine, more concurrent nodes
  // would log warnings about their speed.
  while (rows.length > 0) await Promise.all(rows.splice(0, 2).map(isTold))
  taken.close()
})
