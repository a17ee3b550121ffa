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

/** Whoever plays many games waits in many, for a short while each. */
const WAITS_PER_STREAM = 4

/** What is kept open for somebody. */
type Kept = 'streams' | 'waits' | 'exports' | 'imports'

export interface StreamSettings {
  readonly streamsPerAccount: number
  readonly heartbeatSeconds: number
  readonly streamSecondsMax: number
  /** A reader that takes nothing for so long is cut; it can go on from where it was. */
  readonly stallSecondsMax: number
}

/** Below what a proxy takes for a dead line. */
export const HEARTBEAT_SECONDS = 15

const usual: StreamSettings = {
  streamsPerAccount: 5,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  streamSecondsMax: 3_600,
  stallSecondsMax: 30,
}

/** Tells when the reader may not have any more; gives what ends the watch. */
type Watch = (ended: () => void) => () => void

interface Followed<Batch> {
  readonly batches: AsyncIterable<Batch>
  /** Where they can also be handed over. */
  into?(sink: Sink<Batch>): Flow
}

/** What is sent, and until when the reader may have it. */
interface Source<Batch> {
  /** Null: the reader has all there will ever be. */
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

/** The open streams of this node: how many each account has, their heartbeats and their end. */
export class Streams {
  readonly #settings: StreamSettings
  readonly #open = new Set<OpenStream>()
  readonly #waits = new Map<ServerResponse, AbortController>()
  readonly #kept = new Map<string, number>()
  #heart: NodeJS.Timeout | null = null

  constructor(settings: Partial<StreamSettings>) {
    this.#settings = { ...usual, ...settings }
  }

  /** Streams, and waits, that are open. */
  get count(): { streams: number; waits: number } {
    return { streams: this.#open.size, waits: this.#waits.size }
  }

  /** Runs what keeps a connection for long, within the number that a caller may keep. */
  async counted<T>(what: Kept, who: string, run: () => Promise<T>): Promise<T> {
    const giveBack = this.#take(what, who)
    try {
      return await run()
    } finally {
      giveBack()
    }
  }

  #take(what: Kept, who: string): () => void {
    const most = this.#most(what)
    const key = `${what} ${who}`
    const before = this.#kept.get(key) ?? 0
    if (before >= most) {
      throw new RestError('too-many-streams', {
        detail: `You hold ${most} ${what}, as many as one account may: end one, or share it.`,
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

  #most(what: Kept): number {
    const { streamsPerAccount } = this.#settings
    if (what === 'exports' || what === 'imports') return 1
    return what === 'waits' ? streamsPerAccount * WAITS_PER_STREAM : streamsPerAccount
  }

  /** The same as `send`, within the number of streams that a caller may keep. */
  async open<Batch>(
    who: string,
    reply: FastifyReply,
    wire: Wire<Batch>,
    source: Source<Batch>,
  ): Promise<void> {
    await this.send(reply, wire, source, this.#take('streams', who))
  }

  /**
   * Writes what `follow` gives to the reply until it ends, somebody hangs up, or time is up. Who
   * comes again though all was told gets 204: that is how an EventSource is told to stop. What is
   * handed over goes on when this is done; either way it is said when it is over.
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

  /** Whether it goes on by itself. */
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

  /** Who has nothing to read is a socket and a place in the log. */
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
   * A signal for what waits on behalf of a reply: aborts when the client, or this node, goes, and,
   * with what is then answered, when the token ends.
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

  /** One timer for all of them. */
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

/** The head is out: all that can be said is that it ends here. */
function broken({ raw, log }: FastifyReply, error: unknown, isExpected: boolean): void {
  raw.destroy()
  if (!isExpected) log.warn({ err: error }, 'a stream broke off')
}

function open(reply: FastifyReply, wire: Pick<Wire<never>, 'type' | 'hello'>): void {
  const { raw } = reply
  reply.header('content-type', wire.type)
  // What has ended must not stay open for another request: the node could not stop meanwhile.
  reply.header('connection', 'close')
  // Proxies would hold back what they do not know to be a stream.
  reply.header('x-accel-buffering', 'no')
  allowSlowResponse(raw)
  reply.hijack()
  // The end of the connection is the end of the stream, so its pieces need no lengths of their own:
  // one write a batch instead of three.
  raw.useChunkedEncodingByDefault = false
  raw.writeHead(200, reply.getHeaders() as Record<string, string>)
  raw.write(wire.hello)
}
