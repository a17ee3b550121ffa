import { at } from '../../kernel/define.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { type DeckName, isFootballer, type Slot, slotOf } from './content/cards.ts'
import type { Card, Squad } from './content/schema.ts'
import { copyOf } from './copy.ts'
import type { Club, Draft, Step } from './state.ts'
import type { Starplayer } from './types.ts'

export const evolve: Ruleset<Starplayer>['evolve'] = {
  'game.configured': (draft, { pawns }) => {
    for (const [seat, pawn] of pawns.entries()) at(draft.clubs, seat).pawn = pawn
  },
  'deck.shuffled': (draft, { deck, order }) => {
    draft.decks[deck] = [...order]
  },
  'setup.dealt': (draft, { seat, cards, cash, got }) => {
    const club = at(draft.clubs, seat)
    club.cash = cash
    for (const card of cards) {
      removeFrom(draft.tray, card)
      addTo(club, card, slotOf(card), got)
      if (isFootballer(card)) draft.nextGot = Math.max(draft.nextGot, got + 1)
    }
  },
  'starter.rolled': () => {},
  'starter.chosen': (draft, { seat }) => {
    draft.turn.seat = seat
  },

  'turn.started': (draft, { seat, no }) => {
    const { turn } = draft
    turn.no = no
    turn.seat = seat
    turn.owedRolls = 1
    turn.freeMatchUsed = false
    turn.phase = 'roll'
    turn.space = null
    turn.ending = null
    turn.claims = []
    if (turn.steps !== null) turn.steps = []
  },
  'turn.skipped': (draft, { seat, no, missTurns }) => {
    draft.turn.no = no
    draft.turn.seat = seat
    at(draft.clubs, seat).missTurns = missTurns
  },
  'turn.ended': () => {},
  'turn.changed': (draft, { phase, space, owedRolls, freeMatchUsed, ending }) => {
    Object.assign(draft.turn, { phase, space, owedRolls, freeMatchUsed, ending })
  },
  'frame.opened': (draft, { frame }) => {
    draft.frames.push(copyOf(frame))
    if (frame.kind === 'tackle') draft.answers = []
  },
  'frame.changed': (draft, { frame }) => {
    draft.frames[draft.frames.length - 1] = copyOf(frame)
  },
  'frame.closed': (draft, { kind }) => {
    draft.frames.pop()
    if (kind === 'tackle') draft.answers = []
  },
  'dice.rolled': () => {},
  'pawn.moved': (draft, { seat, to, reason, passed }) => {
    at(draft.clubs, seat).position = to
    if (reason === 'tackle') return
    for (const space of passed) remember(draft, { step: 'visited', space, landed: false })
    remember(draft, { step: 'visited', space: to, landed: true })
  },
  'penalty.rolled': () => {},

  'cash.paid': (draft, { from, to, amount }) => {
    if (from !== 'official') at(draft.clubs, from).cash -= amount
    if (to !== 'official') at(draft.clubs, to).cash += amount
  },
  'card.moved': (draft, { card, from, to, slot, got }) => {
    const giver = takeFrom(draft, card, from)
    const receiver = putAt(draft, card, to, slot, got)
    if (giver !== null || receiver !== null)
      remember(draft, { step: 'carried', card, from: giver, to: receiver })
  },
  'purchase.declined': () => {},
  'footballer.drawn': () => {},
  'purchase.voided': () => {},
  'tackle.answered': (draft, { seat, call, pick }) => {
    draft.answers.push({ seat, call, pick })
    const frame = draft.frames.at(-1)
    if (frame?.kind === 'tackle') frame.waiting = frame.waiting.filter((one) => one !== seat)
  },
  'tackle.resolved': () => {},
  'chance-card.drawn': () => {},
  'caution.shown': (draft, { seat, missTurns }) => {
    at(draft.clubs, seat).missTurns = missTurns
  },
  'card.sold-back': () => {},
  'squad.audited': () => {},
  'club-set.changed': (draft, { seat, complete }) => {
    at(draft.clubs, seat).complete = complete
  },

  'claims.recorded': (draft, { claims, ranks }) => {
    for (const claim of claims) {
      draft.turn.claims.push(copyOf(claim))
      draft.nextClaim = Math.max(draft.nextClaim, claim.id + 1)
    }
    for (const { seat, rank, squad } of ranks) rankClub(draft, seat, rank, squad)
  },
  'claim.made': (draft, { claim }) => {
    const made = draft.turn.claims.find(({ id }) => id === claim.id)
    if (made) made.status = 'made'
    const { kind, creditor, space } = claim
    remember(draft, { step: 'claimed', kind, creditor, space })
  },
  'claims.lapsed': (draft, { claimIds }) => {
    for (const claim of draft.turn.claims) if (claimIds.includes(claim.id)) claim.status = 'lapsed'
  },
  'all6.completed': (draft, { seat, rank, squad }) => {
    rankClub(draft, seat, rank, squad)
    at(draft.clubs, seat).all6Shown = true
  },

  'match.started': () => {},
  'match.decided': () => {},
  'final.challenged': () => {},
  'final.decided': () => {},

  'window.opened': () => {},
  'negotiation.started': () => {},
  'negotiation.ended': () => {},
  'window.closed': () => {},
  'offer.made': (draft, { offer }) => {
    draft.nextOffer = offer.id + 1
  },
  'offer.rejected': () => {},
  'trade.concluded': () => {},

  'debt.opened': (draft, { debt }) => {
    draft.debts.push({ ...debt, pending: null })
    draft.nextDebt = debt.id + 1
  },
  'debt.reduced': (draft, { debtId, rest }) => {
    debtOf(draft, debtId).rest = rest
  },
  'debt.settled': (draft, { debtId }) => dropDebt(draft, debtId),
  'debt.written-off': (draft, { debtId }) => dropDebt(draft, debtId),
  'debt.cancelled': (draft, { debtId }) => dropDebt(draft, debtId),
  'sale.offered': (draft, { debtId, sale, offersMade }) => {
    const debt = debtOf(draft, debtId)
    debt.pending = copyOf(sale)
    debt.offersMade = offersMade
  },
  'sale.rejected': (draft, { debtId }) => {
    debtOf(draft, debtId).pending = null
  },
  'sale.concluded': (draft, { debtId }) => {
    debtOf(draft, debtId).pending = null
  },

  'seat.left': (draft, { seat }) => {
    const club = at(draft.clubs, seat)
    club.status = 'out'
    club.missTurns = 0
    draft.left.push(seat)
    draft.answers = draft.answers.filter((answer) => answer.seat !== seat)
    for (const claim of draft.turn.claims)
      if (claim.status === 'open' && (claim.creditor === seat || claim.debtor === seat))
        claim.status = 'lapsed'
  },
  'game.ended': (draft, { result }) => {
    draft.result = copyOf(result)
  },
}

function remember({ turn: { steps } }: Draft, step: Step): void {
  steps?.push(step)
}

/** Takes the card from its place; gives the seat that held it, if one did. */
function takeFrom(draft: Draft, card: Card, from: string): number | null {
  const [place, name = ''] = from.split(':')
  if (place === 'tray') removeFrom(draft.tray, card)
  if (place === 'deck') removeFrom(draft.decks[name as DeckName], card)
  if (place !== 'seat') return null
  const seat = Number(name)
  removeCard(at(draft.clubs, seat), card)
  return seat
}

function putAt(
  draft: Draft,
  card: Card,
  to: string,
  slot: Slot | null,
  got: number | null,
): number | null {
  const [place, name = ''] = to.split(':')
  if (place === 'tray') {
    draft.tray.push(card)
    draft.tray.sort()
  }
  if (place === 'deck') draft.decks[name as DeckName].push(card)
  if (place !== 'seat') return null
  const seat = Number(name)
  addTo(at(draft.clubs, seat), card, slot, got ?? 0)
  if (got !== null) draft.nextGot = Math.max(draft.nextGot, got + 1)
  return seat
}

function removeFrom(cards: Card[], card: Card): void {
  const place = cards.indexOf(card)
  if (place >= 0) cards.splice(place, 1)
}

function removeCard(club: Club, card: Card): void {
  const place = club.footballers.findIndex((one) => one.card === card)
  if (place >= 0) club.footballers.splice(place, 1)
  if (club.manager === card) club.manager = null
  if (club.stadium === card) club.stadium = null
  const { wilds, wins, tackles, matchCards, windowCards, yellows } = club
  for (const cards of [wilds, wins, tackles, matchCards, windowCards, yellows])
    removeFrom(cards, card)
}

/** WIN cards lie in the order of their rounds, footballers as they came, all others by name. */
function addTo(club: Club, card: Card, slot: Slot | null, got: number): void {
  if (slot === null) return
  if (slot === 'footballers') club.footballers.push({ card, got })
  else if (slot === 'manager' || slot === 'stadium' || slot === 'trophy') club[slot] = card
  else {
    club[slot].push(card)
    const key = (one: Card) => (slot === 'wins' ? (one.at(-1) ?? '') : one)
    club[slot].sort((one, other) => (key(one) < key(other) ? -1 : 1))
  }
}

function rankClub(draft: Draft, seat: number, rank: number, squad: Squad): void {
  const club = at(draft.clubs, seat)
  club.all6Rank = rank as 1
  club.all6Squad = squad
  draft.nextAll6Rank = Math.max(draft.nextAll6Rank, rank + 1)
}

function debtOf({ debts }: Draft, debtId: number): Draft['debts'][number] {
  const debt = debts.find(({ id }) => id === debtId)
  if (!debt) throw new Error(`there is no debt ${debtId}`)
  return debt
}

function dropDebt(draft: Draft, debtId: number): void {
  draft.debts = draft.debts.filter(({ id }) => id !== debtId)
}
