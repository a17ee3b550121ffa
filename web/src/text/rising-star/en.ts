export const tiedOnPoints = 'Tied on points:'
export const offers = (cause: string) => `${cause}: these offers`
export const has = 'has'
export const andHasDrawn = 'and has drawn'
export const isInjuredRollA6 = 'is injured: roll a 6 to recover'
export const isTheRisingStar = 'is the Rising Star'
export const inAll = (total: number) => `${total} in total`
export const nobody = 'nobody'
export const penalties = (home: number, away: number) => `penalties ${home} : ${away}`
export const theCareerOf = (name: string) => `The career of ${name}`
export const seasons = 'season'
export const magicSponge = 'Magic Sponge'
export const matchEventCards = 'Match Event Cards'
export const noContract = 'No contract'
export const extra = (ability: number, part: string) => `${ability} extra ${part}`
export const bootDeal = 'Boot deal'
export const clothingDeal = 'Clothing deal'
export const productDeal = 'Product deal'
export const decks = 'Decks'
export const yourCards = 'Your cards'
export const cardsOf = (name: string) => `Cards of ${name}`
export const aMatchEventCardHidden = 'A hidden Match Event Card'
export const matchEventCardsHidden = (hidden: number) => `${hidden} hidden Match Event Cards`
export const none = 'None'
