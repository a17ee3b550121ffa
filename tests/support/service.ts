import root, { type Test } from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import type { Settings } from '../../src/app/core/context.ts'
import type { Clock } from '../../src/app/core/ports.ts'
import {
  createServices,
  ensureAdminToken,
  type ServiceParts,
} from '../../src/app/service/create-service.ts'
import type { ServiceKeys } from '../../src/config/keys.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { registry as everyRuleset } from '../../src/engine/rulesets/index.ts'
import type { ArchiveFiles } from '../../src/postgres/archive/files.ts'
import type { RedisChannels } from '../../src/postgres/notifier/redis-channels.ts'
import { openStore, type PostgresStore } from '../../src/postgres/postgres.ts'
import { migratedDatabase } from '../database.ts'
import { type TestService, withClient } from './client.ts'
import { keys as keysOfTests } from './keys.ts'

export interface TestClock extends Clock {
  skip(seconds: number): void
}

export function testClock(): TestClock {
  let skipped = 0
  return {
    now: () => Date.now() + skipped,
    skip(seconds) {
      skipped += seconds * 1000
    },
  }
}

export interface Node {
  readonly services: TestService
  readonly store: PostgresStore
}

export interface NodeOptions {
  readonly clock?: Clock
  readonly machine?: () => number
  readonly registry?: Readonly<Record<string, Ruleset>>
  readonly keys?: ServiceKeys
  readonly archive?: ArchiveFiles | undefined
  readonly rings?: RedisChannels | undefined
  readonly settings?: Partial<Settings>
  readonly parts?: Partial<ServiceParts>
}

export const ADMIN_TOKEN = 'tl_50489088d58c6379bf5cd307960dd3ef9929eb080cf9facf3662eb55895a41dd'

/** The scheduler runs only when a test calls it, unless the test sets an interval. */
const quiet: Partial<Settings> = { sweepMilliseconds: 3_600_000 }

export async function startNode(
  t: Pick<Test, 'teardown'>,
  url: string,
  options: NodeOptions = {},
): Promise<Node> {
  const { clock, machine, archive, rings, registry = everyRuleset, keys = keysOfTests } = options
  const clocks = { ...(clock && { clock }), ...(machine && { machine }) }
  const store = await openStore(url, { keys, archive, rings, ...clocks })
  const service = await createServices({
    ports: store,
    registry,
    settings: { ...quiet, ...options.settings },
    ...options.parts,
  })
  t.teardown(() => service.close())
  return { services: withClient(service), store }
}

export interface Served extends Node {
  readonly url: string
  readonly admin: Caller
}

export async function startServices(
  t: Pick<Test, 'teardown'>,
  options: NodeOptions = {},
): Promise<Served> {
  const url = await migratedDatabase(t)
  const node = await startNode(t, url, options)
  await ensureAdminToken(node.store, ADMIN_TOKEN)
  const admin = await node.services.authenticate(ADMIN_TOKEN)
  return { ...node, url, admin }
}

const shared = new Map<NodeOptions['registry'], Promise<Served>>()

export function sharedServices(registry = everyRuleset): Promise<Served> {
  const served = shared.get(registry) ?? startServices(root, { registry })
  shared.set(registry, served)
  return served
}

export async function guest({ services }: Node, name: string): Promise<Caller> {
  const { token } = await services.accounts.signUp({ name, kind: 'human' })
  return services.authenticate(token)
}
