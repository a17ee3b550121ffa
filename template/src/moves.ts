import { type MoveOf, tagged } from 'touchline/kernel'
import { idSchema as id } from './content/schema.ts'

export const moves = {
  lay: tagged('lay', { card: id }),
  dive: tagged('dive', { corner: id }),
  stay: tagged('stay', {}),
}
export type Move = MoveOf<typeof moves>
