import type { EventContext } from '../../../kernel/texts.ts'
import { AWAY, HOME, type Identity } from '../read/counters.ts'
import type { Score } from '../state.ts'
import type { Goalscorer, View } from '../types.ts'

type CounterView = View['counters'][number]
type Names = Pick<EventContext<Goalscorer>, 'who'>

/** `away-y3` is Away's y3. */
export const short = (id: string): string => id.slice(id.indexOf('-') + 1)

const ownerOf = (id: string, { who }: Names): string => who(id.startsWith('home') ? HOME : AWAY)

export const its = (id: string, context: Names): string => `${ownerOf(id, context)}'s ${short(id)}`

/** `Away y3 c9–b8.` */
export const moved = (id: string, from: string, to: string, context: Names): string =>
  `${ownerOf(id, context)} ${short(id)} ${from}–${to}.`

export const called = (identity: Identity): string =>
  identity === 'star' ? 'the Star Player' : `the ${identity}`

/** `Home's y3 (the 7) on d4`; the identity only if the reader knows it. */
export function counterCalled({ id, identity, square }: CounterView, who: Names['who']): string {
  const known = identity === null ? '' : ` (${called(identity)})`
  return `${its(id, { who })}${known}${square === null ? '' : ` on ${square}`}`
}

export const scored = ([home, away]: Score): string => `${home}–${away}`

const consequences: Partial<Record<Identity, string>> = {
  '1': 'no goal',
  '2': 'a penalty for the owner',
  '3': 'a penalty for the owner',
  '4': 'an offside for the owner',
  '5': 'an offside for the owner',
  '6': 'an offside for the owner',
  star: 'two goals and the end',
}

export const comesOf = (identity: Identity): string => consequences[identity] ?? 'a goal'
