import { type MoveOf, tagged } from '../../../src/engine/kernel/define.ts'
import { idSchema as id } from './content/schema.ts'

export const moves = {
  lay: tagged('lay', { card: id }),
  dive: tagged('dive', { corner: id }),
  stay: tagged('stay', {}),
}
export type Move = MoveOf<typeof moves>
