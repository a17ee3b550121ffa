import { copied, type Ruleset } from 'touchline/kernel'
import type { SpotKick } from './types.ts'

/** An unseen card may be in the deck, in another hand or face down. */
export const imagine: Ruleset<SpotKick>['imagine'] = (view, viewer, { content }, chance) => {
  const { hand, laid, sizes, secret, ...shared } = copied(view)
  if (secret) return { shared, secret }
  const seen = new Set([...shared.discard, ...(hand ?? []), laid])
  const unseen = chance.shuffle(content.shots.flatMap(({ id }) => (seen.has(id) ? [] : [id])))
  const hands = sizes.hands.map((size, seat) =>
    seat === viewer && hand ? hand : unseen.splice(0, size),
  )
  const deck = unseen.splice(0, sizes.deck)
  return { shared, secret: { deck, hands, laid: laid ?? unseen[0] ?? null } }
}
