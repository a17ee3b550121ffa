import type { CDPSession, Page } from 'playwright-core'

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
