import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  readonly body: string
}

export class Client {
  readonly #port: number
  #socket: Socket | null = null
  #received = ''
  #settle: ((answer: Answer) => void) | null = null

  constructor(port: number) {
    this.#port = port
  }

  async open(): Promise<this> {
    const socket = connect(this.#port, '127.0.0.1')
    socket.setNoDelay(true)
    await once(socket, 'connect')
    socket.on('data', (bytes) => this.#read(bytes.toString('latin1')))
    this.#socket = socket
    return this
  }

  async send(request: Buffer): Promise<Answer> {
    if (this.#socket === null) await this.open()
    return new Promise((resolve) => {
      this.#settle = resolve
      this.#socket?.write(request)
    })
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = null
  }

  #read(text: string): void {
    this.#received += text
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#received.slice(0, end)
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)
    if (this.#received.length < end + 4 + length) return
    const answer = { status: Number(head.slice(9, 12)), body: this.#received.slice(end + 4) }
    this.#received = ''
    if (/^connection: *close/im.test(head)) this.close()
    this.#settle?.(answer)
  }
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
