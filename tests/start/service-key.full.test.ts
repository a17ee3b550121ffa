import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import t from 'tap'
import { serviceKeys } from '../../src/bin/start/service-key.ts'
import { parseConfig } from '../../src/config/config.ts'
import { keysFrom } from '../../src/config/keys.ts'
import { migratedDatabase } from '../database.ts'
import { printed, start } from '../support/process.ts'

const DATABASE_URL = 'postgres://touchline@db.example/touchline'
const given = [1, 2].map(() => randomBytes(32).toString('hex'))

t.test('the first configured key is used for new data', async (t) => {
  const config = parseConfig({ SERVICE_KEY: ` ${given.join(' ,\n')}\n`, DATABASE_URL })

  t.equal((await serviceKeys(config)).id, keysFrom(given).id)
  t.same((await serviceKeys(config)).ids, keysFrom(given).ids)
})

t.test('a missing key is created once, stored with the data, and private', async (t) => {
  const DATA_DIR = path.join(t.testdir(), 'made', 'there')
  const config = parseConfig({ DATA_DIR })

  const [one, two] = await Promise.all([serviceKeys(config), serviceKeys(config)])

  const file = path.join(DATA_DIR, 'service-key')
  t.equal(one.id, two.id)
  t.equal((await serviceKeys(config)).id, one.id)
  t.match(await readFile(file, 'utf8'), /^[0-9a-f]{64}$/)
  t.equal((await stat(file)).mode & 0o777, 0o600)
  t.equal(parseConfig({ SERVICE_KEY: await readFile(file, 'utf8') }).SERVICE_KEY!.length, 1)
})

t.test('nodes with a shared database report a created key, and refuse another', async (t) => {
  const url = await migratedDatabase(t)
  const env = { DATABASE_URL: url, SERVICE_KEY: '' }
  const [here, there] = ['here', 'there'].map((name) => path.join(t.testdir(), name))
  const first = start({ ...env, DATA_DIR: here! })
  await printed(first, /listens on/)

  const second = start({ ...env, DATA_DIR: there! })

  t.equal(await second.ended, 1)
  t.match(
    second.output(),
    /^warning: SERVICE_KEY is not set, so the key in \S+service-key is used; .*\n/,
  )
  t.match(
    second.output(),
    /\ntouchline: SERVICE_KEY: this database is used with the key \w+, .*\n$/,
  )
  first.child.kill('SIGINT')
  t.equal(await first.ended, 0)
  const kept = await readFile(path.join(here!, 'service-key'), 'utf8')
  const third = start({ DATABASE_URL: url, SERVICE_KEY: `${given[0]},${kept}` })
  await printed(third, /listens on/)
  t.notMatch(third.output(), /SERVICE_KEY/)
  third.child.kill('SIGINT')
  await third.ended
})

t.test('an unusable or unwritable key file is one sentence', async (t) => {
  const dir = t.testdir({ file: '', bad: { 'service-key': 'short' } })
  const file = path.join(dir, 'file')
  await t.rejects(serviceKeys(parseConfig({ DATABASE_URL, DATA_DIR: file })), {
    message:
      /^SERVICE_KEY is not set, and no key can be stored: DATA_DIR: \S+ is a file; choose a /,
  })
  await t.rejects(serviceKeys(parseConfig({ DATA_DIR: file })), {
    message: /^DATA_DIR: \S+ is a file; choose a folder/,
  })
  await t.rejects(serviceKeys(parseConfig({ DATA_DIR: path.join(dir, 'bad') })), {
    message: /^DATA_DIR: \S+service-key is not a valid key; restore it from a backup/,
  })
  if (process.platform === 'linux')
    await t.rejects(serviceKeys(parseConfig({ DATA_DIR: '/proc/x' })), {
      message: /^DATA_DIR: \/proc\/x cannot be created there; choose another folder/,
    })
})
