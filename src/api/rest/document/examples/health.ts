import type { ConfigShown, Health, NodeShown } from '../../../../app/monitoring/health-schema.ts'
import { game, startedAt, tokenId } from './ids.ts'

export const nodeExample: NodeShown = {
  id: tokenId,
  seenAt: startedAt,
  own: true,
  version: '1.0.0',
  startedAt,
  loopDelayMilliseconds: 20.4,
  movesPerMinute: 840,
  failingGames: 0,
  driftMilliseconds: 2,
  sweepLagMilliseconds: 700,
  foldedGames: 312,
  doorbell: true,
  doorbellKind: 'notify',
  disk: { freeBytes: 41_000_000_000, totalBytes: 80_000_000_000 },
}

export const healthExample: Health = {
  environment: { name: 'staging', colour: '#b45309' },
  version: '1.0.0',
  rulesets: [{ id: 'goalscorer', version: 1 }],
  schema: 'current',
  database: {
    at: startedAt,
    server: '15.20',
    bytes: 734_003_200,
    games: { open: 12, running: 1_840, over: 73_201, cancelled: 96 },
  },
  nodes: [nodeExample],
  movesPerMinute: 840,
  movesByMinute: [790, 815, 840],
  hours: [{ at: startedAt, moves: 48_100, refused: 312, slowMilliseconds: 20 }],
  backups: { lastAt: startedAt, restoredAt: null },
  overdue: 0,
  failingGames: 0,
  asideGames: 0,
  mode: { mode: 'normal', clocks: 'run', notice: null, until: null },
  unknown: [{ id: tokenId, at: startedAt, act: 'game.cancel', game }],
  warnings: ['admin operations with unknown outcome: 1'],
  attention: [{ topic: 'outcome', text: 'admin operations with unknown outcome: 1' }],
}

export const configExample: ConfigShown = {
  variables: [
    {
      name: 'PORT',
      value: '8080',
      source: 'environment',
      secret: false,
      meaning: 'port to listen on; 0: any free one',
    },
  ],
}
