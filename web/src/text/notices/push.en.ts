/** English texts of the notices that a browser shows. Other languages have the same type. */
export const en = {
  turn: 'Your turn',
  invited: 'You are invited',
  rematch: 'Rematch?',
  over: 'Game over',
  withPlayers: (title: string, names: readonly string[]) =>
    names.length === 0 ? title : `${title} with ${names.join(', ')}`,
  deadline: (when: string) => `Answer by ${when}.`,
}

export type PushText = typeof en
