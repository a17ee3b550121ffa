import type { Context } from '../context.ts'
import type { Authenticator } from '../identity/authenticate.ts'
import type { FailingGamesShown } from '../shapes/admin.ts'
import type { ActShown } from '../shapes/desk.ts'
import type { Health, VariableShown } from '../shapes/health.ts'
import type { Tending } from '../webhooks/tending.ts'
import type { Counts } from './counts.ts'

/** What acts work with. */
export interface Desk {
  readonly context: Context
  readonly authenticator: Pick<Authenticator, 'forget' | 'forgetAllOf' | 'lookAgainAt'>
  /** Games that this node cannot play on by itself. */
  failing(): Omit<FailingGamesShown, 'aside'>
  /** Plays at once what is due in a game; why it cannot be played on, null: it can. */
  tryAgain(game: string): Promise<string | null>
  /** Bots of the game are to answer, where they are asked. */
  askBots(game: string): void
  /** Who follows a game at this node: `seat:number`. */
  audiencesOf(game: string): readonly string[]
  /** The id of this node. */
  readonly node: string
  readonly house: House
  readonly counts: Counts
  /** What is done with webhooks, whoever’s they are. */
  readonly tending: Tending
  /** A job has come: nodes with threads for it begin, this one at once. */
  askForWork(): void
  /** All acts. */
  readonly acts: readonly ActShown[]
}

/** What whoever started this node has said of it. */
export interface House {
  readonly environment: Health['environment']
  readonly variables: readonly VariableShown[]
  /** What was odd at the start. */
  readonly warnings: readonly string[]
}
