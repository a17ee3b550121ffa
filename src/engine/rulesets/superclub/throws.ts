import type { ThrowsOf } from '../../kernel/ruleset.ts'
import { SIX } from '../shared/dice.ts'
import type { Superclub } from './types.ts'

export const throwsOf: ThrowsOf<Superclub> = (event) =>
  event.type === 'manager.rolled' || event.type === 'tie.rolled' || event.type === 'training.rolled'
    ? [{ seat: event.seat, value: event.die, faces: SIX }]
    : []
