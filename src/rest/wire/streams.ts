import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { no, ServiceError } from '../../service/errors.ts'
import { letIdle } from '../../service/gate/connections.ts'
import { DoorError } from '../problems/errors.ts'
import { problemOf } from '../problems/problem.ts'
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

const usual: StreamSettings = {
  streamsPerAccount: 5,
  heartbeatSeconds: 15,
  streamSecondsMax: 3_600,
  stallSecondsMax: 30,
}

/** Tells when the reader may not have any more; gives what ends the watch. */
type Watch = (ended: () => void) => () => void

interface Following<Batch> {
  readonly batches: AsyncIterable<Batch>
}

/** What is sent, and until when the reader may have it. */
interface Source<Batch> {
  /** Null: the reader has all there will ever be. */
  follow(signal: AbortSignal): Promise<Following<Batch> | null>
  readonly watch: Watch
}

interface Stream {
  readonly raw: ServerResponse
  readonly wire: Pick<Wire<never>, 'heartbeat'>
  readonly abort: AbortController
  readonly endsAt: number
}

/** The open streams of this node: how many each account has, their heartbeats and their end. */
export class Streams {
  readonly #settings: StreamSettings
  readonly #open = new Set<Stream>()
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
    const most = this.#most(what)
    const key = `${what} ${who}`
    const before = this.#kept.get(key) ?? 0
    if (before >= most) {
      throw new DoorError('too-many-streams', {
        detail: `You hold ${most} ${what}, as many as one account may: end one, or share it.`,
        facts: { limit: what, most },
        retryAfterSeconds: Math.ceil(this.#settings.heartbeatSeconds),
      })
    }
    this.#kept.set(key, before + 1)
    try {
      return await run()
    } finally {
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

  /**
   * Writes what `follow` gives to the reply until it ends, somebody hangs up, or time is up. Who
   * comes again though all was told gets 204: that is how an EventSource is told to stop.
   */
  async send<Batch>(
    reply: FastifyReply,
    wire: Wire<Batch>,
    { follow, watch }: Source<Batch>,
  ): Promise<void> {
    const { raw } = reply
    const abort = new AbortController()
    raw.once('close', () => abort.abort())
    const following = await follow(abort.signal)
    if (following === null) {
      reply.code(204).send()
      return
    }
    open(reply, wire)
    const endsAt = performance.now() + this.#settings.streamSecondsMax * 1000
    const stream: Stream = { raw, wire, abort, endsAt }
    this.#open.add(stream)
    const unwatch = watch(() => end(stream))
    this.#beat()
    try {
      for await (const batch of following.batches) {
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

  /**
   * A signal for what waits on behalf of a reply: aborts when the client, or this node, goes, and,
   * with what is then answered, when the token ends.
   */
  until({ raw }: FastifyReply, watch: Watch): AbortSignal {
    letIdle(raw)
    const abort = new AbortController()
    this.#waits.set(raw, abort)
    const unwatch = watch(() => abort.abort(no('token-invalid')))
    raw.once('close', () => {
      this.#waits.delete(raw)
      unwatch()
      abort.abort()
    })
    return abort.signal
  }

  endAll(): void {
    if (this.#heart !== null) clearInterval(this.#heart)
    this.#heart = null
    for (const stream of this.#open) end(stream)
    for (const [raw, abort] of this.#waits) {
      if (!raw.headersSent) raw.setHeader('connection', 'close')
      abort.abort()
    }
  }

  /** One timer for all of them. */
  #beat(): void {
    if (this.#heart !== null) return
    this.#heart = setInterval(() => {
      for (const stream of this.#open) beat(stream)
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

function beat(stream: Stream): void {
  const { raw, wire, endsAt } = stream
  if (performance.now() > endsAt) end(stream)
  else if (!raw.writableNeedDrain && !raw.writableEnded) raw.write(wire.heartbeat)
}

function end({ raw, abort }: Stream): void {
  abort.abort()
  raw.end()
}

function open(reply: FastifyReply, wire: Pick<Wire<never>, 'type' | 'hello'>): void {
  const { raw } = reply
  reply.header('content-type', wire.type)
  // What has ended must not stay open for another request: the node could not stop meanwhile.
  reply.header('connection', 'close')
  // Proxies would hold back what they do not know to be a stream.
  reply.header('x-accel-buffering', 'no')
  letIdle(raw)
  reply.hijack()
  // The end of the connection is the end of the stream, so its pieces need no lengths of their own:
  // one write a batch instead of three.
  raw.useChunkedEncodingByDefault = false
  raw.writeHead(200, reply.getHeaders() as Record<string, string>)
  raw.write(wire.hello)
}

/** Resolves when the socket takes more, or is gone; a reader who takes nothing for long is cut. */
function drained(raw: ServerResponse, stallSecondsMax: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => raw.destroy(), stallSecondsMax * 1000)
    const done = () => {
      clearTimeout(cut)
      raw.off('drain', done)
      raw.off('close', done)
      resolve()
    }
    raw.once('drain', done)
    raw.once('close', done)
    if (raw.destroyed) done()
  })
}
