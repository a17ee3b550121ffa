import type { SessionKind } from '../core/caller.ts'

export const bearerIn = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null

/** The credential from a cookie contains a space, so no bearer token can imitate it. */
export const credentialOf = (kind: SessionKind, secret: string): string => `${kind} ${secret}`
