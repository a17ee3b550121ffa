import type { ThrowsOf } from '../../kernel/ruleset.ts'
import { SIX } from '../shared/dice.ts'
import type { Starplayer } from './types.ts'

export const throwsOf: ThrowsOf<Starplayer> = (event) =>
  event.type === 'dice.rolled'
    ? event.dice.map((value) => ({ seat: event.seat, value, faces: SIX }))
    : []
