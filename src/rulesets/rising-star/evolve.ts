import { at } from '../../kernel/define.ts'
import { emptyOf } from '../../kernel/empty.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { seatIn } from './read/match.ts'
import { type Draft, tiebreakSchema } from './state.ts'
import type { RisingStar } from './types.ts'

export const evolve: Ruleset<RisingStar>['evolve'] = {
  'tokens.laid-out': notice,
  'deck.shuffled': (draft, { deck, order }) => {
    draft.secret.decks[deck] = [...order]
  },
  'token.chosen': (draft, { seat, token }) => {
    player(draft, seat).token = token
  },
  'contract.dealt': (draft, { seat, card }) => {
    player(draft, seat).contract = card
  },
  'contracts.boxed': (draft, { cards }) => {
    draft.shared.box.push(...cards)
  },
  'opening.rolled': notice,
  'opening.decided': (draft, { firstSeat }) => {
    draft.shared.firstSeat = firstSeat
    draft.shared.phase = 'playing'
  },

  'turn.started': (draft, { turn: number, seat, stage }) => {
    draft.shared.turn = { number, seat, stage, chain: 0 }
    draft.shared.match = null
  },
  'die.rolled': notice,
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
    draft.secret.decks[deck].shift()
    turnOf(draft).chain += 1
  },
  'card.kept': (draft, { seat, slot, card }) => {
    const { magicSponges, sponsorships } = player(draft, seat)
    if (slot === 'matchEvents') hand(draft, seat).push(card)
    else if (slot === 'magicSponges') magicSponges.push(card)
    else if (slot === 'agent') player(draft, seat).agent = card
    else sponsorships[slot] = card
  },
  'swap.offered': (draft, { seat, slot, held, drawn }) => {
    draft.shared.swap = { seat, slot, held, drawn }
  },
  'card.returned': (draft, { deck, card }) => {
    draft.secret.decks[deck].push(card)
  },
  'card.deck-empty': notice,
  'agent.swapped': (draft, { seat, kept }) => {
    player(draft, seat).agent = kept
    draft.shared.swap = null
  },
  'agent.swap-declined': (draft) => {
    draft.shared.swap = null
  },
  'sponsorship.swapped': (draft, { seat, category, kept }) => {
    player(draft, seat).sponsorships[category] = kept
    draft.shared.swap = null
  },
  'sponsorship.swap-declined': (draft) => {
    draft.shared.swap = null
  },

  'contract.released': (draft, { seat, card, to }) => {
    player(draft, seat).contract = null
    if (to === 'box') draft.shared.box.push(card)
    else draft.secret.decks.contract.push(card)
  },
  'contract.offered': (draft, { seat, cause, cards: offers }) => {
    draft.secret.decks.contract.splice(0, offers.length)
    draft.shared.negotiation = { seat, cause, offers: [...offers] }
  },
  'contract.signed': (draft, { seat, card }) => {
    player(draft, seat).contract = card
    take(negotiationOf(draft).offers, card)
  },
  'contract.offers-declined': notice,
  'contract.returned': (draft, { cards: returned }) => {
    draft.secret.decks.contract.push(...returned)
    draft.shared.negotiation = null
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
  'match.started': (draft, { match: id, kind, home, away }) => {
    draft.shared.matches = id
    draft.shared.match = {
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
    matchOf(draft).penalties = { round, ...tally }
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
    Object.assign(player(draft, seat), {
      status: 'resigned',
      failedFitnessRolls: 0,
      contract: null,
      agent: null,
      sponsorships: { boot: null, clothing: null, product: null },
      magicSponges: [],
    })
  },
  'scores.computed': notice,
  'tiebreak.started': (draft, { tied }) => {
    draft.shared.phase = 'tiebreak'
    draft.shared.tiebreak = emptyOf(tiebreakSchema, { tied: [...tied] })
  },
  'tiebreak.rolled': notice,
  'tiebreak.qualified': (draft, { finalists, out }) => {
    const tiebreak = tiebreakOf(draft)
    tiebreak.finalists = [...finalists]
    tiebreak.out = [...out]
  },
  'results.announced': (draft, { places, champion }) => {
    draft.shared.result = { places: places.map((place) => ({ ...place })), champion }
  },
  'hands.revealed': notice,
  'game.ended': (draft, { reason }) => {
    draft.shared.phase = 'ended'
    draft.shared.reason = reason
    draft.shared.turn = null
    draft.shared.match = null
    draft.shared.negotiation = null
    draft.shared.swap = null
  },
}

const player = ({ shared }: Draft, seat: number) => at(shared.seats, seat)
const hand = ({ secret }: Draft, seat: number) => at(secret.hands, seat)

function take(cards: string[], card: string): void {
  cards.splice(cards.indexOf(card), 1)
}

/** What lies open only now and then, and always where an event changes it. */
const turnOf = ({ shared }: Draft) => lying(shared.turn)
const matchOf = ({ shared }: Draft) => lying(shared.match)
const negotiationOf = ({ shared }: Draft) => lying(shared.negotiation)
const tiebreakOf = ({ shared }: Draft) => lying(shared.tiebreak)

function lying<T>(one: T | null): T {
  if (one === null) throw new Error('the event changes what is not there')
  return one
}

/** Changes nothing: the event tells what was rolled, asked or announced. */
function notice() {}
