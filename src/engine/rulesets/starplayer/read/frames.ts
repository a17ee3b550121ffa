import type { Frozen } from '../../../kernel/types.ts'
import type { Frame, FrameOf } from '../state.ts'
import type { At } from '../types.ts'

export function topFrame<T extends Frame['kind']>(
  { state }: At,
  kind: T,
): Frozen<FrameOf<T>> | null {
  const frame = state.shared.frames.at(-1)
  return frame?.kind === kind ? (frame as Frozen<FrameOf<T>>) : null
}

export function frameOf<T extends Frame['kind']>(at: At, kind: T): Frozen<FrameOf<T>> {
  const frame = topFrame(at, kind)
  if (!frame) throw new Error(`the top frame is not of kind ${kind}`)
  return frame
}
