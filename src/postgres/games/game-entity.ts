import { EntitySchema } from 'typeorm'
import { integer, key, NULLABLE, text, time } from '../connection/columns.ts'

interface GameRow {
  readonly id: string
  readonly status: 'open' | 'running' | 'over' | 'cancelled'
  readonly decisionSeconds: number | null
  /** Null: it is not rated; `due`: it is rated once it has ended. */
  readonly rating: 'due' | 'made' | 'none' | 'void' | null
  readonly endedAt: number | null
}

/** For other features. This folder uses SQL, because it is on the path of a move. */
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
