import { isIP } from 'node:net'
import { isPublic, isWithin, type Networks } from './ip-ranges.ts'
import { URL_CHARACTERS_MAX } from './schema.ts'

export type AddressProblem = 'not-an-address' | 'not-https' | 'not-a-public-name' | 'port' | Unseen
type Unseen = 'not-resolved' | 'not-public'

export type Resolve = (name: string) => Promise<readonly string[]>

export interface Guarded {
  readonly resolve: Resolve
  readonly allowed: Networks
}

export interface AddressCheck {
  readonly url: URL
  /**
   * The connection uses the network address that was checked, so that the host name is not resolved
   * a second time with a different result.
   */
  readonly address: string
}

const PORTS = new Set(['', '443', '8443'])
const PRIVATE_ENDINGS = new Set([
  ...['localhost', 'local', 'internal', 'test', 'onion', 'arpa'],
  ...['home', 'lan', 'corp', 'intranet'],
])

/**
 * The receiver's network address is checked when a webhook is saved and at each attempt, because
 * DNS entries may change. Either all addresses to which the receiver's host name resolves must be
 * public, or all must be in an allowed network.
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

/** Refuses ambiguous forms of a URL that a browser would accept. */
function parsed(text: string): URL | null {
  if (text.length > URL_CHARACTERS_MAX || /[^!-~]|[\\#]/.test(text)) return null
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return url.username === '' && url.password === '' ? url : null
}

export const nameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

function isPublicName(name: string): boolean {
  const labels = name.split('.')
  return labels.length > 1 && isIP(name) === 0 && !PRIVATE_ENDINGS.has(labels.at(-1) || 'local')
}

const resolved = (name: string, resolve: Resolve): Promise<readonly string[]> =>
  // If a host name cannot be resolved, it counts as a name without addresses.
  resolve(name).catch(() => [])
