export const match = 'Match'
export const round = (round: number) => `Round ${round}`
export const replay = (replay: number) => `replay ${replay}`
export const neutral = 'neutral ground'
export const sale = 'Stars for sale'
export const yours = 'Yours'
export const left = (count: number) => `${count} left`
export const track = 'Track'
export const legend = {
  blue: 'Instruction (applied at once)',
  yellow: 'Yellow card',
  red: 'Red card (riskier)',
  pink: 'Choose who draws',
  match: 'Match round',
  cup: 'Cup round',
}
export const square = (square: number, what: string) => `${square}: ${what}`
export const teamsLeft = (length: number) => `${length} teams left`
export const titleChaseCup = 'Title Chase Cup'
export const noTiesDrawnYet = 'No ties drawn yet.'
export const stillToPlay = (value: string) => `Still to play: ${value}`
export const notDrawnYet = 'Not drawn yet'
export const league = {
  leagueTable: 'League table',
  team: 'Team',
  goals: 'Goals',
  form: 'Form',
  pts: 'Pts',
  notPlayedYet: 'not played yet',
  round: (next: number) => `Round ${next}`,
  of: 'of ',
}
export const managers = 'Managers'
export const noTeam = 'no team'
export const cardsLeft = 'Cards left'
export const cards = (colour: string) => `${colour} cards: `
export const oneCard = '1 card'
export const cardCount = (length: number) => `${length} cards`
export const no = (category: string) => `no ${category}`
export const cup = 'Cup'
export const choosing = 'choosing'
export const noStar = 'no star'
export const penalty = 'penalty'
export const chooseYourStars = 'Choose your stars'
export const noAvailableStars = 'No available stars'
export const play = (value: string) => `Play ${value}`
export const playNoStar = 'Play no star'
export const first = 'First'
export const appealFor = (category: string) => `Appeal for ${category}`
export const buy = (category: string, fee: string) => `Buy ${category}, ${fee}`
export const buyWithVoucher = (category: string, voucher: string) =>
  `Buy ${category} with voucher ${voucher}`
export const roundOf16 = 'Round of 16'
export const final = 'Final'
export const start = 'Start'
export const blue = 'Blue'
export const leagueRound = (match: number) => `League round ${match}`
export const trackCup = (cupRound: string) => `Cup, ${cupRound}`
export const pinkChooseWhoDrawsA = 'Pink: choose who draws a card'
export const drawACard = (type: string) => `Draw a ${type} card`
