import t from 'tap'
import { sharedRestService, startRestService } from './rest-service.ts'

const query = 'query ($code: String!) { invitation(code: $code) { id hostName seats { name } } }'

t.test('the code of a private game shows its players and terms', async (t) => {
  const { call, signUp } = await sharedRestService()
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = {
    ruleset: 'goalscorer',
    seats,
    visibility: 'private',
    options: { goalkeeperCapturable: false },
  }
  const { body: created } = await call('POST /v1/games', { token: ada.token, body })
  const address = `GET /v1/invitations/${created.inviteCode}`

  const invited = await call(address)
  const payload = { query, variables: { code: created.inviteCode } }
  const there = await call('POST /graphql', { body: payload })
  const code = created.inviteCode
  await call(`POST /v1/games/${created.id}/seats`, { token: grace.token, body: { code } })
  const begun = await call(address)

  t.equal(invited.status, 200)
  const { version, inviteCode, commitment, seat, ...terms } = created
  t.same(invited.body, { ...terms, hostName: 'Ada' })
  const names = [{ name: 'Ada' }, { name: null }]
  t.same(there.body.data.invitation, { id: created.id, hostName: 'Ada', seats: names })
  t.match(begun.body, { status: 'running', seats: [{ name: 'Ada' }, { name: 'Grace' }] })
})

t.test('wrong codes are unknown, and counted like wrong tokens', async (t) => {
  const { call, signUp } = await startRestService(t, { env: { RATE_LIMITS: 'on' } })
  const { token } = await signUp('Ada')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { body: created } = await call('POST /v1/games', { token, body })
  const wrong = async (code: string) => (await call(`GET /v1/invitations/${code}`)).body.code

  const first = [await wrong('AAAAAAAAAAAA'), await wrong('no%20code')]
  const codes: string[] = []
  for (let guess = 0; guess < 60 && codes.at(-1) !== 'rate-limited'; guess += 1)
    codes.push(await wrong(`AAAAAAAAAA${guess}`))
  const token2 = await call('GET /v1/account', { token: 'tl_wrong' })
  const right = await call(`GET /v1/invitations/${created.inviteCode}`)

  t.same(first, ['game-unknown', 'game-unknown'])
  t.equal(codes.at(-1), 'rate-limited')
  t.equal(token2.body.code, 'rate-limited', 'from one limit')
  t.equal(right.status, 200, 'a known caller is not refused for others’ guesses')
})
