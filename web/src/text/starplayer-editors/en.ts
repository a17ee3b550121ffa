export const allSixFootballersOfA = 'All six footballers in a squad'
export const checkSSquad = (name: string) => `Check ${name}’s squad`
export const doneClaiming = 'Finish claiming'
export const noOneLandedOnYour = 'No one landed on your spaces this turn.'
export const youOweYouHave = (rest: string, cash: string) => `You owe ${rest}. You have ${cash}.`
export const howToPay = 'How to pay'
export const concedeNothingLeftToSell = 'Concede (nothing left to sell)'
export const sellToTheOfficial = 'Sell to the Official'
export const handOver = 'Hand over'
export const offerTo = (name: string) => `Offer to ${name}`
export const offer = 'Offer'
export const cards = 'Cards'
export const price = 'Price'
export const credit = 'Credit'
export const theFootballersAreWorth = (total: string) => `The footballers are worth ${total}.`
export const chooseCards = 'Choose cards'
export const noDeal = 'No deal'
export const youGet = 'You get'
export const youGive = 'You give'
export const counterOffer = 'Counter-offer'
export const asksFor = (amount: string) => `asks ${amount} for`
export const handsOver = 'hands over'
export const forOfTheDebt = (amount: string) => `to settle ${amount} of the debt`
export const dealWith = 'Deal with'
export const makeTheOffer = 'Make the offer'
export const sendCounterOffer = 'Send counter-offer'
export const chooseWhatYouGive = 'Choose what to give'
export const chooseWhatYouGet = 'Choose what to receive'
export const onlyOneSideCanPay = 'Only one side can pay cash'
export const cash = (title: string) => `${title}: cash`
export const tradeCards = (title: string) => `${title}: cards`
export const noCards = 'No cards'
