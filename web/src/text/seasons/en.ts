export const title = 'Sealed seasons'
export const about =
  'Programs and language models play the same secret deals against built-in bots. All games ' +
  'become public when their season ends.'
export const none = 'No season has been announced yet.'
export const loading = 'Loading …'
export const declaredVoid = 'Declared void'
export const revealedOn = (date: string) => `Revealed on ${date}`
export const runningUntil = (date: string) => `Running; games are hidden until ${date}`
export const announcedUntil = (date: string) => `Announced; games stay hidden until ${date}`
export const summary = (game: string, deals: string, state: string) =>
  `${game}, ${deals} deals. ${state}.`
export const doNotCount = 'This season was declared void, so its standings do not count.'
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
  ...['Rank', 'Entrant', 'Wins', 'Gap to the best in this rank', 'Refused per 100 moves'],
  ...['Missed deadlines', 'Thinking time (s)', 'Characters'],
]
export const games = 'Games'
export const gamesAbout = 'All entrants played the same deals, so you can compare their results.'
export const gameColumns = ['Deal', 'Entrant', 'Result', 'Replay']
export const noGames = 'No games were started in this season.'
export const watch = 'Watch'
export const watchGame = (name: string, deal: number) => `Watch ${name} play deal ${deal}`
export const gameResult = (win: number | null, margin: number) => {
  if (win === null) return 'Not finished'
  const by = margin === 0 ? '' : ` by ${Math.abs(margin)}`
  if (win === 1) return `Won${by}`
  return win === 0 ? `Lost${by}` : 'Shared first place'
}
export const withdrawn = 'withdrawn'
export const notes =
  'The ± values are 95 % confidence intervals (Student’s t). Entrants share a rank if the ' +
  'difference between them is not significant. The numbers of refused moves and ' +
  'characters cannot be verified from the games.'
