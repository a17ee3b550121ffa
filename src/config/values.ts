import { z } from 'zod'
import { keysInText } from '../engine/luck/exports/signatures.ts'
import { exportKeyIn } from './keys.ts'

export const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
export const onOff = z.enum(['on', 'off']).transform((word) => word === 'on')
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)
/**
 * A host name that may occur in a URL. A value with a port is refused, because the setting applies
 * to all ports.
 */
export const hostName = z
  .string()
  .regex(/^(\[[0-9a-f:.]+\]|[^\s/:@?#*[\]]+)$/i)
  .refine((name) => URL.canParse(`http://${name}`))
  .transform((name) => new URL(`http://${name}`).hostname)
export const network = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])
/** A network address range, or the name of a range that Fastify's `trustProxy` option accepts. */
export const proxies = z.union([network, z.enum(['loopback', 'linklocal', 'uniquelocal'])])
/** Scheme, host and port of a web page, without a path. */
export const webOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.canParse(url) && new URL(url).origin === url)
export interface AddressAndPort {
  readonly host: string
  readonly port: number
}
/** `address:port`, with an IPv6 address in brackets. */
export const addressAndPort = z
  .string()
  .regex(/^(\[[0-9a-f:.]+\]|[^\s/:@?#*[\]]+):\d{1,5}$/i)
  .transform((text): AddressAndPort => {
    const colon = text.lastIndexOf(':')
    const host = text.slice(0, colon).replace(/^\[(.*)\]$/, '$1')
    return { host, port: Number(text.slice(colon + 1)) }
  })
  .refine(({ port }) => port <= 65_535)
export const webAddress = z.url({ protocol: /^https?$/ })
export const archivePlace = z
  .string()
  .min(1)
  .refine((place) => !place.startsWith('s3:') || /^s3:\/\/[^/]+/.test(place))
export const databaseAddress = z
  .string()
  .regex(/^postgres(?:ql)?:\/\/\S+$/)
  .refine(URL.canParse)
/**
 * The scheme `rediss` means TLS. Redis channels ignore the database number, so the address must not
 * contain a database number.
 */
export const redisAddress = z
  .string()
  .regex(/^rediss?:\/\/\S+$/)
  .refine((url) => URL.canParse(url) && new URL(url).hostname !== '')
  .refine((url) => /^\/?(0\/?)?$/.test(new URL(url).pathname))

/** Earlier documentation contained this key, so the key is not secret. */
const EXAMPLE_EXPORT_KEY = 'MC4CAQAwBQYDK2VwBCIEIAcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH'
export const exportKey = z
  .string()
  .refine((text) => exportKeyIn(text) !== null && !text.includes(EXAMPLE_EXPORT_KEY))

interface Variable<S extends z.ZodType> {
  readonly schema: S
  readonly example: string
  readonly meaning: string
}
export const variable = <S extends z.ZodType>(
  schema: S,
  example: string,
  meaning: string,
): Variable<S> => ({
  schema,
  example,
  meaning,
})

export const trustedKeys = variable(
  z
    .string()
    .refine((text) => (keysInText(text)?.size ?? 0) > 0)
    .optional(),
  '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}',
  'public keys of other services whose exported games this service trusts, as published at ' +
    '/.well-known/touchline-keys.json',
)

export const ofJobs = {
  JOB_FILE_DAYS: variable(whole(1, 366).default(7), '7', 'retention of job files, in days'),
  JOB_FILE_GAMES_MAX: variable(
    whole(1, 100_000_000).default(100_000),
    '100000',
    'maximum number of games per job file; a personal export has no limit',
  ),
  JOB_THREADS: variable(
    whole(0, 64).optional(),
    '2',
    'threads for background jobs, such as verifying all games; 0: this node runs no jobs; ' +
      'default: number of cores minus one, at least one and at most two',
  ),
} as const

export const games = variable(
  list.default([]),
  './games/my-game,@me/other-game#sha256-…',
  'game packages to load: folders or names of installed packages, each optionally with a hash',
)
export const contentPacks = variable(
  z.string().min(1).optional(),
  '/etc/touchline/packs',
  'folder with your content packs, each at <ruleset>/<name>.json',
)
