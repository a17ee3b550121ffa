import type { Test } from 'tap'
import { migrate } from '../../src/bin/migrate.ts'
import { startEmbedded } from '../../src/postgres/embedded/embedded.ts'
import { type House, listening, openHouse } from '../api/rest/door.ts'
import { copiedCluster } from './cluster.ts'
import { freeze } from './freeze.ts'

/** The longest answer time, whatever the database does. */
export const ANSWER_MILLISECONDS_MAX = 5_000

export interface Frozen {
  readonly house: House
  readonly base: string
  /** Suspends the database; returns how to resume it. */
  freeze(): () => void
}

/** All APIs, on a database that can be suspended. */
export async function houseToFreeze(t: Test): Promise<Frozen> {
  const server = await startEmbedded({
    dir: await copiedCluster(t.testdir()),
    settings: { fsync: 'off' },
  })
  t.teardown(() => server.stop())
  await migrate(server.url)
  const house = await openHouse(t, { database: server.url })
  const base = await listening(house)
  return {
    house,
    base,
    freeze() {
      const thaw = freeze(server)
      t.teardown(thaw)
      return thaw
    },
  }
}

/** Each answer, and the longest duration. */
export async function together<T>(asking: readonly Promise<T>[]) {
  const began = performance.now()
  const answers = await Promise.all(asking)
  return { answers, milliseconds: Math.round(performance.now() - began) }
}
