import type { ThrowsOf } from '../../kernel/ruleset.ts'
import type { TitleChase } from './types.ts'

export const throwsOf: ThrowsOf<TitleChase> = (event, { dice }) =>
  event.type === 'die.rolled'
    ? [{ seat: event.seat, value: event.face, faces: dice[event.die] }]
    : []
