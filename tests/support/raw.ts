import { once } from 'node:events'
import { type AddressInfo, connect, type Server } from 'node:net'

/** A connection on which a test says what no client would. */
export interface Raw {
  write(text: string): void
  /** All that came, once the other side has hung up. */
  readonly told: Promise<string>
}

export async function rawTo(server: Server): Promise<Raw> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.setEncoding('utf8').on('data', (some: string) => {
    text += some
  })
  // Whoever is hung up on while still talking is told so by an error.
  socket.on('error', () => {})
  const told = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  return { write: (some) => void socket.write(some), told }
}

/** Status, headers and body of the last answer in what was told. */
export function lastAnswer(told: string) {
  const start = told.lastIndexOf('HTTP/1.1 ')
  const [head = '', body = ''] = told.slice(start).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...rest] = line.split(': ')
      return [name.toLowerCase(), rest.join(': ')]
    }),
  )
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) }
}
