import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { ServiceError } from '../../../app/core/errors.ts'
import type { Flow, Sink } from '../../../app/streams/following.ts'
import { problemOf } from '../problems/problem.ts'
import { drained, type OpenStream } from './open-stream.ts'
import type { Wire } from './wire.ts'

interface SinkOptions<Batch> extends Pick<OpenStream, 'endsAt'> {
  readonly wire: Wire<Batch>
  readonly stallSecondsMax: number
  readonly log: FastifyBaseLogger
}

/** A stream keeps only the socket and releases the request and response objects, to save memory. */
export class SocketSink<Batch> implements Sink<Batch>, OpenStream {
  readonly out: Socket
  readonly #terms: SinkOptions<Batch>
  readonly #flow: Flow
  readonly #over: () => void
  #isOver = false

  constructor(
    out: Socket,
    into: (sink: Sink<Batch>) => Flow,
    terms: SinkOptions<Batch>,
    over: () => void,
  ) {
    this.out = out
    this.#terms = terms
    this.#flow = into(this)
    this.#over = over
    out.once('close', () => this.#stop())
  }

  get wire(): Wire<Batch> {
    return this.#terms.wire
  }
  get endsAt(): number {
    return this.#terms.endsAt
  }

  begin(): void {
    this.#flow.resume()
  }

  take(batch: Batch): boolean {
    const { out } = this
    if (out.destroyed) return false
    if (out.writable && out.write(this.wire.frame(batch))) return true
    void drained(out, this.#terms.stallSecondsMax).then(() => this.#flow.resume())
    return false
  }

  end(failure: unknown = null): void {
    const { out } = this
    const { log, wire } = this.#terms
    this.#stop()
    if (failure === null) out.destroySoon()
    else if (failure instanceof ServiceError) {
      if (out.writable) out.write(wire.problem(problemOf(failure)))
      out.destroySoon()
    } else {
      out.destroy()
      log.warn({ err: failure }, 'a stream was interrupted')
    }
  }

  #stop(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#flow.stop()
    this.#over()
  }
}

/**
 * Returns null for HTTP/2, for TLS, and for requests that were injected without a network
 * connection.
 */
export function plainSocketOf({ raw }: Pick<FastifyReply, 'raw'>): Socket | null {
  const { socket } = raw
  const isPlain = raw instanceof ServerResponse && socket instanceof Socket
  return isPlain && !socket.destroyed && !(socket instanceof TLSSocket) ? socket : null
}

const streaming = new ServerResponse(new IncomingMessage(new Socket()))

/**
 * Releases the request and the response, which an idle event stream would otherwise keep in memory.
 */
export function letAnswerGo({ raw }: Pick<FastifyReply, 'raw'>, socket: Socket): void {
  raw.detachSocket(socket)
  streaming.assignSocket(socket)
  raw.emit('close')
}
