import type { PauseReason } from '../../../src/kernel/kernel-events.ts'
import { saidOfPaused } from '../../../src/kernel/kernel-words.ts'

export const PausedNote = ({ reason }: { readonly reason: PauseReason }) => (
  <p class="note warn" role="status">
    {saidOfPaused(reason)}
  </p>
)
