import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LEVELS } from '../engine/bots/levels.ts'
import { randomSecret, randomToken, SECRET_RULE } from './secret.ts'
import { ofSignIn } from './sign-in.ts'
import {
  addressAndPort,
  archivePlace,
  contentPacks,
  databaseAddress,
  exportKey,
  games,
  hostName,
  list,
  network,
  ofJobs,
  onOff,
  proxies,
  redisAddress,
  trustedKeys,
  variable,
  webAddress,
  webOrigin,
  whole,
} from './values.ts'

/** All configuration variables, from which the table in the hosting guide is generated. */
export const variables = {
  HOST: variable(z.string().min(1).default('127.0.0.1'), '0.0.0.0', 'address to listen on'),
  PORT: variable(whole(0, 65_535).default(3_000), '3000', 'port to listen on; 0: any free port'),
  ADMIN_LISTEN: variable(
    addressAndPort.optional(),
    '127.0.0.1:3001',
    'address and port of /console, /v1/admin and /metrics; default: HOST and PORT',
  ),
  DATABASE_URL: variable(
    databaseAddress.optional(),
    'postgres://touchline:secret@db.example:5432/touchline',
    'address of the PostgreSQL server; default: an embedded database',
  ),
  DATABASE_DIRECT_URL: variable(
    databaseAddress.optional(),
    'postgres://touchline:secret@db.example:5432/touchline',
    'address of the same server without a transaction pooler, for LISTEN and migrations; ' +
      'default: DATABASE_URL',
  ),
  MIGRATION_DATABASE_URL: variable(
    databaseAddress.optional(),
    'postgres://touchline_owner:secret@db.example:5432/touchline',
    'like DATABASE_URL, but for the role that owns the tables; used only by `npm run migrate` ' +
      'and archiving',
  ),
  REDIS_URL: variable(
    redisAddress.optional(),
    'rediss://touchline:secret@redis.example:6379',
    'address of Redis or Valkey for notifications between nodes, the same on every ' +
      'node; default: the database sends the notifications',
  ),
  DOORBELL_URL: variable(
    redisAddress.optional(),
    'rediss://touchline:secret@redis.example:6379',
    'former name of REDIS_URL, accepted for one release',
  ),
  DATA_DIR: variable(
    z.string().min(1).default('.data'),
    '/var/lib/touchline',
    'folder of the embedded database, and of the service key if SERVICE_KEY is not set',
  ),
  SERVICE_KEY: variable(
    list.pipe(z.array(randomSecret).min(1)).optional(),
    '$(openssl rand -hex 32)',
    `secret from which all keys are derived, the same on every node: ${SECRET_RULE}; ` +
      'optionally followed by a comma and earlier keys; default: the service creates a key in ' +
      'DATA_DIR',
  ),
  EXPORT_KEY: variable(
    exportKey.optional(),
    '$(openssl genpkey -algorithm ed25519)',
    'private key that signs exported games: Ed25519, as created by `openssl genpkey ' +
      '-algorithm ed25519`; default: derived from SERVICE_KEY',
  ),
  ARCHIVE: variable(
    archivePlace.optional(),
    's3://touchline-archive/games',
    'folder or S3-compatible bucket for archived games; the same on every node',
  ),
  AWS_ACCESS_KEY_ID: variable(
    z.string().min(1).optional(),
    'AKIAIOSFODNN7EXAMPLE',
    'access key of the S3-compatible store',
  ),
  AWS_SECRET_ACCESS_KEY: variable(
    z.string().min(1).optional(),
    'the-secret-that-belongs-to-it',
    'secret key of the S3-compatible store',
  ),
  AWS_REGION: variable(
    z.string().min(1).default('us-east-1'),
    'eu-central-1',
    'region of the S3-compatible store',
  ),
  AWS_ENDPOINT_URL_S3: variable(
    webAddress.optional(),
    'https://objects.example.com',
    'address of the S3-compatible store; default: Amazon S3',
  ),
  TRUSTED_KEYS: trustedKeys,
  ADMIN_TOKEN: variable(
    randomToken.optional(),
    'tl_$(openssl rand -hex 32)',
    `first admin token: tl_ and ${SECRET_RULE}; default: the service creates a token`,
  ),
  METRICS_TOKEN: variable(
    randomSecret.optional(),
    '$(openssl rand -hex 32)',
    `bearer token that /metrics requires: ${SECRET_RULE}; with a public HOST, ` +
      'METRICS_TOKEN or ADMIN_LISTEN is required; default: /metrics is public',
  ),
  ENVIRONMENT: variable(
    z
      .string()
      .regex(/^[^:]{1,40}(:#[0-9a-f]{6})?$/i)
      .optional(),
    'staging:#b45309',
    'name and colour that the console shows, to help operators distinguish services',
  ),
  WEB: variable(onOff.default(true), 'on', 'true to serve the web pages at /'),
  GUESTS: variable(onOff.default(true), 'on', 'true to allow guest sign-up'),
  WEBHOOKS: variable(onOff.default(false), 'on', 'true to allow webhooks'),
  WEBHOOK_ALLOW: variable(
    list.pipe(z.array(network)).default([]),
    '10.2.0.0/16',
    'private networks that webhooks may reach; default: none',
  ),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'info',
    'lowest level of log messages',
  ),
  RULESETS: games,
  CONTENT_PACKS: contentPacks,
  ...ofSignIn,
  TOKEN_DAYS_MAX: variable(
    whole(1, 3_650).optional(),
    '366',
    'longest lifetime of new tokens; default: unlimited',
  ),
  CORS_ORIGINS: variable(
    list.pipe(z.array(webOrigin)).default([]),
    'https://play.example.com,https://example.com',
    'origins of other websites whose pages may call the service; empty: none',
  ),
  CORS_PUBLIC: variable(
    onOff.default(true),
    'on',
    'true to let the pages of any website read public data',
  ),
  TRUSTED_PROXIES: variable(
    list.pipe(z.array(proxies)).default([]),
    '10.0.0.0/8,127.0.0.1',
    'addresses of trusted proxies; the service uses the client address that they forward',
  ),
  ALLOWED_HOSTS: variable(
    list.pipe(z.array(hostName)).default([]),
    'touchline.example.com',
    'host names at which /mcp can be called, besides local host names; empty: any host name',
  ),
  RATE_LIMITS: variable(onOff.default(true), 'on', 'true to limit the rate of requests'),
  MOVES_PER_MINUTE: variable(
    whole(1, 1_000_000).default(600),
    '600',
    'moves per token in a minute',
  ),
  READS_PER_MINUTE: variable(
    whole(1, 1_000_000).default(1_200),
    '1200',
    'reads per token in a minute',
  ),
  GAMES_PER_HOUR: variable(
    whole(1, 1_000_000).default(120),
    '120',
    'calls per token per hour that create, join, leave, start, save or verify a game, or upload ' +
      'a pack',
  ),
  SIGN_UPS_PER_HOUR: variable(
    whole(1, 1_000_000).default(60),
    '60',
    'sign-ups per IP address per hour, and token changes per account per hour',
  ),
  STREAMS_PER_TOKEN: variable(whole(1, 10_000).default(12), '12', 'open streams per token'),
  CONNECTIONS_MAX: variable(
    whole(10, 1_000_000).default(10_000),
    '10000',
    'open connections of a node',
  ),
  CONNECTIONS_PER_ADDRESS: variable(
    whole(1, 1_000_000).default(2_500),
    '2500',
    'open connections to a node from one IP address; does not apply to TRUSTED_PROXIES',
  ),
  BODY_BYTES_MAX: variable(
    whole(1_024, 64 * 1_024 * 1_024).default(65_536),
    '65536',
    'maximum size of a request body in bytes; saved games and content packs may be larger',
  ),
  SAVE_BYTES_MAX: variable(
    whole(1_024, 64 * 1_024 * 1_024).default(4 * 1_024 * 1_024),
    '4194304',
    'maximum size of a request body with a saved game, in bytes',
  ),
  PACK_BYTES_MAX: variable(
    whole(1_024, 64 * 1_024 * 1_024).default(512 * 1_024),
    '524288',
    'maximum size of an uploaded content pack, in bytes',
  ),
  IMPORT_BYTES_MAX: variable(
    whole(1_024, 256 * 1_024 * 1_024).default(16 * 1_024 * 1_024),
    '16777216',
    'maximum size of an uploaded save, and of each game that operators import, in bytes',
  ),
  ACCOUNT_PACKS_MAX: variable(
    whole(0, 1_000).default(20),
    '20',
    'maximum number of content packs per account; 0 disables uploads',
  ),
  ACCOUNT_PACK_BYTES_MAX: variable(
    whole(0, 1_024 * 1_024 * 1_024).default(4 * 1_024 * 1_024),
    '4194304',
    "maximum total size of an account's content packs, in bytes",
  ),
  HOSTED_GAMES_MAX: variable(
    whole(1, 1_000_000).default(200),
    '200',
    'maximum number of unfinished games per host',
  ),
  BOT_LEVEL_MAX: variable(
    z.enum(LEVELS).default('expert'),
    'expert',
    'strongest level of the built-in bots: novice, steady, sharp, expert or master',
  ),
  PAIRING_BOT_SECONDS: variable(
    whole(0, 3_600).default(20),
    '20',
    'waiting time until a bot joins instead of an opponent',
  ),
  BOT_RACE_SECONDS: variable(
    whole(0, 60).default(6),
    '6',
    'longest time that bots wait for people in a race, such as a Tackle; 0: bots do not wait',
  ),
  BOT_THREADS: variable(
    whole(0, 64).optional(),
    '2',
    'threads for searching bots; 0: searches run on the main thread; default: ' +
      'number of cores minus one, at least one',
  ),
  THINKING_GAMES_MAX: variable(
    whole(0, 1_000_000).default(20),
    '20',
    'maximum number of unfinished games with searching bots per host',
  ),
  CACHED_EVENTS_MAX: variable(
    whole(1_000, 1_000_000_000).default(2_000_000),
    '2000000',
    'maximum number of events that a node keeps in memory',
  ),
  AUDIT_DAYS: variable(
    whole(30, 36_500).default(365),
    '365',
    'retention of audit entries, in days',
  ),
  ...ofJobs,
  DRAIN_SECONDS: variable(
    whole(0, 300).default(2),
    '2',
    'seconds between reporting "not ready" and closing the port, for load balancers to react',
  ),
} as const

type Shape = { readonly [N in keyof typeof variables]: (typeof variables)[N]['schema'] }
const environment = z.object(
  // The cast is necessary because `fromEntries` loses the types of the keys.
  Object.fromEntries(
    Object.entries(variables).map(([name, { schema }]) => [name, schema]),
  ) as Shape,
)
export type Config = z.infer<typeof environment>

/** Variables with secret values, which are not printed at startup. */
export const secrets: ReadonlySet<string> = new Set([
  ...['ADMIN_TOKEN', 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'MIGRATION_DATABASE_URL'],
  ...['REDIS_URL', 'DOORBELL_URL', 'METRICS_TOKEN', 'SERVICE_KEY', 'EXPORT_KEY'],
  ...['AWS_SECRET_ACCESS_KEY', 'OIDC_CLIENT_SECRET'],
])

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export type Environment = Readonly<Record<string, string | undefined>>

/** An empty value counts as not set, because Compose files cannot omit a variable. */
export function parseConfig(given: Environment): Config {
  const { env, faults: unread } = withFiles(given)
  const parsed = environment.safeParse(env)
  const issues = parsed.error?.issues ?? []
  const wrong = [...new Set(issues.map(({ path }) => String(path[0])))]
  const faults = wrong.map((name) => faultOf(name as keyof typeof variables, given))
  if (env.OIDC_ISSUER && !env.OIDC_AUDIENCE && !env.OIDC_CLIENT_ID)
    faults.push(
      'OIDC_AUDIENCE is missing: OIDC_ISSUER requires it, or OIDC_CLIENT_ID; for example ' +
        'OIDC_AUDIENCE=touchline',
    )
  if (env.OIDC_CLIENT_ID && !env.OIDC_ISSUER)
    faults.push(
      'OIDC_ISSUER is missing: OIDC_CLIENT_ID requires it; for example ' +
        'OIDC_ISSUER=https://login.example.com',
    )
  const all = [...unread, ...faults]
  if (!parsed.success || all.length > 0) throw new ConfigError(all.join('\n'))
  return parsed.data
}

export const fileVariable = (secret: string): string => `${secret}_FILE`

/**
 * Reads secrets from the files named in `NAME_FILE` variables, so that the secrets need not be in
 * the process environment.
 */
function withFiles(given: Environment): { env: Record<string, string>; faults: string[] } {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) if (value) env[name] = value
  const faults: string[] = []
  for (const secret of secrets) {
    const from = fileVariable(secret)
    const file = env[from]
    if (file === undefined) continue
    if (env[secret] !== undefined) {
      faults.push(`${secret} and ${from} are both set: set only one of them`)
      continue
    }
    try {
      env[secret] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      faults.push(`${from} is wrong: "${file}" cannot be read (${code}); name a readable file`)
    }
  }
  return { env, faults }
}

function faultOf(name: keyof typeof variables, env: Environment): string {
  const from = fileVariable(name)
  const isOfFile = secrets.has(name) && Boolean(env[from])
  const value = secrets.has(name) ? 'its value' : `"${env[name]}"`
  const { meaning, example } = variables[name]
  const [set, shown] = isOfFile ? [from, 'its content'] : [name, value]
  return `${set} is wrong: ${shown} is not valid (${meaning}); for example ${name}=${example}`
}

export function help(): string {
  const rows = Object.entries(variables).map(([name, { schema, meaning }]) => {
    const value = defaultOf(schema)
    return `  ${name.padEnd(NAME_CHARACTERS)}${meaning}${value === '' ? '' : ` (${value})`}`
  })
  return [
    'usage: npm start',
    '',
    'Runs Touchline: a service for football board games, by default on an embedded database.',
    'All configuration comes from the environment, for example: PORT=8080 npm start',
    '',
    ...rows,
    '',
    `Secrets can be read from files: ${[...secrets].map(fileVariable).join(', ')}.`,
    '',
    'More: README.md, and /docs on a running service.',
  ].join('\n')
}

const NAME_CHARACTERS = 25

export function tableOfVariables(): string {
  const rows = Object.entries(variables).map(([name, { schema, example, meaning }]) => {
    const value = defaultOf(schema)
    return `| \`${name}\` | ${meaning} | ${value === '' ? '' : `\`${value}\``} | \`${example}\` |`
  })
  return ['| variable | meaning | default | example |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}

const shown = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)

export function defaultOf(schema: z.ZodType): string {
  const unset = schema.safeParse(undefined)
  return unset.success && unset.data !== undefined ? shown(unset.data) : ''
}
