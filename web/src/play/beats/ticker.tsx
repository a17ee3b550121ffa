import { useEffect } from 'preact/hooks'
import { Refusal, sentenceOf as sentenceFrom } from 'touchline-client'
import type { Beat } from '../../../../src/engine/kernel/beats.ts'
import * as en from '../../text/play/en.ts'
import { withSeatNames } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazy } from '../../ui/lazy.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { Clause } from '../clause.tsx'
import type { GameConnection } from '../game-connection.ts'
import type { Named } from '../named.ts'
import type { WhyNot } from '../why-not.ts'
import type { Playback } from './playback.ts'
import { setVolume, volume } from './volume.ts'

const text = en.ticker
const PlaybackSettings = lazy(
  async () => (await import('./playback-settings.tsx')).PlaybackSettings,
)

interface TickerProps extends Named {
  readonly game: Pick<GameConnection, 'id' | 'playback' | 'whyNot'>
  readonly idle: string
}

/**
 * Shows the text of the animated event in a line of constant height, so that the board does not
 * move.
 */
export function Ticker({ game, names, hueOf, idle }: TickerProps) {
  const { showing, next, skip, again, canRepeat } = game.playback
  useBeatKeys(game.playback)
  const now = showing.value
  const beat = now?.beat
  const reason = beat ? null : game.whyNot.value
  const says = beat ? sentenceOf(beat, names) : withSeatNames(reasonOf(reason) ?? idle, names)
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
      <p class="grow" title={says} {...(reason && { role: 'alert', 'data-why-not': '' })}>
        <span>{says}</span>
      </p>
      {reason instanceof Refusal && <Clause clause={reason.problem.clause} />}
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
      <Settings game={game.id} />
    </div>
  )
}

function reasonOf(whyNot: WhyNot | null): string | null {
  if (whyNot === 'nothing') return en.answers.nothing
  if (!whyNot) return null
  const { clause: _, ...problem } = whyNot.problem
  return sentenceFrom(problem)
}

/**
 * Returns the sentence of an animated event, or a description of its illustration if the event has
 * no sentence.
 */
function sentenceOf({ says, show }: Beat, names: readonly string[]): string {
  if (says.length > 0) return withSeatNames(says.join(' '), names)
  if (show.kind === 'turn') return en.turnOf(names[show.seat] ?? '')
  if (show.kind === 'dice') return en.rolls(names[show.seat] ?? '')
  if (show.kind === 'money') return show.reason
  return 'title' in show ? show.title : ''
}

function Settings({ game }: { readonly game: string }) {
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
        <PlaybackSettings game={game} />
      </div>
    </>
  )
}

/**
 * Keyboard shortcuts for animations: Space plays the next animation, Escape skips all animations,
 * and b replays the last animations.
 */
function useBeatKeys({ showing, next, skip, again }: Playback): void {
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
