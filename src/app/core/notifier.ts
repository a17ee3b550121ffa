export type NotifierKind = 'notify' | 'redis'

/**
 * Notifies nodes soon after rows are stored, without content. A notification can be lost with a
 * node or connection, so listeners also poll; a loss costs only time.
 */
export interface ChangeNotifier {
  readonly kind: NotifierKind
  /** Subscriptions are counted: each `subscribe` needs its `unsubscribe`. */
  subscribe(gameId: string): void
  unsubscribe(gameId: string): void
  /** Called for subscribed games, and possibly for others. */
  onCommit(listener: (gameId: string, version: number) => void): void
  /** Seats or host changed before the start. `accounts`: those affected. */
  onLobbyChange(listener: (gameId: string, accounts: readonly string[]) => void): void
  /** Another node found a due game and leaves it to the node that has it cached. */
  onDue(listener: (gameId: string) => void): void
  /** Asks the node that has the game cached to take over; false if no other node is listening. */
  requestTakeover(gameId: string): boolean
  /** The hash of a token that was revoked on any node. */
  onTokenRevoked(listener: (hash: Buffer) => void): void
  onAccountChange(listener: (account: string) => void): void
  /** A seat changed its account, or the log moved to the archive. */
  onSeatsChange(listener: (gameId: string) => void): void
  onAccountDeleted(listener: (account: string) => void): void
  onWebhooksChange(listener: () => void): void
  onMaintenanceChange(listener: () => void): void
  /** The game must be reloaded from its log and retried. */
  onRetry(listener: (gameId: string) => void): void
  /** False while notifications may be lost; followers then poll more often. */
  readonly isReliable: boolean
  /** Called after each reconnect, since notifications may have been missed. */
  onReconnect(listener: () => void): void
}
