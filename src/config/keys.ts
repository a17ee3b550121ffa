// All keys of the service follow from one secret, by a label that says what each is for.
import {
  createCipheriv,
  createDecipheriv,
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

/** What a key is for: none opens, or vouches for, what belongs to another. */
type Label = 'seeds' | 'saves' | 'webhooks'

export interface ServiceKeys {
  /** By which the key that is used for what is new is known; it tells nothing of the key. */
  readonly id: string
  /** Of all keys: that one, then those of before. */
  readonly ids: readonly string[]
  /** Keeps what nobody else may read. */
  vault(label: Label): Vault
  /** Vouches for what leaves the service and comes back. */
  stamp(label: Label): Stamp
  /** Signs exports: anybody can check it, and only this service can do it. */
  readonly exports: ExportSigner
}

/** Ed25519 (RFC 8032). */
export interface ExportSigner {
  /** The thumbprint of the public key (RFC 7638). */
  readonly kid: string
  /** As `x` of RFC 8037. */
  readonly publicKey: string
  sign(text: string): string
}

export interface Locked {
  /** Of the key that opens it. */
  readonly keyId: string
  readonly bytes: Buffer
}

interface Vault {
  /** It opens for that owner alone: whoever moves it to another one has nothing of it. */
  locked(text: string, owner: string): Locked
  /** Throws where its key is not at hand, or where it is not what was locked. */
  opened(locked: Locked, owner: string): string
}

interface Stamp {
  /** A text for whoever keeps the bytes: the key's id, and what only this key makes of them. */
  sealed(bytes: Uint8Array): string
  holds(bytes: Uint8Array, seal: string): boolean
}

const ID_BYTES = 8
const KEY_BYTES = 32
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * The first secret is for what is new; all of them are for what is there. Exports are signed by the
 * key that is given for it, or by one that follows, too.
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
  }
}

/** What stands before the 32 bytes of a private key of Ed25519 in PKCS#8 (RFC 8410). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKey = (key: Buffer): KeyObject =>
  createPrivateKey({ key, format: 'der', type: 'pkcs8' })

const exportKeyFrom = (secret: string): KeyObject =>
  privateKey(Buffer.concat([PKCS8_START, derived(secret, 'exports', KEY_BYTES)]))

/** As PEM, or what stands in it on one line; null: it is no private key of Ed25519. */
export function exportKeyIn(text: string): KeyObject | null {
  try {
    const key = text.includes('-----')
      ? createPrivateKey(text)
      : privateKey(Buffer.from(text, 'base64'))
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    // Told by who asks, with what would be right.
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

/** HKDF-SHA256 (RFC 5869), without a salt: the secret is as random as a key. */
const derived = (secret: string, label: Label | 'exports' | 'id', bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `touchline/${label}`, bytes))

type Keys = ReadonlyMap<string, Buffer>

/** The bytes are a nonce, the tag, and the text as it is encrypted. */
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
      if (!key) throw new Error(`the key ${keyId} is not among those of the service`)
      const end = NONCE_BYTES + TAG_BYTES
      const nonce = bytes.subarray(0, NONCE_BYTES)
      // Else a shorter tag, which is sooner guessed, would do.
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
