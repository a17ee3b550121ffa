import type { OpenGame } from './game.ts'

/** How it stands with the line to the service. */
export function LineState({ game }: { readonly game: OpenGame }) {
  const line = game.line.value
  if (game.seen.value?.observation.outcome) return <span class="pill">ended</span>
  if (line.state === 'live') return <Pill tone="good" words="live" />
  if (line.state === 'reconnecting') return <Pill tone="warn" words="reconnecting" />
  return <Pill tone="" words={line.state} />
}

const Pill = ({ tone, words }: { readonly tone: string; readonly words: string }) => (
  <span class={`pill ${tone}`} role="status">
    <span class="dot" aria-hidden="true" />
    {words}
  </span>
)
