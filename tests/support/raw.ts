import { once } from 'node:events'
import { type AddressInfo, connect, type Server } from 'node:net'

export interface Raw {
  write(text: string): void
  /** All bytes that were received until the other side closed the connection. */
  readonly received: Promise<string>
}

export async function rawTo(server: Server): Promise<Raw> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.setEncoding('utf8').on('data', (some: string) => {
    text += some
  })
  // The socket reports an error if the service closes the connection while the test is sending.
  socket.on('error', () => {})
  const received = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  return { write: (some) => void socket.write(some), received }
}

export function lastAnswer(received: string) {
  const start = received.lastIndexOf('HTTP/1.1 ')
  const [head = '', body = ''] = received.slice(start).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...rest] = line.split(': ')
      return [name.toLowerCase(), rest.join(': ')]
    }),
  )
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) }
}
