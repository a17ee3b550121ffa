import { Shell } from './shell/shell.tsx'

export const App = () => (
  <Shell here="play">
    <h1>Touchline</h1>
  </Shell>
)
