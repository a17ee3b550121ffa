import { Shell } from '../shell/shell.tsx'

/** Tables to play at, and games to begin. */
export const Lobby = () => (
  <Shell here="play">
    <h1>Touchline</h1>
  </Shell>
)
