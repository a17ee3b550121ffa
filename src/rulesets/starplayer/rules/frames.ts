import type { Frozen } from '../../../kernel/types.ts'
import type { Frame, FrameOf, PublicTurn } from '../state.ts'
import type { Play, State } from '../types.ts'

/** Nested business lies on a pile; the turn record says what goes on beneath it. */

export const openFrame = ({ emit }: Play, frame: Frozen<Frame>): void =>
  emit({ type: 'frame.opened', frame: frame as Frame })

export const changeFrame = ({ emit }: Play, frame: Frozen<Frame>): void =>
  emit({ type: 'frame.changed', frame: frame as Frame })

export function closeFrame({ state, emit }: Play): void {
  const frame = state.frames.at(-1)
  if (frame) emit({ type: 'frame.closed', kind: frame.kind })
}

export function topFrame<T extends Frame['kind']>(
  { frames }: State,
  kind: T,
): Frozen<FrameOf<T>> | null {
  const frame = frames.at(-1)
  return frame?.kind === kind ? (frame as Frozen<FrameOf<T>>) : null
}

type Changes = Partial<
  Pick<PublicTurn, 'phase' | 'space' | 'owedRolls' | 'freeMatchUsed' | 'ending'>
>

export function changeTurn({ state, emit }: Play, changes: Changes): void {
  const { phase, space, owedRolls, freeMatchUsed, ending } = state.turn
  const turn = { phase, space, owedRolls, freeMatchUsed, ending, ...changes }
  emit({ type: 'turn.changed', ...turn })
}
