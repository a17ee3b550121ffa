import { useEffect, useState } from 'preact/hooks'
import * as en from '../text/play/en.ts'
import type { GameConnection } from './game-connection.ts'

export function ConnectionStatus({ game }: { readonly game: GameConnection }) {
  const { observation } = game.seen.value ?? {}
  if (!observation || observation.status === 'open') return null
  // While events are still being animated, the player has not yet seen the end of the game.
  if (observation.ended && !game.playback.showing.value) return <span class="pill">{en.ended}</span>
  if (observation.paused) return <Pill tone="warn" words="paused" />
  const { state } = game.line.value
  if (state === 'live') return <Pill tone="good" words="live" />
  // If the event stream ended before the end of the game, the page shows the `offline` state.
  const words = state === 'ended' ? 'offline' : state
  return <Pill tone={state === 'connecting' ? '' : 'warn'} words={words} />
}

const Pill = ({ tone, words }: { readonly tone: string; readonly words: string }) => (
  <span class={`pill ${tone}`} role="status">
    <span class="dot" aria-hidden="true" />
    {words}
  </span>
)

const LONG_MILLISECONDS = 10_000
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

/** Returns the time of day at which a long outage began; null if the connection works. */
export function useDisconnectedSince({ lostAt: { value: at } }: GameConnection): string | null {
  const [long, know] = useState<number | null>(null)
  useEffect(() => {
    if (!at) return know(null)
    const alarm = setTimeout(() => know(at), LONG_MILLISECONDS - (Date.now() - at))
    return () => clearTimeout(alarm)
  }, [at])
  return at && long === at ? clock.format(at) : null
}
