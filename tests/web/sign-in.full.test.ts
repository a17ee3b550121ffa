import { writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { ClientDocuments } from '../../src/app/oauth/client-documents.ts'
import { networksOf } from '../../src/app/webhooks/ip-ranges.ts'
import { isFitEverywhere, visit, windowOf } from './browser.ts'
import { openPages } from './pages.ts'

const CLIENT = 'https://chat.example/touchline.json'
const CALLBACK = 'http://127.0.0.1:39999/callback'
const issuer = 'http://127.0.0.1:39998'

t.test('a person sees both hosts largest, and the name that a program gives itself', async (t) => {
  const folder = t.testdir()
  const document = {
    ...{ client_id: CLIENT, client_name: 'Claude', logo_uri: 'https://chat.example/logo.png' },
    redirect_uris: ['http://127.0.0.1/callback'],
  }
  writeFileSync(path.join(folder, 'chat.json'), JSON.stringify(document))
  const outside = { resolve: async () => [], allowed: networksOf([]) }
  const documents = new ClientDocuments(folder, outside)
  const oauth = { issuer, documents }
  const service = await openPages(t, { env: { PUBLIC_URL: issuer }, oauth })
  const { token } = await service.signUp('Ada')
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: CLIENT, redirect_uri: CALLBACK, scope: 'read play' },
    ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256', state: 'a-state' },
    resource: `${issuer}/mcp`,
  })
  const page = await windowOf(t, service.base, { token })
  await page.route(`${CALLBACK}*`, (route) => route.fulfill({ body: 'Connected' }))

  await visit(page, `/oauth/authorize?${query}`)

  await page.getByText('This program calls itself “Claude”').waitFor()
  t.equal(await page.getByText('chat.example', { exact: true }).count(), 1)
  t.equal(await page.getByText('127.0.0.1:39999').count(), 1)
  await page.getByText(', a program on this computer').waitFor()
  const sizes = await page.evaluate<number[][]>(SIZES)
  t.ok(Math.min(...sizes[0]!) > Math.max(...sizes[1]!), 'both hosts are the largest text')
  t.equal(await page.locator('.consent img').count(), 0, 'there is no logo')
  await isFitEverywhere(t, page, 'the consent page')
  const { headers } = await service.call('GET /oauth/authorize')
  t.match(headers['content-security-policy'], "frame-ancestors 'none'")

  await page.getByRole('button', { name: 'Allow this program' }).click()
  await page.getByText('Connected').waitFor()

  const { searchParams } = new URL(page.url())
  t.match(searchParams.get('code'), /./)
  t.equal(searchParams.get('iss'), issuer)
  t.equal(searchParams.get('state'), 'a-state')
})

const SIZES = `(() => {
  const sizeOf = (one) => Number.parseFloat(getComputedStyle(one).fontSize)
  const hosts = [...document.querySelectorAll('.consent .host')]
  const others = [...document.querySelectorAll('.consent *:not(.host)')]
  return [hosts, others].map((all) => all.map(sizeOf))
})()`
