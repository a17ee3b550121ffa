import { VERSION } from '../../version.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { lowestIdAt } from '../core/ids.ts'
import type { Health, NodeShown } from '../monitoring/health-schema.ts'
import type { NodeRecord } from '../monitoring/node-port.ts'

const SEEN_MILLISECONDS = 60_000
/** The scheduler plays due games within a round or two. */
const LATE_MILLISECONDS = 5_000
const LOOP_TOLD_MILLISECONDS = 200
const UNKNOWN_MAX = 20
const UNKNOWN_MILLISECONDS_MIN = 60_000
const UNKNOWN_MILLISECONDS_MAX = 7 * 24 * 3_600_000

export async function healthOf(context: Context, capability: AuditCapability): Promise<Health> {
  capability.use()
  const { ports, packs, maintenance, nodeInfo, counts } = context
  const { notices: _, ...mode } = maintenance.status()
  const now = ports.clock.now()
  const [schema, database, reports, overdue, unknown] = await Promise.all([
    ports.schema(),
    counts.at(now),
    toldBy(context),
    overdueAt(context, now),
    unknownAt(context, now),
  ])
  const nodes = reports.map((one) => nodeShown(context, one))
  const rulesets = packs.rulesets().map(({ id, version }) => ({ id, version }))
  const sum = (of: (node: NodeShown) => number) => nodes.reduce((all, node) => all + of(node), 0)
  return {
    environment: nodeInfo.environment,
    version: VERSION,
    rulesets,
    schema,
    database,
    nodes,
    movesPerMinute: sum(({ movesPerMinute }) => movesPerMinute),
    movesByMinute: summed(reports.map(({ report }) => report.movesByMinute ?? [])),
    overdue,
    mode,
    asideGames: maintenance.aside.length,
    failingGames: sum(({ failingGames }) => failingGames),
    unknown,
    warnings: [...nodeInfo.warnings, ...packs.warnings, ...(await forgetful(context))].concat(
      nodes.flatMap(warningsOf),
      mode.mode === 'normal' ? [] : [`the service mode is ${mode.mode}`],
      maintenance.aside.length === 0 ? [] : [`${maintenance.aside.length} games are quarantined`],
      schema === 'current' ? [] : [`the schema is ${schema}: migrate, or start newer nodes`],
      overdue === 0 ? [] : [`${overdue} games have overdue deadlines`],
      unknown.length === 0 ? [] : [`admin operations with unknown outcome: ${unknown.length}`],
      new Set(nodes.map(({ version }) => version)).size > 1 ? ['nodes differ in version'] : [],
      new Set(nodes.map(({ doorbellKind }) => doorbellKind)).size > 1 ? [notifiersDiffer] : [],
    ),
  }
}

const toldBy = ({ ports }: Context): Promise<NodeRecord[]> =>
  ports.nodes.seen(ports.clock.now() - SEEN_MILLISECONDS)

function nodeShown({ node }: Context, { id, seenAt, report }: NodeRecord): NodeShown {
  const { movesByMinute: _, ...shown } = report
  const { doorbellKind = 'notify' } = report
  return { id, seenAt, own: id === node, ...shown, doorbellKind }
}

function summed(lists: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length }, (_, at) =>
    lists.reduce((sum, list) => sum + (list.at(at - length) ?? 0), 0),
  )
}

/** Counts at most one page of due games. */
async function overdueAt({ ports: { log } }: Context, now: number): Promise<number> {
  const from = Math.min(await log.scannedUntil(), now)
  const { games } = await log.due({ wakeAt: from - 1, gameId: null }, now - LATE_MILLISECONDS)
  return games.length
}

/** Excludes recent operations, which may still be running. */
async function unknownAt({ ports, operations }: Context, now: number) {
  const changing = operations.filter(({ method }) => method !== 'GET').map(({ name }) => name)
  const between = {
    from: lowestIdAt(now - UNKNOWN_MILLISECONDS_MAX),
    to: lowestIdAt(now - UNKNOWN_MILLISECONDS_MIN),
  }
  const found = await ports.audits.unknown(changing, between, UNKNOWN_MAX)
  return found.map(({ id, at, action: act, game }) => ({ id, at, act, game }))
}

const notifiersDiffer =
  'nodes use different notifiers: moves from other nodes arrive late; set the same REDIS_URL'

const forgetful = async ({ ports }: Context): Promise<string[]> =>
  (await ports.unsafeDurabilitySettings()).map(
    (setting) => `the database has ${setting}: a crash may lose acknowledged moves`,
  )

function warningsOf(node: NodeShown): string[] {
  const name = `node ${node.id.slice(-4)}`
  const { driftMilliseconds: drift, loopDelayMilliseconds: delay, failingGames } = node
  return [
    ...(Math.abs(drift) > 1_000 ? [`the clock of ${name} is ${drift / 1_000} s ahead`] : []),
    ...(delay > LOOP_TOLD_MILLISECONDS
      ? [`${name} is busy: its event loop is ${delay} ms late`]
      : []),
    ...(failingGames > 0 ? [`${failingGames} games fail on ${name}`] : []),
    ...(node.doorbell ? [] : [`${name} may miss notifications`]),
  ]
}
