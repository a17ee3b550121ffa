import { createECDH, createPublicKey, randomBytes } from 'node:crypto'
import { decrypt } from 'http_ece'
import { jwtVerify } from 'jose'
import type { NoticeType, PushSubscription } from '../../src/app/notices/schema.ts'
import { addressAt, type ReceivedRequest, type Receiver } from './receiver.ts'

export interface Notice {
  readonly type: NoticeType
  readonly game: string
  readonly title: string
  readonly names: readonly string[]
  readonly deadline: number | null
}

export function browserAt(to: Receiver, path: string) {
  const ecdh = createECDH('prime256v1')
  const auth = randomBytes(16).toString('base64url')
  const p256dh = ecdh.generateKeys('base64url')
  const endpoint = addressAt(to, path)
  const subscription: PushSubscription = { endpoint, keys: { p256dh, auth } }
  const read = ({ body }: ReceivedRequest): Notice =>
    JSON.parse(
      decrypt(Buffer.from(body, 'latin1'), {
        version: 'aes128gcm',
        privateKey: ecdh,
        authSecret: auth,
      }).toString(),
    )
  return { subscription, received: () => to.at(path), notices: () => to.at(path).map(read) }
}

export async function claimsOf({ headers }: ReceivedRequest, key: string) {
  const [, jwt = '', named] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! }
  const { payload } = await jwtVerify(jwt, createPublicKey({ key: jwk, format: 'jwk' }))
  return { ...payload, isNamed: named === key }
}
