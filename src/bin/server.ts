import { access, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { AdminListener } from '../api/admin-listener.ts'
import { buildApp } from '../api/server.ts'
import { startThinkWorkers } from '../app/bot-thinking/worker-count.ts'
import type { Context, Settings } from '../app/core/context.ts'
import { watchProcess } from '../app/core/metrics.ts'
import { clientDocuments } from '../app/oauth/client-documents.ts'
import type { OAuth } from '../app/oauth/oauth.ts'
import { packageWarnings } from '../app/packs/game-pin.ts'
import { createServices, ensureAdminToken } from '../app/service/create-service.ts'
import type { Service } from '../app/service/service.ts'
import { type Config, ConfigError, help, parseConfig } from '../config/config.ts'
import { isLoopback, requireClosedMetrics } from '../config/exposure.ts'
import { misspelledVariables } from '../config/misspelt.ts'
import { agentSignIn } from '../config/sign-in.ts'
import { keysInText } from '../engine/luck/exports/signatures.ts'
import { loadGames } from '../games/load.ts'
import { PackageProblem } from '../games/manifest.ts'
import { type Embedded, startEmbedded } from '../postgres/embedded/embedded.ts'
import { RedisChannels } from '../postgres/notifier/redis-channels.ts'
import { readPackFiles } from '../postgres/packs/pack-files.ts'
import { openStore } from '../postgres/postgres.ts'
import { rulebooksOf } from '../rulebooks.ts'
import { VERSION } from '../version.ts'
import { migrate } from './migrate.ts'
import { archiveIn } from './start/archive.ts'
import { nodeInfo } from './start/node-info.ts'
import { startMetricsExport } from './start/otlp-metrics.ts'
import { serviceKeys } from './start/service-key.ts'
import { startLog } from './start/start-log.ts'
import {
  addressProblem,
  databaseProblem,
  doorbellProblem,
  explainStartupErrors,
  folderProblem,
  isSentence,
} from './start/startup-errors.ts'
import { logStream, sayStopped, sayStopping, writable } from './start/terminal.ts'
import { startTraces } from './start/traces.ts'
import { threadsFor, verificationPool } from './verification-pool.ts'

const HARD_STOP_MILLISECONDS = 15_000
const DAY_SECONDS = 24 * 3_600

await main().catch((error: unknown) => {
  if (isSentence(error)) startLog.fatal(`touchline: ${error.message}`)
  else startLog.fatal('the start failed because of a bug', error)
  process.exit(1)
})

async function main(): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) return console.log(help())
  if (process.argv.includes('--version')) return console.log(`touchline ${VERSION}`)
  const misspelled = misspelledVariables(process.env)
  const config = configOrExit(misspelled)
  const stop = stopGracefully(config)
  const games = await explainStartupErrors(loadGames(config.RULESETS), (error) =>
    error instanceof PackageProblem ? `RULESETS: ${error.message}` : null,
  )
  const packFiles = config.CONTENT_PACKS ? await readPackFiles(config.CONTENT_PACKS) : []
  const database = config.DATABASE_URL ? null : await ownDatabase(config.DATA_DIR)
  if (database) stop.last(() => database.stop())
  const url = config.DATABASE_URL ?? database!.url
  const direct = (config.DATABASE_URL && config.DATABASE_DIRECT_URL) ?? url
  const named = direct === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  await explainStartupErrors(migrate(direct), databaseProblem(direct, named))
  const traces = await startTraces(process.env)
  if (traces) stop.last(() => traces.close())
  const keys = await serviceKeys(config, startLog.warn)
  const archive = archiveIn(config)
  if (config.DOORBELL_URL !== undefined) startLog.warn('DOORBELL_URL is now REDIS_URL')
  const rings = await ringsBy(config.REDIS_URL ?? config.DOORBELL_URL)
  const terms = { keys, direct, archive, rings }
  const store = await explainStartupErrors(openStore(url, terms), databaseProblem(url))
  const ports = traces?.batches(store) ?? store
  for (const setting of await ports.unsafeDurabilitySettings())
    startLog.warn(`the database has ${setting}: a crash may lose acknowledged moves`)
  const jobThreads = threadsFor(config.JOB_THREADS)
  const judges = verificationPool(jobThreads, url, games.entries)
  stop.last(() => judges.close())
  // Until the app and its logger are created, problems are written to standard error.
  let report: Context['report'] = (problem, error) => startLog.fatal(problem, error)
  const service = await createServices({
    ports,
    registry: games.registry,
    packages: games.packages,
    packFiles,
    rulebooks: rulebooksOf(games.packages),
    ...(await identityProvider(config)),
    oauth: ownSignIn(config),
    ...startThinkWorkers(config.BOT_THREADS, games.entries),
    verifyGame: judges.verifyGame,
    nodeInfo: nodeInfo(config, process.env, misspelled),
    settings: settingsFrom(config, jobThreads),
    report: (problem, error) => report(problem, error),
  })
  stop.last(() => service.close())
  watchProcess(service.context.metrics)
  const exporter = startMetricsExport(process.env, service.context.metrics)
  if (exporter) stop.last(() => exporter.close())
  for (const warning of [
    ...service.packWarnings,
    ...packageWarnings(await ports.games.packagesInUse(), games.packages),
  ])
    startLog.warn(warning)
  const log = await logStream()
  const pagesFolder = config.WEB ? await builtPages() : undefined
  const adminListener = new AdminListener(config.ADMIN_LISTEN)
  stop.last(() => adminListener.ended)
  const prepare = traces?.requests
  const app = await buildApp({ service, config, adminListener, log, pagesFolder, prepare })
  report = (problem, err) => app.log.error({ err }, problem)
  stop.last(() => app.close())
  stop.first(() => service.drain())
  const { HOST: host, PORT: port } = config
  await explainStartupErrors(app.listen({ host, port }), addressProblem(host, port))
  const adminPort = await listenForOperators(app, adminListener, config)
  const made = await ensureAdminToken(ports, config.ADMIN_TOKEN ?? null)
  announce(app, config, adminPort, database, await adminToken(service, config, made))
}

async function listenForOperators(
  app: FastifyInstance,
  listener: AdminListener,
  { ADMIN_LISTEN: address, HOST: host }: Config,
): Promise<number | null> {
  if (address)
    return explainStartupErrors(
      listener.listen(app),
      addressProblem(address.host, address.port, 'ADMIN_LISTEN'),
    )
  if (!isLoopback(host))
    startLog.warn(
      `HOST=${host} publishes /console and /v1/admin; set ADMIN_LISTEN, for example ` +
        'ADMIN_LISTEN=127.0.0.1:3001',
    )
  return null
}

function settingsFrom(config: Config, jobThreads: number): Partial<Settings> {
  return {
    guests: config.GUESTS,
    cachedEventsMax: config.CACHED_EVENTS_MAX,
    hostedGamesMax: config.HOSTED_GAMES_MAX,
    pairingBotMilliseconds: config.PAIRING_BOT_SECONDS * 1_000,
    botRaceMilliseconds: config.BOT_RACE_SECONDS * 1_000,
    thinkingGamesMax: config.THINKING_GAMES_MAX,
    botLevelMax: config.BOT_LEVEL_MAX,
    accountPacksMax: config.ACCOUNT_PACKS_MAX,
    accountPackBytesMax: config.ACCOUNT_PACK_BYTES_MAX,
    packBytesMax: config.PACK_BYTES_MAX,
    importBytesMax: config.IMPORT_BYTES_MAX,
    trustedKeys: keysInText(config.TRUSTED_KEYS ?? '') ?? new Map(),
    auditRetentionDays: config.AUDIT_DAYS,
    jobFileRetentionDays: config.JOB_FILE_DAYS,
    jobFileGamesMax: config.JOB_FILE_GAMES_MAX,
    jobThreads,
    webhooks: config.WEBHOOKS,
    publicUrl: config.PUBLIC_URL ?? null,
    webhookNetworks: config.WEBHOOK_ALLOW,
    ...tokenTerms(config),
  }
}

async function ownDatabase(dir: string): Promise<Embedded> {
  await explainStartupErrors(writable(dir), folderProblem(dir))
  startLog.info('Starting the database.')
  return startEmbedded({ dir, isOwner: true })
}

async function ringsBy(url: string | undefined): Promise<RedisChannels | undefined> {
  return url === undefined
    ? undefined
    : explainStartupErrors(RedisChannels.connect(url), doorbellProblem(url))
}

async function builtPages(): Promise<string | undefined> {
  const folder = fileURLToPath(new URL('../../pages', import.meta.url))
  const isBuilt = await access(folder).then(
    () => true,
    () => false,
  )
  if (isBuilt) return folder
  startLog.warn('the pages are not built (npm run build): only the API is served')
  return undefined
}

function exitWith(argument: string): never {
  const means = 'all configuration comes from the environment, for example: PORT=8080 npm start'
  startLog.fatal(`touchline: unknown argument "${argument}": ${means}`)
  process.exit(2)
}

function configOrExit(misspelled: readonly string[]): Config {
  const [argument] = process.argv.slice(2)
  if (argument !== undefined) exitWith(argument)
  try {
    for (const sentence of misspelled) startLog.warn(sentence)
    const config = parseConfig(process.env)
    requireClosedMetrics(config)
    return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const sentence of error.message.split('\n')) startLog.fatal(sentence)
    process.exit(1)
  }
}

function tokenTerms(config: Config): Partial<Settings> {
  const { OIDC_TOKEN_DAYS, TOKEN_DAYS_MAX, CONSOLE_IDLE_MINUTES, CONSOLE_HOURS_MAX } = config
  return {
    signInTokenSeconds: OIDC_TOKEN_DAYS * DAY_SECONDS,
    tokenSecondsMax: TOKEN_DAYS_MAX === undefined ? null : TOKEN_DAYS_MAX * DAY_SECONDS,
    consoleIdleSeconds: CONSOLE_IDLE_MINUTES * 60,
    consoleSecondsMax: CONSOLE_HOURS_MAX * 3_600,
  }
}

function ownSignIn(config: Config): OAuth | null {
  const signIn = agentSignIn(config)
  if (signIn?.mode !== 'own') return null
  if (!config.WEB) startLog.warn('MCP_SIGN_IN=own needs the pages (WEB=on)')
  return { issuer: signIn.issuer, documents: clientDocuments(config.OAUTH_CLIENTS ?? null) }
}

async function identityProvider(config: Config) {
  const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience, OIDC_CLIENT_ID: clientId } = config
  if (issuer === undefined) return {}
  const { OIDC_SUPPORT_SCOPE: support, OIDC_OPERATOR_SCOPE: operator } = config
  const former = config.OIDC_ADMIN_SCOPE
  if (former !== undefined) startLog.warn('OIDC_ADMIN_SCOPE is now OIDC_OWNER_SCOPE')
  const owner = former ?? config.OIDC_OWNER_SCOPE
  const roles = { roleClaim: config.OIDC_ROLE_CLAIM, roleScopes: { support, operator, owner } }
  const provider = { issuer, jwksUrl: config.OIDC_JWKS_URL ?? null, ...roles }
  const { oidcVerifier } = await import('../app/accounts/oidc.ts')
  const { oidcClient } = await import('../app/accounts/oidc-client.ts')
  const clientSecret = config.OIDC_CLIENT_SECRET ?? null
  return {
    ...(audience && { identityVerifier: oidcVerifier({ ...provider, audience }) }),
    ...(clientId && { oidcClient: oidcClient({ ...provider, clientId, clientSecret }) }),
  }
}

interface Stop {
  first(step: () => void): void
  /** The shutdown steps run in reverse order. */
  last(step: () => Promise<unknown>): void
}

/** Call `stopGracefully` before anything else, because a signal may arrive at any time. */
function stopGracefully({ DRAIN_SECONDS }: Config): Stop {
  const firsts: (() => void)[] = []
  const lasts: (() => Promise<unknown>)[] = []
  const delay = DRAIN_SECONDS * 1_000 + HARD_STOP_MILLISECONDS
  closeWithGrace({ delay }, async ({ err, signal }) => {
    if (err) startLog.fatal('the service stops because of a bug:', err)
    sayStopping(signal)
    for (const step of firsts) step()
    // The delay before a shutdown lets load balancers notice that the node is stopping. After
    // Ctrl-C, the shutdown starts without a delay.
    if (signal === 'SIGTERM' && firsts.length > 0) await sleep(DRAIN_SECONDS * 1_000)
    for (const step of lasts.reverse()) await step()
    sayStopped()
  })
  return { first: (act) => firsts.push(act), last: (act) => lasts.push(act) }
}

interface AdminToken {
  readonly token: string
  readonly hint: string
}

/**
 * If the output is a terminal, a new owner token is printed once. If the output is not a terminal,
 * the token is written to a file, because the output may be kept in a log, and logs must not
 * contain secrets.
 */
async function adminToken(
  service: Service,
  { ADMIN_TOKEN: given, DATA_DIR: folder }: Config,
  made: string | null,
): Promise<AdminToken> {
  if (made !== null && process.stdout.isTTY) return { token: made, hint: 'shown only once' }
  const another = 'set ADMIN_TOKEN=tl_$(openssl rand -hex 32) and start again'
  if (made !== null) return storedToken(folder, made, another)
  if (given === undefined)
    return { token: 'created at the first start', hint: `lost it? ${another}` }
  const scopes = await service.authenticate(given).then(
    (caller) => caller.scopes,
    () => null,
  )
  const token = 'the one in ADMIN_TOKEN'
  if (scopes?.has('owner')) return { token, hint: `lost it? ${another}` }
  return { token, hint: `which is no longer valid: ${another}` }
}

async function storedToken(folder: string, token: string, another: string): Promise<AdminToken> {
  const file = path.resolve(folder, 'admin-token')
  try {
    await writable(folder)
    await rm(file, { force: true })
    await writeFile(file, `${token}\n`, { mode: 0o600, flag: 'wx' })
    return { token: `in ${file}`, hint: 'delete the file once you have read it' }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { token: `lost, since ${file} cannot be written (${code})`, hint: another }
  }
}

function announce(
  app: FastifyInstance,
  config: Config,
  adminPort: number | null,
  database: Embedded | null,
  admin: AdminToken,
): void {
  const { port } = app.server.address() as AddressInfo
  const base = urlOf(config.HOST, port)
  const operators = adminPort && config.ADMIN_LISTEN && urlOf(config.ADMIN_LISTEN.host, adminPort)
  const ready = `Touchline is ready and listens on ${base}`
  const lines = [
    ...(app.hasRoute({ method: 'GET', url: '/' }) ? [['play', `${base}/`]] : []),
    ['reference', `${base}/docs`],
    ['GraphQL', `${base}/graphql`],
    ['MCP', `${base}/mcp`],
    ['operators', `${operators ?? base}/console`],
    ['database', database ? `embedded, in ${database.dir}` : 'the one in DATABASE_URL'],
    ['admin token', `${admin.token} (${admin.hint})`],
  ] as const
  if (process.stdout.isTTY)
    console.log(
      [ready, ...lines.map(([name, value]) => `  ${name.padEnd(11)}  ${value}`)].join('\n'),
    )
  else startLog.info(ready, Object.fromEntries(lines))
}

/**
 * The URL contains `localhost` instead of an IP address, because browsers refuse passkeys at an IP
 * address.
 */
function urlOf(host: string, port: number): string {
  if (host === '127.0.0.1' || host === '::1') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
