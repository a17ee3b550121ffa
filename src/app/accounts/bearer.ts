import type { SessionKind } from '../core/caller.ts'

export const bearerIn = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null

/** What a cookie presents. A bearer token has no space, so no header can imitate a cookie. */
export const credentialOf = (kind: SessionKind, secret: string): string => `${kind} ${secret}`
