import type pg from 'pg'

export const CHANNEL = 'touchline'

/** Postgres refuses notifications of 8,000 bytes or more. */
const PAYLOAD_BYTES_MAX = 7_900
/**
 * Maximum number of queued notifications, which is reached only during a long outage, when all
 * nodes poll anyway.
 */
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
 * Sends notifications after the commit, because NOTIFY within a transaction would delay all commits
 * on the server. Notifications that arrive while others are being sent are queued. For each game,
 * only the last queued notification is sent.
 */
export class PendingNotifications {
  #client: pg.Client | null = null
  readonly #rows = new Map<string, string>()
  readonly #due = new Set<string>()
  readonly #others = new Set<string>()
  #sending: Promise<void> | null = null

  /** Sets the database connection; while the connection is null, notifications are queued. */
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

  say(payload: string): void {
    if (this.#others.size < PENDING_NOTIFICATIONS_MAX) this.#others.add(payload)
    this.#send()
  }

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
    // A notification that cannot be sent is dropped, because event streams also poll.
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
