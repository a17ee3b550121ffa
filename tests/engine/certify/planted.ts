import { lawsOf, startsOf } from '../../../src/engine/certify/laws.ts'
import { search } from '../../../src/engine/certify/search.ts'
import { type Shrunk, shrink } from '../../../src/engine/certify/shrink.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

type Evolve = Ruleset['evolve']
type Handler = Evolve[string]
// A planted handler is only called with states of the ruleset for which it is planted.
// biome-ignore lint/suspicious/noExplicitAny: the registry has no types of a single ruleset
type Draft = any

/**
 * A bug that the test adds to a ruleset by replacing the handler of one event type, to prove that
 * the ruleset checks find the bug.
 */
export interface Planted {
  readonly id: string
  readonly says: string
  readonly event: string
  readonly handler: (draft: Draft, event: Draft, right: Handler) => void
}

const nothing = (): void => {}
const twice: Planted['handler'] = (draft, event, right) => {
  right(draft, event)
  right(draft, event)
}
const plant = (
  id: string,
  event: string,
  says: string,
  handler: Planted['handler'] = nothing,
): Planted => ({ id, event, says, handler })

export const planted: readonly Planted[] = [
  plant('goalscorer', 'counter.captured', 'a captured counter stays'),
  plant('goalscorer', 'goals.scored', 'goals do not count'),
  plant('goalscorer', 'award.lapsed', 'a lapsed award stays open'),
  plant('goalscorer', 'identity.revealed', 'an identity stays hidden'),
  plant('rising-star', 'cash.received', 'income counts twice', twice),
  plant('rising-star', 'points.awarded', 'points are lost'),
  plant('rising-star', 'card.returned', 'a card is lost'),
  plant('rising-star', 'contract.signed', 'a contract is not held'),
  plant('title-chase', 'cash.paid', 'a payment costs nothing'),
  plant('title-chase', 'star.bought', 'a star goes to the first seat', (draft, event, right) =>
    right(draft, { ...event, seat: 0 }),
  ),
  plant('title-chase', 'match.skipped', 'a skipped match stays due, and is skipped', nothing),
  plant('title-chase', 'cup.tie-decided', 'the loser stays in the cup', (draft, event, right) =>
    right(draft, { ...event, loser: event.winner }),
  ),
  plant('starplayer', 'cash.paid', 'a payment is lost', (draft, event, right) =>
    right(draft, { ...event, to: 'official' }),
  ),
  plant('starplayer', 'pawn.moved', 'a pawn stays'),
  plant('starplayer', 'debt.opened', 'a debt is forgotten'),
  plant('starplayer', 'caution.shown', 'a red card costs no turn'),
  plant('superclub', 'scout.declined', 'a scouted player is lost', (draft) => {
    draft.shared.turn.revealed = null
  }),
  plant('superclub', 'lot.bid', 'a bid does not count', (draft) => {
    draft.shared.lot.bids += 1
  }),
  plant('superclub', 'third.decided', 'both sides get the points', (draft, event, right) =>
    right(draft, { ...event, score: [event.score[0] + 1, event.score[1] + 1] }),
  ),
  plant('superclub', 'facility.upgraded', 'an upgrade has no effect', (draft, event) => {
    draft.shared.turn.actions.push(event.department)
  }),
]

const COMMITS_MAX = 12_000

export interface Caught {
  readonly says: string
  readonly signature: string | null
  readonly before: number
  readonly shrunk: Shrunk | null
}

export function caught(bug: Planted, hasTime: () => boolean): Caught {
  const rules = registry[bug.id]!
  const right = rules.evolve[bug.event]!
  const broken: Ruleset = {
    ...rules,
    evolve: {
      ...rules.evolve,
      [bug.event]: (draft: unknown, event: Draft) => bug.handler(draft, event, right),
    },
  }
  const goesOn = (commits: number, failures: number) => failures === 0 && commits < COMMITS_MAX
  const [found] = search(broken, lawsOf(bug.id), {
    seed: 1,
    starts: startsOf(bug.id),
    goesOn,
  }).found
  if (!found) return { says: bug.says, signature: null, before: 0, shrunk: null }
  const { failure, steps } = found
  const shrunk = shrink(found, hasTime)
  return { says: bug.says, signature: failure.signature, before: steps.length, shrunk }
}

/**
 * Returns a function that returns true until the process has used the given amount of processor
 * time. Unlike elapsed time, processor time does not depend on the load of the machine.
 */
export function within(seconds: number): () => boolean {
  const began = process.cpuUsage().user
  return () => process.cpuUsage().user - began < seconds * 1e6
}
