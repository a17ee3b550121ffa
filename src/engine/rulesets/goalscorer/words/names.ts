import type { EventContext } from '../../../kernel/texts.ts'
import { AWAY, HOME, type Identity } from '../read/counters.ts'
import type { Score } from '../state.ts'
import type { Goalscorer, View } from '../types.ts'

type CounterView = View['counters'][number]
type Names = Pick<EventContext<Goalscorer>, 'who' | 'wording'>

export const short = (id: string): string => id.slice(id.indexOf('-') + 1)

const ownerOf = (id: string, { who }: Names): string => who(id.startsWith('home') ? HOME : AWAY)

const nameOf = (id: string, { wording }: Pick<Names, 'wording'>): string => {
  const name = short(id)
  if (wording === 'handles' || /^\d/.test(name)) return name
  return name === 's' ? 'Substitute' : 'Youth Counter'
}

export const its = (id: string, context: Names): string =>
  `${ownerOf(id, context)}'s ${nameOf(id, context)}`

export const aCounter = (id: string, context: Pick<Names, 'wording'>): string => {
  const name = nameOf(id, context)
  return /^[YS]/.test(name) ? `a ${name}` : name
}

export function known({ id, identity }: Pick<CounterView, 'id' | 'identity'>, context: Names) {
  if (identity === null) return nameOf(id, context)
  if (context.wording === 'seats') return identity
  return short(id) === identity ? identity : `${short(id)}(${identity})`
}

export const moved = (id: string, from: string, to: string, context: Names): string =>
  context.wording === 'seats'
    ? `${its(id, context)} moves ${from}–${to}.`
    : `${ownerOf(id, context)} ${short(id)} ${from}–${to}.`

export const called = (identity: Identity): string =>
  identity === 'star' ? 'the Star Player' : `the ${identity}`

export function counterCalled({ id, identity, square }: CounterView, context: Names): string {
  const place = square === null ? '' : ` on ${square}`
  if (identity === null) return `${its(id, context)}${place}`
  if (context.wording === 'seats') return `${ownerOf(id, context)}'s ${identity}${place}`
  return `${its(id, context)} (${called(identity)})${place}`
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
