import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Test } from 'tap'

export interface DatabaseProxy {
  readonly url: string
  cut(): Promise<void>
  /**
   * Accepts connections again and forwards the connections to the given database, or to the
   * previous database if no database is given.
   */
  mend(other?: string): Promise<void>
}

export async function proxyTo(t: Pick<Test, 'teardown'>, database: string): Promise<DatabaseProxy> {
  let goal = new URL(database)
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(goal.port), goal.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.pipe(other)
      // Errors are ignored, because the tests break connections on purpose.
      one.on('error', () => {})
      one.once('close', () => {
        ends.delete(one)
        other.destroy()
      })
    }
  })
  const mend = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : null
    server.close()
    for (const end of ends) end.destroy()
    await closed
  }
  await mend(0)
  t.teardown(cut)
  const near = (server.address() as AddressInfo).port
  const url = new URL(database)
  url.host = `127.0.0.1:${near}`
  return {
    url: url.href,
    cut,
    async mend(other = goal.href) {
      goal = new URL(other)
      await mend(near)
    },
  }
}
