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
    summary: 'End your hidden-state session',
    description: null,
    role: 'operator',
    method: 'DELETE',
    path: '/v1/admin/games/{game}/hidden-state',
    field: 'adminCloseHiddenState',
    subject: 'game',
    input: { type: 'object', properties: {}, additionalProperties: false },
    reasons: null,
    confirmation: null,
    needsHiddenState: false,
    file: null,
    hasPreview: false,
  },
]
