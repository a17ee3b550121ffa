import type { Patch } from './patch.ts'
import type { EventContext } from './texts.ts'
import type { Member, Seat, Tagged, Types } from './types.ts'

/** Id of an object on a board, such as `counter:home-y3`, `space:12` or `card:pl-041`. */
export type Thing = `${string}:${string}`
/** A seat, or the name of a team that no player controls. */
export type Side = Seat | string
export type Score = readonly [home: number, away: number]

/** Number of pips on a face of a die, or the text that is printed on the face. */
export type Face = number | string
export interface Roll {
  readonly dice: readonly Face[]
  /** Bonus that is added to the dice, for example for star players. */
  readonly plus: number
  readonly total: number
}
/** A part of a match, such as a third or a period, with the dice of both sides. */
export interface MatchPart {
  readonly label: string
  readonly home: Roll | null
  readonly away: Roll | null
}
export type MatchStage = 'kick-off' | 'dice' | 'third' | 'extra-time' | 'shoot-out' | 'result'

/** Amount that a seat receives or pays, such as `{ amount: -50, text: '50k' }`. */
export interface Amount {
  readonly amount: number
  readonly text: string
}
/** A row in a list of results (`Ajax, Porto`, `2–1`) or in a ranking (`Ajax`, `34 points`). */
export interface TableRow {
  readonly sides: readonly Side[]
  readonly value: string
}

/**
 * Scene of an animation step. The kinds of scenes are fixed, so that clients can support all of
 * them.
 */
export type Show =
  | { readonly kind: 'note' | 'end' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind: 'dice'
      readonly seat: Seat
      /**
       * Value of each die: the number of pips or, for dice with printed faces, an index into
       * `faces`.
       */
      readonly values: readonly number[]
      readonly faces: 6 | 12 | readonly string[]
      readonly needed?: number
      readonly plus?: number
      readonly total?: number
    }
  | {
      readonly kind: 'move'
      readonly seat: Seat
      readonly thing: Thing
      readonly from: Thing
      readonly to: Thing
      /** The squares or spaces that the piece passes, excluding `from` and including `to`. */
      readonly path: readonly Thing[]
    }
  | {
      readonly kind: 'flip'
      readonly thing: Thing
      /** Place to which the card moves; null if the card does not move. */
      readonly at: Thing | null
      readonly face: string
      readonly tone: 'capture' | 'reveal'
    }
  | {
      readonly kind: 'card'
      readonly seat: Seat
      readonly deck: string
      /** Id of the card; null if the viewer may not know the card. */
      readonly card: string | null
      readonly title: string
      readonly text: string
      readonly hidden: boolean
    }
  | {
      readonly kind: 'money'
      readonly seat: Seat
      /** Seat that receives the payment; absent if the bank receives the payment. */
      readonly to?: Seat
      readonly amounts: readonly Amount[]
      readonly reason: string
    }
  | {
      readonly kind: 'match'
      readonly id: string
      readonly stage: MatchStage
      readonly title: string
      readonly home: Side
      readonly away: Side
      readonly score: Score | null
      readonly parts?: readonly MatchPart[]
    }
  | {
      readonly kind: 'kick'
      /** Id of the match, or `penalty` for a single kick. */
      readonly id: string
      readonly home: Side
      /** The visiting side; null for a single kick that is not part of a match. */
      readonly away: Side | null
      readonly side: 'home' | 'away'
      readonly scored: boolean
      readonly tally: Score | null
    }
  | {
      readonly kind: 'score'
      readonly seat: Seat
      readonly score: Score
      readonly goals: number
    }
  | {
      readonly kind: 'award' | 'title'
      readonly side: Side
      readonly title: string
      readonly tone: 'good' | 'bad'
    }
  | {
      readonly kind: 'lot'
      readonly thing: Thing
      readonly name: string
      /**
       * The leading bidder in an auction or the buyer in a sale; null if no seat has made a bid.
       */
      readonly seat: Seat | null
      readonly price: Amount
      readonly passed: readonly Seat[]
      readonly sold: boolean
    }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly rows: readonly TableRow[]
    }
  | {
      readonly kind: 'draw'
      readonly title: string
      readonly ties: readonly (readonly [home: Side, away: Side])[]
    }

/**
 * Importance of an animation step: 0 is skipped, 1 is a normal step, 2 is important, 3 is a
 * highlight.
 */
export type Weight = 0 | 1 | 2 | 3

/** One animation step. The `from` field of a step equals the `to` field of the previous step. */
export interface Beat {
  /** Version of the game before the first event of the animation step. */
  readonly from: number
  /** Version of the game after the last event of the animation step. */
  readonly to: number
  readonly seat: Seat | null
  readonly weight: Weight
  readonly show: Show
  readonly says: readonly string[]
  /** Changes to the player's view since the previous animation step; absent if nothing changes. */
  readonly patch?: Patch
}

/**
 * Determines when a page shows a new decision: immediately (`live`), after the remaining animation
 * steps (`waits`), or instead of the remaining steps (`urgent`).
 */
export type QuestionManner = 'live' | 'waits' | 'urgent'

/**
 * Data from which the animation of an event is computed. The data for an animation contains only
 * what the viewer may know after the event.
 */
export interface BeatContext<K extends Types> {
  readonly told: EventContext<K>
  readonly view: K['view']
  /** Scene of the previous animation step, if the event may extend the scene. */
  readonly last: Show | null
}
export interface BeatPart {
  readonly show: Show
  readonly weight: Weight
}
/**
 * Shows an event without a separate scene. With `joins`, the sentence that describes the event is
 * added to the current animation step. With `leads`, the sentence that describes the event starts
 * the next animation step. With `quiet`, the sentence that describes the event is hidden.
 */
export type BeatRole = 'joins' | 'leads' | 'quiet'

type BeatOf<E, K extends Types> = (event: E, at: BeatContext<K>) => BeatPart | BeatRole

/**
 * Functions that create an animation step for each type of event, and for the redacted form of each
 * event type that has secrets. The code does not compile if a type of event has no function.
 */
export interface Beats<K extends Types, Masks = object> {
  readonly events: {
    readonly [T in K['event']['type']]: BeatOf<Member<K['event'], T>, K> | BeatRole
  }
  readonly masked: { readonly [T in keyof Masks]: BeatOf<Masks[T], K> | BeatRole }
  readonly questions: { readonly [Q in K['kind']]: QuestionManner }
}

/** The event as the viewer may see it; null if the viewer may only know that an event happened. */
export interface BeatLine {
  readonly version: number
  readonly event: Tagged | null
  readonly masked: boolean
  readonly says: string | null
  /**
   * True if a viewer may already have seen the game up to the previous event, so that this event
   * must start a new animation step.
   */
  readonly begins?: boolean
}

/**
 * Groups the events that follow a version of the game into animation steps. `viewAt` returns the
 * player's view at a version of the game.
 */
export function beatsOf<K extends Types>(
  beats: Beats<K>,
  after: number,
  lines: readonly BeatLine[],
  context: {
    readonly told: EventContext<K>
    readonly viewAt: (version: number) => K['view']
  },
): Beat[] {
  const { told, viewAt } = context
  const list = new BeatList(after)
  for (const line of lines) {
    const at = {
      told,
      last: list.last,
      get view() {
        return viewAt(line.version)
      },
    }
    list.add(line, shownOf(beats, line, at))
  }
  return list.done()
}

/**
 * Returns the most important animation steps in their original order, at most `most` of them. If
 * several animation steps are equally important, the newest steps are kept.
 */
export function heaviest(beats: readonly Beat[], most: number): Beat[] {
  const ranked = beats.toReversed().sort((one, other) => other.weight - one.weight)
  const chosen = new Set(ranked.slice(0, most))
  return beats.filter((beat) => chosen.has(beat))
}

export const MOMENTS_MAX = 60
const MOMENT_WEIGHT = 2
/** Selects the important animation steps for a recap of a game. */
export const momentsIn = (beats: readonly Beat[]): Beat[] =>
  heaviest(
    beats.filter(({ weight }) => weight >= MOMENT_WEIGHT),
    MOMENTS_MAX,
  )

type Entry = BeatOf<Tagged, Types> | BeatRole

function shownOf<K extends Types>(
  beats: Beats<K>,
  { event, masked }: BeatLine,
  at: BeatContext<K>,
): BeatPart | BeatRole {
  if (event === null) return 'quiet'
  // The cast is safe, because `event.type` selects the table entry for this type of event.
  const tables = beats as unknown as Record<'events' | 'masked', Record<string, Entry | undefined>>
  const own = (masked ? tables.masked[event.type] : undefined) ?? tables.events[event.type]
  const entry = own ?? kernelBeats[event.type]
  if (entry === undefined) throw new Error(`the event ${event.type} has no beat`)
  return typeof entry === 'function' ? entry(event, at as BeatContext<Types>) : entry
}

const note = (weight: Weight): BeatPart => ({ show: { kind: 'note' }, weight })
const kernelBeats: Readonly<Record<string, Entry>> = {
  'seat.handed-over': () => note(1),
  'table.covered': 'quiet',
  'game.cancelled': () => ({ show: { kind: 'end' }, weight: 3 }),
  'game.paused': () => note(2),
  'game.resumed': () => note(2),
  'clock.extended': () => note(1),
  'game.forked': () => note(2),
  'move.undone': () => note(2),
}

type OpenBeat = { -readonly [P in keyof Beat]: Beat[P] } & { says: string[] }

class BeatList {
  readonly #beats: OpenBeat[] = []
  #version: number
  #leading: string[] | null = null
  #leadsTo = 0
  #isOpen = false

  constructor(after: number) {
    this.#version = after
  }

  get last(): Show | null {
    return this.#beats.at(-1)?.show ?? null
  }

  add({ version, event, says, begins }: BeatLine, given: BeatPart | BeatRole): void {
    if (begins) this.#close()
    const shown = isEmpty(given) && says === null ? 'quiet' : given
    const words = says === null || shown === 'quiet' ? [] : [says]
    if (typeof shown === 'object') this.#show(shown, version, event, words)
    else if (shown === 'leads' || this.#leading || !this.#isOpen)
      this.#lead(shown, version, event, words)
    else this.#grow(version, words)
  }

  done(): Beat[] {
    this.#close()
    return this.#beats
  }

  #close(): void {
    const words = this.#leading ?? []
    if (this.#leading && this.#isOpen) this.#grow(this.#leadsTo, words)
    else if (words.length > 0) this.#show(note(1), this.#leadsTo, null, [])
    this.#leading = null
    this.#isOpen = false
  }

  #grow(version: number, words: readonly string[]): void {
    const last = this.#beats.at(-1)!
    last.to = version
    last.says.push(...words)
    this.#version = version
  }

  #lead(role: BeatRole, version: number, event: Tagged | null, words: string[]): void {
    if (role === 'joins' && words.length > 0 && !this.#isOpen)
      this.#show(note(1), version, event, words)
    else {
      this.#leading = [...(this.#leading ?? []), ...words]
      this.#leadsTo = version
    }
  }

  #show({ show, weight }: BeatPart, version: number, event: Tagged | null, words: string[]): void {
    const says = [...(this.#leading ?? []), ...words]
    const last = this.#beats.at(-1)
    const isGrowing = this.#isOpen || show.kind === 'table' || show.kind === 'draw'
    const whole = last && isGrowing ? merged(last.show, show) : null
    this.#leading = null
    this.#isOpen = true
    if (last && whole) {
      this.#grow(version, says)
      last.show = whole
      last.weight = Math.max(last.weight, weight) as Weight
    } else {
      const seat = seatOf(show) ?? seatOf(event)
      this.#beats.push({ from: this.#version, to: version, seat, weight, show, says })
    }
    this.#version = version
  }
}

const isEmpty = (shown: BeatPart | BeatRole): boolean =>
  typeof shown === 'object' && shown.show.kind === 'note'

function seatOf(of: object | null): Seat | null {
  const seat = of && 'seat' in of ? of.seat : null
  return typeof seat === 'number' ? seat : null
}

/**
 * Merges two scenes into one: payments of the same seat, rows of the same table, or dice of the
 * same match. Returns null if the scenes cannot be merged.
 */
function merged(open: Show, next: Show): Show | null {
  if (open.kind === 'money' && next.kind === 'money' && open.seat === next.seat) {
    if (open.to !== next.to) return null
    const reason = open.reason === next.reason ? open.reason : `${open.reason}, ${next.reason}`
    return { ...open, amounts: [...open.amounts, ...next.amounts], reason }
  }
  if (open.kind === 'match' && next.kind === 'match')
    return open.id === next.id && open.stage === 'dice' && next.stage === 'dice' ? next : null
  if (open.kind === 'table' && next.kind === 'table' && open.title === next.title)
    return { ...open, rows: [...open.rows, ...next.rows] }
  if (open.kind === 'draw' && next.kind === 'draw' && open.title === next.title)
    return { ...open, ties: [...open.ties, ...next.ties] }
  return null
}
