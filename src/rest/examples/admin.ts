import { tokenExample } from './accounts.ts'
import { ada, game, head, startedAt, tokenId } from './ids.ts'
import { moveBodyExample, seenMoveExample } from './play.ts'

export const adminLogExample = {
  items: [
    {
      version: 6,
      at: startedAt + 2_000,
      rules: 1,
      drawn: 12,
      cause: { kind: 'move', seat: 0, move: moveBodyExample.move },
      events: [seenMoveExample.event],
      head,
    },
  ],
  next: null,
  version: 6,
}

export const adminStateExample = {
  version: 6,
  at: startedAt + 2_000,
  drawn: 12,
  over: false,
  table: { seats: 2, options: {}, choices: [{}, {}] },
  state: { turn: 1 },
  decisions: [],
  hands: ['player', 'bot'],
  resigned: [false, false],
  wakeAt: null,
}

export const verificationExample = {
  ok: true,
  rows: 61,
  commits: 61,
  events: 212,
  foldedOnly: 0,
  head,
  commitmentHolds: true,
  chainHolds: true,
  difference: null,
}

export const adminTokenExample = {
  ...tokenExample,
  account: ada,
  accountName: 'Ada',
  revokedAt: null,
}

export const auditExample = {
  id: tokenId,
  at: startedAt + 60_000,
  account: ada,
  action: 'admin.state',
  game,
  running: true,
  detail: { at: 6, reason: 'a player reported a stuck game' },
}
