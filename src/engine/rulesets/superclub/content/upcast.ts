import { withHead, without } from '../../shared/packs.ts'

/** What packs had once, and what nobody read. */
const GONE = ['moneyUnit', 'clubs/*/colour', 'penalty/formula', 'prices/rule']

/** Packs as they were stored before their shape changed. */
export function upcastContent(content: unknown): unknown {
  const headed = withHead('superclub', 'Superclub', content)
  return headed === content ? content : without(headed, GONE)
}
