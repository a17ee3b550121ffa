import type { PauseReason } from '../../../src/kernel/kernel-events.ts'
import { pausedText } from '../../../src/kernel/kernel-texts.ts'

export const PausedNote = ({ reason }: { readonly reason: PauseReason }) => (
  <p class="note warn" role="status">
    {pausedText(reason)}
  </p>
)
