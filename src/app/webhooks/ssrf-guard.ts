import { isIP } from 'node:net'
import { isPublic, isWithin, type Networks } from './ip-ranges.ts'
import { URL_CHARACTERS_MAX } from './schema.ts'

/** Why a webhook does not go somewhere. */
export type AddressProblem = 'not-an-address' | 'not-https' | 'not-a-public-name' | 'port' | Unseen
type Unseen = 'not-resolved' | 'not-public'

/** All addresses of a name, of both families; rejects, or gives none, where there are none. */
export type Resolve = (name: string) => Promise<readonly string[]>

export interface Guarded {
  readonly resolve: Resolve
  /** The operator's own, which are open to webhooks although they are not public. */
  readonly allowed: Networks
}

export interface AddressCheck {
  readonly url: URL
  /** To which it is connected: no name is resolved after it was judged. */
  readonly address: string
}

const PORTS = new Set(['', '443', '8443'])
/** Names under these are somebody's own, or nobody's. */
const PRIVATE_ENDINGS = new Set([
  ...['localhost', 'local', 'internal', 'test', 'onion', 'arpa'],
  ...['home', 'lan', 'corp', 'intranet'],
])

/**
 * Where a webhook goes, judged when it is saved and again at each try: a name may lead elsewhere by
 * then. Every address of the name has to be public, or every one in a network of the operator's.
 */
export async function checkAddress(
  text: string,
  guarded: Guarded,
): Promise<AddressCheck | AddressProblem> {
  const url = parsed(text)
  if (url === null) return 'not-an-address'
  if (url.protocol !== 'https:') return 'not-https'
  const name = nameOf(url)
  const addresses = isIP(name) ? [name] : await resolved(name, guarded.resolve)
  const [address] = addresses
  const isOwn = addresses.every((one) => isWithin(guarded.allowed, one))
  if (address !== undefined && isOwn) return { url, address }
  if (!PORTS.has(url.port)) return 'port'
  if (!isPublicName(name)) return 'not-a-public-name'
  if (address === undefined) return 'not-resolved'
  return addresses.every(isPublic) ? { url, address } : 'not-public'
}

/** As a browser reads it; what only some readers would read in the same way is none. */
function parsed(text: string): URL | null {
  if (text.length > URL_CHARACTERS_MAX || /[^!-~]|[\\#]/.test(text)) return null
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return url.username === '' && url.password === '' ? url : null
}

/** Without the brackets of IPv6. */
export const nameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

function isPublicName(name: string): boolean {
  const labels = name.split('.')
  return labels.length > 1 && isIP(name) === 0 && !PRIVATE_ENDINGS.has(labels.at(-1) || 'local')
}

const resolved = (name: string, resolve: Resolve): Promise<readonly string[]> =>
  // A name that is not resolved is judged as one that has no address.
  resolve(name).catch(() => [])
