import { type Message, messageReader } from './messages.ts'
import { backOff, PAUSE_MILLISECONDS_MAX, pause } from './pause.ts'
import { Refusal } from './refusal.ts'
import { isPassing } from './send.ts'

export type Line =
  | { readonly state: 'connecting' | 'live' | 'ended' }
  | { readonly state: 'reconnecting'; readonly seconds: number }

export interface Listening<Item> {
  readonly signal?: AbortSignal | undefined
  readonly onItem: (item: Item) => unknown
  readonly onLine?: ((line: Line) => void) | undefined
}

/**
 * Opens an event stream that continues after the message with the id `lastId`. Returns null if the
 * event stream is complete. Throws a `Refusal` if the service refuses the request.
 */
export type OpenStream = (
  lastId: string,
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array> | null>

/**
 * Three times the interval at which the service sends heartbeats. A connection on which no message
 * arrives for 45 seconds is considered lost.
 */
const SILENCE_MILLISECONDS_MAX = 45_000

/**
 * Follows an event stream until the stream ends or the signal aborts, and reconnects after errors.
 * Rejects if the service refuses to open the stream or `onItem` throws an error.
 */
export async function listen<Item>(
  open: OpenStream,
  { signal = new AbortController().signal, onItem, onLine = () => {} }: Listening<Item>,
  silenceMax = SILENCE_MILLISECONDS_MAX,
): Promise<void> {
  try {
    for await (const heard of lines(open, signal, silenceMax)) {
      if (signal.aborted) return
      if ('state' in heard) onLine(heard)
      else if (heard.event === 'over') return
      else await onItem(JSON.parse(heard.data))
    }
  } finally {
    onLine({ state: 'ended' })
  }
}

/** Catches only connection errors. */
async function* lines(
  open: OpenStream,
  signal: AbortSignal,
  silenceMax: number,
): AsyncGenerator<Message | Line> {
  let lastId = ''
  yield { state: 'connecting' }
  for (let failures = 0; !signal.aborted; failures += 1) {
    const began = Date.now()
    let milliseconds = 0
    try {
      for await (const heard of line((cut) => open(lastId, cut), signal, silenceMax)) {
        yield heard
        if ('state' in heard) continue
        lastId = heard.id || lastId
        failures = 0
      }
    } catch (error) {
      if (error instanceof Refusal) milliseconds = 1000 * patienceWith(error)
    }
    if (signal.aborted) return
    if (Date.now() - began > PAUSE_MILLISECONDS_MAX) failures = 0
    milliseconds = Math.max(milliseconds, backOff(failures))
    yield { state: 'reconnecting', seconds: milliseconds / 1000 }
    await pause(milliseconds, signal)
  }
}

async function* line(
  open: (signal: AbortSignal) => ReturnType<OpenStream>,
  signal: AbortSignal,
  silenceMax: number,
): AsyncGenerator<Message | Line> {
  const cutter = new AbortController()
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  const cut = () => {
    cutter.abort()
    // After the garbage collector has removed a request object, Node ignores the abort signal of
    // the request, so the reader is cancelled explicitly. Errors from cancelling a broken stream
    // can be ignored.
    reader?.cancel().catch(() => {})
  }
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    const alarm = setTimeout(cut, silenceMax)
    return work.finally(() => clearTimeout(alarm))
  }
  signal.addEventListener('abort', cut)
  try {
    const body = await inTime(open(cutter.signal))
    yield { state: 'live' }
    if (body === null) return yield TOLD
    reader = body.getReader()
    const read = messageReader()
    for (;;) {
      const { done, value } = await inTime(reader.read())
      if (done) return
      for (const message of read(value)) {
        if (message.event === 'problem') throw new Refusal(JSON.parse(message.data))
        yield message
      }
    }
  } finally {
    signal.removeEventListener('abort', cut)
    cut()
  }
}

const TOLD: Message = { event: 'over', data: '', id: '' }

/**
 * Returns the number of seconds to wait before the next connection attempt. Throws `refusal` if the
 * error is permanent.
 */
function patienceWith(refusal: Refusal): number {
  if (!isPassing(refusal.status)) throw refusal
  return refusal.retryAfter ?? 0
}
