import { exactly, type Parts, type Space } from '../../../kernel/space.ts'
import type { Member } from '../../../kernel/types.ts'
import type { Move } from '../moves.ts'

/** All moves of a type with these fields: each of them is legal. */
export const spaceOf = <T extends Move['type']>(
  type: T,
  fields: Parts<Omit<Member<Move, T>, 'type'>>,
): Space<Move> => exactly<Move>(type, fields)
