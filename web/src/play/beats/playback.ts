import { type Signal, signal } from '@preact/signals'
import type { Beat } from '../../../../src/engine/kernel/beats.ts'
import type { Seat, Showing } from '../../boards/board.ts'
import { storedValue } from '../../shell/stored-value.ts'
import { plannedTimes, SPEEDS, type Speed } from './timing.ts'

/** A beat with its frame. */
export type Frame = Pick<Showing, 'beat' | 'view' | 'before'>

export interface Stretch {
  readonly frames: readonly Frame[]
  /** Null for a spectator. */
  readonly mine: Seat | null
  /** When my decision has to be answered, in browser time; null without a clock. */
  readonly deadline: number | null
  /** The connection was lost, so nobody watched. */
  readonly isReturn: boolean
  /** The question does not wait: the beats are skipped. */
  readonly isUrgent: boolean
}

export interface Playback {
  /** Null: the board shows the newest view. */
  readonly showing: Signal<Showing | null>
  /** Beats that were missed, for the recap card. */
  readonly missed: Signal<readonly Beat[]>
  /** True if the last stretch can be watched again. */
  readonly canRepeat: Signal<boolean>
  /** Every beat as it begins, and what a skip leaves out. */
  readonly began: Signal<readonly Beat[]>
  append(stretch: Stretch): void
  next(): void
  /** Ends playback: the board shows the newest view. */
  skip(): void
  /** Plays the last stretch again. */
  again(speed?: Speed): void
  dismissRecap(): void
  /** Fits the rest of the queue into `most` milliseconds. */
  hurry(most: number): void
  close(): void
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

/** After an absence, more beats than this become a recap. */
const RETURN_BEATS_MAX = 12
/** A spectator whose queue is longer than this sees the newest view. */
const BEHIND_MILLISECONDS_MAX = 20_000
/** Only beats of at least this weight are worth a recap. */
const RECAP_WEIGHT = 2
const SHOUTED_WEIGHT = 3

const RECAP_BEATS_MAX = 60

/** The match that a beat belongs to. */
const matchOf = ({ show }: Beat): string | null =>
  show.kind === 'match' || show.kind === 'kick' ? show.id : null

export function createPlayback(): Playback {
  const store = {
    showing: signal<Showing | null>(null),
    missed: signal<readonly Beat[]>([]),
    began: signal<readonly Beat[]>([]),
    canRepeat: signal(false),
  }
  const { showing, missed, began, canRepeat } = store
  let queue: (Frame & { readonly lasts: number })[] = []
  /** The last stretch, to watch again. */
  let last: Stretch | null = null
  let current: Pick<Stretch, 'mine' | 'deadline'> = { mine: null, deadline: null }
  /** Frames that came while the tab was hidden. */
  let unseen: readonly Frame[] = []
  let alarm: ReturnType<typeof setTimeout> | undefined
  let match: readonly Beat[] = []

  const plan = (frames: readonly Frame[], chosen: Speed, most?: number) => {
    const { mine, deadline } = current
    const clock = deadline === null ? null : deadline - Date.now()
    const beats = frames.map(({ beat }) => beat)
    const times = plannedTimes(beats, { mine, speed: chosen, clock, ...(most && { most }) })
    queue = frames.flatMap((frame, at) => {
      const lasts = times[at] ?? 0
      return lasts > 0 ? [{ ...frame, lasts }] : []
    })
  }
  const next = () => {
    clearTimeout(alarm)
    const first = queue.shift()
    if (!first) {
      showing.value = null
      return
    }
    match = match.filter((one) => matchOf(one) !== null && matchOf(one) === matchOf(first.beat))
    showing.value = { ...first, left: queue.length, match }
    match = [...match, first.beat]
    began.value = [first.beat]
    alarm = setTimeout(next, first.lasts)
  }
  const skip = () => {
    clearTimeout(alarm)
    if (queue.length > 0) began.value = queue.map(({ beat }) => beat)
    queue = []
    showing.value = null
  }
  const miss = (frames: readonly Frame[], weight = RECAP_WEIGHT) => {
    const worth = frames.map(({ beat }) => beat).filter((beat) => beat.weight >= weight)
    missed.value = [...missed.value, ...worth].slice(-RECAP_BEATS_MAX)
  }
  const play = (frames: readonly Frame[], chosen: Speed) => {
    plan([...queue, ...frames], chosen)
    const behind = queue.reduce((sum, { lasts }) => sum + lasts, 0)
    if (current.mine === null && behind > BEHIND_MILLISECONDS_MAX) return skip()
    if (showing.value === null) next()
    else showing.value = { ...showing.value, left: queue.length }
  }
  const comeBack = () => {
    if (document.hidden || unseen.length === 0) return
    const frames = unseen
    unseen = []
    if (frames.length <= RETURN_BEATS_MAX) play(frames, speed.value)
    else miss(frames)
  }
  document.addEventListener('visibilitychange', comeBack)

  return {
    ...store,
    next,
    skip,
    append(stretch) {
      const { frames, mine, deadline, isReturn, isUrgent } = stretch
      current = { mine, deadline }
      if (frames.length === 0) return
      canRepeat.value = true
      last = showing.value && last ? { ...stretch, frames: [...last.frames, ...frames] } : stretch
      if (speed.value === 'off') return skip()
      if (document.hidden) {
        unseen = [...unseen, ...frames]
        return skip()
      }
      if (isUrgent) {
        skip()
        return miss(frames, SHOUTED_WEIGHT)
      }
      if (isReturn && frames.length > RETURN_BEATS_MAX) {
        skip()
        return miss(frames)
      }
      play(frames, speed.value)
    },
    again(chosen = speed.value === 'off' ? 'normal' : speed.value) {
      if (!last) return
      skip()
      missed.value = []
      play(last.frames, chosen)
    },
    dismissRecap() {
      missed.value = []
    },
    hurry(most) {
      plan(queue, speed.value, most)
    },
    close() {
      skip()
      document.removeEventListener('visibilitychange', comeBack)
    },
  }
}
