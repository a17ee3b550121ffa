import type { ComponentChildren } from 'preact'
import { formatNumber, formatPercent } from '../ui/format.ts'
import type { Health } from './admin-client.ts'
import { Id } from './cell.tsx'
import { RelativeTime } from './relative-time.tsx'

type Node = Health['nodes'][number]

/** A table of nodes would be wider than the screen, so each node is a separate block. */
export const NodeList = ({ nodes }: { readonly nodes: readonly Node[] }) => (
  <ul class="nodes">
    {nodes.map((node) => (
      <li key={node.id}>
        <p class="row">
          <Id of={node.id} />
          <span class="pill">{node.version}</span>
          {node.own && <span class="pill on">answers you</span>}
          <span class="grow" />
          <span class="small muted">
            {'seen '}
            <RelativeTime at={node.seenAt} />
          </span>
        </p>
        <dl>
          {factsOf(node).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)

const factsOf = (node: Node): readonly (readonly [string, ComponentChildren])[] => [
  ['Started', <RelativeTime key="started" at={node.startedAt} />],
  ['Moves per minute', formatNumber(node.movesPerMinute)],
  ['Event loop delay', `${formatNumber(node.loopDelayMilliseconds)} ms`],
  ['Scheduler lag', `${formatNumber(node.sweepLagMilliseconds)} ms`],
  ['Clock drift', `${formatNumber(node.driftMilliseconds)} ms`],
  ['Games in memory', formatNumber(node.foldedGames)],
  ['Failing games', formatNumber(node.failingGames)],
  ['Notifications', notifiers[node.doorbellKind] + (node.doorbell ? '' : ', unreliable')],
  ['Free disk', node.disk === null ? '–' : diskText(node.disk)],
]

const notifiers = { notify: 'PostgreSQL', redis: 'Redis' } as const

const GIGABYTE = 1_000_000_000
const diskText = ({ freeBytes, totalBytes }: NonNullable<Node['disk']>): string =>
  `${formatNumber(Math.floor(freeBytes / GIGABYTE))} GB, ${formatPercent(freeBytes / totalBytes)}`
