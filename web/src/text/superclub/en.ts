export const stage = 'Stage'
export const third = (place: number) => `Third ${place}`
export const training = (players: number, stars: number, isSure: boolean) =>
  `train ${players}, up to +${stars} ★ each${isSure ? ', one guaranteed' : ''}`
export const scouting = (draws: number) =>
  draws === 1 ? 'scout 1 player' : `scout ${draws} players`
export const income = (least: string, most: string) =>
  least === most ? `income ${least}` : `income ${least} to ${most}`
export const nextLevel = (cost: string, effect: string) => `Next level for ${cost}: ${effect}`
export const highest = 'Highest level'
export const chemistry = 'Chemistry: a left and a right half star in the same third add one star.'
export const given = 'Given'
export const attackers = 'Attackers'
export const midfielders = 'Midfielders'
export const defenders = 'Defenders'
export const goalkeepers = 'Goalkeepers'
export const utilityPlayers = 'Utility players'
export const outForTheSeason = 'out for the season'
export const outOfTheNextMatch = 'out for the next match'
export const refusesToPlay = 'refuses to play'
export const scouted = 'Scouted'
export const forMarket = (price: string) => `for ${price}`
export const round = (round: number) => `round ${round}`
export const playersToDraft = 'Players to draft'
export const market = (position: string, region: string, market: string) =>
  `${position} · ${region} · market ${market} · `
export const lot = (n: number) => `Lot ${n}`
export const from = (min: string) => `from ${min}`
export const playersOfOtherClubs = 'Players at other clubs'
export const anUnhappyPlayer = 'An unhappy player'
export const bid = (amount: string) => `bid ${amount}`
export const leadsWith = (amount: string) => `leads with ${amount}`
export const theOwnerAsksFor = 'The manager asks for'
export const keyStaffOnOffer = 'Key staff on offer'
export const continents = 'Continents'
export const yourTacticalCards = 'Your tactical cards'
export const theFinal = 'The final'
export const matchesRound = (round: number) => `Round ${round}`
export const lineUps = 'Line-ups'
export const ready = 'ready'
export const choosing = 'choosing'
export const dice = (value: string) => `dice ${value}`
export const leftHalfOfChemistry = ', left half of chemistry'
export const rightHalfOfChemistry = ', right half of chemistry'
export const bothHalvesOfChemistry = ', both halves of chemistry'
export const minusThere = (lost: string) => `, minus ${lost} in this position`
export const squads = 'Squads'
export const club = 'Club'
export const captain = (boost: number) => `Captain +${boost}`
export const noPlayersYet = 'No players yet.'
export const standingsRound = (round: number) => `, round ${round}`
export const year = (year: number, toLowerCase: string, value: string) =>
  `Year ${year}, ${toLowerCase}${value}`
export const firstTo = (targetPoints: number) => `first to ${targetPoints}`
export const status = 'Status'
export const marker = 'Marker'
export const season = 'Season'
export const squad = 'Squad'
export const cash = 'Cash'
export const levelsOfTrainingScoutingAnd = 'Training, scouting and stadium levels'
export const levels = 'Levels'
export const titles = 'Titles'
export const supercupCardsWon = 'SuperCup cards won'
export const cups = 'Cups'
export const raceTo = (targetPoints: number, value: string) => `Race to ${targetPoints}: ${value}`
