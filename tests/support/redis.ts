import type { Test } from 'tap'
import { freePort, listening, type Program, programOf } from './programs.ts'

const program = programOf('redis-server', 'valkey-server')

export const noRedis = program === null && 'neither redis-server nor valkey-server is installed'

export interface RedisServer {
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
}

export async function startRedis(
  t: Pick<Test, 'teardown'>,
  password?: string,
  address = '127.0.0.1',
): Promise<RedisServer> {
  const port = await freePort()
  const bound = ['--bind', '127.0.0.1', ...(address === '127.0.0.1' ? [] : [address])]
  const terms = [...bound, '--port', String(port), '--save', '', '--appendonly', 'no']
  const secret = password ? ['--requirepass', password] : []
  let running: Program
  const server = {
    url: `redis://${password ? `:${password}@` : ''}${address}:${port}`,
    async start() {
      running = await listening(program ?? 'redis-server', [...terms, ...secret], port)
    },
    stop: () => running.stop(),
  }
  await server.start()
  t.teardown(() => server.stop())
  return server
}
