import { useEffect } from 'preact/hooks'
import type { Beat } from '../../../../src/engine/kernel/beats.ts'
import { en } from '../../text/play/en.ts'
import { withSeatNames } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { Named } from './moment.tsx'
import { type Playback, setSpeed, speed } from './playback.ts'
import { SPEEDS } from './timing.ts'
import { setVolume, volume } from './volume.ts'

const text = en.ticker

interface TickerProps extends Named {
  readonly playback: Playback
  /** Sentence between beats. */
  readonly idle: string
}

/** One line of constant height above the board: the current beat and its buttons. */
export function Ticker({ playback, names, hueOf, idle }: TickerProps) {
  const { showing, next, skip, again, canRepeat } = playback
  const now = showing.value
  const beat = now?.beat
  const says = beat ? sentenceOf(beat, names) : withSeatNames(idle, names)
  return (
    <div
      class={`ticker ${beat ? 'plays' : ''}`}
      data-beat={beat?.show.kind}
      data-to={beat?.to}
      style={now ? { '--lasts': `${Math.round(now.lasts)}ms` } : {}}
    >
      {now && <i key={now.beat.to} class="progress" aria-hidden="true" />}
      {typeof beat?.seat === 'number' && (
        <SeatMark seat={beat.seat} hue={hueOf(beat.seat)} size={22} />
      )}
      <p class="grow" title={says}>
        <span>{says}</span>
      </p>
      {now ? (
        <>
          {now.left > 0 && <span class="muted num left">{text.left(now.left)}</span>}
          <button type="button" class="quiet next" onClick={next}>
            {text.next}
          </button>
          <button type="button" onClick={skip}>
            {text.skip}
          </button>
        </>
      ) : (
        canRepeat.value && (
          <button type="button" class="quiet again" onClick={() => again()}>
            {text.again}
          </button>
        )
      )}
      <Settings />
    </div>
  )
}

/** For beats without a sentence. */
function sentenceOf({ says, show }: Beat, names: readonly string[]): string {
  if (says.length > 0) return withSeatNames(says.join(' '), names)
  if (show.kind === 'turn') return en.turnOf(names[show.seat] ?? '')
  return show.kind === 'dice' ? en.rolls(names[show.seat] ?? '') : ''
}

const VOLUME_STEP = 0.1

function Settings() {
  return (
    <>
      <button
        type="button"
        class="quiet icon-button"
        aria-label={volume.value === 0 ? text.unmute : text.mute}
        onClick={() => setVolume(volume.value === 0 ? 0.6 : 0)}
      >
        <Icon sign={volume.value === 0 ? 'muted' : 'sound'} size={18} />
      </button>
      <button
        type="button"
        class="quiet icon-button"
        popovertarget="playback"
        aria-label={text.settings}
      >
        <Icon sign="settings" size={18} />
      </button>
      <div id="playback" class="menu playback" popover="auto">
        <label class="field">
          {text.speed}
          <select
            value={speed.value}
            onChange={({ currentTarget: { value } }) =>
              setSpeed(SPEEDS.find((one) => one === value) ?? 'normal')
            }
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {text.speeds[one]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {text.volume}
          <input
            type="range"
            min="0"
            max="1"
            step={VOLUME_STEP}
            value={volume.value}
            onInput={({ currentTarget }) => setVolume(currentTarget.valueAsNumber)}
          />
        </label>
      </div>
    </>
  )
}

/** Space: next beat; Escape: to the end; b: the last stretch again. */
export function useBeatKeys({ showing, next, skip, again }: Playback): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const isTaken =
        target instanceof Element && target.matches('input, select, textarea, button, dialog *')
      if (isTaken || ctrlKey || metaKey || altKey) return
      if (key === 'b') again()
      else if (showing.value === null) return
      else if (key === ' ') next()
      else if (key === 'Escape') skip()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [showing, next, skip, again])
}
