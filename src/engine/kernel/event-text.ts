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
import {
  type EarlierEvent,
  type EventContext,
  type EventText,
  listed,
  type Wording,
} from './texts.ts'
import type { Table, Tagged, Types, Viewer } from './types.ts'

export function eventContext<K extends Types>(
  { words }: Ruleset<K>,
  table: Table<K>,
  viewer: Viewer,
  wording: Wording = 'handles',
): EventContext<K> {
  const handles = wording === 'handles' ? words.handles(table) : []
  // A refused move may name a seat number that does not exist in this game.
  return { table, viewer, wording, who: (seat) => handles[seat] ?? `Seat ${seat}` }
}

/**
 * Returns an event context that names each seat by its number. A web page replaces the text `Seat
 * 0` with the name of the player.
 */
export const numberedSeats = <K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  viewer: Viewer,
): EventContext<K> => eventContext(rules, table, viewer, 'seats')

/** An event as a viewer may see it. `masked` is true if secrets were removed from the event. */
export interface RedactedEvent {
  readonly event: Tagged
  readonly masked: boolean
}

type TextOfEvent<K extends Types> = (
  event: Tagged,
  context: EventContext<K>,
  earlier: EarlierEvent<K>,
) => EventText

export function eventText<K extends Types>(
  { words }: Ruleset<K>,
  { event, masked }: RedactedEvent,
  context: EventContext<K>,
  earlier: (type: string) => Tagged | null = noEvent,
): EventText {
  // The cast is safe, because `event.type` selects the table entry for this type of event.
  if (event.type in kernelEvents) return kernelEventText(event as KernelEventSeen, context)
  const tables = words as unknown as Record<
    'events' | 'masked',
    { readonly [type: string]: TextOfEvent<K> | undefined }
  >
  const textOf = (masked ? tables.masked[event.type] : undefined) ?? tables.events[event.type]
  if (!textOf) throw new Error(`the event ${event.type} has no text`)
  // The cast is safe because `earlier` only returns events of the requested type.
  return textOf(event, context, earlier as EarlierEvent<K>)
}

const noEvent = () => null

/** Searches a list backwards for an earlier event, starting before the index `place`. */
export const earlierIn =
  (events: readonly Tagged[], place: number) =>
  (type: string): Tagged | null => {
    for (let at = place - 1; at >= 0; at -= 1) if (events[at]!.type === type) return events[at]!
    return null
  }

export const sentenceIn = (text: EventText): string | null =>
  text === null || typeof text === 'string' ? text : text.aside

/**
 * Returns a sentence that states the broken rule with the facts of the case. The sentence is the
 * same in all APIs.
 */
export function refusalText<K extends Types>(
  rules: Ruleset<K>,
  { code, facts }: Refusal,
  context: EventContext<K>,
): string {
  const template = Object.hasOwn(kernelRefusals, code)
    ? kernelRefusals[code as keyof typeof kernelRefusals]
    : templateOf(refusalTextOf(rules.refusals, code), facts)
  return filled(template, (fact) => factText(rules, fact, facts[fact], context))
}

/**
 * Returns the text of a refusal that occurs before a game exists. Seats have the names from the
 * ruleset's default set-up.
 */
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
  if (!ofUse) throw new Error(`none of the facts ${Object.keys(says)} is given`)
  return ofUse[1]
}

const filled = (template: string, textOf: (fact: string) => string): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, fact: string) => textOf(fact))

function factText<K extends Types>(
  { words }: Ruleset<K>,
  fact: string,
  value: unknown,
  context: EventContext<K>,
): string {
  const own = words.facted?.[fact] as
    | ((value: unknown, context: EventContext<K>) => string)
    | undefined
  if (own) return own(value, context)
  if (fact === 'seat') return context.who(value as number)
  return Array.isArray(value) ? listed(value.map(String)) : String(value)
}
