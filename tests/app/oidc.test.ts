import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import t from 'tap'
import { oidcVerifier } from '../../src/app/accounts/oidc.ts'
import { createTokenInput } from '../../src/app/core/account-schema.ts'
import { errorOf } from '../support/players.ts'
import { startServices, testClock } from '../support/service.ts'

const roleScopes = { support: 'helps', operator: 'operates', owner: 'owns' }

const DAY = 24 * 3_600

async function startProvider(t: { teardown(stop: () => unknown): void }) {
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
    new SignJWT(claims as JWTPayload)
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime(expires)
      .sign(privateKey)
  return { issuer, sign, close: () => server.close() }
}

t.test('an identity provider confirms players and operators', async (t) => {
  const { issuer, sign } = await startProvider(t)
  const settings = { issuer, audience: 'touchline', jwksUrl: null, roleScopes }
  const { services } = await startServices(t, {
    parts: { identityVerifier: oidcVerifier(settings) },
  })

  const token = await sign({ sub: 'ann', name: 'Ann' })
  const ann = await services.authenticate(token)
  const again = await services.authenticate(await sign({ sub: 'ann', name: 'Ann', extra: 1 }))
  const admin = await services.authenticate(await sign({ sub: 'bo', scope: 'a helps owns' }))

  t.equal(ann.account.name, 'Ann')
  t.same([...ann.scopes], ['play', 'read'])
  t.equal(again.account.id, ann.account.id, 'the same person, with any token')
  t.ok(admin.scopes.has('owner'))
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

t.test('tokens made after signing in expire without a new sign-in', async (t) => {
  const { issuer, sign } = await startProvider(t)
  const settings = { issuer, audience: 'touchline', jwksUrl: null, roleScopes }
  const clock = testClock()
  const { services } = await startServices(t, {
    clock,
    settings: { signInTokenSeconds: 10 * DAY },
    parts: { identityVerifier: oidcVerifier(settings) },
  })
  const input = createTokenInput.parse({ scopes: ['owner', 'read'] })
  const long = { sub: 'bo', scope: 'owns' }
  const signIn = (claims: Record<string, unknown>, after = '60d') =>
    sign(claims, 'touchline', after).then((token) => services.authenticate(token))
  const bo = await signIn(long, '5m')

  const made = await services.tokens.create(bo, input)
  clock.skip(9 * DAY)
  const later = await services.authenticate(made.secret)
  const child = await services.tokens.create(later, createTokenInput.parse({ scopes: ['read'] }))
  clock.skip(2 * DAY)
  const refused = await Promise.all(
    [made, child].map(({ secret }) => errorOf(services.authenticate(secret))),
  )
  await signIn(long)
  const again = await services.authenticate(made.secret)
  await signIn({ sub: 'bo' })
  clock.skip(60)
  const less = await services.authenticate(made.secret)

  t.equal(made.expiresAt, made.createdAt + 30 * DAY * 1_000, 'not with the sign-in')
  for (const error of refused) t.match(error, { code: 'token-invalid' })
  t.same([...again.scopes], ['owner', 'read'])
  t.same([...less.scopes], ['read'], 'the owner’s identity is no longer confirmed')
})

t.test('invalid subjects are refused, and names are cleaned', async (t) => {
  const { issuer, sign } = await startProvider(t)
  const settings = { issuer, audience: 'touchline', jwksUrl: null, roleScopes }
  const { services } = await startServices(t, {
    parts: { identityVerifier: oidcVerifier(settings) },
  })
  const nameOf = async (claims: Record<string, unknown>) =>
    (await services.authenticate(await sign(claims))).account.name

  for (const sub of ['', 17, null, ['ann'], 'a\u0000b', 'x'.repeat(256)])
    t.match(await errorOf(services.authenticate(await sign({ sub }))), { code: 'token-invalid' })
  t.equal(await nameOf({ sub: '1', name: 'A\u0000d\u202ea\n' }), 'Ada')
  t.equal(await nameOf({ sub: '2', name: '\u200b', preferred_username: 17 }), '2')
  t.equal(await nameOf({ sub: '\u200b' }), 'somebody')
  t.equal(await nameOf({ sub: '3', name: `${'x'.repeat(59)}😀` }), 'x'.repeat(59))
  t.equal(await nameOf({ sub: '4', name: { first: 'Ann' } }), '4')
})

t.test('keys come from the requested issuer, and from no other', async (t) => {
  const { issuer, sign } = await startProvider(t)
  const server = createServer((_, response) => {
    response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  const issuerSettings = { issuer: `http://127.0.0.1:${port}`, audience: 'touchline', roleScopes }

  const error = await errorOf(
    oidcVerifier({ ...issuerSettings, jwksUrl: null }).vouch(await sign({ sub: 'ann' })),
  )

  t.match(error, { code: 'identity-provider-unavailable' })
})

t.test('an unavailable provider is not the caller’s fault', async (t) => {
  const { issuer, sign, close } = await startProvider(t)
  const settings = { issuer, audience: 'touchline', jwksUrl: null, roleScopes }
  const { services } = await startServices(t, {
    parts: { identityVerifier: oidcVerifier(settings) },
  })
  const token = await sign({ sub: 'ann' })
  close()

  t.same(await errorOf(services.authenticate(token)), {
    code: 'identity-provider-unavailable',
    kind: 'busy',
  })
})

t.test('a provider without valid keys is not the caller’s fault', async (t) => {
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
    const verifier = oidcVerifier({
      issuer: own,
      audience: 'touchline',
      roleScopes,
      jwksUrl: `http://127.0.0.1:${port}${path}`,
    })

    const error = await errorOf(verifier.vouch(token))

    t.same(error, { code: 'identity-provider-unavailable', kind: 'busy' }, path)
  }
})
