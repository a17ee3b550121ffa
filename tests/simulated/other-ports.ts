import type { Ports } from '../../src/app/core/ports.ts'
import type { MaintenanceState } from '../../src/app/monitoring/maintenance-port.ts'
import type { PackRecord } from '../../src/app/packs/port.ts'
import type { TableState } from '../../src/app/table/schema.ts'

type Wrap = <P extends object>(name: string, store: P) => P

/** Storage functions that the simulated parts of the service call only in background tasks. */
export function otherPorts(overNetwork: Wrap) {
  const packs = new Map<string, PackRecord>()
  const none = async () => 0
  const nothing = async () => {}
  const stores = {
    packs: {
      keep: async (records) => {
        for (const record of records) packs.set(record.hash, record)
      },
      find: async (hash) => packs.get(hash) ?? null,
    } satisfies Ports['packs'],
    maintenance: { state: async () => normal } satisfies Partial<Ports['maintenance']>,
    tables: {
      read: async (games) => new Map(games.map((game) => [game, emptyTable])),
      setPresence: nothing,
      react: nothing,
      purge: none,
    } satisfies Ports['tables'],
    nodes: { say: nothing, leave: nothing } satisfies Partial<Ports['nodes']>,
    refusals: { add: nothing, purge: none } satisfies Ports['refusals'],
    ratings: { due: async () => [] } satisfies Partial<Ports['ratings']>,
    jobs: { take: async () => null } satisfies Partial<Ports['jobs']>,
    jobFiles: { purge: none } satisfies Partial<Ports['jobFiles']>,
    audits: { purge: none, whileItRan: async () => [] } satisfies Partial<Ports['audits']>,
    matchmaking: { purge: none } satisfies Partial<Ports['matchmaking']>,
    webhooks: { purge: none, lockSecrets: none } satisfies Partial<Ports['webhooks']>,
  }
  const wrapped = Object.entries(stores).map(([name, store]) => [name, overNetwork(name, store)])
  return { ...Object.fromEntries(wrapped), drift: () => 0, close: nothing }
}

const normal: MaintenanceState = {
  mode: { mode: 'normal', clocks: 'run', notice: null, until: null, since: 0 },
  notices: [],
  aside: [],
}

const emptyTable: TableState = { seats: [], watchers: 0, reactions: [] }
