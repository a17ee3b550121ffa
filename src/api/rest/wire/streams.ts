import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { allowSlowResponse, onDisconnect } from '../../../app/core/connections.ts'
import { ServiceError, serviceError } from '../../../app/core/errors.ts'
import type { Flow, Sink } from '../../../app/streams/following.ts'
import { RestError } from '../problems/errors.ts'
import { problemOf } from '../problems/problem.ts'
import { drained, type OpenStream, sendHeartbeat } from './open-stream.ts'
import { letAnswerGo, plainSocketOf, SocketSink } from './socket-sink.ts'
import type { Wire } from './wire.ts'

/**
 * An account may have more long polls than event streams, because long polls are short and a player
 * with many games needs one for each game.
 */
const WAITS_PER_STREAM = 4

type StreamKind = 'streams' | 'waits' | 'exports' | 'imports'

export interface StreamSettings {
  readonly streamsPerAccount: number
  readonly heartbeatSeconds: number
  readonly streamSecondsMax: number
  /**
   * Time without progress after which a client is disconnected. A disconnected client can reconnect
   * and resume the stream.
   */
  readonly stallSecondsMax: number
}

export const HEARTBEAT_SECONDS = 15

const usual: StreamSettings = {
  streamsPerAccount: 12,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  streamSecondsMax: 3_600,
  stallSecondsMax: 30,
}

type Watch = (ended: () => void) => () => void

interface Followed<Batch> {
  readonly batches: AsyncIterable<Batch>
  into?(sink: Sink<Batch>): Flow
}

interface Source<Batch> {
  /** Returns null if the game has ended and the client has received all events. */
  follow(signal: AbortSignal): Promise<Followed<Batch> | null>
  readonly watch: Watch
}

interface Pulled<Batch> extends Pick<Followed<Batch>, 'batches'>, Pick<Source<Batch>, 'watch'> {
  readonly abort: AbortController
}
interface Poured<Batch> extends Pick<Source<Batch>, 'watch'> {
  readonly wire: Wire<Batch>
  readonly log: FastifyBaseLogger
  over(): void
}

export class Streams {
  readonly #settings: StreamSettings
  readonly #open = new Set<OpenStream>()
  readonly #waits = new Map<ServerResponse, AbortController>()
  readonly #kept = new Map<string, number>()
  #heart: NodeJS.Timeout | null = null

  constructor(settings: Partial<StreamSettings>) {
    this.#settings = { ...usual, ...settings }
  }

  get count(): { streams: number; waits: number } {
    return { streams: this.#open.size, waits: this.#waits.size }
  }

  async counted<T>(what: StreamKind, who: string, run: () => Promise<T>): Promise<T> {
    const giveBack = this.#take(what, who)
    try {
      return await run()
    } finally {
      giveBack()
    }
  }

  #take(what: StreamKind, who: string): () => void {
    const most = this.#most(what)
    const key = `${what} ${who}`
    const before = this.#kept.get(key) ?? 0
    if (before >= most) {
      throw new RestError('too-many-streams', {
        detail:
          `Your account has reached its limit of ${most} ${what}. ` +
          'Close one of them, or share it.',
        facts: { limit: what, most },
        retryAfterSeconds: Math.ceil(this.#settings.heartbeatSeconds),
      })
    }
    this.#kept.set(key, before + 1)
    return () => {
      const left = (this.#kept.get(key) ?? 1) - 1
      if (left === 0) this.#kept.delete(key)
      else this.#kept.set(key, left)
    }
  }

  #most(what: StreamKind): number {
    const { streamsPerAccount } = this.#settings
    if (what === 'exports' || what === 'imports') return 1
    return what === 'waits' ? streamsPerAccount * WAITS_PER_STREAM : streamsPerAccount
  }

  async open<Batch>(
    who: string,
    reply: FastifyReply,
    wire: Wire<Batch>,
    source: Source<Batch>,
  ): Promise<void> {
    await this.send(reply, wire, source, this.#take('streams', who))
  }

  /**
   * Resolves when the stream has ended, or when the client has disconnected or lost access. If the
   * stream writes directly to the socket, the promise resolves earlier, while the stream continues.
   * A client that has already received everything gets status 204, which stops an EventSource.
   */
  async send<Batch>(
    reply: FastifyReply,
    wire: Wire<Batch>,
    source: Source<Batch>,
    over: () => void = () => {},
  ): Promise<void> {
    let goesOn = false
    try {
      goesOn = await this.#begin(reply, wire, source, over)
    } finally {
      if (!goesOn) over()
    }
  }

  async #begin<Batch>(
    reply: FastifyReply,
    wire: Wire<Batch>,
    { follow, watch }: Source<Batch>,
    over: () => void,
  ): Promise<boolean> {
    const abort = new AbortController()
    onDisconnect(reply.raw, () => abort.abort())
    const followed = await follow(abort.signal)
    if (followed === null) {
      reply.code(204).send()
      return false
    }
    open(reply, wire)
    const { batches, into } = followed
    const socket = plainSocketOf(reply)
    if (into === undefined || socket === null) {
      await this.#pull(reply, wire, { batches, watch, abort })
      return false
    }
    letAnswerGo(reply, socket)
    this.#pour(socket, into, { wire, watch, over, log: reply.server.log })
    return true
  }

  async #pull<Batch>(
    reply: FastifyReply,
    wire: Wire<Batch>,
    { batches, watch, abort }: Pulled<Batch>,
  ): Promise<void> {
    const { raw } = reply
    const end = () => {
      abort.abort()
      raw.end()
    }
    const stream: OpenStream = { out: raw, wire, endsAt: this.#endsAt(), end }
    this.#add(stream)
    const unwatch = watch(end)
    try {
      for await (const batch of batches) {
        if (!raw.write(wire.frame(batch))) await drained(raw, this.#settings.stallSecondsMax)
        if (raw.destroyed) break
      }
      raw.end()
    } catch (error) {
      if (error instanceof ServiceError) raw.end(wire.problem(problemOf(error)))
      else broken(reply, error, abort.signal.aborted)
    } finally {
      abort.abort()
      unwatch()
      this.#open.delete(stream)
    }
  }

  #pour<Batch>(
    socket: Socket,
    into: (sink: Sink<Batch>) => Flow,
    { wire, watch, over, log }: Poured<Batch>,
  ): void {
    let unwatch = () => {}
    const { stallSecondsMax } = this.#settings
    const terms = { wire, log, stallSecondsMax, endsAt: this.#endsAt() }
    const sink = new SocketSink(socket, into, terms, () => {
      unwatch()
      this.#open.delete(sink)
      over()
    })
    this.#add(sink)
    unwatch = watch(() => sink.end())
    sink.begin()
  }

  #endsAt(): number {
    return performance.now() + this.#settings.streamSecondsMax * 1000
  }

  #add(stream: OpenStream): void {
    this.#open.add(stream)
    this.#beat()
  }

  /**
   * Returns a signal that aborts when the client disconnects, the node shuts down, or the token
   * expires or is revoked. If the token is no longer valid, the signal's reason is the error to
   * send.
   */
  until({ raw }: FastifyReply, watch: Watch): AbortSignal {
    allowSlowResponse(raw)
    const abort = new AbortController()
    this.#waits.set(raw, abort)
    const unwatch = watch(() => abort.abort(serviceError('token-invalid')))
    onDisconnect(raw, () => {
      this.#waits.delete(raw)
      unwatch()
      abort.abort()
    })
    return abort.signal
  }

  endAll(): void {
    if (this.#heart !== null) clearInterval(this.#heart)
    this.#heart = null
    for (const stream of this.#open) stream.end()
    for (const [raw, abort] of this.#waits) {
      if (!raw.headersSent) raw.setHeader('connection', 'close')
      abort.abort()
    }
  }

  #beat(): void {
    if (this.#heart !== null) return
    this.#heart = setInterval(() => {
      for (const stream of this.#open) sendHeartbeat(stream)
      if (this.#open.size === 0 && this.#heart !== null) {
        clearInterval(this.#heart)
        this.#heart = null
      }
    }, this.#settings.heartbeatSeconds * 1000)
    this.#heart.unref()
  }
}

/**
 * Closes the connection, because there is no other way to report an error once the headers have
 * been sent.
 */
function broken({ raw, log }: FastifyReply, error: unknown, isExpected: boolean): void {
  raw.destroy()
  if (!isExpected) log.warn({ err: error }, 'a stream was interrupted')
}

function open(reply: FastifyReply, wire: Pick<Wire<never>, 'type' | 'hello'>): void {
  const { raw } = reply
  reply.header('content-type', wire.type)
  // Closes the connection, because an open connection would delay the shutdown.
  reply.header('connection', 'close')
  // Makes nginx forward the stream without buffering.
  reply.header('x-accel-buffering', 'no')
  allowSlowResponse(raw)
  reply.hijack()
  // Without chunked encoding, a batch of events needs one write instead of three, and the client
  // recognises the end of the stream by the closed connection.
  raw.useChunkedEncodingByDefault = false
  raw.writeHead(200, reply.getHeaders() as Record<string, string>)
  raw.write(wire.hello)
}
