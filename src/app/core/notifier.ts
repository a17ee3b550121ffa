export type NotifierKind = 'notify' | 'redis'

/**
 * Rings soon after another node, or this one, has stored rows. It says where, never what. A ring
 * can get lost, with a node that dies or a connection: whoever listens looks now and then without
 * one, and so a lost ring costs time and nothing else.
 */
export interface ChangeNotifier {
  /** What it is made of, for operators. */
  readonly kind: NotifierKind
  /** Rings of this game are wanted here, until they are ignored as often as they were attended. */
  subscribe(gameId: string): void
  unsubscribe(gameId: string): void
  /** Of games that are attended; of others they may come as well. */
  onCommit(listener: (gameId: string, version: number) => void): void
  /** Who sits in a game, or hosts it, has changed before it started: of whom it is news. */
  onLobbyChange(listener: (gameId: string, accounts: readonly string[]) => void): void
  /** A game was found due by another node, which leaves it to who has it at hand. */
  onDue(listener: (gameId: string) => void): void
  /** Asks the others for the one that has the game at hand; false: nobody else hears it. */
  requestTakeover(gameId: string): boolean
  /** Tokens that were revoked anywhere: their hash. */
  onTokenRevoked(listener: (hash: Buffer) => void): void
  /** An account is another than before: banned, renamed or merged. */
  onAccountChange(listener: (account: string) => void): void
  /** A seat of a game is another account's, or its log lies in the archive: it is told anew. */
  onSeatsChange(listener: (gameId: string) => void): void
  /** An account has left: its name is to be forgotten. */
  onAccountDeleted(listener: (account: string) => void): void
  /** Webhooks were made, changed or taken away. */
  onWebhooksChange(listener: () => void): void
  /** What operators have said of the whole service is another thing than before. */
  onMaintenanceChange(listener: () => void): void
  /** A game is to be loaded anew from its log, and tried again. */
  onRetry(listener: (gameId: string) => void): void
  /** False while it is known not to hear every ring: then followers poll. */
  readonly isReliable: boolean
  /** Called whenever the connection is made anew: rings may have been missed. */
  onReconnect(listener: () => void): void
}
