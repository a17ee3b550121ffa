import { fileURLToPath } from 'node:url'
import root, { type Test } from 'tap'
import { rulebookOf } from '../../src/rulebooks.ts'
import {
  listening,
  type RestService,
  type RestServiceOptions,
  startRestService,
} from '../api/rest/rest-service.ts'
import { outside, settings } from '../support/receiver.ts'

export interface PagesService extends RestService {
  readonly base: string
}

const pagesFolder = fileURLToPath(new URL('../../pages', import.meta.url))

export async function openPages(t: Test, opened: RestServiceOptions = {}): Promise<PagesService> {
  const service = await startRestService(t, { rulebooks: rulebookOf, pagesFolder, ...opened })
  return { ...service, base: await listening(service) }
}

let shared: Promise<PagesService> | null = null

/** Name and colour of an environment, as set by `ENVIRONMENT=staging:#b45309`. */
export const environment = { name: 'staging', colour: '#b45309' } as const

const secret = { value: null, secret: true } as const
/**
 * Sample settings: a secret setting with a value, a secret setting without a value, and a setting
 * with its default value.
 */
const variables = [
  { ...secret, name: 'SERVICE_KEY', source: 'environment', meaning: 'secret of all keys' },
  { ...secret, name: 'METRICS_TOKEN', source: 'default', meaning: 'token of metrics' },
  { name: 'PORT', value: '3000', source: 'default', secret: false, meaning: 'port' },
] as const

/**
 * Time after which a player who searches for a game gets a bot as an opponent. The tests use a long
 * time, because matching two players may take a while.
 */
const PATIENCE_MILLISECONDS = 60_000

/**
 * Returns a service that several tests share. The tests do not affect each other, because each test
 * uses separate accounts and games.
 */
export function sharedPagesService(): Promise<PagesService> {
  shared ??= openPages(root, {
    outside,
    env: { ARCHIVE: root.testdir() },
    nodeInfo: { environment, variables, warnings: [] },
    settings: { ...settings, pairingBotMilliseconds: PATIENCE_MILLISECONDS, absentMilliseconds: 0 },
  })
  return shared
}
