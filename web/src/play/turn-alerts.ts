import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { browserId } from '../notices/this-browser.ts'
import { storedValue } from '../shell/stored-value.ts'
import * as en from '../text/play/en.ts'
import { withSeatNames } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import type { Seen } from './game-connection.ts'
import { currentDecision } from './load-game.ts'
import { seatNames } from './seat-names.ts'

/** An alert setting, stored in the browser. */
function alertSetting(name: string) {
  const stored = storedValue(name)
  const wanted = signal(stored.read() === 'on')
  const want = (isWanted: boolean) => {
    wanted.value = isWanted
    stored.write(isWanted ? 'on' : null)
  }
  return { wanted, want }
}

/** Loaded on first use: few players enable them. */
export const playWhistle = async (): Promise<void> => (await import('./whistle.ts')).whistle()
const show = async (game: string, question: string): Promise<void> =>
  (await import('./notification.ts')).showTurnNotification(game, question)

export const soundOn = alertSetting('whistle')
export const notificationsOn = alertSetting('notices')

export const canNotify = (): boolean => 'Notification' in globalThis

export async function setNotifications(isWanted: boolean): Promise<boolean> {
  const isGranted = isWanted && (await Notification.requestPermission()) === 'granted'
  notificationsOn.want(isGranted)
  return isGranted === isWanted
}

/** Shows the turn in the tab title, and alerts the player if enabled. */
export function useTurnAlerts(seen: Seen | null): void {
  const decision = currentDecision(seen)
  const ruleset = seen?.observation.ruleset
  const isMine = !!decision
  useEffect(() => {
    const name = ruleset === undefined ? en.touchline : `${gameName(ruleset)} · Touchline`
    document.title = isMine ? `● Your turn · ${name}` : name
    return () => {
      document.title = 'Touchline'
    }
  }, [isMine, ruleset])
  const question =
    seen && decision ? withSeatNames(decision.question, seatNames(seen.observation)) : ''
  useEffect(() => {
    if (!isMine) return
    if (soundOn.wanted.value) void playWhistle()
    // The service sends a notice to a browser with push notices.
    const isAlone = browserId.value === null
    if (notificationsOn.wanted.value && isAlone && canNotify() && document.hidden)
      void show(gameName(ruleset ?? ''), question)
  }, [isMine])
}
