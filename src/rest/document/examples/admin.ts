import type {
  AdminLog,
  AdminRows,
  AdminState,
  AdminToken,
  AuditEntry,
  FailingGamesShown,
} from '../../../service/shapes/admin.ts'
import type { VerificationShown } from '../../../service/shapes/verify.ts'
import { tokenExample } from './accounts.ts'
import { ada, game, head, startedAt, tokenId } from './ids.ts'
import { chainFound } from './log.ts'
import { eventExample, moveBodyExample } from './play.ts'
import { optionsExample } from './view.ts'

export const adminLogExample: AdminLog = {
  items: [
    {
      version: 5,
      at: startedAt + 2_000,
      rules: 1,
      drawn: 16,
      cause: { kind: 'move', seat: 0, ...moveBodyExample },
      events: [eventExample],
      head,
    },
  ],
  next: null,
  version: 5,
}

export const adminRowsExample: AdminRows = {
  items: [
    {
      ...{ firstVersion: 4, lastVersion: 5, at: startedAt + 2_000, head },
      ...{ wakeAt: startedAt + 62_000, packed: '[{"at":1767225602000}]' },
    },
  ],
  next: null,
}

export const failingGamesExample: FailingGamesShown = {
  count: 1,
  items: [
    {
      ...{ game, reason: 'game-unreadable: the log breaks after version 4' },
      ...{ since: startedAt, tries: 3, nextTryAt: startedAt + 210_000 },
    },
  ],
}

export const adminStateExample: AdminState = {
  version: 5,
  at: startedAt + 2_000,
  drawn: 16,
  over: false,
  table: { seats: 2, options: optionsExample, choices: [{}, {}] },
  state: { turn: 1 },
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
  over: true,
  covers: 'table',
  altered: [],
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
  action: 'state',
  game,
  running: true,
  detail: { at: 5, reason: 'a player reported a stuck game' },
}
