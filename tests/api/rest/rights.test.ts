import t from 'tap'
import { endpoints } from '../../../src/api/rest/endpoints/index.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { type RestService, startRestService } from './rest-service.ts'

const roles = ['nobody', 'passer', 'other', 'spectator', 'seat', 'host', 'owner'] as const
type Role = (typeof roles)[number]
type Statuses = readonly [number, number, number, number, number, number, number]

/**
 * Expected HTTP status for each caller. The callers `nobody` and `passer` have no token, and the
 * callers `other` and `spectator` are the same account, which has no seat. The game is public for
 * the callers `passer` and `spectator`, and private for all other callers. The caller `seat` has a
 * seat in the game, the caller `host` has another seat and hosts the game, and the caller `owner`
 * has a token with the `owner` scope and also plays.
 */
const rights: Readonly<Record<string, Statuses>> = {
  listRulesets: [200, 200, 200, 200, 200, 200, 200],
  showRuleset: [200, 200, 200, 200, 200, 200, 200],
  readRules: [200, 200, 200, 200, 200, 200, 200],
  showPack: [200, 200, 200, 200, 200, 200, 200],
  uploadPack: [401, 401, 201, 201, 201, 201, 201],
  listPacks: [401, 401, 200, 200, 200, 200, 200],
  sharePack: [401, 401, 404, 404, 404, 404, 404],
  deletePack: [401, 401, 404, 404, 404, 404, 404],
  signUp: [201, 201, 201, 201, 201, 201, 201],
  whoAmI: [401, 401, 200, 200, 200, 200, 200],
  changeAccount: [401, 401, 409, 409, 409, 409, 409],
  setHoliday: [401, 401, 200, 200, 200, 200, 200],
  streamAccount: [401, 401, 200, 200, 200, 200, 200],
  mergeGuest: [401, 401, 404, 404, 404, 404, 404],
  deleteAccount: [401, 401, 204, 204, 204, 204, 204],
  showAccount: [401, 401, 200, 200, 200, 200, 200],
  showProfile: [401, 401, 404, 404, 404, 404, 404],
  createToken: [401, 401, 201, 201, 201, 201, 201],
  listTokens: [401, 401, 200, 200, 200, 200, 200],
  revokeToken: [401, 401, 404, 404, 404, 404, 404],
  showSignInRequest: [400, 400, 400, 400, 400, 400, 400],
  createGrant: [401, 401, 403, 403, 403, 403, 403],
  listGrants: [401, 401, 200, 200, 200, 200, 200],
  deleteGrant: [401, 401, 404, 404, 404, 404, 404],
  openSession: [403, 403, 403, 403, 403, 403, 403],
  closeSession: [401, 401, 403, 403, 403, 403, 403],
  createPasskeyOptions: [401, 401, 403, 403, 403, 403, 403],
  addPasskey: [401, 401, 403, 403, 403, 403, 403],
  listPasskeys: [401, 401, 200, 200, 200, 200, 200],
  removePasskey: [401, 401, 403, 403, 403, 403, 403],
  passkeyRequestOptions: [200, 200, 200, 200, 200, 200, 200],
  signInWithPasskey: [403, 403, 403, 403, 403, 403, 403],
  createLink: [401, 401, 403, 403, 403, 403, 403],
  showLink: [401, 401, 404, 404, 404, 404, 404],
  approveLink: [401, 401, 403, 403, 403, 403, 403],
  enterLink: [403, 403, 403, 403, 403, 403, 403],
  getPersonalExport: [401, 401, 404, 404, 404, 404, 404],
  downloadPersonalExport: [401, 401, 404, 404, 404, 404, 404],
  startPersonalExport: [401, 401, 201, 201, 201, 201, 201],
  listRatings: [200, 200, 200, 200, 200, 200, 200],
  showRatings: [200, 200, 200, 200, 200, 200, 200],
  createGame: [401, 401, 201, 201, 201, 201, 201],
  listGames: [401, 401, 200, 200, 200, 200, 200],
  showInvitation: [200, 200, 200, 200, 200, 200, 200],
  observeGame: [404, 200, 404, 200, 200, 200, 404],
  joinGame: [401, 401, 404, 409, 201, 409, 404],
  leaveSeat: [401, 401, 404, 403, 204, 204, 404],
  startGame: [401, 401, 404, 403, 403, 409, 404],
  cancelGame: [401, 401, 404, 403, 403, 409, 404],
  rematchGame: [401, 401, 404, 403, 409, 409, 404],
  forkGame: [401, 401, 404, 409, 409, 409, 404],
  findOpponent: [401, 401, 201, 201, 201, 201, 201],
  waitForOpponent: [401, 401, 404, 404, 404, 404, 404],
  cancelMatchmaking: [401, 401, 404, 404, 404, 404, 404],
  importGame: [401, 401, 400, 400, 400, 400, 400],
  listDecisions: [404, 200, 404, 200, 200, 200, 404],
  listMoments: [404, 200, 404, 200, 200, 200, 404],
  submitMove: [401, 401, 404, 403, 403, 201, 404],
  resign: [401, 401, 404, 403, 201, 201, 404],
  undoMove: [401, 401, 404, 403, 409, 409, 404],
  saveGame: [401, 401, 404, 422, 422, 422, 404],
  showTable: [404, 200, 404, 200, 200, 200, 404],
  streamTable: [404, 200, 404, 200, 200, 200, 404],
  streamLobby: [200, 200, 200, 200, 200, 200, 200],
  react: [401, 401, 404, 403, 201, 201, 404],
  claimSeat: [401, 401, 404, 403, 409, 409, 404],
  listEvents: [404, 200, 404, 200, 200, 200, 404],
  exportGame: [404, 200, 404, 200, 200, 200, 404],
  verifyChain: [401, 401, 404, 200, 200, 200, 404],
  streamGame: [404, 200, 404, 200, 200, 200, 404],
  waitForGame: [404, 200, 404, 200, 200, 200, 404],
  listSeasons: [200, 200, 200, 200, 200, 200, 200],
  showSeason: [404, 404, 404, 404, 404, 404, 404],
  enterSeason: [401, 401, 404, 404, 404, 404, 404],
  withdrawFromSeason: [401, 401, 404, 404, 404, 404, 404],
  nextFixture: [401, 401, 404, 404, 404, 404, 404],
  showStandings: [404, 404, 404, 404, 404, 404, 404],
  listSeasonGames: [404, 404, 404, 404, 404, 404, 404],
  exportSeason: [404, 404, 404, 404, 404, 404, 404],
  showNotices: [401, 401, 200, 200, 200, 200, 200],
  changeNotices: [401, 401, 200, 200, 200, 200, 200],
  subscribeBrowser: [401, 401, 403, 403, 403, 403, 403],
  unsubscribeBrowser: [401, 401, 404, 404, 404, 404, 404],
  readPushKey: [403, 403, 403, 403, 403, 403, 403],
  muteGame: [401, 401, 404, 200, 200, 200, 404],
  listWebhooks: [401, 401, 200, 200, 200, 200, 200],
  createWebhook: [401, 401, 422, 422, 422, 422, 422],
  changeWebhook: [401, 401, 404, 404, 404, 404, 404],
  removeWebhook: [401, 401, 404, 404, 404, 404, 404],
  rotateWebhookSecret: [401, 401, 404, 404, 404, 404, 404],
  testWebhook: [401, 401, 404, 404, 404, 404, 404],
  listDeliveries: [401, 401, 404, 404, 404, 404, 404],
  resendDelivery: [401, 401, 404, 404, 404, 404, 404],
  showStatus: [200, 200, 200, 200, 200, 200, 200],
  readKeys: [200, 200, 200, 200, 200, 200, 200],
  isAlive: [200, 200, 200, 200, 200, 200, 200],
  isReady: [200, 200, 200, 200, 200, 200, 200],
  readMetrics: [200, 200, 200, 200, 200, 200, 200],
  readOpenApi: [200, 200, 200, 200, 200, 200, 200],
  readOpenApiJson: [200, 200, 200, 200, 200, 200, 200],
  readOperatorsDocument: [200, 200, 200, 200, 200, 200, 200],
  readOperatorsDocumentJson: [200, 200, 200, 200, 200, 200, 200],
  readGraphqlSchema: [200, 200, 200, 200, 200, 200, 200],
  readLlmsText: [200, 200, 200, 200, 200, 200, 200],
  readGuide: [200, 200, 200, 200, 200, 200, 200],
  readPage: [200, 200, 200, 200, 200, 200, 200],
  readReference: [200, 200, 200, 200, 200, 200, 200],
  readPlainReference: [200, 200, 200, 200, 200, 200, 200],
  listGuides: [200, 200, 200, 200, 200, 200, 200],
  showGuide: [200, 200, 200, 200, 200, 200, 200],
  showPage: [200, 200, 200, 200, 200, 200, 200],
}

/**
 * Operations that the test runs on a game that has not started; all other operations use a running
 * game.
 */
const inTheLobby = new Set(['joinGame', 'leaveSeat', 'startGame'])
/** Operations that change the game and therefore need a separate game for each caller. */
const changing = new Set([...inTheLobby, 'submitMove', 'resign', 'streamGame'])
const own = { ...(registry.goalscorer!.packs[0] as object), id: 'own' }
const nobodysToken = '00000000-0000-4000-8000-000000000000'

const players = endpoints.filter(({ tag }) => tag !== 'Admin')

interface Person {
  readonly token: string
  readonly id: string
}
interface Cast {
  readonly host: Person
  readonly seat: Person
  readonly stranger: Person
  readonly owner: Person
}

t.test('every endpoint has a row of expected statuses', async (t) => {
  t.same(
    Object.keys(rights),
    players.map(({ operation }) => operation),
  )
})

t.test('each kind of caller may call exactly its endpoints', async (t) => {
  const service = await startRestService(t, {
    streams: { streamSecondsMax: 0.1, heartbeatSeconds: 0.05 },
    settings: { webhooks: true },
    outside: { resolve: async () => [] },
  })
  const cast = await castOf(service)
  const games = new Map<string, string>()
  for (const { operation } of players) {
    const statuses: number[] = []
    for (const role of roles) {
      const people = operation === 'deleteAccount' ? await castOf(service) : cast
      const visibility = role === 'spectator' || role === 'passer' ? 'public' : 'private'
      const game = changing.has(operation)
        ? await gameFor(service, people, visibility, operation)
        : (games.get(visibility) ?? (await gameFor(service, people, visibility, operation)))
      if (!changing.has(operation)) games.set(visibility, game)
      statuses.push(await statusFor(service, people, { operation, role, game }))
    }
    t.same(statuses, rights[operation], `${operation} for ${roles.join(', ')}`)
  }
})

async function castOf({ call, signUp, admin }: RestService): Promise<Cast> {
  const made = await call('POST /v1/admin/tokens', {
    token: admin,
    body: { reason: 'joins', scopes: ['owner', 'play', 'read'] },
  })
  return {
    host: await signUp('Host'),
    seat: await signUp('Seat'),
    stranger: await signUp('Stranger'),
    owner: { token: made.body.secret, id: made.body.id },
  }
}

async function gameFor(
  { call }: RestService,
  { host, seat }: Cast,
  visibility: string,
  operation: string,
): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'account', account: seat.id }]
  const body = { ruleset: 'goalscorer', seats, visibility }
  const created = await call('POST /v1/games', { token: host.token, body })
  const { id } = created.body
  if (!inTheLobby.has(operation)) await call(`POST /v1/games/${id}/seats`, { token: seat.token })
  // The end of a game also ends the event stream of the game.
  if (operation === 'streamGame') {
    await call(`POST /v1/games/${id}/resignation`, { token: seat.token })
  }
  return id
}

const queries: Readonly<Record<string, string>> = {
  showProfile: '?handle=nobody_here',
  waitForGame: '?timeout=0',
  listRatings: '?ruleset=goalscorer',
}

async function statusFor(
  service: RestService,
  { host, seat, stranger, owner }: Cast,
  { operation, role, game }: { operation: string; role: Role; game: string },
): Promise<number> {
  const endpoint = endpoints.find((one) => one.operation === operation)!
  const callers: Record<Role, Person | null> = {
    nobody: null,
    passer: null,
    other: stranger,
    spectator: stranger,
    seat,
    host,
    owner,
  }
  const path = endpoint.path
    .replace('{game}', game)
    .replace('{code}', await codeOf(service, host, game))
    .replace('{seat}', '1')
    .replace('{ruleset}', 'goalscorer')
    .replace('{pack}', 'goalscorer-house')
    .replace('{guide}', 'concepts')
    .replace('{page}', 'luck')
    .replace('{token}', nobodysToken)
    .replace('{passkey}', nobodysToken)
    .replace('{link}', nobodysToken)
    .replace('{webhook}', nobodysToken)
    .replace('{delivery}', nobodysToken)
    .replace('{pairing}', nobodysToken)
    .replace('{browser}', nobodysToken)
    .replace('{grant}', nobodysToken)
    .replace('{season}', nobodysToken)
    .replace('{account}', seat.id)
  const move = operation === 'submitMove' ? await moveOf(service, host, game) : {}
  const example = operation === 'uploadPack' ? { content: own } : endpoint.bodyExample
  const given = operation === 'joinGame' ? {} : { ...(example as object), ...move }
  const query = queries[operation] ?? ''
  const { status } = await service.call(`${endpoint.method} ${path}${query}`, {
    token: callers[role]?.token,
    ...(endpoint.body === null ? {} : { body: given }),
  })
  return status
}

async function codeOf({ call }: RestService, { token }: Person, game: string): Promise<string> {
  const { body } = await call(`GET /v1/games/${game}`, { token })
  return body.inviteCode ?? 'none'
}

async function moveOf({ call }: RestService, { token }: Person, game: string): Promise<object> {
  const { body } = await call(`GET /v1/games/${game}/decisions`, { token })
  const [{ id, examples }] = body.decisions
  return { decisionId: id, move: examples[0] }
}
