import { createHmac, randomBytes } from 'node:crypto'

const SECRET_START = 'whsec_'
const SECRET_BYTES = 32

export const newSecret = (): string => SECRET_START + randomBytes(SECRET_BYTES).toString('base64')

export interface Signed {
  readonly id: string
  readonly body: string
  readonly seconds: number
}

export const signedHeaders = ({ id, body, seconds }: Signed, secrets: readonly string[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': secrets.map((one) => signature(one, `${id}.${seconds}.${body}`)).join(' '),
})

function signature(secret: string, text: string): string {
  const key = Buffer.from(secret.slice(SECRET_START.length), 'base64')
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}
