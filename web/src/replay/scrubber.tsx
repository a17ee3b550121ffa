import * as en from '../text/replay/en.ts'
import { Segments } from '../ui/card.tsx'
import { formatNumber } from '../ui/format.ts'
import type { OpenReview } from './panel-props.ts'
import { type Playback, SPEEDS, togglePlayback } from './playback.ts'
import type { KeyMoment } from './recording.ts'
import { type Recording, type Step, stepsFrom } from './recording.ts'

interface ScrubberProps {
  readonly recording: Recording
  readonly playback: Playback
  readonly moments: readonly KeyMoment[]
  readonly review: OpenReview | null
}

const STEPS: readonly (readonly [Step, string])[] = [
  ['event', en.event],
  ['move', en.move],
  ['turn', en.turn],
]

export function Scrubber({ recording, playback, moments, review }: ScrubberProps) {
  const { at, step, set, to } = playback
  const ofAll = `/ ${formatNumber(recording.last)}`
  return (
    <section class="scrubber" aria-label={en.time}>
      <Buttons recording={recording} playback={playback} />
      <div class="time">
        <input
          type="range"
          aria-label={en.version}
          aria-valuetext={`${at} of ${recording.last}`}
          min={recording.first}
          max={recording.last}
          value={at}
          onInput={({ currentTarget }) => to(Number(currentTarget.value))}
        />
        {review && <review.Line recording={recording} playback={playback} review={review} />}
        <Marks recording={recording} moments={moments} />
      </div>
      <span class="num">
        <b>{formatNumber(at)}</b> <span class="muted">{ofAll}</span>
      </span>
      <Segments label={en.stepBy} options={STEPS} value={step} pick={(one) => set({ step: one })} />
    </section>
  )
}

function Buttons({ recording, playback }: Pick<ScrubberProps, 'recording' | 'playback'>) {
  const { at, step, isPlaying, speed, set, to } = playback
  const { back, on } = stepsFrom(recording, step, at)
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
  return (
    <div class="row winders">
      <button type="button" aria-label={en.first} onClick={() => to(recording.first)}>
        ⇤
      </button>
      <button type="button" aria-label={en.previous} onClick={() => to(back)}>
        ‹
      </button>
      <button
        type="button"
        class="primary"
        aria-label={isPlaying ? en.pause : en.play}
        onClick={() => set(togglePlayback(recording, playback))}
      >
        {isPlaying ? '❚❚' : '▶'}
      </button>
      <button type="button" aria-label={en.next} onClick={() => to(on)}>
        ›
      </button>
      <button type="button" aria-label={en.last} onClick={() => to(recording.last)}>
        ⇥
      </button>
      <button
        type="button"
        class="quiet num speed"
        aria-label={en.speedNext(speed, faster)}
        onClick={() => set({ speed: faster })}
      >
        {`${speed}×`}
      </button>
    </div>
  )
}

const TURN_MARKS_MAX = 120

/**
 * The marks on the timeline are hidden from screen readers, because the list of key moments
 * contains the same moments as buttons.
 */
function Marks({ recording, moments }: Pick<ScrubberProps, 'recording' | 'moments'>) {
  const turns = recording.stops.turn ?? []
  const every = Math.ceil(turns.length / TURN_MARKS_MAX)
  const length = Math.max(1, recording.last - recording.first)
  const place = (version: number) => ({ left: `${((version - recording.first) / length) * 100}%` })
  return (
    <div class="marks" aria-hidden="true">
      {turns.map((version, count) =>
        count % every === 0 ? <i key={version} style={place(version)} /> : null,
      )}
      {moments.map(({ version, words }) => (
        <b key={version} style={place(version)} title={words} />
      ))}
    </div>
  )
}
