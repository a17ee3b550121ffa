import { exactly, oneOf } from '../../../kernel/space.ts'
import type { Move, MoveType } from '../moves.ts'
import type { Spaces } from '../types.ts'

type FieldOf<T extends MoveType> = Exclude<keyof Extract<Move, { type: T }>, 'type'> & string

export const eachOf = <T extends MoveType>(
  type: T,
  field: FieldOf<T>,
  values: readonly string[],
  // The cast is needed, because the compiler cannot check a computed key. `FieldOf` ensures that
  // the computed key is a field of the move.
): Spaces => (values.length > 0 ? [exactly<Move>(type, { [field]: oneOf(values) } as never)] : [])
