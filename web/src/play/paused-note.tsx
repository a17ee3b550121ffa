import type { PauseReason } from '../../../src/engine/kernel/kernel-events.ts'
import { pausedText } from '../../../src/engine/kernel/reason-texts.ts'

export const PausedNote = ({ reason }: { readonly reason: PauseReason }) => (
  <p class="note warn" role="status">
    {pausedText(reason)}
  </p>
)
