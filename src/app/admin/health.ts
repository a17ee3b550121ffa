import { VERSION } from '../../version.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { lowestIdAt, timeOf } from '../core/ids.ts'
import { type Health, HISTORY_HOURS, type NodeShown } from '../monitoring/health-schema.ts'
import { HOUR_MILLISECONDS, hoursOf } from '../monitoring/hourly-counts.ts'
import type { NodeRecord } from '../monitoring/node-port.ts'
import { attentionFor } from './attention.ts'

const SEEN_MILLISECONDS = 60_000
/**
 * Time after which an unprocessed deadline makes a game overdue. Normally the scheduler processes a
 * deadline within two rounds.
 */
const LATE_MILLISECONDS = 5_000
const UNKNOWN_MAX = 20
const UNKNOWN_MILLISECONDS_MIN = 60_000
const UNKNOWN_MILLISECONDS_MAX = 7 * 24 * 3_600_000

export async function healthOf(context: Context, capability: AuditCapability): Promise<Health> {
  capability.use()
  const { ports, packs, maintenance, nodeInfo, counts } = context
  const { notices: _, ...mode } = maintenance.status()
  const now = ports.clock.now()
  const since = now - (now % HOUR_MILLISECONDS) - (HISTORY_HOURS - 1) * HOUR_MILLISECONDS
  const [schema, { counted, oldestGame }, reports, hours, overdue, unknown, backups] =
    await Promise.all([
      ports.schema(),
      counts.at(now),
      toldBy(context),
      ports.nodes.hours(since),
      overdueAt(context, now),
      unknownAt(context, now),
      backupsOf(context),
    ])
  const nodes = reports.map((one) => nodeShown(context, one))
  const rulesets = packs.rulesets().map(({ id, version }) => ({ id, version }))
  const sum = (of: (node: NodeShown) => number) => nodes.reduce((all, node) => all + of(node), 0)
  const facts = {
    environment: nodeInfo.environment,
    version: VERSION,
    rulesets,
    schema,
    database: counted,
    nodes,
    movesPerMinute: sum(({ movesPerMinute }) => movesPerMinute),
    movesByMinute: summed(reports.map(({ report }) => report.movesByMinute ?? [])),
    hours: hoursOf(hours, since, now),
    backups,
    overdue,
    mode,
    asideGames: maintenance.aside.length,
    failingGames: sum(({ failingGames }) => failingGames),
    unknown,
  }
  const firstGameAt = oldestGame === null ? null : timeOf(oldestGame)
  const settings = [...nodeInfo.warnings, ...packs.warnings, ...(await forgetful(context))]
  const attention = attentionFor(facts, { settings, firstGameAt, now })
  return { ...facts, warnings: attention.map(({ text }) => text), attention }
}

const toldBy = ({ ports }: Context): Promise<NodeRecord[]> =>
  ports.nodes.seen(ports.clock.now() - SEEN_MILLISECONDS)

function nodeShown({ node }: Context, { id, seenAt, report }: NodeRecord): NodeShown {
  const { movesByMinute: _, ...shown } = report
  // A node that runs an older version reports neither how it sends notifications nor its disk
  // space.
  const { doorbellKind = 'notify', disk = null } = report
  return { id, seenAt, own: id === node, ...shown, doorbellKind, disk }
}

function summed(lists: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length }, (_, at) =>
    lists.reduce((sum, list) => sum + (list.at(at - length) ?? 0), 0),
  )
}

async function overdueAt({ ports: { log } }: Context, now: number): Promise<number> {
  const from = Math.min(await log.scannedUntil(), now)
  const { games } = await log.due({ wakeAt: from - 1, gameId: null }, now - LATE_MILLISECONDS)
  return games.length
}

/**
 * Lists operations without a recorded outcome. The list excludes operations that started within the
 * last minute, because such operations may still be running.
 */
async function unknownAt({ ports, operations }: Context, now: number) {
  const changing = operations.filter(({ method }) => method !== 'GET').map(({ name }) => name)
  const between = {
    from: lowestIdAt(now - UNKNOWN_MILLISECONDS_MAX),
    to: lowestIdAt(now - UNKNOWN_MILLISECONDS_MIN),
  }
  const found = await ports.audits.unknown(changing, between, UNKNOWN_MAX)
  return found.map(({ id, at, action: act, game }) => ({ id, at, act, game }))
}

const forgetful = async ({ ports }: Context): Promise<string[]> =>
  (await ports.unsafeDurabilitySettings()).map(
    (setting) => `the database has ${setting}: a crash may lose acknowledged moves`,
  )

const BACKUPS_READ_MAX = 20

/** The audit log is the only record of backups. */
async function backupsOf({ ports }: Context): Promise<Health['backups']> {
  const found = await ports.audits.latest('backup.record', BACKUPS_READ_MAX)
  const lastOf = (isRestore: boolean) =>
    found.find(({ detail }) => (detail.kind === 'restore') === isRestore)?.at ?? null
  return { lastAt: lastOf(false), restoredAt: lastOf(true) }
}
