import type { Frozen } from '../../../kernel/types.ts'
import type { Frame, Turn } from '../state.ts'
import type { Play } from '../types.ts'

/**
 * The unfinished actions of a turn form a stack. When the stack is empty, the state of the turn
 * determines the next step. The casts that remove `Frozen` are safe, because `evolve` never changes
 * the objects of unfinished actions.
 */

export const openFrame = ({ emit }: Play, frame: Frozen<Frame>): void =>
  emit({ type: 'frame.opened', frame: frame as Frame })

export const changeFrame = ({ emit }: Play, frame: Frozen<Frame>): void =>
  emit({ type: 'frame.changed', frame: frame as Frame })

export function closeFrame({ state, emit }: Play): void {
  const frame = state.shared.frames.at(-1)
  if (frame) emit({ type: 'frame.closed', kind: frame.kind })
}

type Changes = Partial<Pick<Turn, 'phase' | 'space' | 'owedRolls' | 'freeMatchUsed' | 'ending'>>

export function changeTurn({ state, emit }: Play, changes: Changes): void {
  const { turn } = state.shared
  const { phase = turn.phase, space = turn.space, owedRolls = turn.owedRolls } = changes
  const { freeMatchUsed = turn.freeMatchUsed, ending = turn.ending } = changes
  emit({ type: 'turn.changed', phase, space, owedRolls, freeMatchUsed, ending })
}
