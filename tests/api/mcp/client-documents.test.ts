import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { ClientDocuments, isRegistered } from '../../../src/app/oauth/client-documents.ts'
import { networksOf } from '../../../src/app/webhooks/ip-ranges.ts'
import { certificate, certificateKey } from '../../support/certificate.ts'
import { addressAt, receiver } from '../../support/receiver.ts'

const unresolved = { resolve: async () => [], allowed: networksOf([]) }

t.test('only the port of a program on this computer may differ', async (t) => {
  const known = ['http://127.0.0.1/callback', 'https://chat.example/back']
  t.ok(isRegistered(known, 'http://127.0.0.1:7777/callback'))
  t.notOk(isRegistered(known, 'http://127.0.0.1:7777/other'))
  t.notOk(isRegistered(known, 'https://chat.example:8443/back'))
  for (const uri of ['javascript:alert(1)', 'data:text/html,x', 'http://chat.example/back'])
    t.notOk(isRegistered([uri], uri), uri)
  t.ok(isRegistered(['com.example.app:/back'], 'com.example.app:/back'))
})

t.test('a network cannot make the service fetch without end', async (t) => {
  const documents = new ClientDocuments(null, unresolved)
  const read = () => documents.read('https://unknown.example/client.json', '203.0.113.9')
  for (let asked = 0; asked < 20; asked += 1) t.equal(await read(), 'client-unknown')

  t.equal(await read(), 'too-many-clients')
})

t.test('a document is read over https from a public address, small, soon and once', async (t) => {
  const place = await receiver()
  const local = { ...unresolved, resolve: async () => ['127.0.0.1'], authorities: certificate }
  const inside = { ...local, allowed: networksOf(['127.0.0.0/8']) }
  const read = (path: string, outside = inside) =>
    new ClientDocuments(null, outside).read(addressAt(place, path), '203.0.113.9')
  const paths = ['redirect', 'endless', 'silent', 'status/404'].map((one) => `/${one}`)

  const answers = await Promise.all(paths.map((path) => read(path)))
  const guarded = await read('/ok/guarded', local)

  t.same(answers, ['client-unknown', 'client-unknown', 'client-unknown', 'client-unknown'])
  t.equal(guarded, 'client-unknown')
  t.same(place.at('/ok/guarded'), [], 'a private address is never asked')
  t.same(place.at('/ok'), [], 'a redirect is not followed')
})

t.test('a document that was read is kept', async (t) => {
  let asked = 0
  const server = createServer({ cert: certificate, key: certificateKey }, (_, answer) => {
    asked += 1
    answer.end(JSON.stringify({ client_id: client, redirect_uris: ['https://chat.example/back'] }))
  }).listen(0, '127.0.0.1')
  t.teardown(() => server.close())
  await once(server, 'listening')
  const client = `https://clients.example.org:${(server.address() as AddressInfo).port}/one.json`
  const allowed = networksOf(['127.0.0.0/8'])
  const reach = { resolve: async () => ['127.0.0.1'], allowed, authorities: certificate }
  const documents = new ClientDocuments(null, reach)

  const answers = [await documents.read(client, '::1'), await documents.read(client, '::1')]

  t.match(answers, [{ client_id: client }, { client_id: client }])
  t.equal(asked, 1)
})
