import { useEffect } from 'preact/hooks'
import { titled } from '../ui/words.ts'
import type { Seen } from './game.ts'

/** Says in the title of the tab that somebody is waited for. */
export function useAttention(seen: Seen | null): void {
  const isMine = seen?.decisions.some(({ standing, suspended }) => !standing && suspended === null)
  const ruleset = seen?.observation.ruleset
  useEffect(() => {
    const name = ruleset === undefined ? 'Touchline' : `${titled(ruleset)} · Touchline`
    document.title = isMine ? `● Your turn · ${name}` : name
    return () => {
      document.title = 'Touchline'
    }
  }, [isMine, ruleset])
}
