import { type KernelEventSeen, kernelEvents } from './kernel-events.ts'
import { kernelEventText } from './kernel-texts.ts'
import {
  type Facts,
  kernelRefusals,
  type Refusal,
  type RefusalText,
  refusalTextOf,
} from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import { buildTable } from './table.ts'
import { type EventContext, type EventText, listed } from './texts.ts'
import type { Table, Tagged, Types, Viewer } from './types.ts'

/** What sentences for this reader may be made of. */
export function eventContext<K extends Types>(
  { words }: Ruleset<K>,
  table: Table<K>,
  viewer: Viewer,
): EventContext<K> {
  const handles = words.handles(table)
  // A refused move may have named a seat that the table lacks.
  return { table, viewer, who: (seat) => handles[seat] ?? `Seat ${seat}` }
}

/** An event as `redact` gave it, and whether that is its mask: a schema would be slow to say so. */
export interface Seen {
  readonly event: Tagged
  readonly masked: boolean
}

type SayEvent<K extends Types> = (event: Tagged, told: EventContext<K>) => EventText

/** What a reader is told of an event, the ruleset's or the kernel's own. */
export function eventText<K extends Types>(
  { words }: Ruleset<K>,
  { event, masked }: Seen,
  told: EventContext<K>,
): EventText {
  // By its type it is one of them.
  if (event.type in kernelEvents) return kernelEventText(event as KernelEventSeen, told)
  const tables = words as unknown as Record<
    'events' | 'masked',
    { readonly [type: string]: SayEvent<K> | undefined }
  >
  const says = (masked ? tables.masked[event.type] : undefined) ?? tables.events[event.type]
  if (!says) throw new Error(`no words for the event ${event.type}`)
  return says(event, told)
}

/** What is said of an event to whoever reads of it alone: an aside is a sentence, too. */
export const sentenceIn = (said: EventText): string | null =>
  said === null || typeof said === 'string' ? said : said.aside

/** A refusal as every door tells it: the rule in a sentence, with its facts in it. */
export function refusalText<K extends Types>(
  rules: Ruleset<K>,
  { code, facts }: Refusal,
  told: EventContext<K>,
): string {
  const template = Object.hasOwn(kernelRefusals, code)
    ? kernelRefusals[code as keyof typeof kernelRefusals]
    : templateOf(refusalTextOf(rules.refusals, code), facts)
  return filled(template, (fact) => saidOf(rules, fact, facts[fact], told))
}

/** The same where there is no table yet: what it names is told as at a table of the house. */
export function refusalTextWithoutTable<K extends Types>(
  rules: Ruleset<K>,
  refusal: Refusal,
): string {
  const table = buildTable(rules, { seats: rules.seats.min })
  return refusalText(rules, refusal, eventContext(rules, table, 'spectator'))
}

function templateOf({ says }: RefusalText, facts: Facts): string {
  if (typeof says === 'string') return says
  const ofUse = Object.entries(says).find(([use]) => facts[use] !== undefined)
  if (!ofUse) throw new Error(`none of ${Object.keys(says)} is among the facts`)
  return ofUse[1]
}

const filled = (template: string, saidAs: (fact: string) => string): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, fact: string) => saidAs(fact))

function saidOf<K extends Types>(
  { words }: Ruleset<K>,
  fact: string,
  value: unknown,
  told: EventContext<K>,
): string {
  const own = words.facted?.[fact] as
    | ((value: unknown, told: EventContext<K>) => string)
    | undefined
  if (own) return own(value, told)
  if (fact === 'seat') return told.who(value as number)
  return Array.isArray(value) ? listed(value.map(String)) : String(value)
}
