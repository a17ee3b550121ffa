import { freeShareOf } from '../monitoring/disk-space.ts'
import type { Attention, Health, NodeShown } from '../monitoring/health-schema.ts'

const LOOP_MILLISECONDS_MAX = 200
const DRIFT_MILLISECONDS_MAX = 1_000
const FREE_DISK_SHARE_MIN = 0.1
const BACKUP_MILLISECONDS_MAX = 2 * 24 * 3_600_000

interface Beside {
  readonly settings: readonly string[]
  readonly firstGameAt: number | null
  readonly now: number
}

export function attentionFor(
  facts: Omit<Health, 'warnings' | 'attention'>,
  { settings, firstGameAt, now }: Beside,
): Attention[] {
  const { nodes, schema, overdue, unknown, mode, asideGames, backups } = facts
  const differ = (of: (node: NodeShown) => string) => new Set(nodes.map(of)).size > 1
  const all: [Attention['topic'], string | false][] = [
    ...nodes.flatMap(ofNode),
    ['quarantine', asideGames > 0 && counted(asideGames, 'is quarantined', 'are quarantined')],
    [
      'overdue',
      overdue > 0 && counted(overdue, 'has an overdue deadline', 'have overdue deadlines'),
    ],
    ['backup', backupProblem(backups.lastAt, firstGameAt, now)],
    [
      'version',
      schema !== 'current' &&
        `the database schema is ${schema}: migrate the database or start newer nodes`,
    ],
    ['version', differ(({ version }) => version) && 'nodes run different versions'],
    ['mode', mode.mode !== 'normal' && `the service mode is ${mode.mode}`],
    ['outcome', unknown.length > 0 && `admin operations with unknown outcome: ${unknown.length}`],
    ['node', differ(({ doorbellKind }) => doorbellKind) && notifiersDiffer],
    ...settings.map((text): [Attention['topic'], string] => ['setting', text]),
  ]
  const found = all.flatMap(([topic, text]) => (text === false ? [] : [{ topic, text }]))
  const isFirst = ({ topic }: Attention) => topic === 'failing'
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))]
}

const counted = (games: number, one: string, many: string): string =>
  games === 1 ? `1 game ${one}` : `${games} games ${many}`

const notifiersDiffer =
  'nodes use different notifiers: moves from other nodes arrive late; set the same REDIS_URL'

function ofNode(node: NodeShown): [Attention['topic'], string | false][] {
  const name = `node ${node.id.slice(-4)}`
  const { driftMilliseconds: drift, loopDelayMilliseconds: delay, failingGames, disk } = node
  const isDrifting = Math.abs(drift) > DRIFT_MILLISECONDS_MAX
  const isFull = disk !== null && freeShareOf(disk) < FREE_DISK_SHARE_MIN
  return [
    ['failing', failingGames > 0 && counted(failingGames, `fails on ${name}`, `fail on ${name}`)],
    ['clock', isDrifting && `the clock of ${name} is ${drift / 1_000} s ahead`],
    ['disk', isFull && `the disk of ${name} has ${Math.floor(freeShareOf(disk) * 100)} % left`],
    [
      'node',
      delay > LOOP_MILLISECONDS_MAX && `${name} is busy: its event loop is ${delay} ms late`,
    ],
    ['node', !node.doorbell && `${name} may miss notifications`],
  ]
}

/**
 * Warns about missing backups only if games have existed for longer than the longest allowed time
 * between backups.
 */
function backupProblem(lastAt: number | null, firstGameAt: number | null, now: number) {
  const since = lastAt ?? firstGameAt
  if (since === null || now - since < BACKUP_MILLISECONDS_MAX) return false
  return lastAt === null
    ? 'no backup is recorded'
    : `the last recorded backup is ${Math.floor((now - lastAt) / 86_400_000)} days old`
}
