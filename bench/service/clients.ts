import { Agent, request } from 'node:http'

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly token?: string
  readonly key?: string
  readonly body?: unknown
}
export interface Answer {
  readonly status: number
  readonly body: unknown
}

export interface Sent {
  readonly perSecond: number
  /** Milliseconds, in rising order. */
  readonly latencies: number[]
  readonly failed: number
}

/** Clients with a connection each, which send one call after the other. */
export class Clients {
  readonly #agent: Agent

  constructor(most: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: most })
  }

  async send(calls: readonly Call[], clients: number): Promise<Sent> {
    const latencies: number[] = []
    let next = 0
    let failed = 0
    const start = performance.now()
    const client = async () => {
      for (let call = calls[next]; call; call = calls[next]) {
        next += 1
        const sent = performance.now()
        const { status } = await this.call(call)
        latencies.push(performance.now() - sent)
        if (status !== 201) failed += 1
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    const seconds = (performance.now() - start) / 1000
    latencies.sort((one, other) => one - other)
    return { perSecond: calls.length / seconds, latencies, failed }
  }

  call({ method, url, token, key, body }: Call): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers: Record<string, string> = { 'content-length': String(Buffer.byteLength(text)) }
    if (text !== '') headers['content-type'] = 'application/json'
    if (token !== undefined) headers.authorization = `Bearer ${token}`
    if (key !== undefined) headers['idempotency-key'] = key
    return new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, agent: this.#agent }, (answer) => {
        let received = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          received += part
        })
        answer.on('end', () => {
          const parsed: unknown = received === '' ? null : JSON.parse(received)
          resolve({ status: answer.statusCode ?? 0, body: parsed })
        })
        answer.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(text)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
