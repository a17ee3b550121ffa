/** Several tabs of one game show one. */
export function show(game: string, body: string): void {
  if (Notification.permission !== 'granted') return
  const shown = new Notification(`Your turn · ${game}`, { body, tag: location.pathname })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
