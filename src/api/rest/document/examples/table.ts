import type { TableState } from '../../../../app/table/schema.ts'
import { startedAt } from './ids.ts'

export const tableExample: TableState = {
  seats: [
    { seat: 0, here: true, since: startedAt },
    { seat: 1, here: false, since: startedAt + 60_000 },
  ],
  watchers: 3,
  reactions: [{ id: 71, seat: 0, reaction: 'nice-move', at: startedAt + 30_000 }],
}
