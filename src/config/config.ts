import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LEVELS } from '../engine/bots/levels.ts'
import { randomSecret, randomToken, SECRET_RULE } from './secret.ts'
import {
  archivePlace,
  databaseAddress,
  exportKey,
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

/** All configuration. The table in the hosting guide is generated from it. */
export const variables = {
  HOST: variable(z.string().min(1).default('127.0.0.1'), '0.0.0.0', 'address to listen on'),
  PORT: variable(whole(0, 65_535).default(3_000), '3000', 'port to listen on; 0: any free one'),
  DATABASE_URL: variable(
    databaseAddress.optional(),
    'postgres://touchline:secret@db.example:5432/touchline',
    'PostgreSQL server; without it an embedded one is run',
  ),
  DATABASE_DIRECT_URL: variable(
    databaseAddress.optional(),
    'postgres://touchline:secret@db.example:5432/touchline',
    'the same server past a transaction pooler, for LISTEN and migrations; without it DATABASE_URL',
  ),
  MIGRATION_DATABASE_URL: variable(
    databaseAddress.optional(),
    'postgres://touchline_owner:secret@db.example:5432/touchline',
    'the same server with the role that owns the tables, for `npm run migrate` and archiving alone',
  ),
  REDIS_URL: variable(
    redisAddress.optional(),
    'rediss://touchline:secret@redis.example:6379',
    'Redis or Valkey for notifications of moves between nodes, the same on every node; without ' +
      'it the database sends them',
  ),
  DOORBELL_URL: variable(
    redisAddress.optional(),
    'rediss://touchline:secret@redis.example:6379',
    'the former name of REDIS_URL, accepted for one release',
  ),
  DATA_DIR: variable(
    z.string().min(1).default('.data'),
    '/var/lib/touchline',
    'of the embedded database, and of the service key where none is given',
  ),
  SERVICE_KEY: variable(
    list.pipe(z.array(randomSecret).min(1)).optional(),
    '$(openssl rand -hex 32)',
    `secret from which all keys are derived, the same on every node: ${SECRET_RULE}; earlier ` +
      'keys follow after a comma; without it the service creates one in DATA_DIR',
  ),
  EXPORT_KEY: variable(
    exportKey.optional(),
    '$(openssl genpkey -algorithm ed25519)',
    'private key that signs exported games: Ed25519, as `openssl genpkey -algorithm ed25519` ' +
      'gives it; without it one follows from SERVICE_KEY',
  ),
  ARCHIVE: variable(
    archivePlace.optional(),
    's3://touchline-archive/games',
    'folder, or bucket of a store like S3, for games that have left the database; the same on ' +
      'every node',
  ),
  AWS_ACCESS_KEY_ID: variable(
    z.string().min(1).optional(),
    'AKIAIOSFODNN7EXAMPLE',
    'who asks that store',
  ),
  AWS_SECRET_ACCESS_KEY: variable(
    z.string().min(1).optional(),
    'the-secret-that-belongs-to-it',
    'signs what is asked of that store',
  ),
  AWS_REGION: variable(z.string().min(1).default('us-east-1'), 'eu-central-1', 'its region'),
  AWS_ENDPOINT_URL_S3: variable(
    webAddress.optional(),
    'https://objects.example.com',
    'its address, where it is not Amazon’s',
  ),
  TRUSTED_KEYS: trustedKeys,
  ADMIN_TOKEN: variable(
    randomToken.optional(),
    'tl_$(openssl rand -hex 32)',
    `admin token: tl_ and ${SECRET_RULE}; without it the first start creates and prints one`,
  ),
  METRICS_TOKEN: variable(
    randomSecret.optional(),
    '$(openssl rand -hex 32)',
    `bearer token that /metrics requires: ${SECRET_RULE}; without it anybody may read them`,
  ),
  ENVIRONMENT: variable(
    z
      .string()
      .regex(/^[^:]{1,40}(:#[0-9a-f]{6})?$/i)
      .optional(),
    'staging:#b45309',
    'name and colour of the banner by which operators tell this service from others',
  ),
  WEB: variable(onOff.default(true), 'on', 'whether there are pages for people at /'),
  GUESTS: variable(onOff.default(true), 'on', 'whether anybody may sign up'),
  WEBHOOKS: variable(onOff.default(false), 'on', 'whether accounts may have webhooks'),
  WEBHOOK_ALLOW: variable(
    list.pipe(z.array(network)).default([]),
    '10.2.0.0/16',
    'own networks into which webhooks may go; without it only public addresses',
  ),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'info',
    'how much is logged',
  ),
  CONTENT_PACKS: variable(
    z.string().min(1).optional(),
    '/etc/touchline/packs',
    'folder of own content packs: <ruleset>/<name>.json',
  ),
  OIDC_ISSUER: variable(
    webAddress.optional(),
    'https://login.example.com',
    'identity provider whose tokens are accepted',
  ),
  OIDC_AUDIENCE: variable(z.string().min(1).optional(), 'touchline', 'audience of its tokens'),
  OIDC_JWKS_URL: variable(
    webAddress.optional(),
    'https://login.example.com/keys',
    'its keys; without it they are looked up at the issuer',
  ),
  OIDC_SUPPORT_SCOPE: variable(
    z.string().min(1).default('touchline:support'),
    'touchline:support',
    'scope of its tokens with which somebody helps players and sees no secrets',
  ),
  OIDC_OPERATOR_SCOPE: variable(
    z.string().min(1).default('touchline:operator'),
    'touchline:operator',
    'scope of its tokens that makes an operator',
  ),
  OIDC_OWNER_SCOPE: variable(
    z.string().min(1).default('touchline:owner'),
    'touchline:owner',
    'scope of its tokens that makes an owner',
  ),
  OIDC_ADMIN_SCOPE: variable(
    z.string().min(1).optional(),
    'touchline:admin',
    'as OIDC_OWNER_SCOPE, which it was called before',
  ),
  OIDC_TOKEN_DAYS: variable(
    whole(1, 3_650).default(30),
    '30',
    'after so long without a sign-in the tokens end that somebody made signed in',
  ),
  TOKEN_DAYS_MAX: variable(
    whole(1, 3_650).optional(),
    '366',
    'after so long every token ends that a caller makes; without it some never do',
  ),
  CORS_ORIGINS: variable(
    list.pipe(z.array(webOrigin)).default([]),
    'https://play.example.com,https://example.com',
    'web pages that may call from a browser; empty: none',
  ),
  TRUSTED_PROXIES: variable(
    list.pipe(z.array(proxies)).default([]),
    '10.0.0.0/8,127.0.0.1',
    'proxies whose word on the caller’s address is taken',
  ),
  ALLOWED_HOSTS: variable(
    list.pipe(z.array(hostName)).default([]),
    'touchline.example.com',
    'host names that /mcp answers to, beside the local ones; empty: any, for only the operator ' +
      'knows what the service is called behind a proxy',
  ),
  RATE_LIMITS: variable(onOff.default(true), 'on', 'whether callers are limited'),
  MOVES_PER_MINUTE: variable(whole(1, 1_000_000).default(600), '600', 'moves of one token'),
  READS_PER_MINUTE: variable(whole(1, 1_000_000).default(1_200), '1200', 'reads of one token'),
  GAMES_PER_HOUR: variable(
    whole(1, 1_000_000).default(120),
    '120',
    'games that one token creates, joins, leaves, starts, saves or verifies, and packs it brings',
  ),
  SIGN_UPS_PER_HOUR: variable(
    whole(1, 1_000_000).default(60),
    '60',
    'sign-ups of one address, and tokens that one account makes or ends',
  ),
  STREAMS_PER_TOKEN: variable(whole(1, 10_000).default(5), '5', 'open streams of one token'),
  CONNECTIONS_MAX: variable(whole(10, 1_000_000).default(10_000), '10000', 'open sockets'),
  CONNECTIONS_PER_ADDRESS: variable(
    whole(1, 1_000_000).default(2_500),
    '2500',
    'open sockets of one address; TRUSTED_PROXIES have limits of their own',
  ),
  BODY_BYTES_MAX: variable(
    whole(1_024, 64 * 1_024 * 1_024).default(65_536),
    '65536',
    'body of a request; saves and content packs may be larger',
  ),
  SAVE_BYTES_MAX: variable(
    whole(1_024, 64 * 1_024 * 1_024).default(4 * 1_024 * 1_024),
    '4194304',
    'body of a request that brings a save',
  ),
  PACK_BYTES_MAX: variable(
    whole(1_024, 64 * 1_024 * 1_024).default(512 * 1_024),
    '524288',
    'content pack that an account brings',
  ),
  IMPORT_BYTES_MAX: variable(
    whole(1_024, 256 * 1_024 * 1_024).default(16 * 1_024 * 1_024),
    '16777216',
    'file of an exported game that a player goes on from, and each game that operators bring in',
  ),
  ACCOUNT_PACKS_MAX: variable(
    whole(0, 1_000).default(20),
    '20',
    'content packs that one account may keep; 0: none are brought',
  ),
  ACCOUNT_PACK_BYTES_MAX: variable(
    whole(0, 1_024 * 1_024 * 1_024).default(4 * 1_024 * 1_024),
    '4194304',
    'bytes of them together',
  ),
  HOSTED_GAMES_MAX: variable(
    whole(1, 1_000_000).default(200),
    '200',
    'games that one account hosts and that have not ended',
  ),
  BOT_LEVEL_MAX: variable(
    z.enum(LEVELS).default('expert'),
    'expert',
    'the best that house bots play: novice, steady, sharp, expert or master',
  ),
  PAIRING_BOT_SECONDS: variable(
    whole(0, 3_600).default(20),
    '20',
    'after so long a bot comes to who looks for an opponent',
  ),
  BOT_RACE_SECONDS: variable(
    whole(0, 60).default(6),
    '6',
    'longest wait of bots for people in a race, such as a Tackle; 0: none',
  ),
  BOT_THREADS: variable(
    whole(0, 64).optional(),
    '2',
    'threads in which bots think; 0: none, they think between other work; without it one less ' +
      'than there are cores, but one',
  ),
  THINKING_GAMES_MAX: variable(
    whole(0, 1_000_000).default(20),
    '20',
    'of the games that one account hosts those in which bots think',
  ),
  CACHED_EVENTS_MAX: variable(
    whole(1_000, 1_000_000_000).default(2_000_000),
    '2000000',
    'events of folded games kept in memory',
  ),
  AUDIT_DAYS: variable(whole(30, 36_500).default(365), '365', 'days that acts of admins are kept'),
  ...ofJobs,
  DRAIN_SECONDS: variable(
    whole(0, 300).default(2),
    '2',
    'between "not ready" and the end of listening, for the load balancer to notice',
  ),
} as const

type Shape = { readonly [N in keyof typeof variables]: (typeof variables)[N]['schema'] }
const environment = z.object(
  // `fromEntries` loses the key types.
  Object.fromEntries(
    Object.entries(variables).map(([name, { schema }]) => [name, schema]),
  ) as Shape,
)
export type Config = z.infer<typeof environment>

/** Their values are not shown in start-up messages. */
export const secrets: ReadonlySet<string> = new Set([
  ...['ADMIN_TOKEN', 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'MIGRATION_DATABASE_URL'],
  ...['REDIS_URL', 'DOORBELL_URL', 'METRICS_TOKEN', 'SERVICE_KEY', 'EXPORT_KEY'],
  ...['AWS_SECRET_ACCESS_KEY'],
])

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Empty means unset, since Compose files cannot leave out a variable. */
export function parseConfig(given: Environment): Config {
  const { env, faults: unread } = withFiles(given)
  const parsed = environment.safeParse(env)
  const issues = parsed.error?.issues ?? []
  const wrong = [...new Set(issues.map(({ path }) => String(path[0])))]
  const faults = wrong.map((name) => faultOf(name as keyof typeof variables, given))
  if (env.OIDC_ISSUER && !env.OIDC_AUDIENCE)
    faults.push(
      'OIDC_AUDIENCE is missing: OIDC_ISSUER needs it; for example OIDC_AUDIENCE=touchline',
    )
  const all = [...unread, ...faults]
  if (!parsed.success || all.length > 0) throw new ConfigError(all.join('\n'))
  return parsed.data
}

export const fileVariable = (secret: string): string => `${secret}_FILE`

/** Reads `NAME_FILE` variables, which keep secrets out of the environment. */
function withFiles(given: Environment): { env: Record<string, string>; faults: string[] } {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) if (value) env[name] = value
  const faults: string[] = []
  for (const secret of secrets) {
    const from = fileVariable(secret)
    const file = env[from]
    if (file === undefined) continue
    if (env[secret] !== undefined) {
      faults.push(`${secret} and ${from} are both set: only one of them can be meant`)
      continue
    }
    try {
      env[secret] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      faults.push(`${from} is wrong: "${file}" cannot be read (${code}); name a file that can be`)
    }
  }
  return { env, faults }
}

function faultOf(name: keyof typeof variables, env: Environment): string {
  const from = fileVariable(name)
  const isOfFile = secrets.has(name) && Boolean(env[from])
  const value = secrets.has(name) ? 'its value' : `"${env[name]}"`
  const { meaning, example } = variables[name]
  const [set, shown] = isOfFile ? [from, 'what it holds'] : [name, value]
  return `${set} is wrong: ${shown} is not possible (${meaning}); for example ${name}=${example}`
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
    `Secrets may lie in files: ${[...secrets].map(fileVariable).join(', ')}.`,
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
