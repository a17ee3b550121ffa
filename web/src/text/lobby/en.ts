/** English texts of the lobby. Other languages have the same type. */
export const en = {
  days: (count: number) => (count === 1 ? 'A day' : `${count} days`),
  bank: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s per move`,
  undo: 'Moves can be undone',
  undoMore: 'until something is drawn or revealed, or another player moves',
  game: 'Game',
  variant: 'How do you want to play?',
  about: (minutes: number) =>
    minutes < 120 ? `About ${minutes} min` : `About ${Math.round(minutes / 30) / 2} h`,
  notWith: (seats: number) => `Not with ${seats} players`,
  advanced: 'Advanced',
  noLimit: 'No limit',
  formation: 'Formation',
  league: {
    label: 'League',
    own: 'My own league',
    teams: (count: number) => `${count} teams of the league`,
    extras: (count: number) => `${count} more teams in the cup`,
    team: (place: number) => `Team ${place}`,
    cupTeam: (place: number) => `Cup team ${place}`,
    empty: 'Enter a name.',
    long: 'Use at most 40 characters.',
    twice: 'Another team has this name.',
  },
}

export type LobbyText = typeof en
