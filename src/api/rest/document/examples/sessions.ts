import type { Link, PasskeyShown } from '../../../../app/accounts/session-schema.ts'
import { startedAt, tokenId } from './ids.ts'

const CHALLENGE = 'MTc2NDE5NDA0MDAwMC5aMjl2WkMxc2RXTnI'

export const passkeyExample: PasskeyShown = {
  id: tokenId,
  label: 'Chrome on Android',
  createdAt: startedAt,
  usedAt: null,
}
export const requestExample = { challenge: CHALLENGE, rpId: 'touchline.example.com' }
export const creationExample = {
  challenge: CHALLENGE,
  rp: { id: 'touchline.example.com', name: 'Touchline' },
  user: { id: 'Zm9vdGJhbGw', name: 'Ada', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
export const credentialExample = {
  id: 'Zm9vdGJhbGw',
  rawId: 'Zm9vdGJhbGw',
  type: 'public-key',
  response: { clientDataJSON: 'e30' },
  clientExtensionResults: {},
}
export const linkExample: Link = {
  id: tokenId,
  device: null,
  approved: false,
  expiresAt: startedAt + 600_000,
}
