import type { EventEmitter } from 'node:events'

export type NotifierKind = 'notify' | 'redis'

export interface ChangeEvents {
  /** New rows of a game were stored. The event is emitted at least for subscribed games. */
  readonly commit: [gameId: string, version: number]
  /** The seats or the host of a game in the lobby changed. `accounts` are the affected accounts. */
  readonly lobby: [gameId: string, accounts: readonly string[]]
  readonly rated: [gameId: string, accounts: readonly string[]]
  /**
   * Another node found that a deadline of the game is due. The node that has the game cached should
   * process the deadline.
   */
  readonly due: [gameId: string]
  /** A token was revoked; `hash` is the hash of its secret. */
  readonly token: [hash: Buffer]
  readonly account: [account: string]
  /** An account was deleted, so nodes must remove its name from their caches. */
  readonly left: [account: string]
  /** Another player took over a seat, or the log was archived. */
  readonly seats: [gameId: string]
  readonly table: [gameId: string]
  readonly webhooks: []
  readonly maintenance: []
  /** An operator wants to retry a quarantined game. Listeners must load the game from its log. */
  readonly retry: [gameId: string]
  /** The database connection is restored. Notifications may have been missed. */
  readonly reconnect: []
  readonly lost: []
}

/**
 * Notifies the nodes shortly after rows are stored. A notification contains the id of the game, but
 * no content. Notifications can get lost with a node or a connection, so listeners also poll.
 */
export interface ChangeNotifier extends EventEmitter<ChangeEvents> {
  readonly kind: NotifierKind
  /** Subscriptions are counted, so each call needs a matching call of `unsubscribe`. */
  subscribe(gameId: string): void
  unsubscribe(gameId: string): void
  /** Notifies the node that has the game cached. Returns false if no other node listens. */
  requestTakeover(gameId: string): boolean
  /** While notifications are known to get lost, `isReliable` is false and followers poll. */
  readonly isReliable: boolean
}
