import { withHead, without } from '../../shared/packs.ts'

/** What counters can do is no matter of a pack. */
const GONE = ['position', 'startsAs', 'movement', 'onCapture', 'onArrival', 'onPenalty'].map(
  (field) => `counters/*/${field}`,
)

/** Packs as they were stored before their shape changed. */
export function upcastContent(content: unknown): unknown {
  const headed = withHead('goalscorer', 'Goalscorer', content)
  return headed === content ? content : without(headed, GONE)
}
