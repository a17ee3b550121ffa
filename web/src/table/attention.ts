import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { keptWord } from '../shell/kept.ts'
import { byName, gameName } from '../ui/words.ts'
import type { Seen } from './game.ts'
import { askedOf } from './look.ts'
import { namesOf } from './names.ts'

/** What tells me that it is my turn, where I asked for it. */
function wish(name: string) {
  const kept = keptWord(name)
  const wanted = signal(kept.read() === 'on')
  const want = (isWanted: boolean) => {
    wanted.value = isWanted
    kept.write(isWanted ? 'on' : null)
  }
  return { wanted, want }
}

/** Both are loaded with their first use: few ask for them. */
export const blow = async (): Promise<void> => (await import('./whistle.ts')).whistle()
const show = async (game: string, question: string): Promise<void> =>
  (await import('./notification.ts')).show(game, question)

export const whistling = wish('whistle')
export const noticing = wish('notices')

export const canNotice = (): boolean => 'Notification' in globalThis

/** Notices are shown only where the browser is told so. */
export async function wantNotices(isWanted: boolean): Promise<boolean> {
  const isGranted = isWanted && (await Notification.requestPermission()) === 'granted'
  noticing.want(isGranted)
  return isGranted === isWanted
}

/** Says in the title of the tab that somebody is waited for, and aloud where that is wanted. */
export function useAttention(seen: Seen | null): void {
  const asked = askedOf(seen)
  const ruleset = seen?.observation.ruleset
  const isMine = !!asked
  useEffect(() => {
    const name = ruleset === undefined ? 'Touchline' : `${gameName(ruleset)} · Touchline`
    document.title = isMine ? `● Your turn · ${name}` : name
    return () => {
      document.title = 'Touchline'
    }
  }, [isMine, ruleset])
  const question = seen && asked ? byName(asked.question, namesOf(seen.observation)) : ''
  useEffect(() => {
    if (!isMine) return
    if (whistling.wanted.value) void blow()
    if (noticing.wanted.value && canNotice() && document.hidden)
      void show(gameName(ruleset ?? ''), question)
  }, [isMine])
}
