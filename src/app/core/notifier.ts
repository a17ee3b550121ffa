import type { EventEmitter } from 'node:events'

export type NotifierKind = 'notify' | 'redis'

export interface ChangeEvents {
  /**
   * New rows of a game's log were stored. A node reliably receives `commit` events only for games
   * to which it has subscribed.
   */
  readonly commit: [gameId: string, version: number]
  /**
   * The seats or the host of a game in the lobby have changed. `accounts` contains the affected
   * players.
   */
  readonly lobby: [gameId: string, accounts: readonly string[]]
  readonly rated: [gameId: string, accounts: readonly string[]]
  /**
   * The scheduler on another node found that a deadline of the game has passed. If this node has
   * the game in its cache, the node processes the deadline.
   */
  readonly due: [gameId: string]
  /** A token was revoked; `hash` is the hash of the token's secret. */
  readonly token: [hash: Buffer]
  readonly account: [account: string]
  /** An account was deleted, so nodes must remove the account's name from their caches. */
  readonly left: [account: string]
  /**
   * Sent after another player has taken over a seat of the game, or after the game's log was
   * archived.
   */
  readonly seats: [gameId: string]
  readonly table: [gameId: string]
  readonly webhooks: []
  readonly maintenance: []
  /**
   * An operator asked to retry a quarantined game, so listeners must reload the game from its log.
   */
  readonly retry: [gameId: string]
  /**
   * Sent after the database connection was restored; notifications may have been lost during the
   * outage.
   */
  readonly reconnect: []
  readonly lost: []
}

/**
 * Notifies all nodes shortly after log rows are stored. A notification contains the id of the game,
 * but no content. Notifications can get lost if a node or a connection fails, so listeners also
 * poll.
 */
export interface ChangeNotifier extends EventEmitter<ChangeEvents> {
  readonly kind: NotifierKind
  /**
   * Subscriptions are counted, so each call to `subscribe` needs a matching call to `unsubscribe`.
   */
  subscribe(gameId: string): void
  unsubscribe(gameId: string): void
  /**
   * Notifies the node that has the game in its cache. Returns false if no other node is listening.
   */
  requestTakeover(gameId: string): boolean
  /**
   * False if the service knows that notifications get lost. Event streams then poll the game log
   * more often.
   */
  readonly isReliable: boolean
}
