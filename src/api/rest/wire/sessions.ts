import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerIn, credentialOf } from '../../../app/accounts/bearer.ts'
import type { SessionKind } from '../../../app/core/caller.ts'
import type { Config } from '../../../config/config.ts'
import { isLoopback } from '../../../config/exposure.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Returns the bearer token, or the session cookie if a page of this origin sent the request;
     * otherwise null.
     */
    presented(kind?: SessionKind): string | null
    /** If `secret` is null, the returned `Set-Cookie` header deletes the cookie. */
    sessionCookie(kind: SessionKind, secret: string | null): string
    flow(): string | null
    flowCookie(flow: string | null): string
    /** The origin of the requesting page; null if passkeys do not work on that origin. */
    pageOrigin(): string | null
  }
}

/** Browsers keep a cookie for at most 400 days. */
const COOKIE_SECONDS = 400 * 24 * 3_600

const FLOW_SECONDS = 600

const names = { session: 'touchline', console: 'touchline-console' } as const

/**
 * The service accepts session cookies only from pages of this origin, and prefers the
 * `Authorization` header.
 */
export function acceptSessions(
  app: FastifyInstance,
  { PUBLIC_URL: publicUrl, ADMIN_URL: adminUrl }: Pick<Config, 'PUBLIC_URL' | 'ADMIN_URL'>,
): void {
  const urls = [publicUrl, adminUrl].filter((url) => url !== undefined)
  app.decorateRequest('pageOrigin', function (this: FastifyRequest) {
    const { host, hostname, protocol } = this
    const named = urls.find((url) => new URL(url).host === host)
    return named ?? (hostname === 'localhost' ? `${protocol}://${host}` : null)
  })
  app.decorateRequest('presented', function (this: FastifyRequest, kind = 'session') {
    const { authorization } = this.headers
    // The API reference sends an empty token if the user has not entered a token.
    const isGiven = authorization !== undefined && authorization !== 'Bearer'
    if (isGiven) return bearerIn(authorization)
    const secret = cookieIn(this.headers.cookie, cookieName(this, kind, urls))
    return secret === null || !isOwnPage(this) ? null : credentialOf(kind, secret)
  })
  const flowName = (request: FastifyRequest) => `${cookieName(request, 'console', urls)}-flow`
  app.decorateRequest('flow', function (this: FastifyRequest) {
    return cookieIn(this.headers.cookie, flowName(this))
  })
  app.decorateRequest('flowCookie', function (this: FastifyRequest, flow) {
    const age = flow === null ? 0 : FLOW_SECONDS
    const secure = isSecure(this, urls) ? '; Secure' : ''
    const terms = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`
    return `${flowName(this)}=${flow ?? ''}; ${terms}`
  })
  app.decorateRequest('sessionCookie', function (this: FastifyRequest, kind, secret) {
    const isConsole = kind === 'console'
    // The operator's cookie has no `Max-Age`, so the browser deletes the cookie when the browser is
    // closed.
    const age = secret === null ? 'Max-Age=0' : isConsole ? null : `Max-Age=${COOKIE_SECONDS}`
    return [
      `${cookieName(this, kind, urls)}=${secret ?? ''}`,
      ...['Path=/', 'HttpOnly', 'SameSite=Strict'],
      ...(isSecure(this, urls) ? ['Secure'] : []),
      ...(age === null ? [] : [age]),
    ].join('; ')
  })
}

/**
 * The cookie's name contains the port, because cookies ignore ports and two services on one host
 * must not share sessions.
 */
function cookieName(request: FastifyRequest, kind: SessionKind, urls: Urls): string {
  const port = /:(\d+)$/.exec(request.host)?.[1]
  const name = port === undefined ? names[kind] : `${names[kind]}-${port}`
  return isSecure(request, urls) ? `__Host-${name}` : name
}

type Urls = readonly string[]

/** True if browsers accept a secure cookie: over HTTPS, and from localhost. */
const isSecure = ({ protocol, host, hostname }: FastifyRequest, urls: Urls): boolean =>
  protocol === 'https' ||
  urls.includes(`https://${host}`) ||
  isLoopback(hostname.replace(/^\[|\]$/g, ''))

/**
 * Browsers send `Sec-Fetch-Site` only on HTTPS and localhost. On other origins, browsers send
 * `Origin`, but not with GET requests. The service's pages therefore send the `Touchline-Page`
 * header, which pages of other origins cannot send.
 */
export function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = headers
  if (site !== undefined) return site === 'same-origin'
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === host
  return headers['touchline-page'] !== undefined
}

function cookieIn(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null
  }
  return null
}
