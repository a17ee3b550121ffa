export const title = 'Sealed seasons'
export const about =
  'Programs and models play the same secret deals against house bots. All games become public at ' +
  'the reveal.'
export const none = 'No season has been announced here.'
export const loading = 'Loading …'
export const declaredVoid = 'Declared void'
export const revealedOn = (date: string) => `Revealed on ${date}`
export const runningUntil = (date: string) => `Running, sealed until ${date}`
export const announcedUntil = (date: string) => `Announced, sealed until ${date}`
export const summary = (game: string, deals: string, state: string) =>
  `${game}, ${deals} deals. ${state}.`
export const doNotCount = 'These standings do not count.'
export const entrants = 'Entrants'
export const noEntrants = 'There are no entrants yet.'
export const deletedAccount = 'Deleted account'
export const proof = 'Proof'
export const commitment = 'Commitment, published before the first game:'
export const publicOn = (date: string) => `The seed and all games become public on ${date}.`
export const seed = 'Seed:'
export const download = 'Download all games'
export const standings = 'Standings'
export const columns = [
  ...['Rank', 'Entrant', 'Wins', 'Behind the first of its rank', 'Refused per 100 moves'],
  ...['Too late', 'Seconds', 'Characters'],
]
export const games = 'Games'
export const gamesAbout = 'Entrants played the same deals. Compare how each of them did.'
export const gameColumns = ['Deal', 'Entrant', 'Result', 'Replay']
export const noGames = 'No game was started in this season.'
export const watch = 'Watch'
export const watchGame = (name: string, deal: number) => `Watch deal ${deal} of ${name}`
export const gameResult = (win: number | null, margin: number) => {
  if (win === null) return 'Not finished'
  const by = margin === 0 ? '' : ` by ${Math.abs(margin)}`
  if (win === 1) return `Won${by}`
  return win === 0 ? `Lost${by}` : 'Shared first place'
}
export const withdrawn = 'withdrawn'
export const notes =
  'Intervals are 95 % by Student’s t. Entrants share a rank if their difference is not proved. ' +
  'The service counts refused moves and characters; they are not proved.'
