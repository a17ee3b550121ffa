export const challenge = (name: string) => `Challenge ${name} to the Cup Final`
export const wildSubstitute = 'Wild Substitute'
export const tackle = 'Tackle'
export const cupMatch = 'Cup Match'
export const transferWindow = 'Transfer Window'
export const yellowCard = 'Yellow card'
export const redCard = 'Red card'
export const stadium = (hue: string) => `${hue} stadium`
export const theStarplayerCup = 'The Starplayer Cup'
export const bogusFootballer = 'Bogus footballer'
export const card = (deck: string) => `${deck} card`
export const owesTo = (rest: string, toLowerCase: string) => `owes ${rest} (${toLowerCase}) to`
export const theOfficial = 'the Official'
export const andAsksFor = (amount: string) => `and asks ${amount} for`
export const forSale = 'For sale:'
export const currentEventTackle = 'Tackle?'
export const against = 'against'
export const waitingForAnswers = 'Waiting for answers:'
export const on = (space: string) => `On ${space}`
export const forCurrentEvent = 'for'
export const ofCurrentEvent = 'of'
export const aFor = (part: string, price: string) => `a ${part} for ${price}`
export const theTopCard = (squad: string) => `the top ${squad} card`
export const freeIfItIs = 'free if it is'
export const timeIsUpNoWinner = 'Time is up. No winner.'
export const timeIsUpFurthest = 'Time is up. The leader:'
export const liftsTheCup = 'lifts the Cup'
export const isTheLastClubLeft = 'is the last club left'
export const penalties = (value: string) => `${value} penalties`
export const theClubOf = (name: string) => `The club of ${name}`
export const clubSet = 'Club Set'
export const out = 'out'
export const ofWinCards = (length: number, wanted: number) => `${length} of ${wanted} WIN cards`
export const no = (kind: string) => `No ${kind}`
export const footballers = 'Footballers'
export const noFootballersYet = 'No footballers yet'
export const starplayerBonus = 'Starplayer Bonus'
export const wildSub = 'Wild Sub'
export const theStadium = (hue: string) => `The ${hue} stadium`
export const decks = 'Decks'
export const cup = (squad: string) => `${squad} Cup`
export const yourCards = 'Your cards'
export const cardsOf = (name: string) => `Cards of ${name}`
export const noneYet = 'None yet'
