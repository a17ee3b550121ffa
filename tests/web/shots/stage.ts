import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from '../../../src/api/server.ts'
import type { Caller } from '../../../src/app/core/caller.ts'
import { createServices, ensureAdminToken } from '../../../src/app/service/create-service.ts'
import { migrate } from '../../../src/bin/migrate.ts'
import { parseConfig } from '../../../src/config/config.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { folderOf } from '../../../src/postgres/archive/files.ts'
import { startEmbedded, unsafeFastSettings } from '../../../src/postgres/embedded/embedded.ts'
import { openStore } from '../../../src/postgres/postgres.ts'
import { rulebookOf } from '../../../src/rulebooks.ts'
import type { RestService } from '../../api/rest/rest-service.ts'
import type { TestService } from '../../support/client.ts'
import { withClient } from '../../support/client.ts'
import { keys } from '../../support/keys.ts'
import type { TestClock } from '../../support/service.ts'
import { stillClock } from './repeatable.ts'

export const OPERATOR_TOKEN = 'tl_57b00e6b0712cc0898edc5815767d32a8761400925b4e5c753803da12a2e9000'

export interface Stage {
  readonly services: TestService
  readonly operator: Caller
  readonly clock: TestClock
  readonly port: number
  readonly call: RestService['call']
  close(): Promise<void>
}

/** With these webhook settings, no delivery gets a response. */
const nowhere = { tryMilliseconds: 500, resolve: async () => ['127.0.0.1'] }

export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchline-shots-'))
  const database = await startEmbedded({ dir: folder, settings: unsafeFastSettings })
  await migrate(database.url)
  const clock = stillClock()
  const archive = folderOf(path.join(folder, 'archive'))
  const store = await openStore(database.url, { keys, clock, archive })
  await ensureAdminToken(store, OPERATOR_TOKEN)
  const services = withClient(
    await createServices({
      ports: store,
      registry,
      rulebooks: rulebookOf,
      outside: nowhere,
      settings: { webhooks: true, webhookNetworks: ['127.0.0.0/8'] },
    }),
  )
  const config = parseConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  const pagesFolder = fileURLToPath(new URL('../../../pages', import.meta.url))
  const app = await buildApp({ service: services, config, pagesFolder })
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    services,
    clock,
    operator: await services.authenticate(OPERATOR_TOKEN),
    port,
    call: callerOf(`http://127.0.0.1:${port}`),
    async close() {
      await app.close()
      await services.close()
      await database.stop()
      for (const one of [folder, database.dir]) await rm(one, { recursive: true, force: true })
    },
  }
}

const callerOf =
  (base: string): RestService['call'] =>
  async (line, { token, body } = {}) => {
    const [method = 'GET', path = '/'] = line.split(' ')
    const answer = await fetch(base + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: method === 'GET' ? null : JSON.stringify(body ?? {}),
    })
    const text = await answer.text()
    if (answer.status >= 500) throw new Error(text)
    return {
      status: answer.status,
      body: text.startsWith('{') ? JSON.parse(text) : null,
      headers: {},
      text,
    }
  }
