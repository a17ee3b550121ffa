import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const secondsBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
/** Of calls that may wait for somebody's turn. */
const patientBuckets = [...secondsBuckets, 10, 20, 60]
const sizeBuckets = [1, 2, 4, 8, 16, 32, 64, 128]

/** So many counts wait at most. */
const WAITING_MAX = 256

/**
 * Counts when somebody asks, or when there is enough to count: one by one, what every move has
 * counted would cost a lone one a twentieth of its time.
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

  /** Counts what waits. */
  settle(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const count of waiting) count()
  }
}

/** What the service counts about itself; `registry.metrics()` is the page that Prometheus reads. */
export function createMetrics() {
  const registry = new BatchingRegistry()
  const registers = [registry]
  return {
    registry,
    moves: new Counter({
      name: 'touchline_moves_total',
      help: 'Moves that were stored, by ruleset and by who made them',
      labelNames: ['ruleset', 'by'] as const,
      registers,
    }),
    refusals: new Counter({
      name: 'touchline_refusals_total',
      help: 'Moves that were refused, by code',
      labelNames: ['code'] as const,
      registers,
    }),
    timeOuts: new Counter({
      name: 'touchline_time_outs_total',
      help: 'Decisions that were answered by default because their time ran out',
      registers,
    }),
    moveSeconds: new Histogram({
      name: 'touchline_move_seconds',
      help: 'From the use-case to the durable answer',
      buckets: secondsBuckets,
      registers,
    }),
    batchRows: new Histogram({
      name: 'touchline_commit_batch_rows',
      help: 'Rows of different games that one statement stored',
      buckets: sizeBuckets,
      registers,
    }),
    lostRaces: new Counter({
      name: 'touchline_lost_races_total',
      help: 'Rows that another node had written first, or that had lost the one before them',
      registers,
    }),
    rewoundGames: new Counter({
      name: 'touchline_rewound_games_total',
      help: 'Games of which the database had lost the end that this node knew',
      registers,
    }),
    missedRings: new Counter({
      name: 'touchline_missed_rings_total',
      help: 'Followed games that were found to have gone on although no ring had told so',
      registers,
    }),
    folds: countFolds(registry),
    followers: new Gauge({
      name: 'touchline_followers',
      help: 'Followers of games at this node',
      registers,
    }),
    ...thinkingIn(registers),
    ...executionsIn(registers),
    ...callTimesIn(registers),
    openStreams: openStreamsIn(registers),
    databaseErrors: new Counter({
      name: 'touchline_database_errors_total',
      help: 'Requests that failed because the database did not answer',
      registers,
    }),
  }
}

/** Moves that this node has stored since it began. */
export async function movesStored({ registry, moves }: Pick<Metrics, 'registry' | 'moves'>) {
  registry.settle()
  const { values } = await moves.get()
  return values.reduce((sum, { value }) => sum + value, 0)
}

const thinkingIn = (registers: Registry[]) => ({
  thinkingSeconds: new Histogram({
    name: 'touchline_bot_thinking_seconds',
    help: 'How long bots that think took for a move, waiting for a thread included',
    labelNames: ['ruleset', 'level'] as const,
    buckets: secondsBuckets,
    registers,
  }),
  shortenedThoughts: new Counter({
    name: 'touchline_bot_shortened_total',
    help: 'Thoughts of bots that had less time than their level has, down to none',
    labelNames: ['ruleset', 'level'] as const,
    registers,
  }),
})

/** Documents of GraphQL that are executed once for many. */
const executionsIn = (registers: Registry[]) => ({
  subscriptionExecutions: new Counter({
    name: 'touchline_subscription_executions_total',
    help: 'Documents of subscriptions that were executed, once for all who are sent the same',
    registers,
  }),
  introspectionExecutions: new Counter({
    name: 'touchline_introspection_executions_total',
    help: 'Documents about the schema that were executed, once for all who ask for the same',
    registers,
  }),
})

/** What goes through the doors that have one address for all calls. */
const callTimesIn = (registers: Registry[]) => ({
  toolSeconds: new Histogram({
    name: 'touchline_mcp_seconds',
    help: 'How long a tool took at /mcp, waiting for a turn included',
    labelNames: ['call', 'outcome'] as const,
    buckets: patientBuckets,
    registers,
  }),
  fieldSeconds: new Histogram({
    name: 'touchline_graphql_seconds',
    help: 'How long a field of Query or Mutation took at /graphql',
    labelNames: ['call', 'outcome'] as const,
    buckets: secondsBuckets,
    registers,
  }),
})

/** By kind, how many a door holds at the moment; each door says it of its own. */
function openStreamsIn(registers: Registry[]): Map<string, () => number> {
  const kinds = new Map<string, () => number>()
  new Gauge({
    name: 'touchline_open_streams',
    help: 'Answers and sockets that are kept open, by kind',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      for (const [kind, count] of kinds) this.set({ kind }, count())
    },
  })
  return kinds
}

/** Plain numbers, since every move counts here; they become metrics when somebody asks. */
function countFolds(registry: Registry) {
  const folds = { fromCache: 0, fromLog: 0 }
  new Counter({
    name: 'touchline_folds_total',
    help: 'Games asked for, by whether their fold was cached',
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

/** Event loop, memory and garbage of this process: of which there is one, however many services. */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry })
}

/** Counted when somebody asks, not whenever a game comes or goes. */
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

export const countLiveGames = gauge('touchline_cached_games', 'Folded games that this node holds')
export const clockDrift = gauge(
  'touchline_clock_drift_seconds',
  'How far the clock of this machine is ahead of the database’s, from which time is taken',
)
export const notifierState = gauge(
  'touchline_doorbell_reliable',
  '1: every ring is heard; 0: followed games are looked after twice a second',
)
export const countFailingGames = gauge(
  'touchline_failing_games',
  'Games that this node cannot play on unattended, put aside',
)
export const sweepLag = gauge(
  'touchline_sweep_lag_seconds',
  'How long ago all was done that was due, save for games that are put aside',
)

/** The same for what is counted by more than its name. */
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
  'Rows and reads of games that wait for their batch, and acts that wait for their game',
  ['what'],
)
export const modeState = gauges(
  'touchline_mode',
  'The mode in which operators have the service go: 1 for that one',
  ['mode'],
)
export const countConnections = gauges(
  'touchline_database_connections',
  'Connections to the database by pool, and callers that wait for one',
  ['pool', 'state'],
)
