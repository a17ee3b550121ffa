import { type Signal, signal } from '@preact/signals'
import type { Beat } from '../../../../src/engine/kernel/beats.ts'
import type { Seat, Showing } from '../../boards/board.ts'
import { storedValue } from '../../shell/stored-value.ts'
import { ANSWERED_MAX, type Planning, plannedTimes, SPEEDS, type Speed } from './timing.ts'
import { playSound } from './volume.ts'

export type Frame = Pick<Showing, 'beat' | 'view' | 'before'>

export interface Stretch {
  readonly frames: readonly Frame[]
  /** The player's seat; null for a spectator. */
  readonly mine: Seat | null
  /** Deadline of the player's decision in browser time; null without a time limit. */
  readonly deadline: number | null
  /** True if the player could not watch the animated events because the connection was lost. */
  readonly isReturn: boolean
  /** True if the player's decision is urgent, so that the page skips the animations. */
  readonly isUrgent: boolean
}

const storedSpeed = storedValue('speed')
const readSpeed = (): Speed => SPEEDS.find((one) => one === storedSpeed.read()) ?? 'normal'
export const speed = signal<Speed>(readSpeed())
export function setSpeed(chosen: Speed): void {
  speed.value = chosen
  storedSpeed.write(chosen)
}
addEventListener('storage', () => {
  speed.value = readSpeed()
})

/**
 * Maximum number of events that the page animates after the player was absent; if more events are
 * waiting, a recap replaces the animations.
 */
const RETURN_BEATS_MAX = 12
/**
 * Maximum total duration of the waiting animations; if the total duration is longer, a spectator's
 * page shows the newest view immediately.
 */
const BEHIND_MILLISECONDS_MAX = 20_000
const RECAP_WEIGHT = 2
const SHOUTED_WEIGHT = 3

const RECAP_BEATS_MAX = 60

const matchOf = ({ show }: Beat): string | null =>
  show.kind === 'match' || show.kind === 'kick' ? show.id : null

function timed(frames: readonly Frame[], planning: Planning): readonly Queued[] {
  const times = plannedTimes(
    frames.map(({ beat }) => beat),
    planning,
  )
  return frames.flatMap((frame, at) => {
    const lasts = times[at] ?? 0
    return lasts > 0 ? [{ ...frame, lasts }] : []
  })
}

type Queued = Frame & { readonly lasts: number }

/**
 * Queues events and animates them one after the other; after the last animation, the board shows
 * the newest view.
 */
export class Playback {
  /** The event that the page is animating; null if the board shows the newest view. */
  readonly showing: Signal<Showing | null> = signal(null)
  readonly missed: Signal<readonly Beat[]> = signal([])
  /** Events whose animations have just started or have just been skipped. */
  readonly began: Signal<readonly Beat[]> = signal([])
  readonly canRepeat: Signal<boolean> = signal(false)
  #queue: readonly Queued[] = []
  #last: Stretch | null = null
  /**
   * Events whose animations are shortened, because the player answered a decision while these
   * events were waiting.
   */
  #hurried: ReadonlySet<Beat> = new Set()
  #deadline: number | null = null
  #mine: Seat | null = null
  #unseen: readonly Frame[] = []
  #match: readonly Beat[] = []
  #alarm: ReturnType<typeof setTimeout> | undefined

  constructor() {
    document.addEventListener('visibilitychange', this.#comeBack)
  }

  append(stretch: Stretch): void {
    const { frames, mine, deadline, isReturn, isUrgent } = stretch
    this.#mine = mine
    this.#deadline = deadline
    if (frames.length === 0) return
    const earlier = this.showing.value ? (this.#last?.frames ?? []) : []
    this.#last = { ...stretch, frames: [...earlier, ...frames] }
    this.canRepeat.value = true
    const isLong = isReturn && frames.length > RETURN_BEATS_MAX
    if (speed.value !== 'off' && !document.hidden && !isUrgent && !isLong) {
      this.#play(frames, speed.value)
      return
    }
    if (document.hidden) this.#unseen = [...this.#unseen, ...frames]
    else if (isUrgent) this.#miss(frames, SHOUTED_WEIGHT)
    else if (isLong) this.#miss(frames)
    this.#pass(frames)
  }

  readonly next = (): void => {
    clearTimeout(this.#alarm)
    const [first, ...rest] = this.#queue
    this.#queue = rest
    if (!first) {
      this.showing.value = null
      return
    }
    const match = matchOf(first.beat)
    this.#match = this.#match.filter((one) => match !== null && matchOf(one) === match)
    this.showing.value = { ...first, left: rest.length, match: this.#match }
    this.#match = [...this.#match, first.beat]
    this.began.value = [first.beat]
    playSound(first.beat.show)
    // The timer starts after the page has rendered, so that the animation is visible for its full
    // duration.
    this.#alarm = setTimeout(() => {
      this.#alarm = setTimeout(this.next, first.lasts)
    })
  }

  readonly skip = (): void => this.#pass([])

  readonly again = (chosen: Speed = speed.value === 'off' ? 'normal' : speed.value): void => {
    if (!this.#last) return
    this.skip()
    this.missed.value = []
    this.#play(this.#last.frames, chosen)
  }

  /** Adds events to the recap of missed events. */
  recap(beats: readonly Beat[]): void {
    this.skip()
    this.missed.value = [...this.missed.value, ...beats].slice(-RECAP_BEATS_MAX)
  }

  readonly dismissRecap = (): void => {
    this.missed.value = []
  }

  hurry(): void {
    this.#hurried = new Set(this.#queue.map(({ beat }) => beat))
    this.#plan(this.#queue, speed.value)
  }

  close(): void {
    this.skip()
    document.removeEventListener('visibilitychange', this.#comeBack)
  }

  #plan(frames: readonly Frame[], chosen: Speed): void {
    const clock = this.#deadline === null ? null : this.#deadline - Date.now()
    const planning = { mine: this.#mine, speed: chosen, clock }
    const isHurried = ({ beat }: Frame) => this.#hurried.has(beat)
    this.#queue = [
      ...timed(frames.filter(isHurried), { ...planning, most: ANSWERED_MAX }),
      ...timed(
        frames.filter((frame) => !isHurried(frame)),
        planning,
      ),
    ]
  }

  /**
   * Bots often move several times in a row, so the durations of all waiting animations are planned
   * again after each addition to the queue.
   */
  #play(frames: readonly Frame[], chosen: Speed): void {
    this.#plan([...this.#queue, ...frames], chosen)
    const behind = this.#queue.reduce((sum, { lasts }) => sum + lasts, 0)
    const now = this.showing.value
    if (this.#mine === null && behind > BEHIND_MILLISECONDS_MAX) this.skip()
    else if (now === null) this.next()
    else this.showing.value = { ...now, left: this.#queue.length }
  }

  #pass(frames: readonly Frame[]): void {
    clearTimeout(this.#alarm)
    const passed = [...this.#queue, ...frames].map(({ beat }) => beat)
    if (passed.length > 0) this.began.value = passed
    this.#queue = []
    this.showing.value = null
  }

  #miss(frames: readonly Frame[], weight = RECAP_WEIGHT): void {
    const worth = frames.map(({ beat }) => beat).filter((beat) => beat.weight >= weight)
    this.missed.value = [...this.missed.value, ...worth].slice(-RECAP_BEATS_MAX)
  }

  readonly #comeBack = (): void => {
    if (document.hidden || this.#unseen.length === 0) return
    const frames = this.#unseen
    this.#unseen = []
    if (frames.length <= RETURN_BEATS_MAX) this.#play(frames, speed.value)
    else this.#miss(frames)
  }
}
