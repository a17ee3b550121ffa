import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import t from 'tap'
import { oidcVoucher } from '../../src/service/identity/oidc.ts'
import { errorOf } from '../support/players.ts'
import { startServices } from '../support/service.ts'

/** An identity provider with one key, as far as we ask it anything. */
async function startProvider(t: { teardown(act: () => unknown): void }) {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }
  const server = createServer((request, response) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const isKeys = request.url === '/keys'
    const answer = isKeys ? { keys: [key] } : { issuer, jwks_uri: `${issuer}/keys` }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sign = (claims: Record<string, unknown>, audience = 'touchline', expires = '5m') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime(expires)
      .sign(privateKey)
  return { issuer, sign, close: () => server.close() }
}

t.test('an identity provider vouches for players and admins', async (t) => {
  const { issuer, sign } = await startProvider(t)
  const settings = { issuer, audience: 'touchline', jwksUrl: null, adminScope: 'touchline:admin' }
  const { services } = await startServices(t, { parts: { voucher: oidcVoucher(settings) } })

  const token = await sign({ sub: 'ann', name: 'Ann' })
  const ann = await services.authenticate(token)
  const again = await services.authenticate(await sign({ sub: 'ann', name: 'Ann', extra: 1 }))
  const admin = await services.authenticate(await sign({ sub: 'bo', scope: 'a touchline:admin' }))

  t.equal(ann.account.name, 'Ann')
  t.same([...ann.scopes], ['play', 'read'])
  t.equal(again.account.id, ann.account.id, 'the same person, whatever token they show')
  t.ok(admin.scopes.has('admin'))
  const [head, body, signature] = token.split('.')
  const forged = [head, Buffer.from('{"sub":"bo"}').toString('base64url'), signature].join('.')
  const bad = { 'token-invalid': 'unauthenticated' }
  for (const [what, bearer] of Object.entries({
    'another audience': await sign({ sub: 'ann' }, 'somebody else'),
    'an expired token': await sign({ sub: 'ann' }, 'touchline', '-5m'),
    'a forged token': forged,
    'a changed token': `${head}.${body}x.${signature}`,
    'no subject': await sign({ name: 'Ann' }),
  })) {
    const [[code, kind] = []] = Object.entries(bad)
    t.same(await errorOf(services.authenticate(bearer)), { code, kind }, what)
  }
})

t.test('a provider that does not answer is not the caller’s fault', async (t) => {
  const { issuer, sign, close } = await startProvider(t)
  const settings = { issuer, audience: 'touchline', jwksUrl: null, adminScope: 'admin' }
  const { services } = await startServices(t, { parts: { voucher: oidcVoucher(settings) } })
  const token = await sign({ sub: 'ann' })
  close()

  t.same(await errorOf(services.authenticate(token)), {
    code: 'identity-provider-unavailable',
    kind: 'busy',
  })
})

t.test('nor is one whose keys are none', async (t) => {
  const { issuer: own, sign } = await startProvider(t)
  const answers: Readonly<Record<string, readonly [number, string]>> = {
    '/broken': [500, '{"keys":[]}'],
    '/moved': [302, ''],
    '/page': [200, '<html>'],
    '/other': [200, '{"keys":17}'],
  }
  const server = createServer(({ url = '' }, response) => {
    const [status, body] = answers[url] ?? [404, '']
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const token = await sign({ sub: 'ann' })
  const { port } = server.address() as AddressInfo
  for (const path of [...Object.keys(answers), '/nowhere']) {
    const voucher = oidcVoucher({
      ...{ issuer: own, audience: 'touchline', adminScope: 'admin' },
      jwksUrl: `http://127.0.0.1:${port}${path}`,
    })

    const error = await errorOf(voucher.vouch(token))

    t.same(error, { code: 'identity-provider-unavailable', kind: 'busy' }, path)
  }
})
