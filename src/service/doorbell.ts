/** Rings when another node, or this one, has stored rows. It says where, never what. */
export interface Doorbell {
  onRing(listener: (gameId: string, version: number) => void): void
  /** Who sits in a game, or hosts it, has changed before it started: of whom it is news. */
  onLobby(listener: (gameId: string, accounts: readonly string[]) => void): void
  /** Tokens that were revoked anywhere: their hash. */
  onRevoked(listener: (hash: Buffer) => void): void
  /** An account has left: its name is to be forgotten. */
  onLeft(listener: (account: string) => void): void
  /** False while it is known not to hear every ring: then followers poll. */
  readonly isReliable: boolean
  /** Called whenever the connection is made anew: rings may have been missed. */
  onReconnect(listener: () => void): void
}
