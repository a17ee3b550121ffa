import { Resolver } from 'node:dns/promises'

const RESOLVE_MILLISECONDS_MAX = 1_000

/**
 * `dns.lookup` is not used, because slow host names would block the four threads of Node's thread
 * pool. DNS answers that arrive too late are ignored.
 */
export async function resolveHost(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: RESOLVE_MILLISECONDS_MAX, tries: 1 })
  const timer = setTimeout(() => resolver.cancel(), RESOLVE_MILLISECONDS_MAX)
  try {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  } finally {
    clearTimeout(timer)
  }
}
