import { Segments } from '../ui/card.tsx'
import { formatNumber } from '../ui/format.ts'
import type { KeyMoment } from './key-moments.ts'
import type { OpenReview } from './panel-props.ts'
import { type Playback, SPEEDS, togglePlayback } from './playback.ts'
import { type Recording, type Step, stepsFrom } from './recording.ts'

interface ScrubberProps {
  readonly film: Recording
  readonly wound: Playback
  readonly moments: readonly KeyMoment[]
  readonly review: OpenReview | null
}

const STEPS: readonly (readonly [Step, string])[] = [
  ['event', 'Event'],
  ['move', 'Move'],
  ['turn', 'Turn'],
]

/** The timeline: position and markers. */
export function Scrubber({ film, wound, moments, review }: ScrubberProps) {
  const { at, step, set, to } = wound
  const ofAll = `/ ${formatNumber(film.last)}`
  return (
    <section class="scrubber" aria-label="Time">
      <Buttons film={film} wound={wound} />
      <div class="time">
        <input
          type="range"
          aria-label="Version"
          aria-valuetext={`${at} of ${film.last}`}
          min={film.first}
          max={film.last}
          value={at}
          onInput={({ currentTarget }) => to(Number(currentTarget.value))}
        />
        {review && <review.Line film={film} wound={wound} review={review} />}
        <Marks film={film} moments={moments} />
      </div>
      <span class="num">
        <b>{formatNumber(at)}</b> <span class="muted">{ofAll}</span>
      </span>
      <Segments label="Step by" options={STEPS} value={step} pick={(one) => set({ step: one })} />
    </section>
  )
}

function Buttons({ film, wound }: Pick<ScrubberProps, 'film' | 'wound'>) {
  const { at, step, isPlaying, speed, set, to } = wound
  const { back, on } = stepsFrom(film, step, at)
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
  return (
    <div class="row winders">
      <button type="button" aria-label="First" onClick={() => to(film.first)}>
        ⇤
      </button>
      <button type="button" aria-label="Previous" onClick={() => to(back)}>
        ‹
      </button>
      <button
        type="button"
        class="primary"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onClick={() => set(togglePlayback(film, wound))}
      >
        {isPlaying ? '❚❚' : '▶'}
      </button>
      <button type="button" aria-label="Next" onClick={() => to(on)}>
        ›
      </button>
      <button type="button" aria-label="Last" onClick={() => to(film.last)}>
        ⇥
      </button>
      <button
        type="button"
        class="quiet num speed"
        aria-label={`Speed ${speed}; next: ${faster}`}
        onClick={() => set({ speed: faster })}
      >
        {`${speed}×`}
      </button>
    </div>
  )
}

/** With more turns there is no room for a mark each. */
const TURN_MARKS_MAX = 120

/** Decorative: the list of key moments has the same as buttons. */
function Marks({ film, moments }: Pick<ScrubberProps, 'film' | 'moments'>) {
  const turns = film.stops.turn ?? []
  const every = Math.ceil(turns.length / TURN_MARKS_MAX)
  const length = Math.max(1, film.last - film.first)
  const place = (version: number) => ({ left: `${((version - film.first) / length) * 100}%` })
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
