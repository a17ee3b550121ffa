import net, { type AddressInfo } from 'node:net'
import type { Test } from 'tap'

export interface Proxy {
  readonly base: string
  cut(): void
  mend(): void
}

export async function proxyTo(t: Test, base: string): Promise<Proxy> {
  const port = Number(new URL(base).port)
  const sockets = new Set<net.Socket>()
  let isCut = false
  const server = net.createServer((near) => {
    if (isCut) return void near.destroy()
    const far = net.connect(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      // If one end of a proxied connection is closed, the proxy also closes the other end.
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  t.teardown(() => {
    cut()
    server.close()
  })
  const { port: own } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${own}`,
    cut,
    mend() {
      isCut = false
    },
  }
}
