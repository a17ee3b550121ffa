import * as en from '../text/play/en.ts'

/** The tag prevents several tabs from showing the same notification. */
export function showTurnNotification(game: string, body: string): void {
  if (Notification.permission !== 'granted') return
  const shown = made(en.notificationYourTurn(game), body)
  if (!shown) return
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}

/** Creates a notification; returns null on phones, where pages cannot create notifications. */
function made(title: string, body: string): Notification | null {
  try {
    return new Notification(title, { body, tag: location.pathname })
  } catch {
    return null
  }
}
