import type { Frozen } from '../../../kernel/types.ts'
import type { Frame, Turn } from '../state.ts'
import type { Play } from '../types.ts'

/**
 * Nested business lies on a pile; the turn record says what goes on beneath it. That a frame comes
 * from the state is cast away: `evolve` puts a copy of it there.
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
  const { phase, space, owedRolls, freeMatchUsed, ending } = state.shared.turn
  const turn = { phase, space, owedRolls, freeMatchUsed, ending, ...changes }
  emit({ type: 'turn.changed', ...turn })
}
