import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const secondsBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
const patientBuckets = [...secondsBuckets, 10, 20, 60]
const sizeBuckets = [1, 2, 4, 8, 16, 32, 64, 128]

const WAITING_MAX = 256

/**
 * Applies counter changes in batches and before each scrape, because applying each change
 * immediately would make a move 5 % slower.
 */
export class BatchingRegistry extends Registry {
  #waiting: (() => void)[] = []

  later(count: () => void): void {
    if (this.#waiting.push(count) === WAITING_MAX) this.settle()
  }

  override metrics(): Promise<string> {
    this.settle()
    return super.metrics()
  }

  settle(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const count of waiting) count()
  }
}

export function createMetrics() {
  const registry = new BatchingRegistry()
  const registers = [registry]
  return {
    registry,
    moves: new Counter({
      name: 'touchline_moves_total',
      help: 'Stored moves by ruleset and kind of player',
      labelNames: ['ruleset', 'by'] as const,
      registers,
    }),
    refusals: new Counter({
      name: 'touchline_refusals_total',
      help: 'Refused moves by code',
      labelNames: ['code'] as const,
      registers,
    }),
    timeOuts: new Counter({
      name: 'touchline_time_outs_total',
      help: 'Decisions answered by default at their deadline',
      registers,
    }),
    moveSeconds: new Histogram({
      name: 'touchline_move_seconds',
      help: 'Time from the request until the answer is durable',
      buckets: secondsBuckets,
      registers,
    }),
    batchRows: new Histogram({
      name: 'touchline_commit_batch_rows',
      help: 'Rows stored by one statement, each from a different game',
      buckets: sizeBuckets,
      registers,
    }),
    lostRaces: new Counter({
      name: 'touchline_lost_races_total',
      help: 'Rows rejected because another node wrote first or the previous row is missing',
      registers,
    }),
    rewoundGames: new Counter({
      name: 'touchline_rewound_games_total',
      help: 'Games whose latest events the database has lost',
      registers,
    }),
    missedRings: new Counter({
      name: 'touchline_missed_notifications_total',
      help: 'Changes found in followed games without a notification',
      registers,
    }),
    folds: countFolds(registry),
    followers: new Gauge({
      name: 'touchline_followers',
      help: 'Followers of games on this node',
      registers,
    }),
    ...thinkingIn(registers),
    ...executionsIn(registers),
    ...callTimesIn(registers),
    openStreams: openStreamsIn(registers),
    databaseErrors: new Counter({
      name: 'touchline_database_errors_total',
      help: 'Requests that failed because the database did not respond',
      registers,
    }),
  }
}

export async function movesStored({ registry, moves }: Pick<Metrics, 'registry' | 'moves'>) {
  registry.settle()
  const { values } = await moves.get()
  return values.reduce((sum, { value }) => sum + value, 0)
}

/**
 * Returns the numbers of moves and refusals since the node started. For each duration in a list,
 * `faster` contains the number of moves that took no longer than this duration.
 */
export async function moveTotals(metrics: Metrics) {
  const moves = await movesStored(metrics)
  const refusals = await metrics.refusals.get()
  const { values } = await metrics.moveSeconds.get()
  const buckets = values.filter(({ metricName }) => metricName?.endsWith('_bucket'))
  return {
    moves,
    refused: refusals.values.reduce((sum, { value }) => sum + value, 0),
    faster: Object.fromEntries(buckets.map(({ labels, value }) => [String(labels.le), value])),
  }
}

const thinkingIn = (registers: Registry[]) => ({
  thinkingSeconds: new Histogram({
    name: 'touchline_bot_thinking_seconds',
    help: 'Duration of bot searches, including the wait for a worker',
    labelNames: ['ruleset', 'level'] as const,
    buckets: secondsBuckets,
    registers,
  }),
  shortenedThoughts: new Counter({
    name: 'touchline_bot_searches_cut_total',
    help: 'Bot searches that had less time than their level allows',
    labelNames: ['ruleset', 'level'] as const,
    registers,
  }),
})

const executionsIn = (registers: Registry[]) => ({
  subscriptionExecutions: new Counter({
    name: 'touchline_subscription_executions_total',
    help: 'Subscription executions; subscribers with the same answer share one execution',
    registers,
  }),
  introspectionExecutions: new Counter({
    name: 'touchline_introspection_executions_total',
    help: 'Introspection executions; callers with the same query share one execution',
    registers,
  }),
})

/**
 * Calls are counted by operation name instead of URL, because MCP and GraphQL each use a single URL
 * for all calls.
 */
const callTimesIn = (registers: Registry[]) => ({
  toolSeconds: new Histogram({
    name: 'touchline_mcp_seconds',
    help: 'Duration of MCP tool calls, including the wait for a turn',
    labelNames: ['call', 'outcome'] as const,
    buckets: patientBuckets,
    registers,
  }),
  fieldSeconds: new Histogram({
    name: 'touchline_graphql_seconds',
    help: 'Duration of GraphQL Query and Mutation fields',
    labelNames: ['call', 'outcome'] as const,
    buckets: secondsBuckets,
    registers,
  }),
})

function openStreamsIn(registers: Registry[]): Map<string, () => number> {
  const kinds = new Map<string, () => number>()
  new Gauge({
    name: 'touchline_open_streams',
    help: 'Open streams and sockets by kind',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      for (const [kind, count] of kinds) this.set({ kind }, count())
    },
  })
  return kinds
}

/**
 * Each move changes plain numbers instead of metric objects, because plain numbers are faster. When
 * the metrics are scraped, the numbers are copied to the metric objects.
 */
function countFolds(registry: Registry) {
  const folds = { fromCache: 0, fromLog: 0 }
  new Counter({
    name: 'touchline_folds_total',
    help: 'Games loaded, from the cache or from the log',
    labelNames: ['from'] as const,
    registers: [registry],
    collect() {
      this.reset()
      this.inc({ from: 'cache' }, folds.fromCache)
      this.inc({ from: 'log' }, folds.fromLog)
    },
  })
  return folds
}

export type Metrics = ReturnType<typeof createMetrics>

/** Process metrics are collected only once, even if the process runs several services. */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry })
}

const gauge =
  (name: string, help: string) =>
  ({ registry }: Metrics, count: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(count())
      },
    })

export const countLiveGames = gauge('touchline_cached_games', 'Games in the cache of this node')
export const clockDrift = gauge(
  'touchline_clock_drift_seconds',
  'Lead of the local clock over the database clock',
)
export const notifierState = gauge(
  'touchline_notifier_reliable',
  '1 if every notification arrives; 0 if followed games are polled twice a second',
)
export const countFailingGames = gauge(
  'touchline_failing_games',
  'Games that this node cannot continue',
)
export const sweepLag = gauge(
  'touchline_scheduler_lag_seconds',
  'Age of the oldest overdue deadline, excluding failing and quarantined games',
)

const gauges =
  <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
  ({ registry }: Metrics, count: () => readonly (readonly [Record<Label, string>, number])[]) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        for (const [labels, value] of count()) this.set(labels, value)
      },
    })

export const countWaiting = gauges(
  'touchline_waiting',
  'Rows and reads waiting for a batch, and commands waiting for their game',
  ['what'],
)
export const modeState = gauges('touchline_mode', '1 for the current service mode', ['mode'])
export const countConnections = gauges(
  'touchline_database_connections',
  'Database connections by pool, and callers waiting for one',
  ['pool', 'state'],
)
