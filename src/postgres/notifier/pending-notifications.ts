import type pg from 'pg'

export const CHANNEL = 'touchline'

/** Postgres refuses payloads of 8,000 bytes. */
const PAYLOAD_BYTES_MAX = 7_900
/** More wait only where no connection is to be had for long: then all nodes look by themselves. */
export const PENDING_NOTIFICATIONS_MAX = 10_000

const ring = {
  name: 'ring',
  text: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`,
}

export interface CommittedRow {
  readonly gameId: string
  readonly lastVersion: number
}

/**
 * What is still to be rung, after the commit of what it tells: within a transaction a ring holds up
 * the commits of the whole server while this one is made durable. Natural batching: while rings are
 * on their way the next ones gather, of each game the last. Who is gone meanwhile never rang.
 */
export class PendingNotifications {
  #client: pg.Client | null = null
  /** Of each game the last. */
  readonly #rows = new Map<string, string>()
  readonly #due = new Set<string>()
  readonly #others = new Set<string>()
  #sending: Promise<void> | null = null

  /** Without a connection they gather. */
  through(client: pg.Client | null): void {
    this.#client = client
    this.#send()
  }

  rows(stored: readonly CommittedRow[]): void {
    for (const { gameId, lastVersion } of stored)
      if (this.#rows.size < PENDING_NOTIFICATIONS_MAX)
        this.#rows.set(gameId, `${gameId}:${lastVersion}`)
    this.#send()
  }

  due(gameId: string): void {
    if (this.#due.size < PENDING_NOTIFICATIONS_MAX) this.#due.add(gameId)
    this.#send()
  }

  /** A payload of its own. */
  say(payload: string): void {
    if (this.#others.size < PENDING_NOTIFICATIONS_MAX) this.#others.add(payload)
    this.#send()
  }

  /** Once everything has been sent that can be. */
  async settled(): Promise<void> {
    while (this.#sending) await this.#sending
  }

  #send(): void {
    const client = this.#client
    if (this.#sending || !client) return
    const [rows, due] = [payloadsOf('rows', this.#rows.values()), payloadsOf('due', this.#due)]
    const payloads = [...rows, ...due, ...this.#others]
    if (payloads.length === 0) return
    for (const gathered of [this.#rows, this.#due, this.#others]) gathered.clear()
    // What fails is lost: whoever waits for it looks now and then without a ring.
    this.#sending = client.query({ ...ring, values: [payloads] }).then(
      () => this.#sent(),
      () => this.#sent(),
    )
  }

  #sent(): void {
    this.#sending = null
    this.#send()
  }
}

/** As many words in each as there is room for. */
export function payloadsOf(kind: string, words: Iterable<string>): string[] {
  const payloads: string[] = []
  let payload = kind
  for (const word of words) {
    if (payload.length + 1 + word.length > PAYLOAD_BYTES_MAX) {
      payloads.push(payload)
      payload = kind
    }
    payload += ` ${word}`
  }
  return payload === kind ? payloads : [...payloads, payload]
}
