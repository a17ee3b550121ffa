import type { Test } from 'tap'
import { migrate } from '../../src/bin/migrate.ts'
import { startEmbedded } from '../../src/postgres/embedded/embedded.ts'
import { listening, type RestService, startRestService } from '../api/rest/rest-service.ts'
import { copiedCluster } from './cluster.ts'
import { freeze } from './freeze.ts'

export const ANSWER_MILLISECONDS_MAX = 5_000

export interface FreezableService {
  readonly service: RestService
  readonly base: string
  freeze(): () => void
}

export async function startFreezableService(t: Test): Promise<FreezableService> {
  const server = await startEmbedded({
    dir: await copiedCluster(t.testdir()),
    settings: { fsync: 'off' },
  })
  t.teardown(() => server.stop())
  await migrate(server.url)
  const service = await startRestService(t, { database: server.url })
  const base = await listening(service)
  return {
    service,
    base,
    freeze() {
      const thaw = freeze(server)
      t.teardown(thaw)
      return thaw
    },
  }
}

export async function together<T>(requests: readonly Promise<T>[]) {
  const began = performance.now()
  const answers = await Promise.all(requests)
  return { answers, milliseconds: Math.round(performance.now() - began) }
}
