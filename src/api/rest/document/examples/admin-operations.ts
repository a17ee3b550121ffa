import type { z } from 'zod'
import type { AdminOperationKey, adminOperations } from '../../../../app/admin/operations/index.ts'
import { allGames } from '../../../../app/jobs/schema.ts'
import { newTokenExample } from './accounts.ts'
import { banExample, wholeAccountExample } from './admin-accounts.ts'
import {
  adminLogExample,
  adminRowsExample,
  adminStateExample,
  adminTokenExample,
  auditExample,
  failingGamesExample,
  verificationExample,
} from './admin-games.ts'
import { exportExample, trustedKeyExample } from './exchange.ts'
import {
  cancelledExample,
  endedExample,
  forkedExample,
  observationExample,
  summaryExample,
} from './games.ts'
import { configExample, healthExample } from './health.ts'
import { adminOperationsExample, hiddenStateExample } from './hidden-state.ts'
import { ada, fork, game, startedAt } from './ids.ts'
import { jobExample } from './jobs.ts'
import { accountPackExample, accountPackWholeExample } from './packs.ts'
import { newSeasonExample, seasonExample } from './seasons.ts'
import { noticeExample, noticeSent, statusExample } from './status.ts'
import { anyWebhookExample, deliveryExample } from './webhooks.ts'

type Acts = typeof adminOperations
type AnswerOf<Key extends AdminOperationKey> = Acts[Key]['answer'] extends infer Answer
  ? Answer extends z.ZodType
    ? { readonly answer: z.output<Answer> }
    : { readonly answer?: undefined }
  : never
type Examples = {
  readonly [Key in AdminOperationKey]: AnswerOf<Key> & {
    readonly sent?: z.input<Acts[Key]['input']>
    readonly seconds?: number
    readonly gives?: string
  }
}

const refusalExample = {
  at: startedAt,
  seat: 0,
  code: 'not-enough-cash',
  clause: 'GS-R12',
  question: 'transfer',
  move: 'place-bid',
}

const VERIFY_SECONDS_MAX = 60
const goingOn = { ...cancelledExample, ended: null }
const outside = { ...observationExample, seat: null, decisions: [] }

export const adminExamples: Examples = {
  operations: { answer: adminOperationsExample },
  audit: { answer: { items: [auditExample], next: null } },
  auditFile: { gives: 'at,account,accountName,role,…' },
  find: {
    sent: { text: 'Ada' },
    answer: { games: [{ ...summaryExample, seat: null }], accounts: [wholeAccountExample] },
  },

  health: { answer: healthExample },
  webhooks: { answer: { items: [anyWebhookExample], next: null } },
  webhook: { answer: anyWebhookExample },
  deliveries: { answer: { items: [deliveryExample], next: null } },
  switchWebhook: {
    sent: { reason: 'abuse', on: false },
    answer: { ...anyWebhookExample, state: 'off', off: 'operator' },
  },
  config: { answer: configExample },
  recordBackup: { sent: { kind: 'dump' } },

  games: {
    answer: {
      items: [{ ...summaryExample, seat: null }],
      next: null,
      searchedTo: null,
    },
  },
  game: { answer: outside },
  log: { answer: adminLogExample },
  state: { answer: adminStateExample },
  rows: { answer: adminRowsExample },
  verify: { answer: verificationExample, seconds: VERIFY_SECONDS_MAX },
  refusals: {
    answer: {
      moves: 64,
      refused: 1,
      items: [refusalExample],
    },
  },
  failingGames: { answer: failingGamesExample },

  jobFile: {},

  archiveGames: {
    sent: { reason: 'retention', olderThanDays: 90 },
    answer: { ...jobExample, kind: 'archive', scope: { ...allGames, endedBefore: startedAt } },
  },

  cancelGame: {
    sent: { reason: 'cheating', confirm: game.slice(-8) },
    answer: { ...cancelledExample, ended: { ...endedExample, by: 'operator', reason: 'cheating' } },
  },
  voidRating: {
    sent: { reason: 'cheating', confirm: game.slice(-8) },
    answer: {
      game,
      accounts: 1,
      changes: [{ account: wholeAccountExample.id, before: 21.4, after: 19.8 }],
    },
  },
  pauseGame: {
    sent: { reason: 'dispute' },
    answer: { ...goingOn, paused: { reason: 'dispute', since: startedAt + 1_500 } },
  },
  resumeGame: { sent: { reason: 'players-asked' }, answer: goingOn },
  extendDeadline: {
    sent: { reason: 'players-asked', seat: 1, decisionId: '4-1-0', seconds: 3_600 },
    answer: goingOn,
  },
  handOver: { sent: { reason: 'abandoned', seat: 1, to: 'bot' }, answer: goingOn },
  forkGame: {
    sent: { reason: 'fault', at: 4, seats: [{ kind: 'me' }, { kind: 'bot' }] },
    answer: forkedExample,
  },

  startJob: { sent: { kind: 'verify', sinceLast: true }, answer: jobExample },
  jobs: { answer: { items: [jobExample], next: null } },
  job: { answer: { ...jobExample, told: [], failed: [] } },
  cancelJob: {},

  setMode: {
    sent: { reason: 'deploy', confirm: 'normal', mode: 'normal' },
    answer: { ...statusExample, mode: 'normal', notice: null, until: null },
  },
  notices: { answer: { items: [noticeExample] } },
  postNotice: { sent: { reason: 'deploy', ...noticeSent }, answer: noticeExample },
  withdrawNotice: {},
  quarantineGame: { sent: { reason: 'fault' }, answer: { game, reason: 'fault', at: startedAt } },
  retryGame: { sent: { reason: 'fault' }, answer: { game, failing: null } },

  openHiddenState: {
    sent: { reason: 'complaint', confirm: game.slice(-8) },
    answer: hiddenStateExample,
  },
  closeHiddenState: {},
  hiddenStateSessions: { answer: { items: [hiddenStateExample], next: null } },

  tokens: { answer: { items: [adminTokenExample], next: null } },
  createToken: {
    sent: { reason: 'joins', name: 'Grace', label: 'on call', scopes: ['operator'] },
    answer: newTokenExample,
  },
  revokeToken: {},
  giveRole: {
    sent: { reason: 'joins', confirm: 'Grace', role: 'support' },
    answer: { role: 'support' },
  },

  accounts: { answer: { items: [wholeAccountExample], next: null } },
  account: { answer: wholeAccountExample },
  banAccount: {
    sent: { reason: 'abuse', confirm: 'Ada', seconds: 86_400 },
    answer: { ...wholeAccountExample, ban: banExample },
  },
  unbanAccount: { sent: { reason: 'other', confirm: 'Ada' }, answer: wholeAccountExample },
  mergeAccounts: {
    sent: { reason: 'player-asked', confirm: 'Ada', into: fork },
    answer: { ...wholeAccountExample, id: fork },
  },
  exportAccount: {
    sent: { reason: 'player-asked', confirm: 'Ada' },
    answer: { account: { id: ada, name: 'Ada' }, tokens: [], seats: [{ game, seat: 0 }] },
  },
  eraseAccount: { sent: { reason: 'player-asked', note: 'By letter', confirm: 'Ada' } },
  erasures: { answer: { items: [{ id: ada, at: startedAt }], next: null } },
  reapplyErasures: { sent: { reason: 'restored', accounts: [ada] }, answer: { accounts: 1 } },
  reseat: {
    sent: { reason: 'players-asked', confirm: game.slice(-8), seat: 1, account: ada },
    answer: { game, seat: 1, account: ada, before: null, since: 4 },
  },
  renameAccount: {
    sent: { reason: 'abuse', name: 'Ada' },
    answer: { ...wholeAccountExample, renamedAt: banExample.until },
  },
  export: { gives: exportExample },
  import: {
    sent: { reason: 'moved' },
    answer: { imported: 12, here: 0, skipped: 1, differing: [] },
  },

  trustedKeys: { answer: [trustedKeyExample] },
  trustKey: {
    sent: { reason: 'partner', x: trustedKeyExample.x, label: 'The league of Ghent' },
    answer: trustedKeyExample,
  },
  untrustKey: { sent: { reason: 'leaked' } },

  pack: { answer: accountPackWholeExample },
  withdrawPack: {
    sent: { reason: 'rights', told: 'Not ours to print' },
    answer: { hash: accountPackExample.hash, message: 'Not ours to print' },
  },

  createSeason: { sent: newSeasonExample, answer: seasonExample },
  endSeason: { sent: { reason: 'incident' }, answer: seasonExample },
  voidSeason: { sent: { reason: 'incident' }, answer: seasonExample },
}
