export const publicGame = 'Public'
export const anyoneWithTheLink = 'Anyone with the link'
export const noLimit = 'No limit'
export const newGame = 'New game'
export const createGame = 'Create game'
export const cancel = 'Cancel'
export const myTeam = 'My team'
export const visibility = 'Visibility'
export const timePerMove = 'Time per move'
export const ifTimeRunsOut = 'If time runs out'
export const rated = 'Rated '
export const defaultOptionsLeavingCountsAs =
  ' · only with default options; leaving counts as a loss'
export const cardSet = 'Card set'
export const me = 'Me'
export const openSeat = 'Open seat'
export const reservedForAPlayer = 'Reserved for a player'
export const seats = 'Seats'
export const seatsTo = (least: number, most: number) => `Seats (${least} to ${most})`
export const seat = (at: number) => `Seat ${at}`
export const removeSeat = (at: number) => `Remove seat ${at}`
export const playerIdForSeat = (at: number) => `Player ID for seat ${at}`
export const theirPlayerIdShownIn = 'Player ID (shown on their account page)'
export const addASeat = 'Add a seat'
export const botLevelForSeat = (at: number) => `Bot level for seat ${at}`
export const ownName = 'Your club’s name (optional)'
export const your = (field: string) => `Your ${field}`
export const taken = ', taken'
export const league = {
  label: 'League',
  own: 'My own league',
  teams: (count: number) => `${count} teams in the league`,
  extras: (count: number) => `${count} more teams in the cup`,
  team: (place: number) => `Team ${place}`,
  cupTeam: (place: number) => `Cup team ${place}`,
  empty: 'Enter a name.',
  long: 'Use at most 40 characters.',
  twice: 'Another team already has this name.',
}
export const game = 'Game'
export const variant = 'How do you want to play?'
export const about = (minutes: number) =>
  minutes < 120 ? `About ${minutes} min` : `About ${Math.round(minutes / 30) / 2} h`
export const times = {
  title: 'Playing times',
  players: 'Players',
  minutes: (minutes: number | undefined) => (minutes === undefined ? '–' : `${minutes} min`),
}
export const notWith = (seats: number) => `Not available with ${seats} players`
export const advanced = 'Advanced'
export const formation = 'Formation'
export const undo = 'Moves can be undone'
export const undoMore = 'until something is drawn or revealed, or another player moves'
