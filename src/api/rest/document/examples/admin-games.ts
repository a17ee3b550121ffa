import type {
  AdminLog,
  AdminRows,
  AdminState,
  AdminToken,
  AuditEntry,
} from '../../../../app/admin/schemas/admin-games.ts'
import type { FailingGamesShown } from '../../../../app/monitoring/schema.ts'
import type { VerificationShown } from '../../../../app/runtime/verify-schema.ts'
import { tokenExample } from './accounts.ts'
import { ada, game, head, startedAt, tokenId } from './ids.ts'
import { chainFound } from './log.ts'
import { moveBodyExample } from './play.ts'
import { played } from './played.generated.ts'
import { optionsExample } from './view.ts'

const { after, movedAt } = played

export const adminLogExample: AdminLog = {
  items: [
    {
      version: after.version,
      at: movedAt,
      rules: 1,
      drawn: after.drawn,
      cause: { kind: 'move', seat: 0, ...moveBodyExample },
      events: after.events.map(({ event }) => event),
      head,
    },
  ],
  next: null,
  version: after.version,
}

export const adminRowsExample: AdminRows = {
  items: [
    {
      firstVersion: 4,
      lastVersion: after.version,
      at: movedAt,
      head,
      wakeAt: startedAt + 62_000,
      packed: `[{"at":${movedAt}}]`,
    },
  ],
  next: null,
}

export const failingGamesExample: FailingGamesShown = {
  aside: [],
  count: 1,
  items: [
    {
      game,
      reason: 'game-unreadable: the log breaks after version 4',
      since: startedAt,
      tries: 3,
      nextTryAt: startedAt + 210_000,
    },
  ],
}

export const adminStateExample: AdminState = {
  version: after.version,
  at: movedAt,
  drawn: after.drawn,
  over: false,
  table: { seats: 2, options: optionsExample, choices: [{}, {}] },
  state: after.state,
  decisions: [],
  hands: ['player', 'bot'],
  resigned: [false, false],
  wakeAt: null,
}

export const verificationExample: VerificationShown = {
  ...chainFound,
  verdict: 'proved',
  commits: 64,
  events: 212,
  foldedOnly: 0,
  unverified: 0,
  over: true,
  covers: 'table',
  mismatches: [],
  signer: null,
  unknownHolders: [],
  difference: null,
}

export const adminTokenExample: AdminToken = {
  ...tokenExample,
  account: ada,
  accountName: 'Ada',
  revokedAt: null,
}

export const auditExample: AuditEntry = {
  id: tokenId,
  at: startedAt + 60_000,
  account: ada,
  accountName: 'Ada',
  role: 'operator',
  token: tokenId,
  action: 'game.look',
  game,
  subject: null,
  running: true,
  reason: 'complaint',
  note: 'A player reported a stuck game.',
  outcome: 'done',
  detail: { caseRef: 'T-1042' },
}
