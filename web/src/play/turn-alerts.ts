import { useEffect } from 'preact/hooks'
import { browserId } from '../notices/this-browser.ts'
import { storedSwitch } from '../shell/stored-switch.ts'
import * as en from '../text/play/en.ts'
import { withSeatNames } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import type { Seen } from './game-connection.ts'
import { currentDecision } from './load-game.ts'
import { seatNames } from './seat-names.ts'

/**
 * Few players enable the sound, so the code for sounds is loaded when the first sound is played.
 */
export const playWhistle = async (): Promise<void> => (await import('./whistle.ts')).whistle()
const show = async (game: string, question: string): Promise<void> =>
  (await import('./notification.ts')).showTurnNotification(game, question)

export const soundOn = storedSwitch('whistle')
export const notificationsOn = storedSwitch('notices')

export const canNotify = (): boolean => 'Notification' in globalThis

export async function setNotifications(isWanted: boolean): Promise<boolean> {
  const isGranted = isWanted && (await Notification.requestPermission()) === 'granted'
  notificationsOn.set(isGranted)
  return isGranted === isWanted
}

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
    if (soundOn.isOn.value) void playWhistle()
    // The page shows a notification only if this browser receives no push notifications, because
    // otherwise the service sends the notification.
    const isAlone = browserId.value === null
    if (notificationsOn.isOn.value && isAlone && canNotify() && document.hidden)
      void show(gameName(ruleset ?? ''), question)
  }, [isMine])
}
