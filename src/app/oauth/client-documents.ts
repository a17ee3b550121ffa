import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:https'
import { isIPv6 } from 'node:net'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { networkOf } from '../core/networks.ts'
import { networksOf } from '../webhooks/ip-ranges.ts'
import { resolveHost } from '../webhooks/resolve-host.ts'
import { type AddressCheck, checkAddress, type Guarded } from '../webhooks/ssrf-guard.ts'

/** Schema of an OAuth client ID metadata document, whose URL is the client's id. */
const document = z.looseObject({
  client_id: z.string(),
  client_name: z.string().max(100).optional(),
  redirect_uris: z.array(z.url().max(500)).min(1).max(50),
  token_endpoint_auth_method: z.string().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})
export type ClientDocument = z.infer<typeof document>

const BYTES_MAX = 5_000
const FETCH_MILLISECONDS = 3_000
const CACHE_MILLISECONDS = 24 * 3_600_000
const CACHED_MAX = 1_000
const FETCHES_PER_MINUTE = 20
const MINUTE = 60_000

export type DocumentProblem = 'client-unknown' | 'client-not-public' | 'too-many-clients'

export interface Outside extends Guarded {
  readonly authorities?: string
}

/**
 * Reads the metadata documents of OAuth clients from their URLs, or from a folder in a network
 * without internet access.
 */
export class ClientDocuments {
  readonly #folder: string | null
  readonly #guarded: Outside
  readonly #known = new LRUCache<string, ClientDocument>({
    max: CACHED_MAX,
    ttl: CACHE_MILLISECONDS,
  })
  readonly #fetches = new LRUCache<string, number>({ max: CACHED_MAX, ttl: MINUTE })

  constructor(folder: string | null, guarded: Outside) {
    this.#folder = folder
    this.#guarded = guarded
  }

  /**
   * `from` is the network address of the person who signs in. The number of client documents that
   * the service fetches is limited per network address.
   */
  async read(client: string, from: string): Promise<ClientDocument | DocumentProblem> {
    const known = this.#known.get(client) ?? (await this.#kept(client))
    if (known) return known
    const network = networkOf(from)
    const fetches = (this.#fetches.get(network) ?? 0) + 1
    if (fetches > FETCHES_PER_MINUTE) return 'too-many-clients'
    this.#fetches.set(network, fetches, { ...(fetches > 1 && { noUpdateTTL: true }) })
    const checked = await checkAddress(client, this.#guarded)
    if (typeof checked === 'string') return 'client-unknown'
    const found = documentIn(
      client,
      await fetched(checked, this.#guarded.authorities).catch(() => null),
    )
    if (typeof found !== 'string') this.#known.set(client, found)
    return found
  }

  async #kept(client: string): Promise<ClientDocument | null> {
    if (this.#folder === null) return null
    for (const name of await readdir(this.#folder)) {
      if (!name.endsWith('.json')) continue
      const found = documentIn(client, await readFile(path.join(this.#folder, name), 'utf8'))
      if (typeof found !== 'string') return found
    }
    return null
  }
}

export const clientDocuments = (folder: string | null): ClientDocuments =>
  new ClientDocuments(folder, { resolve: resolveHost, allowed: networksOf([]) })

/**
 * Accepts a client that prefers signed requests, provided that the client also supports the
 * authentication method `none`.
 */
function documentIn(client: string, text: string | null): ClientDocument | DocumentProblem {
  const parsed = document.safeParse(jsonIn(text ?? ''))
  if (!parsed.success || parsed.data.client_id !== client) return 'client-unknown'
  const { token_endpoint_auth_method: own = 'none', ...rest } = parsed.data
  const methods = [own, ...(rest.token_endpoint_auth_methods_supported ?? [])]
  return methods.includes('none') ? parsed.data : 'client-not-public'
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Does not follow redirects. Returns null unless the response is complete and small enough. */
function fetched({ url, address }: AddressCheck, ca?: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const asking = request(url, {
      headers: { accept: 'application/json' },
      agent: false,
      ...(ca !== undefined && { ca }),
      timeout: FETCH_MILLISECONDS,
      lookup: (_name, { all }, found) => {
        const family = isIPv6(address) ? 6 : 4
        if (all) found(null, [{ address, family }])
        else found(null, address, family)
      },
    })
    const late = setTimeout(() => asking.destroy(new Error('timeout')), FETCH_MILLISECONDS)
    asking.on('close', () => clearTimeout(late))
    asking.on('error', reject)
    asking.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => {
        text += piece
        if (text.length > BYTES_MAX) asking.destroy(new Error('too large'))
      })
      answer.on('error', reject)
      answer.on('end', () => resolve(answer.statusCode === 200 ? text : null))
    })
    asking.end()
  })
}

/**
 * The browser opens this URL, so URL schemes that would run or display content in the page are
 * refused.
 */
const DANGEROUS = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:']

const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)

/**
 * If the client is a program on the user's computer, the port of the redirect URI may differ from
 * the registered port (RFC 8252).
 */
export const isRegistered = (registered: readonly string[], uri: string): boolean =>
  URL.canParse(uri) &&
  isSafe(new URL(uri)) &&
  registered.some((one) => {
    if (one === uri) return true
    const [known, asked] = [new URL(one), new URL(uri)]
    if (!isLoopback(known) || !isLoopback(asked)) return false
    known.port = asked.port
    return known.href === asked.href
  })

const isSafe = (uri: URL): boolean =>
  isLoopback(uri) || (uri.protocol !== 'http:' && !DANGEROUS.includes(uri.protocol))

export const isOnThisComputer = (uri: string): boolean => isLoopback(new URL(uri))
