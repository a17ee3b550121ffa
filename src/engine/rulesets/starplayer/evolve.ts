import { at } from '../../kernel/define.ts'
import { copied } from '../../kernel/json.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Seat } from '../../kernel/types.ts'
import { isFootballer, type Slot, slotOf } from './content/cards.ts'
import { placeNamed } from './content/places.ts'
import type { Card, Squad } from './content/schema.ts'
import type { Club, Debt, Draft, Shared, Step } from './state.ts'
import type { Starplayer } from './types.ts'

export const evolve: Ruleset<Starplayer>['evolve'] = {
  'game.configured': ({ shared }, { pawns }) => {
    for (const [seat, pawn] of pawns.entries()) at(shared.clubs, seat).pawn = pawn
  },
  'deck.shuffled': ({ secret }, { deck, order }) => {
    secret.decks[deck] = [...order]
  },
  'setup.dealt': ({ shared }, { seat, cards, cash, got }) => {
    const club = at(shared.clubs, seat)
    club.cash = cash
    for (const card of cards) {
      removeFrom(shared.tray, card)
      addTo(club, card, slotOf(card), got)
      if (isFootballer(card)) shared.nextGot = Math.max(shared.nextGot, got + 1)
    }
  },
  'starter.rolled': () => {},
  'starter.chosen': ({ shared }, { seat }) => {
    shared.turn.seat = seat
  },

  'turn.started': ({ shared, secret }, { seat, no }) => {
    const { turn } = shared
    turn.no = no
    turn.seat = seat
    turn.owedRolls = 1
    turn.freeMatchUsed = false
    turn.phase = 'roll'
    turn.space = null
    turn.ending = null
    if (turn.steps !== null) turn.steps = []
    secret.claims = []
  },
  'turn.skipped': ({ shared }, { seat, no, missTurns }) => {
    shared.turn.no = no
    shared.turn.seat = seat
    at(shared.clubs, seat).missTurns = missTurns
  },
  'turn.ended': () => {},
  'turn.changed': ({ shared }, { phase, space, owedRolls, freeMatchUsed, ending }) => {
    const { turn } = shared
    turn.phase = phase
    turn.space = space
    turn.owedRolls = owedRolls
    turn.freeMatchUsed = freeMatchUsed
    turn.ending = ending
  },
  'frame.opened': ({ shared, secret }, { frame }) => {
    shared.frames.push(frame)
    if (frame.kind === 'tackle') secret.answers = []
  },
  'frame.changed': ({ shared }, { frame }) => {
    shared.frames[shared.frames.length - 1] = frame
  },
  'frame.closed': ({ shared, secret }, { kind }) => {
    shared.frames.pop()
    if (kind === 'tackle') secret.answers = []
  },
  'dice.rolled': ({ shared }, { seat, dice: [one, other], purpose }) => {
    shared.dice = { seat, values: [one, other], purpose }
  },
  'pawn.moved': ({ shared }, { seat, to, reason, passed }) => {
    at(shared.clubs, seat).position = to
    if (reason === 'tackle' || shared.turn.steps === null) return
    for (const space of passed) remember(shared, { step: 'visited', space, landed: false })
    remember(shared, { step: 'visited', space: to, landed: true })
  },
  'penalty.rolled': () => {},

  'cash.paid': ({ shared }, { from, to, amount }) => {
    if (from !== 'official') at(shared.clubs, from).cash -= amount
    if (to !== 'official') at(shared.clubs, to).cash += amount
  },
  'card.moved': (draft, { card, from, to, slot, got }) => {
    const giver = takeFrom(draft, card, from)
    const receiver = putAt(draft, card, to, slot, got)
    if (giver !== null || receiver !== null)
      remember(draft.shared, { step: 'carried', card, from: giver, to: receiver })
  },
  'purchase.declined': () => {},
  'footballer.drawn': () => {},
  'purchase.voided': () => {},
  'tackle.answered': ({ shared, secret }, { seat, call, pick }) => {
    secret.answers.push({ seat, call, pick })
    const { frames } = shared
    const frame = frames.at(-1)
    if (frame?.kind !== 'tackle') return
    const { kind, space, waiting } = frame
    frames[frames.length - 1] = { kind, space, waiting: waiting.filter((one) => one !== seat) }
  },
  'tackle.resolved': () => {},
  'chance-card.drawn': () => {},
  'caution.shown': ({ shared }, { seat, missTurns }) => {
    at(shared.clubs, seat).missTurns = missTurns
  },
  'card.sold-back': () => {},
  'squad.audited': () => {},
  'club-set.changed': ({ shared }, { seat, complete }) => {
    at(shared.clubs, seat).complete = complete
  },

  'claims.recorded': (draft, { claims, ranks }) => {
    const { secret } = draft
    for (const claim of claims) {
      secret.claims.push({ ...claim })
      secret.nextClaim = Math.max(secret.nextClaim, claim.id + 1)
    }
    for (const { seat, rank, squad } of ranks) rankClub(draft, seat, rank, squad)
  },
  'claim.made': ({ shared, secret }, { claim }) => {
    const made = secret.claims.find(({ id }) => id === claim.id)
    if (made) made.status = 'made'
    const { kind, creditor, space } = claim
    remember(shared, { step: 'claimed', kind, creditor, space })
  },
  'claims.lapsed': ({ secret }, { claimIds }) => {
    for (const claim of secret.claims) if (claimIds.includes(claim.id)) claim.status = 'lapsed'
  },
  'all6.completed': (draft, { seat, rank, squad }) => {
    rankClub(draft, seat, rank, squad)
    const club = at(draft.shared.clubs, seat)
    club.all6Rank = rank
    club.all6Squad = squad
    club.all6Shown = true
  },

  'match.started': () => {},
  'match.decided': () => {},
  'final.challenged': () => {},
  'final.decided': () => {},

  'window.opened': () => {},
  'negotiation.started': () => {},
  'negotiation.ended': () => {},
  'window.closed': () => {},
  'offer.made': ({ shared }, { offer }) => {
    shared.nextOffer = offer.id + 1
  },
  'offer.rejected': () => {},
  'offer.withdrawn': () => {},
  'trade.concluded': () => {},

  'debt.opened': ({ shared }, { debt }) => {
    const opened = { ...debt }
    opened.pending = null
    shared.debts.push(opened)
    shared.nextDebt = debt.id + 1
  },
  'debt.reduced': ({ shared }, { debtId, rest }) => {
    debtOf(shared, debtId).rest = rest
  },
  'debt.settled': ({ shared }, { debtId }) => dropDebt(shared, debtId),
  'debt.written-off': ({ shared }, { debtId }) => dropDebt(shared, debtId),
  'debt.cancelled': ({ shared }, { debtId }) => dropDebt(shared, debtId),
  'sale.offered': ({ shared }, { debtId, sale, offersMade }) => {
    const debt = debtOf(shared, debtId)
    debt.pending = copied(sale)
    debt.offersMade = offersMade
  },
  'sale.rejected': ({ shared }, { debtId }) => {
    debtOf(shared, debtId).pending = null
  },
  'sale.withdrawn': ({ shared }, { debtId }) => {
    debtOf(shared, debtId).pending = null
  },
  'sale.concluded': ({ shared }, { debtId }) => {
    debtOf(shared, debtId).pending = null
  },

  'seat.left': ({ shared, secret }, { seat }) => {
    const club = at(shared.clubs, seat)
    club.status = 'out'
    club.missTurns = 0
    shared.left.push(seat)
    secret.answers = secret.answers.filter((answer) => answer.seat !== seat)
    for (const claim of secret.claims)
      if (claim.status === 'open' && (claim.creditor === seat || claim.debtor === seat))
        claim.status = 'lapsed'
  },
  'game.ended': ({ shared }, { result }) => {
    shared.result = copied(result)
    shared.frames = []
  },
}

function remember({ turn: { steps } }: Shared, step: Step): void {
  steps?.push(step)
}

function takeFrom({ shared, secret }: Draft, card: Card, from: string): Seat | null {
  const place = placeNamed(from)
  if (place.kind === 'tray') removeFrom(shared.tray, card)
  if (place.kind === 'deck') removeFrom(secret.decks[place.deck], card)
  if (place.kind !== 'seat') return null
  removeCard(at(shared.clubs, place.seat), card)
  return place.seat
}

function putAt(
  { shared, secret }: Draft,
  card: Card,
  to: string,
  slot: Slot | null,
  got: number | null,
): Seat | null {
  const place = placeNamed(to)
  if (place.kind === 'tray') insertInto(shared.tray, card)
  if (place.kind === 'deck') secret.decks[place.deck].push(card)
  if (place.kind !== 'seat') return null
  addTo(at(shared.clubs, place.seat), card, slot, got)
  if (got !== null) shared.nextGot = Math.max(shared.nextGot, got + 1)
  return place.seat
}

function insertInto(cards: Card[], card: Card): void {
  let place = cards.length
  while (place > 0 && cards[place - 1]! > card) place -= 1
  cards.splice(place, 0, card)
}

function removeFrom(cards: Card[], card: Card): void {
  const place = cards.indexOf(card)
  if (place >= 0) cards.splice(place, 1)
}

function removeCard(club: Club, card: Card): void {
  const { footballers } = club
  for (let place = 0; place < footballers.length; place += 1) {
    if (footballers[place]!.card !== card) continue
    footballers.splice(place, 1)
    break
  }
  if (club.manager === card) club.manager = null
  if (club.stadium === card) club.stadium = null
  removeFrom(club.wilds, card)
  removeFrom(club.wins, card)
  removeFrom(club.tackles, card)
  removeFrom(club.matchCards, card)
  removeFrom(club.windowCards, card)
  removeFrom(club.yellows, card)
}

/**
 * A club keeps WIN cards sorted by round, footballers in the order of receipt, and all other cards
 * sorted by name.
 */
function addTo(club: Club, card: Card, slot: Slot | null, got: number | null): void {
  if (slot === null) return
  if (slot === 'footballers') {
    if (got === null) throw new Error(`${card} has no number`)
    club.footballers.push({ card, got })
  } else if (slot === 'manager' || slot === 'stadium' || slot === 'trophy') club[slot] = card
  else {
    club[slot].push(card)
    if (club[slot].length === 1) return
    const key = (one: Card) => (slot === 'wins' ? (one.at(-1) ?? '') : one)
    club[slot].sort((one, other) => (key(one) < key(other) ? -1 : 1))
  }
}

function rankClub({ secret }: Draft, seat: Seat, rank: number, squad: Squad): void {
  secret.all6Ranks[seat] = { rank, squad }
  secret.nextAll6Rank = Math.max(secret.nextAll6Rank, rank + 1)
}

function debtOf({ debts }: Shared, debtId: number): Debt {
  const debt = debts.find(({ id }) => id === debtId)
  if (!debt) throw new Error(`there is no debt ${debtId}`)
  return debt
}

function dropDebt(shared: Shared, debtId: number): void {
  shared.debts = shared.debts.filter(({ id }) => id !== debtId)
}
