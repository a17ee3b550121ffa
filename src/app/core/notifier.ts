import type { EventEmitter } from 'node:events'

export type NotifierKind = 'notify' | 'redis'

export interface ChangeEvents {
  /** New rows of a game. Fires for subscribed games, and possibly for others. */
  readonly commit: [gameId: string, version: number]
  /** The seats or the host of a game in the lobby have changed, for these accounts. */
  readonly lobby: [gameId: string, accounts: readonly string[]]
  /** Another node found the game due and leaves it to the node that has it cached. */
  readonly due: [gameId: string]
  /** The hash of a revoked token. */
  readonly token: [hash: Buffer]
  /** An account was banned, renamed or merged. */
  readonly account: [account: string]
  /** A deleted account: its name must be forgotten. */
  readonly left: [account: string]
  /** Another account holds a seat, or the log was archived. */
  readonly seats: [gameId: string]
  /** Presence or reactions at the table of a game. */
  readonly table: [gameId: string]
  readonly webhooks: []
  /** The service mode, notices or quarantined games. */
  readonly maintenance: []
  /** The game must be loaded from its log and tried again. */
  readonly retry: [gameId: string]
  /** The connection was restored: notifications may have been missed. */
  readonly reconnect: []
  readonly lost: []
}

/**
 * Notifies nodes soon after rows were stored: which game, never its content. A notification can get
 * lost with a node or a connection, so listeners also poll now and then, and lose only time.
 */
export interface ChangeNotifier extends EventEmitter<ChangeEvents> {
  readonly kind: NotifierKind
  /** Counts: each call needs its own `unsubscribe`. */
  subscribe(gameId: string): void
  unsubscribe(gameId: string): void
  /** Asks for the node that has the game cached; false if no other node listens. */
  requestTakeover(gameId: string): boolean
  /** False while notifications are known to be lost: then followers poll. */
  readonly isReliable: boolean
}
