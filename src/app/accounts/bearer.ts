import type { SessionKind } from '../core/caller.ts'

export const bearerIn = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null

/** The credential in a cookie. A bearer token contains no space, so no header can imitate it. */
export const credentialOf = (kind: SessionKind, secret: string): string => `${kind} ${secret}`
