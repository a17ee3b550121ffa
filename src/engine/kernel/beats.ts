import type { Patch } from './patch.ts'
import type { EventContext } from './texts.ts'
import type { Member, Seat, Tagged, Types } from './types.ts'

/** Something on a board: `counter:home-y3`, `square:d4`, `space:12`, `card:pl-041`. */
export type Thing = `${string}:${string}`
/** A seat, or the name of a team without a seat. */
export type Side = Seat | string
export type Score = readonly [home: number, away: number]

/** Pips, or a printed face. */
export type Face = number | string
/** Dice of one side of a match, and their total. */
export interface Roll {
  readonly dice: readonly Face[]
  /** Added to the dice: stars, bonuses. */
  readonly plus: number
  readonly total: number
}
/** One comparison of a match: a third, a period, its dice. */
export interface MatchPart {
  readonly label: string
  readonly home: Roll | null
  readonly away: Roll | null
}
export type MatchStage = 'kick-off' | 'dice' | 'third' | 'extra-time' | 'shoot-out' | 'result'

/** Gain or payment of a seat: `{ amount: -50, text: '50k' }`. The text has no sign. */
export interface Amount {
  readonly amount: number
  readonly text: string
}
/** A result or a place in a table: `Ajax, Porto` and `2–1`; `Ajax` and `34 points`. */
export interface TableRow {
  readonly sides: readonly Side[]
  readonly value: string
}

/** Scene of a beat. The set is closed, so every page, terminal and model knows all kinds. */
export type Show =
  | { readonly kind: 'note' | 'end' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind: 'dice'
      readonly seat: Seat
      /** Pips; for printed faces, indexes in `faces`. */
      readonly values: readonly number[]
      readonly faces: 6 | 12 | readonly string[]
      /** The lowest total that succeeds. */
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
      /** All steps after `from`, including `to`. */
      readonly path: readonly Thing[]
    }
  | {
      readonly kind: 'flip'
      readonly thing: Thing
      /** Null: where the previous frame shows it. */
      readonly at: Thing | null
      readonly face: string
      readonly tone: 'capture' | 'reveal'
    }
  | {
      readonly kind: 'card'
      readonly seat: Seat
      readonly deck: string
      /** Null if the reader may not know the card. */
      readonly card: string | null
      readonly title: string
      readonly text: string
      readonly hidden: boolean
    }
  | {
      readonly kind: 'money'
      readonly seat: Seat
      /** The seat on the other side of the payment; absent for the bank. */
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
      /** Id of the match; of a single kick, `penalty`. */
      readonly id: string
      readonly home: Side
      /** Null for a single kick outside a match. */
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
      /** The leading bidder, or the buyer; null without a bid. */
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

/** 0 passes at once, 1 is a normal step, 2 is important, 3 is a highlight. */
export type Weight = 0 | 1 | 2 | 3

/** One step to watch. In a list each beat starts at the end of the one before. */
export interface Beat {
  /** Version before its first event. */
  readonly from: number
  /** Version after its last event: its frame is the view at this version. */
  readonly to: number
  /** The seat that acts; null for none. */
  readonly seat: Seat | null
  readonly weight: Weight
  readonly show: Show
  readonly says: readonly string[]
  /** Changes from the previous frame; absent if the beat does not change the frame. */
  readonly patch?: Patch
}

/**
 * Manner of a decision while beats play. `live`: open at once; `waits`: opens after the beats;
 * `urgent`: the page skips the beats.
 */
export type QuestionManner = 'live' | 'waits' | 'urgent'

/** The reader's own context and view, after the event. Never the state. */
export interface BeatContext<K extends Types> {
  readonly told: EventContext<K>
  readonly view: K['view']
  /** Scene of the open beat; null at the start of a list, which is the start of a commit. */
  readonly last: Show | null
}
export interface BeatPart {
  readonly show: Show
  readonly weight: Weight
}
/**
 * Role of an event without a beat: its sentence joins the open beat or leads the next beat, or is
 * not shown.
 */
export type BeatRole = 'joins' | 'leads' | 'quiet'

type BeatOf<E, K extends Types> = (event: E, at: BeatContext<K>) => BeatPart | BeatRole

/**
 * Beats of the events of a ruleset, and of masks with their own schema. A missing event or question
 * does not compile.
 */
export interface Beats<K extends Types, Masks = object> {
  readonly events: {
    readonly [T in K['event']['type']]: BeatOf<Member<K['event'], T>, K> | BeatRole
  }
  readonly masked: { readonly [T in keyof Masks]: BeatOf<Masks[T], K> | BeatRole }
  readonly questions: { readonly [Q in K['kind']]: QuestionManner }
}

/** An event as its reader sees it; null for a numbered blank. */
export interface BeatLine {
  readonly version: number
  readonly event: Tagged | null
  readonly masked: boolean
  readonly says: string | null
  /** True for the first event after a version that the reader may hold: a beat ends there. */
  readonly begins?: boolean
}

/** Groups the events after a version to beats. `viewAt` gives the reader's view at a version. */
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

/** The heaviest beats in their order; the newest of those with one weight. */
export function heaviest(beats: readonly Beat[], most: number): Beat[] {
  const ranked = beats.toReversed().sort((one, other) => other.weight - one.weight)
  const chosen = new Set(ranked.slice(0, most))
  return beats.filter((beat) => chosen.has(beat))
}

export const MOMENTS_MAX = 60
const MOMENT_WEIGHT = 2
/** Beats that a recap and a replay list. */
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
  // The type determines the cast.
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

/** The beat that is still growing. */
type OpenBeat = { -readonly [P in keyof Beat]: Beat[P] } & { says: string[] }

class BeatList {
  readonly #beats: OpenBeat[] = []
  #version: number
  #leading: string[] | null = null
  #leadsTo = 0
  /** False after the end of a commit: the last beat is the same in a list that ends there. */
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

  /** Leading sentences without a next beat belong to the open beat; without one they are a beat. */
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
    // Without an open beat, a sentence that joins becomes a beat.
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

/** A note consists of its sentence. */
const isEmpty = (shown: BeatPart | BeatRole): boolean =>
  typeof shown === 'object' && shown.show.kind === 'note'

function seatOf(of: object | null): Seat | null {
  const seat = of && 'seat' in of ? of.seat : null
  return typeof seat === 'number' ? seat : null
}

/** Combines payments of a seat, rows of a table or dice of a match; null if the scenes differ. */
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
