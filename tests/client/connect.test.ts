import { readFileSync } from 'node:fs'
import t from 'tap'
import { parse } from 'yaml'
import { connect, Refusal, sentenceOf } from '../../packages/client/src/index.ts'
import type { Fetch } from '../../packages/client/src/send.ts'
import { listening, sharedRestService, startRestService } from '../api/rest/rest-service.ts'
import { againstBot, type BotGame } from './bot-game.ts'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Reference[]
  readonly requestBody?: { content: Readonly<Record<string, { example?: object }>> }
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, unknown>> }>>
}
interface Reference {
  readonly name?: string
  readonly $ref?: string
}
interface Called {
  readonly data?: unknown
  readonly error?: { readonly code: string; readonly detail: string }
  readonly response: Response
}
type Calls = Readonly<Record<string, (path: string, init: object) => Promise<Called>>>

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const documents: readonly Document[] = ['openapi.yaml', 'operators.yaml'].map((name) =>
  parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')),
)
/**
 * Expected error code of each operation. The caller plays a running game, refers to tokens and
 * packs that do not exist, and uploads truncated files; the service has no webhooks.
 */
const refusals: Readonly<Record<string, string>> = {
  uploadPack: 'invalid-content-pack',
  sharePack: 'pack-unknown',
  deletePack: 'pack-unknown',
  revokeToken: 'token-unknown',
  showInvitation: 'game-unknown',
  joinGame: 'already-seated',
  leaveSeat: 'game-started',
  startGame: 'game-started',
  saveGame: 'no-saves',
  showSignInRequest: 'invalid-input',
  createGrant: 'sign-in-off',
  deleteGrant: 'grant-unknown',
  undoMove: 'not-undoable',
  claimSeat: 'not-absent',
  showSeason: 'season-unknown',
  enterSeason: 'season-unknown',
  withdrawFromSeason: 'season-unknown',
  nextFixture: 'season-unknown',
  listSeasonGames: 'season-unknown',
  showStandings: 'season-unknown',
  exportSeason: 'season-unknown',
  subscribeBrowser: 'push-off',
  unsubscribeBrowser: 'browser-unknown',
  readPushKey: 'push-off',
  adminEndSeason: 'season-unknown',
  adminVoidSeason: 'season-unknown',
  adminFind: 'invalid-input',
  adminLog: 'look-needed',
  adminState: 'look-needed',
  adminRows: 'look-needed',
  adminCloseHiddenState: 'look-needed',
  adminOpenHiddenState: 'confirm-differs',
  adminGiveRole: 'confirm-differs',
  adminRevokeToken: 'token-unknown',
  adminPack: 'pack-unknown',
  adminWithdrawPack: 'pack-unknown',
  forkGame: 'game-not-over',
  rematchGame: 'game-not-over',
  adminForkGame: 'look-needed',
  adminCancelGame: 'confirm-differs',
  adminResumeGame: 'game-not-paused',
  adminExtendDeadline: 'decision-closed',
  adminJob: 'job-unknown',
  adminCancelJob: 'job-unknown',
  adminJobFile: 'job-unknown',
  getPersonalExport: 'job-unknown',
  downloadPersonalExport: 'job-unknown',
  adminArchiveGames: 'archive-hindered',
  adminWithdrawNotice: 'notice-unknown',
  changeAccount: 'account-unsaved',
  showProfile: 'account-unknown',
  openSession: 'session-missing',
  closeSession: 'session-missing',
  createPasskeyOptions: 'session-missing',
  addPasskey: 'session-missing',
  removePasskey: 'session-missing',
  passkeyRequestOptions: 'passkeys-unavailable',
  signInWithPasskey: 'session-missing',
  createLink: 'session-missing',
  showLink: 'link-unknown',
  approveLink: 'session-missing',
  enterLink: 'session-missing',
  showConsoleSession: 'session-missing',
  openConsoleSession: 'session-missing',
  closeConsoleSession: 'session-missing',
  consolePasskeyOptions: 'passkeys-unavailable',
  signInToConsole: 'session-missing',
  createConsolePasskeyOptions: 'session-missing',
  addConsolePasskey: 'session-missing',
  removeConsolePasskey: 'session-missing',
  startOidc: 'not-found',
  finishOidc: 'not-found',
  mergeGuest: 'token-unknown',
  adminMergeAccounts: 'account-unknown',
  adminEraseAccount: 'confirm-differs',
  adminReseat: 'confirm-differs',
  adminUnbanAccount: 'not-banned',
  adminVoidRating: 'confirm-differs',
  adminUntrustKey: 'key-unknown',
  cancelMatchmaking: 'pairing-unknown',
  waitForOpponent: 'pairing-unknown',
  importGame: 'import-invalid',
  adminImport: 'import-invalid',
  listWebhooks: 'webhooks-off',
  createWebhook: 'webhooks-off',
  changeWebhook: 'webhooks-off',
  removeWebhook: 'webhooks-off',
  rotateWebhookSecret: 'webhooks-off',
  testWebhook: 'webhooks-off',
  listDeliveries: 'webhooks-off',
  resendDelivery: 'webhooks-off',
  adminWebhook: 'webhooks-off',
  adminDeliveries: 'webhooks-off',
  adminSwitchWebhook: 'webhooks-off',
}

const queries: Readonly<Record<string, object>> = {
  listRatings: { ruleset: 'goalscorer' },
  showProfile: { handle: 'nobody_here' },
  importGame: { at: 1, seats: ['me', 'bot'] },
  adminImport: { reason: 'moved' },
  adminRevokeToken: { reason: 'leaves' },
  adminUntrustKey: { reason: 'leaked' },
  adminEraseAccount: { reason: 'legal', confirm: 'nobody' },
}

t.test('every operation of the documents can be called', async (t) => {
  const service = await sharedRestService()
  const refused: Record<string, string> = {}
  const reading = await againstBot(service)
  for (const [path, operations] of documents.flatMap(({ paths }) => Object.entries(paths))) {
    for (const [method, operation] of Object.entries(operations)) {
      const table = method === 'get' ? reading : await againstBot(service)
      const { data, error, response } = await call(table, service.admin, path, method, operation)
      const name = operation.operationId
      const told = operation.responses[response.status]
      t.ok(told, `${name} may answer ${response.status}`)
      if (error) refused[name] = error.code
      else t.equal(typeof data, typeOf(told), `${name} returns the documented type`)
      if (data instanceof ReadableStream) await data.cancel()
    }
  }
  t.same(refused, refusals)
})

async function call(
  { url, touchline, token, game }: BotGame,
  admin: string,
  path: string,
  method: string,
  { operationId, parameters, requestBody, responses }: Operation,
): Promise<Called> {
  const { data: me } = await touchline.GET('/v1/account')
  const { data: listed } = await touchline.GET('/v1/games/{game}/decisions', {
    params: { path: { game } },
  })
  const [decision] = listed?.decisions ?? []
  const account = me?.account.id
  const pack = 'goalscorer-house'
  const unknown = { token: game, webhook: game, delivery: game, link: game, passkey: game }
  const pages = { guide: 'concepts', page: 'luck' }
  const move = { decisionId: decision?.id, move: decision?.examples[0] }
  const isStream = responses[200]?.content?.['text/event-stream'] !== undefined
  const takesReason =
    parameters?.some(({ name, $ref }) => name === 'reason' || $ref?.endsWith('/reason')) ?? false
  const query = { ...(takesReason ? { reason: 'fault' } : {}), ...queries[operationId] }
  // The operation names are read from the API document, so the compiler cannot check the names.
  const calls = connect(url, {
    token: path.includes('/admin/') ? admin : token,
  }) as unknown as Calls
  return calls[method.toUpperCase()]!(path, {
    params: {
      path: { account, game, pack, ruleset: 'goalscorer', seat: 1, ...unknown, ...pages },
      query,
    },
    ...(operationId === 'submitMove' ? { body: move } : bodyOf(requestBody)),
    ...(isStream ? { parseAs: 'stream' } : {}),
  })
}

function bodyOf(requestBody: Operation['requestBody']): object {
  const [[media, { example }] = [null, {}]] = Object.entries(requestBody?.content ?? {})
  if (media === null || media === 'application/json') return { body: example }
  const bodySerializer = (file: string) => file
  return { body: BEGUN, bodySerializer, headers: { 'Content-Type': media } }
}

const BEGUN = '{"type":"begun"}\n'

const typeOf = (told: Operation['responses'][string] | undefined): string => {
  const [media] = Object.keys(told?.content ?? {})
  if (media === undefined) return 'undefined'
  return media.endsWith('/json') || media === 'text/event-stream' ? 'object' : 'string'
}

function transport(handle: (request: Request, place: number) => Promise<Response>) {
  const requests: Request[] = []
  const answers: Response[] = []
  const fetch: Fetch = async (request) => {
    requests.push(request)
    const answer = await handle(request, requests.length)
    answers.push(answer)
    return answer
  }
  return { fetch, requests, answers }
}

t.test('a move whose answer is lost is retried, and made once', async (t) => {
  const { url, touchline, token, game } = await againstBot(await sharedRestService())
  const params = { path: { game } }
  const listed = await touchline.unwrap(touchline.GET('/v1/games/{game}/decisions', { params }))
  const [{ id: decisionId, examples }] = listed.decisions as [(typeof listed.decisions)[0]]
  const { fetch, requests, answers } = transport(async (request, place) => {
    const answer = await globalThis.fetch(request)
    if (place === 1) throw new TypeError('the line was cut')
    return answer
  })
  const { POST, unwrap } = connect(url, { token, fetch })
  const body = { decisionId, move: examples[0]! }
  const answer = await unwrap(POST('/v1/games/{game}/moves', { params, body }))

  const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
  t.match(keys, [/^[0-9a-f]{32}$/, keys[0]])
  t.equal(answers[0]?.headers.get('idempotency-replayed'), 'true')
  t.ok((answer?.version ?? 0) > listed.version)
})

t.test('a request that could act twice is sent once', async (t) => {
  const url = await listening(await sharedRestService())
  const { fetch, requests } = transport(() => Promise.reject(new TypeError('the line was cut')))
  const { POST } = connect(url, { fetch })

  await t.rejects(POST('/v1/accounts', { body: { name: 'Ada' } }), { message: /line was cut/ })
  t.equal(requests.length, 1)
})

t.test('a connection that stays down is given up', async (t) => {
  const { fetch, requests } = transport(() => Promise.reject(new TypeError('the line was cut')))
  await t.rejects(connect('http://127.0.0.1:9', { fetch }).GET('/v1/rulesets'), TypeError)
  t.equal(requests.length, 4)
})

t.test('a rate-limited client waits as long as the service says', async (t) => {
  const env = { RATE_LIMITS: 'on', READS_PER_MINUTE: '120' }
  const service = await startRestService(t, { env })
  const { token } = await service.signUp('Ada')
  const url = await listening(service)
  const used = await refusedOnce()
  const { answers, sent } = used

  t.equal(answers[0]?.headers.get('retry-after'), '1')
  t.ok(sent[1]! - sent[0]! >= 1_000)
  t.equal(answers.at(-1)?.status, 200)
  const refused = answers.length
  // The last response said that the rate limit allows no further call, so the client waits before
  // its next call.
  for (let calls = 0; calls < 2; calls += 1) await used.read()
  t.ok(answers.slice(refused).every(({ status }) => status === 200))

  /**
   * On a slow machine, the rate limit may allow another call before the client sends its first
   * request.
   */
  async function refusedOnce() {
    for (;;) {
      const client = await exhausted()
      await client.read()
      if (client.answers[0]?.status === 429) return client
    }
  }
  async function exhausted() {
    const sent: number[] = []
    const { fetch, answers } = transport((request) => {
      sent.push(performance.now())
      return globalThis.fetch(request)
    })
    const { GET, unwrap } = connect(url, { token, fetch })
    while ((await service.call('GET /v1/account', { token })).status !== 429);
    return { answers, sent, read: () => unwrap(GET('/v1/account')) }
  }
})

t.test('a client that would wait too long gets an error', async (t) => {
  const headers = { 'retry-after': '3600' }
  const { fetch, requests } = transport(async () => new Response(null, { status: 503, headers }))
  const { GET, unwrap } = connect('http://127.0.0.1:9', { fetch })
  const refusal = { name: 'Refusal', status: 503, retryAfter: 3_600, message: /answered \(503\)/ }

  await t.rejects(unwrap(GET('/v1/rulesets')), refusal)
  t.equal(requests.length, 1)
})

t.test('a refusal is a sentence with its clause', async (t) => {
  const { touchline, game } = await againstBot(await sharedRestService())
  const { POST, GET, unwrap } = touchline
  const params = { path: { game } }
  const { decisions } = await unwrap(GET('/v1/games/{game}/decisions', { params }))
  const body = {
    decisionId: decisions[0]!.id,
    move: { type: 'move-youth', counter: 'home-y7', to: 'e9' } as const,
  }
  const refusal = await unwrap(POST('/v1/games/{game}/moves', { params, body })).catch((no) => no)

  t.ok(refusal instanceof Refusal)
  t.match(refusal, {
    status: 422,
    code: refusal.problem.code,
    clause: /^GS-/,
    retryAfter: null,
    problem: { decision: { kind: 'youth-move' } },
    message: /^[A-Z].*\. \(GS-.*\)$/,
  })
  t.equal(refusal.nearest.length, 3)
})

t.test('the sentence of a malformed request names the field', async (t) => {
  const { touchline } = await againstBot(await sharedRestService())
  const limit = 1_000
  const { error } = await touchline.GET('/v1/games', { params: { query: { limit } } })

  t.match(sentenceOf(error!), /^`limit` must be at most 100\.$/)
})

t.test('a refused token that was replaced meanwhile is not reported', async (t) => {
  const service = await sharedRestService()
  const { token: later } = await service.signUp('Ada')
  let token = 'tl_before'
  const codes: string[] = []
  const { GET, unwrap } = connect(await listening(service), {
    token: () => token,
    async fetch(request) {
      const answer = await fetch(request)
      token = later
      return answer
    },
    onUnauthorized: ({ code }) => codes.push(code),
  })

  await t.rejects(unwrap(GET('/v1/account')), { code: 'token-invalid' })

  t.same(codes, [])
})

t.test('a token may be set later, and its absence is reported', async (t) => {
  const service = await sharedRestService()
  let token: string | undefined
  const codes: string[] = []
  const { GET, unwrap } = connect(await listening(service), {
    token: () => token,
    onUnauthorized: ({ code }) => codes.push(code),
  })
  await t.rejects(unwrap(GET('/v1/account')), { code: 'token-missing' })
  token = 'tl_none'
  await t.rejects(unwrap(GET('/v1/account')), { code: 'token-invalid' })
  token = (await service.signUp('Ada')).token
  const { account } = await unwrap(GET('/v1/account'))

  t.equal(account.name, 'Ada')
  t.same(codes, ['token-missing', 'token-invalid'])
})
