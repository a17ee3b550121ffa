import { exactly, type Parts, type Space } from '../../../kernel/space.ts'
import type { Member } from '../../../kernel/types.ts'
import type { Move } from '../moves.ts'

/** Every combination of the fields is legal. */
export const spaceOf = <T extends Move['type']>(
  type: T,
  fields: Parts<Omit<Member<Move, T>, 'type'>>,
): Space<Move> => exactly<Move>(type, fields)
