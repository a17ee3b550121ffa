import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import root from 'tap'
import { certificate } from './certificate.ts'

export interface ReceivedRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
export interface Receiver {
  readonly port: number
  readonly arrived: readonly ReceivedRequest[]
  at(path: string): ReceivedRequest[]
}

let started: Promise<Receiver> | null = null

/** All tests of a process share one webhook receiver, so each test must use different paths. */
export function receiver(): Promise<Receiver> {
  started ??= start()
  return started
}

async function start(): Promise<Receiver> {
  const child = fork(fileURLToPath(new URL('./receiver-process.js', import.meta.url)))
  root.teardown(() => child.disconnect())
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const arrived: ReceivedRequest[] = []
  child.on('message', (message: ReceivedRequest) => arrived.push(message))
  return { port, arrived, at: (path) => arrived.filter((one) => one.path === path) }
}

/**
 * Settings that let a service reach the test receiver: the service trusts the receiver's
 * certificate, and every host name resolves to this machine.
 */
export const outside = {
  authorities: certificate,
  tryMilliseconds: 1_000,
  resolve: async () => ['127.0.0.1'],
}
export const settings = { webhooks: true, webhookNetworks: ['127.0.0.0/8'] }
export const addressAt = ({ port }: Receiver, path: string, name = 'hooks.example.org'): string =>
  `https://${name}:${port}${path}`
