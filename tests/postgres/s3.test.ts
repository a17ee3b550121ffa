import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import type { ArchiveFiles } from '../../src/postgres/archive/files.ts'
import { bucketOf } from '../../src/postgres/archive/s3.ts'

const program = fileURLToPath(new URL('../support/s3-server.js', import.meta.url))
const ours = { keyId: 'key-of-tests', secret: 'secret-of-tests', region: 'eu-central-1' }

async function serverFor(t: Test): Promise<string> {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  t.teardown(() => child.kill())
  const [line] = await once(child.stdout, 'data')
  return String(line).trim()
}

const store = (endpoint: string, credentials = ours, bucket = 'games'): ArchiveFiles =>
  bucketOf({ bucket, prefix: `of tests/(${randomUUID()})/`, endpoint, credentials })

async function kept(files: ArchiveFiles, file: string, text: string, sha256 = hashOf(text)) {
  const draft = await files.draft()
  await writeFile(draft, text)
  try {
    await files.keep(draft, file, sha256)
  } catch (error) {
    await rm(draft)
    throw error
  }
  return draft
}
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all).toString()
}

async function testStore(t: Test, files: ArchiveFiles): Promise<void> {
  const file = 'goalscorer/2026-08-a.ndjson.gz'
  const text = 'what was played\n'.repeat(100_000)

  const draft = await kept(files, file, text)

  t.notOk(existsSync(draft), 'the draft is gone')
  t.ok((await textOf(files.read(file))) === text)
  t.equal(await textOf(files.read(file, { from: 5, bytes: 10 })), 'was played')
  await t.rejects(textOf(files.read('none')), { message: /404 NoSuchKey$/ })
  await files.drop(file)
  await t.rejects(textOf(files.read(file)), { message: /404 NoSuchKey$/ })
  await files.drop(file)
}

t.test('a file is stored, and read whole or in part, by signed requests', async (t) => {
  await testStore(t, store(await serverFor(t)))
})

t.test('wrong signatures or bodies store nothing', async (t) => {
  const url = await serverFor(t)
  const guess = store(url, { ...ours, secret: 'a-guess' })
  const nobody = store(url, { ...ours, keyId: 'nobody' })

  await t.rejects(kept(guess, 'a', 'text'), { message: /403 SignatureDoesNotMatch$/ })
  await t.rejects(kept(nobody, 'a', 'text'), { message: /403 InvalidAccessKeyId$/ })
  const files = store(url)
  const other = hashOf('other')
  await t.rejects(kept(files, 'a', 'text', other), { message: /403 XAmzContentSHA256Mismatch$/ })
  await t.rejects(textOf(files.read('a')), { message: /404 NoSuchKey$/ })
  await t.rejects(textOf(store('http://127.0.0.1:1').read('a')), { code: 'ECONNREFUSED' })
})

const { S3_TEST_URL: real } = process.env
t.test(
  'another store passes the same tests',
  { skip: !real && 'S3_TEST_URL names none' },
  async (t) => {
    const { username, password, origin, pathname, searchParams } = new URL(real!)
    const region = searchParams.get('region') ?? 'us-east-1'
    const [keyId, secret] = [username, password].map(decodeURIComponent) as [string, string]
    await testStore(t, store(origin, { keyId, secret, region }, pathname.slice(1)))
  },
)
