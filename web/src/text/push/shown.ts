export const titles = {
  turn: 'Your turn',
  invited: 'You are invited',
  rematch: 'Rematch?',
  over: 'Game over',
}
export const withPlayers = (title: string, names: readonly string[]) =>
  names.length === 0 ? title : `${title} with ${names.join(', ')}`
export const answerBy = (when: string) => `Answer by ${when}.`
