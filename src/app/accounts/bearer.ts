import type { SessionKind } from '../core/caller.ts'

export const bearerIn = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null

/** The cookie's credential contains a space, so no bearer token can imitate the credential. */
export const credentialOf = (kind: SessionKind, secret: string): string => `${kind} ${secret}`
