import { connect, type Socket } from 'node:net'

/** One kept-open connection that sends ready-made requests: as little work as a client can do. */
export interface Client {
  /** Sends, and gives the status and the body of the answer. */
  send(request: Buffer): Promise<Answer>
  close(): void
}
export interface Answer {
  readonly status: number
  readonly body: string
}

export function openClient(port: number): Promise<Client> {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  let received = ''
  let settle: ((answer: Answer) => void) | null = null
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1')
    const end = received.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = Number(/^content-length: *(\d+)/im.exec(received.slice(0, end))?.[1] ?? 0)
    if (received.length < end + 4 + length) return
    const answer = { status: Number(received.slice(9, 12)), body: received.slice(end + 4) }
    received = ''
    settle?.(answer)
  })
  const client: Client = {
    send: (request) =>
      new Promise((resolve) => {
        settle = resolve
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(client))
    socket.once('error', reject)
  })
}

export function requestOf(line: string, token: string | null, body?: unknown): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const head = [
    `${line} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: keep-alive',
    ...(token === null ? [] : [`authorization: Bearer ${token}`]),
    ...(text === '' ? [] : ['content-type: application/json']),
    `content-length: ${Buffer.byteLength(text)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}
