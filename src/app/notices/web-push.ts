import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushSigner } from './port.ts'

export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
  readonly keyId: string
}

const RECORD_BYTES = 4_096
const POINT_BYTES = 65
const LAST_RECORD = 2
const JWT_SECONDS = 12 * 3_600

export function encrypted(message: string, { p256dh, auth }: BrowserKeys): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const ecdh = createECDH('prime256v1')
  const ours = ecdh.generateKeys()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const input = derived(Buffer.from(auth, 'base64url'), ecdh.computeSecret(theirs), info, 32)
  const salt = randomBytes(16)
  const key = derived(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = Buffer.concat([Buffer.from(message), Buffer.from([LAST_RECORD])])
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES)
  sizes.writeUInt8(POINT_BYTES, 4)
  return Buffer.concat([
    ...[salt, sizes, ours, cipher.update(record), cipher.final(), cipher.getAuthTag()],
  ])
}

const derived = (salt: Buffer, input: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', input, salt, info, bytes))

export function authorization(
  { publicKey, sign }: PushSigner,
  { audience, contact, now }: Readonly<{ audience: string; contact: string; now: number }>,
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: audience, exp: Math.floor(now / 1_000) + JWT_SECONDS, sub: contact }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  return `vapid t=${signed}.${sign(signed)}, k=${publicKey}`
}
