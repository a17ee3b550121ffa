import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Caller, SessionKind } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { hashOfSecret } from './authenticate.ts'
import {
  answeredChallenge,
  CHALLENGE_MILLISECONDS,
  newChallenge,
  type Purpose,
  requireChallenge,
} from './challenges.ts'
import type { AccountRecord } from './port.ts'
import type { Page, PasskeyShown } from './session-schema.ts'
import type { Passkey } from './sign-in-port.ts'
import { revokeTokens } from './tokens.ts'

const PASSKEYS_MAX = 10
/** COSE numbers of the algorithms ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257]

/** The WebAuthn library is loaded on first use, because loading takes a second. */
const webauthn = () => import('@simplewebauthn/server')

export async function creationOptions(context: Context, caller: Caller, page: Page) {
  const { account } = caller
  const { kind } = requireSession(caller)
  const { origin: _, ...rp } = relyingParty(page)
  const known = await context.ports.signIns.passkeysOf(account.id, kind)
  const handle = hashOfSecret(`${kind} ${account.id}`).toString('base64url')
  return {
    challenge: encoded(newChallenge(context, `create ${kind} ${account.id}`)),
    rp: { ...rp, name: kind === 'console' ? 'Touchline console' : 'Touchline' },
    user: { id: handle, name: account.name, displayName: account.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MILLISECONDS,
    attestation: 'none',
    excludeCredentials: known.map(({ credential: id }) => ({ type: 'public-key', id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: verificationFor(kind),
    },
  }
}

export async function addPasskey(
  context: Context,
  caller: Caller,
  response: RegistrationResponseJSON,
  page: Page,
): Promise<PasskeyShown> {
  const { ports } = context
  const { id: account } = caller.account
  const { kind } = requireSession(caller)
  const { id: rpId, origin } = relyingParty(page)
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => isOurs(context, challenge, `create ${kind} ${account}`),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: kind === 'console',
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) throw serviceError('passkey-invalid')
  const { id: credential, publicKey, counter } = registrationInfo.credential
  const madeAt = ports.clock.now()
  const named = { id: newId(madeAt), account, kind, label: page.device }
  const passkey = {
    ...named,
    credential,
    publicKey: Buffer.from(publicKey),
    counter,
    madeAt,
    usedAt: null,
  }
  if (!(await ports.signIns.addPasskey(passkey, PASSKEYS_MAX)))
    throw serviceError('too-many-passkeys')
  return shown(passkey)
}

export async function listPasskeys({ ports }: Context, caller: Caller): Promise<PasskeyShown[]> {
  const kind = caller.session?.kind ?? 'session'
  return (await ports.signIns.passkeysOf(caller.account.id, kind)).map(shown)
}

export async function removePasskey({ ports }: Context, caller: Caller, id: string): Promise<void> {
  const { kind } = requireSession(caller)
  const removing = ports.signIns.removePasskey(id, caller.account.id, kind, ports.clock.now())
  if (!(await revokeTokens(removing))) throw serviceError('passkey-unknown')
}

export const requestOptions = (context: Context, kind: SessionKind, page: Page) => ({
  challenge: encoded(newChallenge(context, `use ${kind}`)),
  rpId: relyingParty(page).id,
  timeout: CHALLENGE_MILLISECONDS,
  userVerification: verificationFor(kind),
})

export async function accountByPasskey(
  context: Context,
  kind: SessionKind,
  response: AuthenticationResponseJSON,
  page: Page,
): Promise<AccountRecord> {
  const { ports } = context
  const { id: rpId, origin } = relyingParty(page)
  const passkey = await ports.signIns.passkeyBy(response.id, kind)
  if (!passkey) throw serviceError('passkey-unknown')
  const { verifyAuthenticationResponse } = await webauthn()
  let answered = { challenge: '', expiresAt: 0 }
  const { verified: isVerified, authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge(challenge) {
        const expiresAt = requireChallenge(context, decoded(challenge), `use ${kind}`)
        answered = { challenge, expiresAt }
        return true
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: kind === 'console',
    }),
  )
  if (!isVerified) throw serviceError('passkey-invalid')
  const now = ports.clock.now()
  const used = { ...passkey, counter: authenticationInfo.newCounter, usedAt: now }
  const row = answeredChallenge(answered.challenge, passkey.account, answered.expiresAt)
  if (!(await ports.signIns.usePasskey(used, row))) throw serviceError('sign-in-expired')
  return requireActive(context, passkey.account)
}

export async function requireActive({ ports }: Context, id: string): Promise<AccountRecord> {
  const account = await ports.accounts.find(id)
  if (!account || !(await ports.accounts.isHere(id, ports.clock.now())))
    throw serviceError('account-banned')
  return account
}

/**
 * Throws for sessions that end at a fixed time, such as sessions from an identity provider, because
 * a temporary session must not add a permanent sign-in method.
 */
export function requireSession({ session, lent, endsAt }: Caller): NonNullable<Caller['session']> {
  const isBrief = session?.kind === 'session' && (lent || endsAt !== null)
  if (!session || isBrief) throw serviceError('session-missing')
  return session
}

/** A passkey belongs to the host name of the page that created it. */
function relyingParty({ origin }: Page): { id: string; origin: string } {
  if (origin === null) throw serviceError('passkeys-unavailable')
  return { id: new URL(origin).hostname, origin }
}

const verificationFor = (kind: SessionKind) => (kind === 'console' ? 'required' : 'preferred')

const encoded = (challenge: string): string => Buffer.from(challenge).toString('base64url')
const decoded = (challenge: string): string => Buffer.from(challenge, 'base64url').toString()

function isOurs(context: Context, challenge: string, purpose: Purpose): boolean {
  requireChallenge(context, decoded(challenge), purpose)
  return true
}

/** For an invalid passkey response, the WebAuthn library throws a plain `Error`. */
async function verified<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch (error) {
    if (error instanceof Error && error.name === 'ServiceError') throw error
    throw serviceError('passkey-invalid', { cause: error })
  }
}

const shown = ({ id, label, madeAt, usedAt }: Passkey): PasskeyShown => ({
  id,
  label,
  createdAt: madeAt,
  usedAt,
})
