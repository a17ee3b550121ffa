import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
  timingSafeEqual,
} from 'node:crypto'

/**
 * A separate key is derived for each label. The key for one label cannot decrypt or verify the data
 * of another label.
 */
type Label = 'seeds' | 'saves' | 'webhooks' | 'sign-ins'

export interface ServiceKeys {
  /** Identifies the current key without revealing the key. */
  readonly id: string
  /** Ids of all keys. The current key is first, followed by earlier keys. */
  readonly ids: readonly string[]
  vault(label: Label): Vault
  /** Signs data that clients store and return later. */
  stamp(label: Label): Stamp
  /** Signs exports, which anyone can verify with the public key. */
  readonly exports: ExportSigner
  /**
   * Returns the signer that identifies this service to push services (VAPID), or null if the key id
   * is unknown.
   */
  push(keyId: string): PushSigner | null
}

interface PushSigner {
  readonly publicKey: string
  sign(text: string): string
}

export interface ExportSigner {
  /** Thumbprint of the public key (RFC 7638). */
  readonly kid: string
  readonly publicKey: string
  sign(text: string): string
}

export interface Locked {
  /** Id of the key that decrypts `bytes`. */
  readonly keyId: string
  readonly bytes: Buffer
}

interface Vault {
  /** Encrypts text for an owner; decryption requires the same `owner`. */
  locked(text: string, owner: string): Locked
  /** Decrypts text. Throws if the key is missing or the data was changed. */
  opened(locked: Locked, owner: string): string
}

interface Stamp {
  sealed(bytes: Uint8Array): string
  holds(bytes: Uint8Array, seal: string): boolean
}

const ID_BYTES = 8
const KEY_BYTES = 32
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * New data is encrypted with the first secret; existing data is decrypted with any of the secrets.
 * Exports are signed with `exportKey`, or with a derived key if `exportKey` is missing.
 */
export function keysFrom(secrets: readonly string[], exportKey?: string): ServiceKeys {
  const byId = new Map(secrets.map((secret) => [idOf(secret), secret]))
  const ids = [...byId.keys()]
  const [id = ''] = ids
  if (id === '') throw new Error('the service has no key')
  const keysOf = (label: Label) =>
    new Map([...byId].map(([one, secret]) => [one, derived(secret, label, KEY_BYTES)]))
  return {
    id,
    ids,
    vault: (label) => vaultWith(id, keysOf(label)),
    stamp: (label) => stampWith(id, keysOf(label)),
    exports: signerWith((exportKey && exportKeyIn(exportKey)) || exportKeyFrom(byId.get(id)!)),
    push(keyId) {
      const secret = byId.get(keyId)
      return secret === undefined ? null : pushSignerFrom(secret)
    },
  }
}

const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

function pushSignerFrom(secret: string): PushSigner {
  // `wide` has 16 bytes more than the order of the curve, so that the scalar is almost uniformly
  // distributed.
  const wide = BigInt(`0x${derived(secret, 'push', KEY_BYTES + 16).toString('hex')}`)
  const scalar = ((wide % (P256_ORDER - 1n)) + 1n).toString(16).padStart(64, '0')
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(scalar, 'hex')
  const point = ecdh.getPublicKey()
  const text = (bytes: Buffer) => bytes.toString('base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: text(Buffer.from(scalar, 'hex')) },
      ...{ x: text(point.subarray(1, 33)), y: text(point.subarray(33)) },
    },
  })
  return {
    publicKey: point.toString('base64url'),
    sign: (text) =>
      sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
  }
}

/** The PKCS#8 header that precedes the 32 bytes of an Ed25519 private key (RFC 8410). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKey = (key: Buffer): KeyObject =>
  createPrivateKey({ key, format: 'der', type: 'pkcs8' })

const exportKeyFrom = (secret: string): KeyObject =>
  privateKey(Buffer.concat([PKCS8_START, derived(secret, 'exports', KEY_BYTES)]))

/**
 * Accepts PEM, or only the base64 part of PEM. Returns null if `text` is not an Ed25519 private
 * key.
 */
export function exportKeyIn(text: string): KeyObject | null {
  try {
    const key = text.includes('-----')
      ? createPrivateKey(text)
      : privateKey(Buffer.from(text, 'base64'))
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}

function signerWith(key: KeyObject): ExportSigner {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`)
  return {
    kid: kid.digest('base64url'),
    publicKey: x,
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  }
}

const idOf = (secret: string): string => derived(secret, 'id', ID_BYTES).toString('hex')

/** HKDF uses no salt here, because the secret is already random (RFC 5869). */
const derived = (secret: string, label: Label | 'exports' | 'push' | 'id', bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `touchline/${label}`, bytes))

type Keys = ReadonlyMap<string, Buffer>

function vaultWith(keyId: string, keys: Keys): Vault {
  return {
    locked(text, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keys.get(keyId)!, nonce).setAAD(Buffer.from(owner))
      const hidden = [cipher.update(text, 'utf8'), cipher.final()]
      return { keyId, bytes: Buffer.concat([nonce, cipher.getAuthTag(), ...hidden]) }
    },
    opened({ keyId, bytes }, owner) {
      const key = keys.get(keyId)
      if (!key) throw new Error(`the service does not have the key ${keyId}`)
      const end = NONCE_BYTES + TAG_BYTES
      const nonce = bytes.subarray(0, NONCE_BYTES)
      // Without `authTagLength`, Node would accept shorter authentication tags, which are easier to
      // forge.
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE_BYTES, end))
      return decipher.update(bytes.subarray(end), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

function stampWith(keyId: string, keys: Keys): Stamp {
  const macOf = (key: Buffer, bytes: Uint8Array) => createHmac('sha256', key).update(bytes).digest()
  return {
    sealed: (bytes) => `${keyId}.${macOf(keys.get(keyId)!, bytes).toString('base64url')}`,
    holds(bytes, seal) {
      const [id = '', mac = ''] = seal.split('.')
      const key = keys.get(id)
      const given = Buffer.from(mac, 'base64url')
      const own = key && macOf(key, bytes)
      return own !== undefined && own.length === given.length && timingSafeEqual(own, given)
    },
  }
}
