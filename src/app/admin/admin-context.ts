import type { AdminOperationView } from '../core/admin-schema.ts'
import type { Health, VariableShown } from '../monitoring/health-schema.ts'
import type { GameCounts } from './game-counts.ts'

declare module '../core/context.ts' {
  interface Context {
    /** Returns the reason why a game cannot continue, or null if the game can continue. */
    retryGame(gameId: string): Promise<string | null>
    readonly node: string
    readonly nodeInfo: NodeInfo
    readonly counts: GameCounts
    readonly operations: readonly AdminOperationView[]
  }
}

export interface NodeInfo {
  readonly environment: Health['environment']
  readonly variables: readonly VariableShown[]
  readonly warnings: readonly string[]
  readonly folders?: readonly string[]
}
