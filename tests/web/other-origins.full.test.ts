import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

t.test('a page of another origin reads and follows a game, and may do nothing else', async (t) => {
  const { base, call, signUp, admin } = await sharedPagesService()
  const { token } = await signUp('Ada')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const { body: game } = await call('POST /v1/games', { token, body })
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end('<!doctype html><title>Another site</title>')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => site.once('listening', resolve))
  t.teardown(() => site.close())
  const { port } = site.address() as AddressInfo
  const page = await windowOf(t, base, { own: true, expected: /blocked by CORS policy/ })
  await page.goto(`http://localhost:${port}/`)

  const seen = await page.evaluate(
    async ({ address, service, admin }) => {
      const read = (await (await fetch(address)).json()) as { id: string }
      const first = await new Promise<string>((resolve, reject) => {
        const events = new EventSource(`${address}/stream?include=words`)
        events.onmessage = ({ data }) => {
          events.close()
          resolve(data)
        }
        events.onerror = () => reject(new Error('no stream'))
      })
      const outcomeOf = (request: Promise<Response>) =>
        request.then(
          ({ status }) => String(status),
          () => 'refused',
        )
      const headers = { authorization: `Bearer ${admin}` }
      return {
        id: read.id,
        first: JSON.parse(first),
        posted: await outcomeOf(fetch(`${address}/resignation`, { method: 'POST', headers })),
        created: await outcomeOf(
          fetch(`${service}/v1/accounts`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"name":"Eve"}',
          }),
        ),
        admin: await outcomeOf(fetch(`${service}/v1/admin/health`, { headers })),
      }
    },
    { address: `${base}/v1/games/${game.id}`, service: base, admin },
  )

  t.match(seen, { id: game.id, first: { version: 1, words: String } })
  t.same([seen.posted, seen.created, seen.admin], ['refused', 'refused', 'refused'])
})
