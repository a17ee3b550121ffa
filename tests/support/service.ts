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

/** A clock that a test can put forward. */
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

/** One node of the service. */
export interface Node {
  readonly services: TestService
  readonly store: PostgresStore
}

export interface NodeOptions {
  /** Instead of the database's. */
  readonly clock?: Clock
  /** Of the machine on which the node runs. */
  readonly machine?: () => number
  readonly registry?: Readonly<Record<string, Ruleset>>
  readonly keys?: ServiceKeys
  /** For games that leave the database. */
  readonly archive?: ArchiveFiles | undefined
  /** By which moves ring, instead of the database. */
  readonly rings?: RedisChannels | undefined
  readonly settings?: Partial<Settings>
  readonly parts?: Partial<ServiceParts>
}

export const ADMIN_TOKEN = 'tl_50489088d58c6379bf5cd307960dd3ef9929eb080cf9facf3662eb55895a41dd'

/** The sweeper comes by only when a test calls it, unless the test sets its interval. */
const quiet: Partial<Settings> = { sweepMilliseconds: 3_600_000 }

export async function startNode(
  t: Pick<Test, 'teardown'>,
  url: string,
  options: NodeOptions = {},
): Promise<Node> {
  const { clock, machine, archive, rings, registry = everyRuleset, keys = keysOfTests } = options
  const asked = { ...(clock && { clock }), ...(machine && { machine }) }
  const store = await openStore(url, { keys, archive, rings, ...asked })
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
  /** Of the database: start more nodes on it. */
  readonly url: string
  readonly admin: Caller
}

/** A service on a database of its own, with an admin. */
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

/** One for every test that only wants accounts and games of its own. */
export function sharedServices(registry = everyRuleset): Promise<Served> {
  const served = shared.get(registry) ?? startServices(root, { registry })
  shared.set(registry, served)
  return served
}

/** Somebody new, as every node knows them. */
export async function guest({ services }: Node, name: string): Promise<Caller> {
  const { token } = await services.accounts.signUp({ name, kind: 'human' })
  return services.authenticate(token)
}
