import type { ThrowsOf } from '../../kernel/ruleset.ts'
import { SIX } from '../shared/dice.ts'
import type { RisingStar } from './types.ts'

export const throwsOf: ThrowsOf<RisingStar> = (event) =>
  event.type === 'die.rolled' ? [{ seat: event.seat, value: event.value, faces: SIX }] : []
