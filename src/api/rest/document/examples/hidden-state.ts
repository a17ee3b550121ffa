import type { AdminOperationView, HiddenStateSession } from '../../../../app/core/admin-schema.ts'
import { ada, game, startedAt, tokenId } from './ids.ts'

export const hiddenStateExample: HiddenStateSession = {
  id: tokenId,
  game,
  account: ada,
  caseRef: 'T-1042',
  role: 'operator',
  reason: 'complaint',
  at: startedAt,
  until: startedAt + 900_000,
  endedAt: null,
  versions: null,
}

export const adminOperationsExample: AdminOperationView[] = [
  {
    name: 'game.end-look',
    says: 'End my look inside a game',
    notes: null,
    right: 'operator',
    method: 'DELETE',
    path: '/v1/admin/games/{game}/look',
    field: 'adminEndLook',
    of: 'game',
    input: { type: 'object', properties: {}, additionalProperties: false },
    reasons: null,
    typed: null,
    look: false,
    file: null,
    hasPreview: false,
  },
]
