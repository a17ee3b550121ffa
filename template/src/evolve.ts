import { at, type Ruleset } from 'touchline/kernel'
import type { SpotKick } from './types.ts'

export const evolve: Ruleset<SpotKick>['evolve'] = {
  'deck.shuffled': ({ secret }, { cards }) => {
    secret.deck = [...cards]
  },
  'hand.dealt': ({ secret }, { seat, cards }) => {
    secret.hands[seat] = [...cards]
    secret.deck.splice(0, cards.length)
  },
  'kick.begun': ({ shared }, { kick, taker, keeper }) => {
    Object.assign(shared, { step: 'shot', kick, taker, keeper, dive: null })
  },
  'card.laid': ({ shared, secret }, { seat, card }) => {
    secret.hands[seat] = at(secret.hands, seat).filter((one) => one !== card)
    secret.laid = card
    shared.step = 'save'
  },
  'keeper.dived': ({ shared }, { seat, corner }) => {
    at(shared.teams, seat).corner = corner
    shared.dive = corner
    shared.step = 'turn-over'
  },
  'keeper.stayed': ({ shared }, { seat }) => {
    at(shared.teams, seat).stayed = true
    shared.step = 'turn-over'
  },
  'card.turned': ({ shared, secret }, { card }) => {
    secret.laid = null
    shared.discard.push(card)
  },
  'die.rolled': () => {},
  'kick.judged': ({ shared }, { seat, goal }) => {
    const team = at(shared.teams, seat)
    team.taken += 1
    if (goal) team.goals += 1
    shared.step = 'between'
  },
  'card.drawn': ({ secret }, { seat, card }) => {
    at(secret.hands, seat).push(card)
    secret.deck.shift()
  },
  'seat.left': ({ shared }, { seat }) => {
    at(shared.teams, seat).left = true
  },
  'kick.voided': ({ shared, secret }) => {
    if (secret.laid !== null) at(secret.hands, shared.taker).push(secret.laid)
    secret.laid = null
    shared.step = 'between'
  },
  'game.ended': ({ shared }, { reason }) => {
    shared.step = 'ended'
    shared.reason = reason
  },
}
