import t from 'tap'
import { adminExamples } from '../../../src/api/rest/document/examples/admin-operations.ts'
import { trustedKeyExample } from '../../../src/api/rest/document/examples/exchange.ts'
import {
  type AdminOperationKey,
  adminOperations,
  methodOf,
  pathOf,
} from '../../../src/app/admin/operations/index.ts'
import type { AdminOperation } from '../../../src/app/core/admin-operation.ts'
import { type RestService, startRestService } from './rest-service.ts'

const roles = ['nobody', 'player', 'support', 'operator', 'owner'] as const
type Role = (typeof roles)[number]
type Statuses = readonly [number, number, number, number, number]

/**
 * Expected HTTP status of each operation, in the order of `roles`. The game is private and running,
 * and the caller `player` has a seat in the game.
 */
const rights: Readonly<Record<AdminOperationKey, Statuses>> = {
  operations: [401, 403, 200, 200, 200],
  audit: [401, 403, 200, 200, 200],
  auditFile: [401, 403, 200, 200, 200],
  find: [401, 403, 200, 200, 200],
  health: [401, 403, 200, 200, 200],
  recordBackup: [401, 403, 403, 204, 204],
  webhooks: [401, 403, 200, 200, 200],
  webhook: [401, 403, 404, 404, 404],
  deliveries: [401, 403, 404, 404, 404],
  switchWebhook: [401, 403, 403, 404, 404],
  config: [401, 403, 200, 200, 200],
  games: [401, 403, 200, 200, 200],
  game: [401, 403, 200, 200, 200],
  log: [401, 403, 403, 200, 200],
  state: [401, 403, 403, 200, 200],
  rows: [401, 403, 403, 200, 200],
  verify: [401, 403, 200, 200, 200],
  forkGame: [401, 403, 403, 201, 201],
  pauseGame: [401, 403, 403, 201, 409],
  resumeGame: [401, 403, 403, 201, 409],
  extendDeadline: [401, 403, 403, 409, 409],
  handOver: [401, 403, 403, 201, 409],
  refusals: [401, 403, 200, 200, 200],
  failingGames: [401, 403, 200, 200, 200],
  openHiddenState: [401, 403, 403, 201, 201],
  closeHiddenState: [401, 403, 403, 204, 204],
  hiddenStateSessions: [401, 403, 403, 200, 200],
  tokens: [401, 403, 200, 200, 200],
  createToken: [401, 403, 403, 403, 201],
  revokeToken: [401, 403, 403, 404, 404],
  giveRole: [401, 403, 403, 403, 201],
  accounts: [401, 403, 200, 200, 200],
  account: [401, 403, 200, 200, 200],
  renameAccount: [401, 403, 201, 201, 201],
  pack: [401, 403, 404, 404, 404],
  withdrawPack: [401, 403, 403, 404, 404],
  createSeason: [401, 403, 403, 201, 201],
  endSeason: [401, 403, 403, 404, 404],
  voidSeason: [401, 403, 403, 404, 404],
  export: [401, 403, 403, 200, 200],
  import: [401, 403, 403, 422, 422],
  archiveGames: [401, 403, 403, 403, 409],
  startJob: [401, 403, 403, 201, 201],
  jobFile: [401, 403, 403, 404, 404],
  jobs: [401, 403, 200, 200, 200],
  job: [401, 403, 404, 404, 404],
  cancelJob: [401, 403, 403, 404, 404],
  setMode: [401, 403, 403, 201, 201],
  notices: [401, 403, 200, 200, 200],
  postNotice: [401, 403, 201, 201, 201],
  withdrawNotice: [401, 403, 404, 404, 404],
  quarantineGame: [401, 403, 403, 201, 201],
  retryGame: [401, 403, 403, 201, 201],
  cancelGame: [401, 403, 403, 201, 409],
  reseat: [401, 403, 403, 409, 409],
  trustedKeys: [401, 403, 200, 200, 200],
  trustKey: [401, 403, 403, 403, 201],
  untrustKey: [401, 403, 403, 403, 204],
  voidRating: [401, 403, 403, 409, 409],
  mergeAccounts: [401, 403, 403, 404, 404],
  exportAccount: [401, 403, 403, 201, 201],
  erasures: [401, 403, 403, 403, 200],
  reapplyErasures: [401, 403, 403, 403, 201],
  // Bans the account of `player`, which changes the expected statuses of `player` in the rows
  // below.
  banAccount: [401, 403, 403, 201, 201],
  unbanAccount: [401, 403, 403, 201, 409],
  eraseAccount: [401, 401, 403, 403, 204],
}

interface Setting {
  readonly service: RestService
  readonly game: string
  readonly player: { readonly id: string; readonly token: string }
  readonly people: Readonly<Record<Role, { readonly id: string; readonly token?: string }>>
}

t.test('every admin operation has a row of expected statuses', async (t) => {
  t.same(Object.keys(rights).sort(), Object.keys(adminOperations).sort())
})

t.test('each role may call its operations, and each call is audited', async (t) => {
  const setting = await settingFor(await startRestService(t, { settings: { webhooks: true } }))
  for (const [key, statuses] of Object.entries(rights) as [AdminOperationKey, Statuses][]) {
    for (const [place, role] of roles.entries()) {
      const isAllowed = statuses[place]! < 400 || statuses[place]! > 403
      if (isAllowed && (adminOperations[key].needsHiddenState || key === 'closeHiddenState'))
        await lookAs(setting, role)
      const before = await rowsOf(setting, role)

      const status = await statusOf(setting, key, role)

      const written = (await rowsOf(setting, role)) - before
      t.equal(status, statuses[place], `${key} for ${role}`)
      t.equal(
        written,
        isAllowed && !adminOperations[key].needsHiddenState ? 1 : 0,
        `${key} for ${role} in the audit`,
      )
    }
  }
})

async function settingFor(service: RestService): Promise<Setting> {
  const { call, admin, signUp } = service
  const player = await signUp('Ada')
  const body = {
    ruleset: 'goalscorer',
    visibility: 'private',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
  }
  const { body: made } = await call('POST /v1/games', { token: player.token, body })
  const operator = async (role: string) => {
    const wanted = { reason: 'joins', scopes: [role] }
    const { body } = await call('POST /v1/admin/tokens', { token: admin, body: wanted })
    const { body: me } = await call('GET /v1/account', { token: body.secret })
    return { id: me.account.id, token: body.secret }
  }
  const people = {
    nobody: { id: player.id },
    player,
    support: await operator('support'),
    operator: await operator('operator'),
    owner: await operator('owner'),
  }
  return { service, game: made.id, player, people }
}

async function lookAs({ service, game, people }: Setting, role: Role): Promise<void> {
  const body = { reason: 'fault', confirm: game.slice(-8) }
  await service.call(`POST /v1/admin/games/${game}/hidden-state`, { ...people[role], body })
}

async function rowsOf({ service, people }: Setting, role: Role): Promise<number> {
  const { body } = await service.call(`GET /v1/admin/audit?limit=100&account=${people[role].id}`, {
    token: service.admin,
  })
  return body.items.length
}

async function statusOf(setting: Setting, key: AdminOperationKey, role: Role): Promise<number> {
  const { service, game, player, people } = setting
  const operation: AdminOperation = adminOperations[key]
  const path = pathOf(operation)
    .replace('{game}', game)
    .replace('{seat}', '1')
    .replace('{account}', player.id)
    .replace('{notice}', '00000000-0000-4000-8000-000000000000')
    .replace('{job}', '00000000-0000-4000-8000-000000000000')
    .replace('{token}', '00000000-0000-4000-8000-000000000000')
    .replace('{webhook}', '00000000-0000-4000-8000-000000000000')
    .replace('{delivery}', '00000000-0000-4000-8000-000000000000')
    .replace('{season}', '00000000-0000-4000-8000-000000000000')
    .replace('{pack}', 'none')
    .replace('{key}', trustedKeyExample.kid)
  const ends = { 'last-8': game.slice(-8) }
  const confirms = { ...ends, name: 'Ada', mode: 'normal' }
  const {
    seat: _,
    delivery: __,
    ...sent
  } = (adminExamples[key].sent ?? {}) as Record<string, unknown>
  const request = {
    ...(operation.reasons ? { reason: operation.reasons[0] } : {}),
    ...sent,
    ...(operation.confirm ? { confirm: confirms[operation.confirm] } : {}),
  } as Record<string, string>
  const method = methodOf(operation)
  const isBody = method === 'POST' && operation.file !== 'taken'
  const { status } = await service.call(
    isBody ? `POST ${path}` : `${method} ${path}?${new URLSearchParams(request)}`,
    { token: people[role].token, ...(isBody ? { body: request } : {}) },
  )
  return status
}
