import { z } from 'zod'
import { gameStatus } from '../core/game-schema.ts'
import { rulesetId, time, uuid } from '../core/schema.ts'
import { status } from './schema.ts'

export const environment = z.strictObject({
  name: z.string(),
  colour: z.string().nullable().describe('Colour of the banner, as `#rrggbb`.'),
})

export const HISTORY_MINUTES = 30

const diskSpace = z.strictObject({
  freeBytes: z.int().describe('Free space for the node, in bytes.'),
  totalBytes: z.int().describe('Size of the disk, in bytes.'),
})
export interface DiskSpace extends z.infer<typeof diskSpace> {}

export const nodeReport = z.strictObject({
  version: z.string(),
  startedAt: time,
  loopDelayMilliseconds: z.number().describe('99th percentile of the recent event loop delay.'),
  movesPerMinute: z.number().describe('Moves stored in the last minute.'),
  failingGames: z.int().describe('Number of games that this node cannot continue.'),
  driftMilliseconds: z
    .number()
    .describe("Milliseconds by which the node's clock is ahead of the database clock."),
  sweepLagMilliseconds: z.number().describe('Age of the oldest overdue deadline, in milliseconds.'),
  foldedGames: z.int().describe('Number of games in memory.'),
  doorbell: z.boolean().describe('True if the node receives all notifications from other nodes.'),
  doorbellKind: z
    .enum(['notify', 'redis'])
    .describe('Channel for move notifications; `REDIS_URL` selects Redis.'),
  disk: diskSpace.nullable().describe('The fullest disk that the node writes to; null if none.'),
})
interface SummedReport {
  readonly movesByMinute?: readonly number[]
}
export interface NodeReport extends z.infer<typeof nodeReport>, SummedReport {}

export const nodeShown = z.strictObject({
  id: uuid,
  seenAt: time,
  own: z.boolean().describe('True for the node that sent this response.'),
  ...nodeReport.shape,
})
export interface NodeShown extends z.infer<typeof nodeShown> {}

const gameCounts = z.strictObject(
  Object.fromEntries(gameStatus.options.map((status) => [status, z.int()])) as Readonly<
    Record<z.infer<typeof gameStatus>, z.ZodInt>
  >,
)
const figures = z.strictObject({
  at: time.describe('Time of the count (Unix ms), at most a minute ago.'),
  server: z.string().describe('Version of the database server.'),
  bytes: z.int().describe('Size of the database.'),
  games: gameCounts,
})

const healthHour = z.strictObject({
  at: time.describe('Beginning of the hour (Unix ms).'),
  moves: z.int().describe('Moves stored in this hour.'),
  refused: z.int().describe('Moves refused in this hour.'),
  slowMilliseconds: z
    .number()
    .nullable()
    .describe('95th percentile of the move duration; null if there were no moves.'),
})
export interface HealthHour extends z.infer<typeof healthHour> {}
export const HISTORY_HOURS = 48

export const backupKinds = ['dump', 'base', 'restore'] as const
export const backupInput = z.strictObject({
  kind: z
    .enum(backupKinds)
    .describe('`dump` or `base` for a backup; `restore` for a verified restored copy.'),
})
export interface BackupInput extends z.infer<typeof backupInput> {}
const backups = z.strictObject({
  lastAt: time.nullable().describe('Time of the last recorded backup (Unix ms).'),
  restoredAt: time.nullable().describe('Time of the last verified restore (Unix ms).'),
})

const topics = [
  ...['failing', 'quarantine', 'overdue', 'clock', 'disk', 'backup', 'version', 'mode'],
  ...['outcome', 'node', 'setting'],
] as const
const attention = z.strictObject({
  topic: z.enum(topics).describe('Kind of problem.'),
  text: z.string().describe('Description of the problem in one sentence.'),
})
export interface Attention extends z.infer<typeof attention> {}

const OVERDUE =
  'Number of games whose deadline passed more than 5 seconds ago; large counts are capped.'
const UNKNOWN =
  'The last 20 admin operations of the past week whose outcome is unknown, for example after a ' +
  'crash. Check what these operations have changed.'
export const health = z.strictObject({
  environment: environment.nullable(),
  version: z.string(),
  rulesets: z.array(z.strictObject({ id: rulesetId, version: z.int() })),
  schema: z.enum(['current', 'behind', 'too-new']),
  database: figures,
  nodes: z.array(nodeShown).describe('Nodes seen in the last minute.'),
  movesPerMinute: z.number().describe('Moves per minute on all nodes.'),
  movesByMinute: z
    .array(z.int())
    .max(HISTORY_MINUTES)
    .describe('Moves per minute on all nodes, oldest first.'),
  hours: z
    .array(healthHour)
    .max(HISTORY_HOURS)
    .describe('Hourly moves, refusals and latency of all nodes, oldest first.'),
  backups: backups.describe('Latest recorded backups.'),
  overdue: z.int().describe(OVERDUE),
  failingGames: z.int().describe('Number of failing games on all nodes.'),
  unknown: z
    .array(
      z.strictObject({
        id: uuid,
        at: time,
        act: z.string().describe('Name of the operation.'),
        game: uuid.nullable(),
      }),
    )
    .describe(UNKNOWN),
  asideGames: z.int().describe('Number of quarantined games.'),
  mode: status.omit({ notices: true }).describe('Service mode.'),
  warnings: z.array(z.string()).describe('Problems that need attention.'),
  attention: z.array(attention).describe('Warnings and their topics, most urgent first.'),
})
export interface Health extends z.infer<typeof health> {}

export const variableShown = z.strictObject({
  name: z.string(),
  value: z
    .string()
    .nullable()
    .describe('Current value of the variable; null if it is unset or secret.'),
  source: z.enum(['default', 'environment', 'file']),
  secret: z.boolean(),
  meaning: z.string(),
})
export interface VariableShown extends z.infer<typeof variableShown> {}
export const configShown = z.strictObject({ variables: z.array(variableShown) })
export interface ConfigShown extends z.infer<typeof configShown> {}
