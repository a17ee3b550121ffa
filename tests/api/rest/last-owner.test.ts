// At least one usable owner token must always remain.
import { randomUUID } from 'node:crypto'
import t from 'tap'
import { ensureAdminToken } from '../../../src/app/service/create-service.ts'
import { type RestAnswer, type RestService, startRestService } from './rest-service.ts'

interface Admin {
  readonly id: string
  readonly token: string
}

async function firstAdmin({ call, admin: token }: RestService): Promise<Admin> {
  const { body } = await call('GET /v1/admin/tokens?reason=fault', { token })
  return { id: body.items[0].id, token }
}

/** Creates an owner token that is independent of the first owner token. */
async function secondAdmin({ call, store }: RestService): Promise<Admin> {
  const token = `tl_${randomUUID()}`
  await ensureAdminToken(store, token)
  const { body } = await call('GET /v1/admin/tokens?reason=fault', { token })
  return { id: body.items[0].id, token }
}

const refused = { status: 409, body: { code: 'last-owner', type: String } }

async function isAccepted({ call }: RestService, { token }: Admin): Promise<boolean> {
  return (await call('GET /v1/admin/audit', { token })).status === 200
}

t.test('the last owner’s token cannot be revoked by any endpoint', async (t) => {
  const service = await startRestService(t)
  const { call } = service
  const first = await firstAdmin(service)
  const second = await secondAdmin(service)
  const soon = { reason: 'joins', scopes: ['owner'], expiresInSeconds: 60 }
  const { token } = second

  const end = (id: string) => call(`DELETE /v1/admin/tokens/${id}?reason=leaves`, { token })
  t.equal((await end(first.id)).status, 204)
  t.equal((await end(first.id)).status, 204, 'it is ended')

  t.match(await call(`DELETE /v1/tokens/${second.id}`, { token }), refused)
  t.match(await end(second.id), refused)
  t.match(await call('DELETE /v1/account', { token }), refused)
  t.ok(await isAccepted(service, second))
  const { body: more } = await call('POST /v1/tokens', { token, body: { scopes: ['owner'] } })
  t.match(await call('DELETE /v1/account', { token }), refused, 'both tokens are of one account')
  t.equal((await call(`DELETE /v1/tokens/${more.id}`, { token })).status, 204)
  const { body: play } = await call('POST /v1/tokens', { token, body: { scopes: ['play'] } })
  t.equal((await call(`DELETE /v1/tokens/${play.id}`, { token })).status, 204, 'not an owner’s')
  t.equal((await call('POST /v1/admin/tokens', { token, body: soon })).status, 201)
  t.match(await call('DELETE /v1/account', { token }), refused, 'its children end with it')
  const third = await secondAdmin(service)
  t.equal((await call('DELETE /v1/account', { token })).status, 204, 'another one remains')
  t.ok(await isAccepted(service, third))
})

t.test('a refused deletion resigns no games', async (t) => {
  const service = await startRestService(t)
  const { call, admin: token, signUp } = service
  const grace = await signUp('Grace')
  const seats = [{ kind: 'me' }, { kind: 'account', account: grace.id }]
  const { body: made } = await call('POST /v1/games', {
    token,
    body: { ruleset: 'goalscorer', seats },
  })
  await call(`POST /v1/games/${made.id}/seats`, { token: grace.token })

  t.match(await call('DELETE /v1/account', { token }), refused)

  t.match(await call(`GET /v1/games/${made.id}`, { token }), { body: { status: 'running' } })
})

t.test('if the last two owners revoke each other at once, one succeeds', async (t) => {
  const service = await startRestService(t)
  const other = await startRestService(t, { database: service.database })
  const attacks: Readonly<Record<string, (one: Admin, two: Admin) => Promise<RestAnswer>[]>> = {
    'each its own': (one, two) => [
      service.call(`DELETE /v1/tokens/${one.id}`, one),
      other.call(`DELETE /v1/tokens/${two.id}`, two),
    ],
    'each the other': (one, two) => [
      service.call(`DELETE /v1/admin/tokens/${two.id}?reason=leaves`, one),
      other.call(`DELETE /v1/admin/tokens/${one.id}?reason=leaves`, two),
    ],
    'both leave': (one, two) => [
      service.call('DELETE /v1/account', one),
      other.call('DELETE /v1/account', two),
    ],
    'one leaves, one revokes': (one, two) => [
      service.call('DELETE /v1/account', one),
      other.call(`DELETE /v1/tokens/${two.id}`, two),
    ],
  }
  let last = await firstAdmin(service)
  for (const [what, attack] of Object.entries(attacks))
    for (let round = 0; round < 5; round += 1) {
      const admins = [last, await secondAdmin(service)] as const

      const answers = await Promise.all(attack(...admins))

      const statuses = answers.map(({ status }) => status).sort()
      // A request gets 401 if its token was revoked before the service read the request.
      t.ok(['204,409', '204,401'].includes(String(statuses)), `${what}: ${statuses}`)
      const ask = () => Promise.all(admins.map((admin) => isAccepted(service, admin)))
      let comeIn = await ask()
      // The nodes accept a revoked token until they receive the notification of its revocation.
      while (comeIn.every((one) => one)) comeIn = await ask()
      t.equal(comeIn.filter((one) => one).length, 1, what)
      last = admins[comeIn.indexOf(true)]!
    }
})
