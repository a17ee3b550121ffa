import type {
  DiffShown,
  DrawsShown,
  ViewShown,
} from '../../../../app/admin/schemas/inspect-game.ts'
import { adminLogExample, adminStateExample } from './admin-games.ts'

const { version, at, state, decisions } = adminStateExample
const { cause, events } = adminLogExample.items[0]!

export const viewExample: ViewShown = { version, at, view: state, text: 'Round 1.', decisions }

export const diffExample: DiffShown = {
  from: version - 1,
  to: version,
  items: [{ path: '/state/shared/round', was: 1, is: 2 }],
  more: false,
}

export const drawsExample: DrawsShown = {
  items: [
    {
      version,
      at,
      cause,
      events,
      drawn: 1,
      draws: [{ number: 12, limit: 6, value: 4, message: '["019a…","",""]:12:0', hmac: '5f1c…' }],
    },
  ],
  next: null,
  version,
}
