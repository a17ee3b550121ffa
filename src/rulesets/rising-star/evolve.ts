import { at } from '../../kernel/define.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Draft } from './state.ts'
import type { RisingStar } from './types.ts'

type Evolve = Ruleset<RisingStar>['evolve']

const player = (draft: Draft, seat: number) => at(draft.seats, seat)

/** The match that goes on: only events of a match ask for it. */
function matchOf(draft: Draft) {
  if (draft.match === null) throw new Error('no match is being played')
  return draft.match
}

/** Changes nothing: the event tells what was rolled, asked or announced. */
const notice = () => {}

const setup: Pick<
  Evolve,
  | 'tokens.laid-out'
  | 'deck.shuffled'
  | 'token.chosen'
  | 'contract.dealt'
  | 'contracts.boxed'
  | 'opening.rolled'
  | 'opening.decided'
> = {
  'tokens.laid-out': notice,
  'deck.shuffled': (draft, { deck, order }) => {
    draft.decks[deck] = [...order]
  },
  'token.chosen': (draft, { seat, token }) => {
    player(draft, seat).token = token
  },
  'contract.dealt': (draft, { seat, card }) => {
    player(draft, seat).contract = card
  },
  'contracts.boxed': (draft, { cards }) => {
    draft.box.push(...cards)
  },
  'opening.rolled': notice,
  'opening.decided': (draft, { firstSeat }) => {
    draft.firstSeat = firstSeat
    draft.phase = 'playing'
  },
}

const turn: Pick<
  Evolve,
  | 'turn.started'
  | 'die.rolled'
  | 'token.moved'
  | 'season.completed'
  | 'career.ended'
  | 'player.injured'
  | 'fitness.failed'
  | 'player.recovered'
  | 'sponge.played'
> = {
  'turn.started': (draft, { turn: number, seat, stage }) => {
    draft.turn = { number, seat, stage, chain: 0 }
  },
  'die.rolled': notice,
  'token.moved': (draft, { seat, to }) => {
    player(draft, seat).position = to
    if (draft.turn) draft.turn.stage = 'tile'
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
  },
  'player.recovered': (draft, { seat }) => {
    player(draft, seat).status = 'active'
    player(draft, seat).failedFitnessRolls = 0
    if (draft.turn) draft.turn.stage = 'roll'
  },
  'sponge.played': (draft, { seat, card }) => {
    const { magicSponges } = player(draft, seat)
    magicSponges.splice(magicSponges.indexOf(card), 1)
  },
}

const cards: Pick<
  Evolve,
  | 'card.drawn'
  | 'card.kept'
  | 'swap.offered'
  | 'card.returned'
  | 'card.deck-empty'
  | 'agent.swapped'
  | 'agent.swap-declined'
  | 'sponsorship.swapped'
  | 'sponsorship.swap-declined'
> = {
  'card.drawn': (draft, { deck }) => {
    draft.decks[deck].shift()
    if (draft.turn) draft.turn.chain += 1
  },
  'card.kept': (draft, { seat, slot, card }) => {
    const owner = player(draft, seat)
    if (slot === 'magicSponges' || slot === 'matchEvents') owner[slot].push(card)
    else if (slot === 'agent') owner.agent = card
    else owner.sponsorships[slot] = card
  },
  'swap.offered': (draft, { seat, slot, held, drawn }) => {
    draft.swap = { seat, slot, held, drawn }
  },
  'card.returned': (draft, { deck, card }) => {
    draft.decks[deck].push(card)
  },
  'card.deck-empty': notice,
  'agent.swapped': (draft, { seat, kept }) => {
    player(draft, seat).agent = kept
    draft.swap = null
  },
  'agent.swap-declined': (draft) => {
    draft.swap = null
  },
  'sponsorship.swapped': (draft, { seat, category, kept }) => {
    player(draft, seat).sponsorships[category] = kept
    draft.swap = null
  },
  'sponsorship.swap-declined': (draft) => {
    draft.swap = null
  },
}

const contracts: Pick<
  Evolve,
  | 'contract.released'
  | 'contract.offered'
  | 'contract.signed'
  | 'contract.offers-declined'
  | 'contract.returned'
> = {
  'contract.released': (draft, { seat, card, to }) => {
    player(draft, seat).contract = null
    if (to === 'box') draft.box.push(card)
    else draft.decks.contract.push(card)
  },
  'contract.offered': (draft, { seat, cause, cards: offers }) => {
    draft.decks.contract.splice(0, offers.length)
    draft.negotiation = { seat, cause, offers: [...offers] }
  },
  'contract.signed': (draft, { seat, card }) => {
    player(draft, seat).contract = card
    const offers = draft.negotiation?.offers
    offers?.splice(offers.indexOf(card), 1)
  },
  'contract.offers-declined': notice,
  'contract.returned': (draft, { cards: returned }) => {
    draft.decks.contract.push(...returned)
    draft.negotiation = null
  },
}

const income: Pick<
  Evolve,
  'cash.received' | 'cash.paid' | 'fame.changed' | 'points.awarded' | 'income.suppressed'
> = {
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
}

const matches: Pick<
  Evolve,
  | 'derby.rival-chosen'
  | 'match.started'
  | 'match.dice-rolled'
  | 'match.card-played'
  | 'match.card-declined'
  | 'match.extra-time-rolled'
  | 'match.penalty-taken'
  | 'match.ended'
> = {
  'derby.rival-chosen': notice,
  'match.started': (draft, { match: id, kind, home, away }) => {
    draft.matches = id
    draft.match = {
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
    const { matchEvents } = player(draft, seat)
    matchEvents.splice(matchEvents.indexOf(card), 1)
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
    const { kind, home, away } = matchOf(draft)
    const side = winner === 'home' ? home : away
    if (kind === 'championship-final' && draft.tiebreak && side && 'seat' in side)
      draft.tiebreak.champion = side.seat
    draft.match = null
  },
}

const end: Pick<
  Evolve,
  | 'seat.resigned'
  | 'seat.removed'
  | 'scores.computed'
  | 'tiebreak.started'
  | 'tiebreak.rolled'
  | 'tiebreak.qualified'
  | 'results.announced'
  | 'hands.revealed'
  | 'game.ended'
> = {
  'seat.resigned': (draft, { seat, order }) => {
    player(draft, seat).resigning = true
    player(draft, seat).resignOrder = order
  },
  'seat.removed': (draft, event) => {
    const { seat, contract, contractTo, agentCards, sponges, hiddenCards } = event
    if (contract !== null && contractTo === 'box') draft.box.push(contract)
    if (contract !== null && contractTo === 'deck-bottom') draft.decks.contract.push(contract)
    draft.decks.agent.push(...agentCards)
    draft.decks.dayToDay.push(...sponges, ...hiddenCards)
    draft.seats[seat] = {
      ...player(draft, seat),
      status: 'resigned',
      failedFitnessRolls: 0,
      contract: null,
      agent: null,
      sponsorships: { boot: null, clothing: null, product: null },
      magicSponges: [],
      matchEvents: [],
    }
  },
  'scores.computed': notice,
  'tiebreak.started': (draft, { tied }) => {
    draft.phase = 'tiebreak'
    draft.tiebreak = { tied: [...tied], finalists: null, out: [], champion: null }
  },
  'tiebreak.rolled': notice,
  'tiebreak.qualified': (draft, { finalists, out }) => {
    if (draft.tiebreak)
      draft.tiebreak = { ...draft.tiebreak, finalists: [...finalists], out: [...out] }
  },
  'results.announced': (draft, { places, champion }) => {
    draft.result = { places: places.map((place) => ({ ...place })), champion }
  },
  'hands.revealed': notice,
  'game.ended': (draft, { reason }) => {
    draft.phase = 'ended'
    draft.reason = reason
    draft.turn = null
    draft.match = null
    draft.negotiation = null
    draft.swap = null
  },
}

export const evolve: Evolve = {
  ...setup,
  ...turn,
  ...cards,
  ...contracts,
  ...income,
  ...matches,
  ...end,
}
