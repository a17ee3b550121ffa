import type { CDPSession, Page } from 'playwright-core'

/** A virtual authenticator of Chromium, which responds immediately and stores passkeys. */
export interface Authenticator {
  readonly session: CDPSession
  readonly authenticatorId: string
}

export async function withAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}

/** Copies passkeys, as password managers do between the devices of a person. */
export async function syncPasskeys(from: Authenticator, to: Authenticator): Promise<number> {
  const { authenticatorId } = from
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId })
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', {
      authenticatorId: to.authenticatorId,
      credential,
    })
  return credentials.length
}
