/** English texts of the editors of SUPERCLUB. */

export const bid = 'Bid'
export const bidOf = (amount: string) => `Bid ${amount}`
export const minimum = (least: string) => `Minimum: ${least}`
export const noBid = 'No bid'
export const pass = 'Pass'
export const maximum = (to: string) => `Maximum: ${to}.`
export const formation = 'Formation'
export const submitTheLineUp = 'Submit the line-up'
export const resetLineUp = 'Reset line-up'
export const hiddenUntilBothLineUps = 'Hidden until both line-ups are in.'
export const captain = 'Captain'
export const theCaptainBoosts = 'The captain boosts'
export const lineUp = 'Line-up'
export const benchChooseAPlayerFor = 'Bench: choose a player for this place'
export const benchSelectTwoPlayersTo = 'Bench: select two players to swap them'
export const empty = 'Empty'
export const onTheBench = ', on the bench'
export const accept = 'Accept'
export const reject = 'Reject'
export const gives = (content: string) => `${content} gives`
export const nothing = 'Nothing'
export const offerSentWaitingForAn = 'Offer sent. Waiting for an answer.'
export const withdrawOffer = 'Withdraw offer'
export const selectAPlayerInYour = 'Select a player in your squad to sell him abroad.'
export const readyForTheSeason = 'Ready for the season'
export const tradeWith = 'Trade with'
export const offerTheTrade = 'Offer the trade'
export const aTradeNeedsAPlayer = 'A trade needs a player'
export const notEnoughCash = 'Not enough cash'
export const cashM = 'Cash, M'
export const cash = (title: string) => `${title}: cash`
