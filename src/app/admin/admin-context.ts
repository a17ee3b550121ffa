import type { Authenticator } from '../accounts/identity/authenticate.ts'
import type { AdminOperationView } from '../core/admin-schema.ts'
import type { Context } from '../core/context.ts'
import type { Health, VariableShown } from '../monitoring/health-schema.ts'
import type { FailingGamesShown } from '../monitoring/schema.ts'
import type { WebhookManager } from '../webhooks/webhook-manager.ts'
import type { GameCounts } from './game-counts.ts'

/** What acts work with. */
export interface AdminContext {
  readonly context: Context
  readonly authenticator: Pick<Authenticator, 'forget' | 'forgetAllOf' | 'lookAgainAt'>
  /** Games that this node cannot play on by itself. */
  failingGames(): Omit<FailingGamesShown, 'aside'>
  /** Plays at once what is due in a game; why it cannot be played on, null: it can. */
  retryGame(game: string): Promise<string | null>
  /** Bots of the game are to answer, where they are asked. */
  askBots(game: string): void
  /** Who follows a game at this node: `seat:number`. */
  audiencesOf(game: string): readonly string[]
  /** The id of this node. */
  readonly node: string
  readonly nodeInfo: NodeInfo
  readonly counts: GameCounts
  /** What is done with webhooks, whoever’s they are. */
  readonly webhookManager: WebhookManager
  /** A job has come: nodes with threads for it begin, this one at once. */
  wakeJobWorkers(): void
  /** All acts. */
  readonly operations: readonly AdminOperationView[]
}

/** What whoever started this node has said of it. */
export interface NodeInfo {
  readonly environment: Health['environment']
  readonly variables: readonly VariableShown[]
  /** What was odd at the start. */
  readonly warnings: readonly string[]
}
