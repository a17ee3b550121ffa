import { at } from '../../kernel/define.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { sure } from '../shared/sure.ts'
import type { DeckName } from './content/book.ts'
import { seatIn } from './read/match.ts'
import type { Draft } from './state.ts'
import type { RisingStar } from './types.ts'

export const evolve: Ruleset<RisingStar>['evolve'] = {
  'tokens.laid-out': notice,
  'deck.shuffled': ({ shared, secret }, { deck, order }) => {
    secret.decks[deck] = [...order]
    if (shared.untilShuffle) shared.untilShuffle[deck] = order.length
  },
  'token.chosen': (draft, { seat, token }) => {
    player(draft, seat).token = token
  },
  'contract.dealt': (draft, { seat, card }) => {
    player(draft, seat).contract = card
  },
  'contracts.boxed': ({ shared }, { cards }) => {
    shared.box.push(...cards)
  },
  'opening.rolled': notice,
  'opening.decided': ({ shared }, { firstSeat }) => {
    shared.firstSeat = firstSeat
    shared.phase = 'playing'
  },

  'turn.started': ({ shared }, { turn: number, seat, stage }) => {
    shared.turn = { number, seat, stage, chain: 0 }
    shared.match = null
  },
  'die.rolled': ({ shared }, { seat, value, purpose }) => {
    shared.die = { seat, value, purpose }
  },
  'token.moved': (draft, { seat, to }) => {
    player(draft, seat).position = to
    turnOf(draft).stage = 'tile'
  },
  'season.completed': (draft, { seat, season }) => {
    player(draft, seat).seasonsCompleted = season
  },
  'career.ended': (draft, { seat }) => {
    player(draft, seat).status = 'retired'
  },
  'player.injured': (draft, { seat }) => {
    player(draft, seat).status = 'injured'
    player(draft, seat).failedFitnessRolls = 0
  },
  'fitness.failed': (draft, { seat, failures }) => {
    player(draft, seat).failedFitnessRolls = failures
    turnOf(draft).stage = 'tile'
  },
  'player.recovered': (draft, { seat }) => {
    player(draft, seat).status = 'active'
    player(draft, seat).failedFitnessRolls = 0
    turnOf(draft).stage = 'roll'
  },
  'sponge.played': (draft, { seat, card }) => {
    take(player(draft, seat).magicSponges, card)
  },

  'card.drawn': (draft, { deck }) => {
    takeFromTop(draft, deck, 1)
    turnOf(draft).chain += 1
  },
  'card.kept': (draft, { seat, slot, card }) => {
    const { magicSponges, sponsorships } = player(draft, seat)
    if (slot === 'matchEvents') hand(draft, seat).push(card)
    else if (slot === 'magicSponges') magicSponges.push(card)
    else if (slot === 'agent') player(draft, seat).agent = card
    else sponsorships[slot] = card
  },
  'swap.offered': ({ shared }, { seat, slot, held, drawn }) => {
    shared.swap = { seat, slot, held, drawn }
  },
  'card.returned': ({ secret }, { deck, card }) => {
    secret.decks[deck].push(card)
  },
  'card.deck-empty': notice,
  'agent.swapped': (draft, { seat, kept }) => {
    player(draft, seat).agent = kept
    draft.shared.swap = null
  },
  'agent.swap-declined': ({ shared }) => {
    shared.swap = null
  },
  'sponsorship.swapped': (draft, { seat, category, kept }) => {
    player(draft, seat).sponsorships[category] = kept
    draft.shared.swap = null
  },
  'sponsorship.swap-declined': ({ shared }) => {
    shared.swap = null
  },

  'contract.released': (draft, { seat, card, to }) => {
    player(draft, seat).contract = null
    if (to === 'box') draft.shared.box.push(card)
    else draft.secret.decks.contract.push(card)
  },
  'contract.offered': (draft, { seat, cause, cards: offers }) => {
    takeFromTop(draft, 'contract', offers.length)
    draft.shared.negotiation = { seat, cause, offers: [...offers] }
  },
  'contract.signed': (draft, { seat, card }) => {
    player(draft, seat).contract = card
    take(negotiationOf(draft).offers, card)
  },
  'contract.offers-declined': notice,
  'contract.returned': ({ shared, secret }, { cards: returned }) => {
    secret.decks.contract.push(...returned)
    shared.negotiation = null
  },

  'cash.received': (draft, { seat, amount }) => {
    player(draft, seat).cash += amount
  },
  'cash.paid': (draft, { seat, amount }) => {
    player(draft, seat).cash -= amount
  },
  'fame.changed': (draft, { seat, delta }) => {
    player(draft, seat).fame += delta
  },
  'points.awarded': (draft, { seat, points }) => {
    player(draft, seat).points += points
  },
  'income.suppressed': notice,

  'derby.rival-chosen': notice,
  'match.started': ({ shared }, { match: id, kind, home, away }) => {
    shared.matches = id
    shared.match = {
      id,
      kind,
      home: { ...home },
      away: away && { ...away },
      score: null,
      stage: 'dice',
      used: { home: false, away: false },
      extraTime: null,
      penalties: null,
    }
  },
  'match.dice-rolled': (draft, { score, stage }) => {
    const match = matchOf(draft)
    match.score = { ...score }
    match.stage = stage
  },
  'match.card-played': (draft, { seat, side, card, score, period, stage }) => {
    const match = matchOf(draft)
    take(hand(draft, seat), card)
    match.used[side] = true
    match[period === 'normal-time' ? 'score' : 'extraTime'] = { ...score }
    match.stage = stage
  },
  'match.card-declined': (draft, { stage }) => {
    matchOf(draft).stage = stage
  },
  'match.extra-time-rolled': (draft, { score, stage }) => {
    const match = matchOf(draft)
    match.extraTime = { ...score }
    match.stage = stage
  },
  'match.penalty-taken': (draft, { round, tally }) => {
    matchOf(draft).penalties = { round, home: tally.home, away: tally.away }
  },
  'match.ended': (draft, { winner }) => {
    const match = matchOf(draft)
    match.stage = 'over'
    if (match.kind === 'championship-final' && winner !== 'draw')
      tiebreakOf(draft).champion = seatIn(match[winner])
  },

  'seat.resigned': (draft, { seat, order }) => {
    player(draft, seat).resigning = true
    player(draft, seat).resignOrder = order
  },
  'seat.removed': (draft, event) => {
    const { seat, contract, contractTo, agentCards, sponges, hiddenCards } = event
    const { decks, hands } = draft.secret
    if (contract !== null && contractTo === 'box') draft.shared.box.push(contract)
    if (contract !== null && contractTo === 'deck-bottom') decks.contract.push(contract)
    decks.agent.push(...agentCards)
    decks.dayToDay.push(...sponges, ...hiddenCards)
    hands[seat] = []
    const left = player(draft, seat)
    left.status = 'resigned'
    left.failedFitnessRolls = 0
    left.contract = null
    left.agent = null
    left.sponsorships = { boot: null, clothing: null, product: null }
    left.magicSponges = []
  },
  'scores.computed': notice,
  'tiebreak.started': ({ shared }, { tied }) => {
    shared.phase = 'tiebreak'
    shared.tiebreak = { tied: [...tied], finalists: null, out: [], champion: null }
  },
  'tiebreak.rolled': notice,
  'tiebreak.qualified': (draft, { finalists, out }) => {
    const tiebreak = tiebreakOf(draft)
    tiebreak.finalists = [...finalists]
    tiebreak.out = [...out]
  },
  'results.announced': ({ shared }, { places, champion }) => {
    shared.result = { places: places.map((place) => ({ ...place })), champion }
  },
  'hands.revealed': notice,
  'game.ended': ({ shared }, { reason }) => {
    shared.phase = 'ended'
    shared.reason = reason
    shared.turn = null
    shared.match = null
    shared.negotiation = null
    shared.swap = null
  },
}

const player = ({ shared }: Draft, seat: number) => at(shared.seats, seat)
const hand = ({ secret }: Draft, seat: number) => at(secret.hands, seat)

function takeFromTop({ shared, secret }: Draft, deck: DeckName, count: number): void {
  secret.decks[deck].splice(0, count)
  if (shared.untilShuffle) shared.untilShuffle[deck] -= count
}

function take(cards: string[], card: string): void {
  cards.splice(cards.indexOf(card), 1)
}

const turnOf = ({ shared }: Draft) => sure(shared.turn, 'turn')
const matchOf = ({ shared }: Draft) => sure(shared.match, 'match')
const negotiationOf = ({ shared }: Draft) => sure(shared.negotiation, 'negotiation')
const tiebreakOf = ({ shared }: Draft) => sure(shared.tiebreak, 'tiebreak')

function notice() {}
