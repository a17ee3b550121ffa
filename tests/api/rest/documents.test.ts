import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import { parse } from 'yaml'
import { guides, pages } from '../../../src/api/rest/endpoint/guides.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { sharedRestService } from './rest-service.ts'

const top = new URL('../../../../', import.meta.url)
const committed = (path: string) => readFileSync(new URL(path, top), 'utf8')

const files: Readonly<Record<string, string>> = {
  '/openapi.yaml': 'openapi.yaml',
  '/operators.yaml': 'operators.yaml',
  '/schema.graphql': 'schema/schema.graphql',
  ...Object.fromEntries(
    guides.map((name) => [`/docs/guides/${name}.md`, `docs/guides/${name}.md`]),
  ),
  ...Object.fromEntries(pages.map((name) => [`/docs/${name}.md`, `docs/${name}.md`])),
}

t.test('documents are public, immediate, and cached by a tag', async (t) => {
  const { app, call } = await sharedRestService()
  for (const address of [...Object.keys(files), '/openapi.json', '/operators.json', '/llms.txt']) {
    const { status, headers, text } = await call(`GET ${address}`)
    t.equal(status, 200, address)
    t.equal(headers['cache-control'], 'public, no-cache')
    t.match(headers['content-type'], /; charset=utf-8$/)
    if (files[address]) t.equal(text, committed(files[address]), address)

    const etag = headers.etag!
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await call(`GET ${address}`, { headers: { 'if-none-match': tag } })
      t.same([again.status, again.text, again.headers.etag], [304, '', etag])
    }
    const other = await call(`GET ${address}`, { headers: { 'if-none-match': '"other"' } })
    t.equal(other.status, 200)

    const head = await app.inject({ method: 'HEAD', url: address })
    t.same([head.statusCode, head.payload, head.headers.etag], [200, '', etag])
    t.equal(Number(head.headers['content-length']), Buffer.byteLength(text))
  }
  t.equal((await call('GET /docs/guides/nothing.md')).status, 404)
  t.equal((await call('GET /docs/guides/..%2f..%2fpackage.md')).status, 404)
  const put = await call('PUT /llms.txt')
  t.same([put.status, put.headers.allow], [405, 'GET, HEAD'])
})

const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }

t.test('documents are sent compressed, with one tag for each encoding', async (t) => {
  const { app, call } = await sharedRestService()
  const plain = await call('GET /openapi.json')
  const tags = new Set([plain.headers.etag])
  for (const [encoding, limit] of [
    ['br', 64_000],
    ['gzip', 85_000],
  ] as const) {
    const headers = { 'accept-encoding': `deflate, ${encoding};q=0.5` }
    const answer = await app.inject({ url: '/openapi.json', headers })
    t.match(answer.headers, { 'content-encoding': encoding, vary: 'Accept-Encoding' })
    t.ok(answer.rawPayload.length <= limit, `${answer.rawPayload.length} bytes`)
    t.equal(unpacked[encoding](answer.rawPayload).toString(), plain.text)
    const etag = String(answer.headers.etag)
    tags.add(etag)
    const again = { ...headers, 'if-none-match': etag }
    t.equal((await app.inject({ url: '/openapi.json', headers: again })).statusCode, 304)
  }
  t.equal(tags.size, 3)
  const refused = await call('GET /openapi.json', { headers: { 'accept-encoding': 'br;q=0' } })
  t.equal(refused.headers['content-encoding'], undefined)
})

t.test('introspection is sent compressed', async (t) => {
  const { app } = await sharedRestService()
  const payload = { query: '{ __schema { types { name fields { name } } } }' }
  const ask = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/graphql', headers, payload })
  const plain = await ask({})

  const packed = await ask({ 'accept-encoding': 'gzip, br' })

  t.match(packed.headers, { 'content-encoding': 'br', vary: 'Accept-Encoding' })
  t.equal(brotliDecompressSync(packed.rawPayload).toString(), plain.payload)
})

t.test('the JSON documents equal the committed YAML', async (t) => {
  const { call } = await sharedRestService()
  for (const name of ['openapi', 'operators'])
    t.same((await call(`GET /${name}.json`)).body, parse(committed(`${name}.yaml`)))
})

t.test('/llms.txt and the page name every guide and ruleset', async (t) => {
  const { call } = await sharedRestService()
  const found = readdirSync(new URL('docs/guides/', top)).map((name) => name.replace('.md', ''))
  t.same(found.sort(), [...guides].sort())
  const { text } = await call('GET /llms.txt')
  const page = (await call('GET /docs')).text
  for (const [, address = ''] of text.matchAll(/\]\((\/[^)]+)\)/g))
    t.equal((await call(`GET ${address}`)).status, 200, address)
  for (const name of guides) {
    t.match(text, `](/docs/guides/${name}.md): `)
    t.match(page, `href="/docs/guides/${name}"`)
  }
  for (const id of Object.keys(registry)) t.match(text, `](/v1/rulesets/${id}/rules)`)
})

t.test('guides are also web pages, and each link in them resolves', async (t) => {
  const { call } = await sharedRestService()
  const names = [...guides.map((name) => `/guides/${name}`), ...pages.map((name) => `/${name}`)]
  const addresses = ['/docs/guides', ...names.map((name) => `/docs${name}`)]
  const texts = new Map<string, string>()
  for (const address of addresses) {
    const { status, headers, text } = await call(`GET ${address}`)
    t.equal(status, 200, address)
    t.match(headers['content-security-policy'], /^default-src 'none'; style-src 'sha256-/, address)
    t.notMatch(text, /<script|src=|<(?:p|li|td)>[^<]*(?:\*\*|`|\]\()/, address)
    texts.set(address, text)
    const again = await call(`GET ${address}`, { headers: { 'if-none-match': headers.etag! } })
    t.equal(again.status, 304, address)
  }
  t.match(texts.get('/docs/guides/hosting'), '<h2 id="the-first-admin">')
  t.match(texts.get('/docs/guides/hosting'), '&lt;ruleset&gt;/&lt;name&gt;.json')
  for (const [address, text] of texts)
    for (const [, to = '', anchor = ''] of text.matchAll(/href="([^"#]*)#?([^"]*)"/g)) {
      if (to.startsWith('https:')) continue
      const there = to === '' ? text : (texts.get(to) ?? (await call(`GET ${to}`)).text)
      t.notMatch(there, '"not-found"', `${address}: ${to}`)
      if (anchor !== '') t.match(there, `id="${anchor}"`, `${address}: ${to}#${anchor}`)
    }
  t.equal((await call('GET /docs/guides/nothing')).status, 404)
})

t.test('every API and command reports the same version', async (t) => {
  const { call } = await sharedRestService()
  const { version } = JSON.parse(committed('package.json'))
  t.equal((await call('GET /openapi.json')).body.info.version, version)
  t.same((await call('GET /health/live')).body, { status: 'ok', version })
  t.match((await call('GET /llms.txt')).text, `Version ${version}.`)
  t.match((await call('GET /schema.graphql')).text, `Touchline ${version}.`)
  const hello = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    },
  }
  const accept = { accept: 'application/json, text/event-stream' }
  const { text } = await call('POST /mcp', { body: hello, headers: accept })
  t.match(text, `"version":"${version}"`)
  for (const command of ['bin/server', 'cli/simulate']) {
    const file = fileURLToPath(new URL(`../../../src/${command}.js`, import.meta.url))
    const { stdout } = spawnSync(process.execPath, [file, '--version'], { encoding: 'utf8' })
    t.equal(stdout, `touchline ${version}\n`)
  }
})
