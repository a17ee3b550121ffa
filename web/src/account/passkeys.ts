import { signInAs, touchline } from '../service.ts'

/** Browsers refuse passkeys for pages whose host is an IP address. */
export const canUsePasskeys =
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname)

interface Options {
  readonly [name: string]: unknown
}
interface Credential extends Options {
  readonly id: string
  readonly response: Options
}

export const createCredential = (options: Options): Promise<Credential> =>
  answered(
    navigator.credentials.create({
      // The service sends the options for a passkey in the format that browsers expect.
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never),
    }),
  )

export const requestCredential = (options: Options): Promise<Credential> =>
  answered(
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never),
    }),
  )

async function answered(asking: Promise<unknown>): Promise<Credential> {
  try {
    const credential = (await asking) as PublicKeyCredential
    return credential.toJSON() as unknown as Credential
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'InvalidStateError') throw new Error('This device already has a passkey for you.')
    if (name === 'NotAllowedError') throw new Error('No passkey was used. Try again.')
    throw error
  }
}

export async function addPasskey(): Promise<void> {
  const { POST, told } = touchline
  const { publicKey } = await told(POST('/v1/passkeys/options'))
  const credential = await createCredential(publicKey)
  await told(POST('/v1/passkeys', { body: { credential } }))
}

/**
 * If `keepGames` is true, the games of the guest who is signed in are transferred to the account.
 */
export async function signInWithPasskey(keepGames: boolean): Promise<void> {
  const { POST, told } = touchline
  const { publicKey } = await told(POST('/v1/sign-in/passkey/options'))
  const credential = await requestCredential(publicKey)
  const body = { credential, keepGames }
  signInAs((await told(POST('/v1/sign-in/passkey', { body }))).account)
}
