import { DueGameRunner } from '../../src/app/background/due-game-runner.ts'
import type { Ports } from '../../src/app/core/ports.ts'
import { FoldedLog } from '../../src/app/runtime/folded-log.ts'
import { LiveGameCache } from '../../src/app/runtime/live-game-cache.ts'
import { MoveKeys } from '../../src/app/runtime/move-keys.ts'
import type { FloorName } from './floors.ts'
import type { AlterPorts } from './node.ts'

interface Bug {
  readonly floor: FloorName
  readonly failsOver: boolean
  /** Methods of the service that are replaced to plant the bug. */
  readonly patches?: readonly (readonly [object, Record<string, unknown>])[]
  readonly alter?: AlterPorts
}

const withoutEpochs = (ports: Ports): Ports => ({ ...ports, log: { ...ports.log, epoch: () => 0 } })

/** Number of log rows that could not be appended, in games that have not been reloaded since. */
let failedRows = 0

function countFailedRows(ports: Ports): Ports {
  const append: Ports['log']['append'] = (rows) =>
    ports.log.append(rows).catch((error) => {
      failedRows += rows.length
      throw error
    })
  return { ...ports, log: { ...ports.log, append } }
}

const { spoil } = FoldedLog.prototype

function spoilUnlessRowFailed(this: FoldedLog): void {
  if (failedRows > 0) failedRows -= 1
  else spoil.call(this)
}

/** Bugs that a test adds to the service and that the simulation must find. */
export const planted = {
  'no reload of a game after a lost answer': {
    floor: 'running games',
    failsOver: false,
    patches: [[FoldedLog.prototype, { spoil: spoilUnlessRowFailed }]],
    alter: countFailedRows,
  },
  'no search for the first use of a key': {
    floor: 'running games',
    failsOver: false,
    patches: [[MoveKeys.prototype, { find: () => undefined }]],
  },
  'no look at the own row after a failover': {
    floor: 'running games',
    failsOver: true,
    alter: withoutEpochs,
  },
  'no poll after a lost notification': {
    floor: 'operations',
    failsOver: false,
    patches: [
      [LiveGameCache.prototype, { refreshAll() {}, refreshStale() {}, async checkFollowed() {} }],
    ],
  },
  'no search for due games': {
    floor: 'running games',
    failsOver: false,
    patches: [[DueGameRunner.prototype, { runGame: async () => true }]],
  },
} satisfies Record<string, Bug>

export type PlantedBug = keyof typeof planted

export async function withBug<T>(
  name: PlantedBug | null,
  work: (alter: AlterPorts) => Promise<T>,
): Promise<T> {
  const { patches = [], alter = (ports: Ports) => ports }: Partial<Bug> = name ? planted[name] : {}
  const before = patches.map(([target, methods]) =>
    Object.keys(methods).map((method) => [method, Reflect.get(target, method)] as const),
  )
  for (const [target, methods] of patches) Object.assign(target, methods)
  try {
    return await work(alter)
  } finally {
    for (const [place, [target]] of patches.entries())
      Object.assign(target, Object.fromEntries(before[place]!))
  }
}
