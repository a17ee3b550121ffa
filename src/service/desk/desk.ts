import type { Context } from '../context.ts'
import type { Authenticator } from '../identity/authenticate.ts'
import type { FailingGamesShown } from '../shapes/admin.ts'
import type { ActShown } from '../shapes/desk.ts'

/** What acts work with. */
export interface Desk {
  readonly context: Context
  readonly authenticator: Pick<Authenticator, 'forget' | 'forgetAllOf' | 'lookAgainAt'>
  /** Games that this node cannot play on by itself. */
  failing(): FailingGamesShown
  /** Bots of the game are to answer, where they are asked. */
  askBots(game: string): void
  /** All acts. */
  readonly acts: readonly ActShown[]
}
