import type { Chance } from '../../kernel/chance.ts'
import { at as itemAt } from '../../kernel/define.ts'
import { copied } from '../../kernel/json.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Seat } from '../../kernel/types.ts'
import { AWAY, counterNumber, HOME, type Identity } from './read/counters.ts'
import { squareNumber } from './read/pitch.ts'
import { type Draft, initial } from './state.ts'
import type { Goalscorer, View } from './types.ts'

/**
 * Guesses the hidden identities at random. All identities that are consistent with the player's
 * knowledge are equally likely.
 */
export const imagine: Ruleset<Goalscorer>['imagine'] = (view, _, table, chance) => {
  const { turn, seat, step, award, debut, score, goals, result, counters } = view
  const draft: Draft = {
    ...initial(table),
    turn,
    seat,
    step,
    turnOver: false,
    award: copied(award),
    debut: debut && counterNumber(debut),
    score: [...score],
    goals: copied(goals),
    result: copied(result),
  }
  const imagined = counters.some(({ identity }) => identity === null)
    ? [...dealAgain(view, HOME, chance), ...dealAgain(view, AWAY, chance)]
    : []
  counters.forEach(({ status, square, revealed, identity }, counter) => {
    const at = square === null ? null : squareNumber(square)
    draft.identities[counter] = identity ?? '1'
    draft.statuses[counter] = status
    draft.revealed[counter] = revealed
    draft.squares[counter] = at
    if (at !== null) draft.board[at] = counter
  })
  for (const [counter, identity] of imagined) draft.identities[counter] = identity
  return draft
}

/**
 * A counter that is secretly the Star Player is still on the Pitch. Any other hidden counter may be
 * on or off the Pitch.
 */
function dealAgain(
  { counters, debut, unknown }: View,
  seat: Seat,
  chance: Chance,
): [counter: number, identity: Identity][] {
  const hidden = counters.filter((one) => one.seat === seat && one.identity === null)
  if (hidden.length === 0) return []
  const identities = itemAt(unknown, seat)
  const stars = hidden.filter(({ id, status }) => status === 'youth' && id !== debut)
  const star = identities.includes('star') ? chance.pick(stars) : null
  const others = chance.shuffle(identities.filter((identity) => identity !== 'star'))
  return hidden.map((one) => [counterNumber(one.id), one === star ? 'star' : others.pop()!])
}
