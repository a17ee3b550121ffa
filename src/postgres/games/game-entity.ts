import { EntitySchema } from 'typeorm'
import { integer, key, NULLABLE, text, time } from '../connection/columns.ts'

interface GameRow {
  readonly id: string
  readonly status: 'open' | 'running' | 'over' | 'cancelled'
  readonly decisionSeconds: number | null
  /**
   * Rating status of the game; null if the game is not rated. `due` means that the game will be
   * rated after its end.
   */
  readonly rating: 'due' | 'made' | 'none' | 'void' | null
  readonly endedAt: number | null
}

/**
 * TypeORM entity for games, used only by other features. The game store uses SQL instead of
 * TypeORM, because moves must be fast.
 */
export const games = new EntitySchema<GameRow>({
  name: 'game',
  tableName: 'games',
  synchronize: false,
  columns: {
    id: key(),
    status: text(),
    decisionSeconds: integer('decision_seconds', NULLABLE),
    rating: text(undefined, NULLABLE),
    endedAt: time('ended_at', NULLABLE),
  },
})
