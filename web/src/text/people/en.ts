export const rated = 'Rated'
export const here = 'here'
export const away = 'away'
export const watching = (count: number) =>
  count === 1 ? '1 person is watching' : `${count} people are watching`
export const react = 'React'
export const hide = 'Hide reactions'
export const isAway = (name: string) => `${name} is away.`
export const claimWin = 'Claim the win'
export const claimBot = 'Let a bot play'
export const reactions = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'nice-move': 'Nice move',
  'well-played': 'Well played',
  wow: 'Wow!',
  oops: 'Oops',
  sorry: 'Sorry',
  thanks: 'Thanks',
  'one-moment': 'One moment',
  'good-game': 'Good game',
}
export const ratingsSoon = 'The new ratings will appear in a moment.'
export const undoTerm = 'Moves can be undone'
export const undoMore = 'until something is drawn or revealed, or another player moves'
export const onHoliday = (name: string, until: string) => `${name} is on holiday until ${until}.`
export const days = (count: number) => (count === 1 ? 'A day' : `${count} days`)
export const bank = (minutes: number, seconds: number) => `${minutes} min + ${seconds} s per move`
export const ratedAt = (rating: string) => `Rated. Your rating is ${rating}.`
export const countTo = (least: number, most: number) => `${least} to ${most}`
export const players = 'Players'
