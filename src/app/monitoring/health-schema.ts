import { z } from 'zod'
import { gameStatus } from '../core/game-schema.ts'
import { rulesetId, time, uuid } from '../core/schema.ts'
import { status } from './schema.ts'

/** By which operators tell one service from another. */
export const environment = z.strictObject({
  name: z.string(),
  colour: z.string().nullable().describe('Of its banner, as `#rrggbb`.'),
})

/** So many minutes are looked back. */
export const HISTORY_MINUTES = 30

/** What a node says of itself. */
export const nodeReport = z.strictObject({
  version: z.string(),
  startedAt: time,
  loopDelayMilliseconds: z
    .number()
    .describe('99 of 100 turns of its event loop began at most so late in the last seconds.'),
  movesPerMinute: z.number().describe('Moves that it has stored in the last minute.'),
  failingGames: z.int().describe('Games that it cannot play on unattended, put aside.'),
  driftMilliseconds: z.number().describe('By which its clock is ahead of the database’s.'),
  sweepLagMilliseconds: z.number().describe('How long ago all was done that was due.'),
  foldedGames: z.int().describe('Games that it holds in memory.'),
  doorbell: z.boolean().describe('It hears every ring of the others.'),
  doorbellKind: z
    .enum(['notify', 'redis'])
    .describe('Channel for notifications of moves: `REDIS_URL` selects Redis.'),
})
/** What goes into a sum of all nodes; nodes of before say nothing of it. */
interface Told {
  /** Of whole minutes, the oldest first. */
  readonly movesByMinute?: readonly number[]
}
export interface NodeReport extends z.infer<typeof nodeReport>, Told {}

export const nodeShown = z.strictObject({
  id: uuid,
  seenAt: time,
  own: z.boolean().describe('It is the one that answers.'),
  ...nodeReport.shape,
})
export interface NodeShown extends z.infer<typeof nodeShown> {}

const gameCounts = z.strictObject(
  Object.fromEntries(gameStatus.options.map((status) => [status, z.int()])) as Readonly<
    Record<z.infer<typeof gameStatus>, z.ZodInt>
  >,
)
const figures = z.strictObject({
  at: time.describe('When it was counted: a minute ago at most.'),
  server: z.string().describe('Version of the database.'),
  bytes: z.int().describe('That it takes.'),
  games: gameCounts,
})

const OVERDUE = 'Games whose time was up more than 5 s ago, and nothing was done; at most one look.'
const UNKNOWN =
  'Acts of the last week of which nobody has said what became: the last 20. A node was lost, or ' +
  'the database: look at what they are about.'
export const health = z.strictObject({
  environment: environment.nullable(),
  version: z.string(),
  rulesets: z.array(z.strictObject({ id: rulesetId, version: z.int() })),
  schema: z.enum(['current', 'behind', 'too-new']),
  database: figures,
  nodes: z.array(nodeShown).describe('Those that were seen in the last minute.'),
  movesPerMinute: z.number().describe('Of all nodes.'),
  movesByMinute: z
    .array(z.int())
    .max(HISTORY_MINUTES)
    .describe('Of all nodes, in the minutes before, the oldest first.'),
  overdue: z.int().describe(OVERDUE),
  failingGames: z.int().describe('Of all nodes.'),
  unknown: z
    .array(
      z.strictObject({
        id: uuid,
        at: time,
        act: z.string().describe('Its name.'),
        game: uuid.nullable(),
      }),
    )
    .describe(UNKNOWN),
  asideGames: z.int().describe('That operators have put aside.'),
  mode: status.omit({ notices: true }).describe('How operators have it go.'),
  warnings: z.array(z.string()).describe('What somebody should look at, in sentences.'),
})
export interface Health extends z.infer<typeof health> {}

export const variableShown = z.strictObject({
  name: z.string(),
  value: z.string().nullable().describe('In force; null: none, or a secret.'),
  source: z.enum(['default', 'environment', 'file']),
  secret: z.boolean(),
  meaning: z.string(),
})
export interface VariableShown extends z.infer<typeof variableShown> {}
export const configShown = z.strictObject({ variables: z.array(variableShown) })
export interface ConfigShown extends z.infer<typeof configShown> {}
