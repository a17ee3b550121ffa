import { at, seatsOf } from '../../../kernel/define.ts'
import { cardsOf, copiesOf, playerOf } from '../content/book.ts'
import { clockwise, clubOf } from '../read/club.ts'
import { must } from '../refusals.ts'
import type { Decide, Playing } from '../types.ts'
import { cut, drawStaff, moveToken, rollOff, startPhase } from './acts.ts'

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)

/** Decks, clubs, cash, the roll for manager 1 (SC-002 to SC-008, SC-020). */
export function setUp(play: Playing): void {
  const { state, table, chance, emit } = play
  const { content, options } = table
  emit({
    type: 'game.created',
    pack: content.pack,
    clubs: state.shared.managers.map(({ club }) => club),
  })
  const shuffle = (
    deck: 'players' | 'staff' | 'gameChangers' | 'superCup',
    cards: readonly string[],
  ) => emit({ type: 'deck.shuffled', deck, order: chance.shuffle(cards) })
  shuffle('players', idsOf(content.players))
  shuffle('staff', idsOf(content.keyStaff))
  shuffle('gameChangers', copiesOf(content))
  shuffle('superCup', idsOf(content.superCup))
  const amount = content.startingCash[options.pace]
  for (const seat of seatsOf(table.seats))
    emit({ type: 'cash.received', seat, amount, reason: 'start' })
  // The highest roll is manager 1; those who tie for it roll again (SC-R4).
  const rolled = rollOff(play, seatsOf(table.seats), 'manager.rolled', 'first')
  const order = clockwise(at(rolled, 0), table.seats)
  for (const [place, seat] of order.entries())
    emit({ type: 'manager.numbered', seat, number: place + 1 })
  startPhase(play, 'draft', { year: 1, round: 1, order })
}

const SUPERSTAR = 6

/** Deals the next draft board, or ends the draft when every manager has begun a round. */
export function stepDraft(play: Playing): boolean {
  const { state, table, emit } = play
  const { draft, managers } = state.shared
  if (draft.board.length > 0) return false
  if (draft.round === table.seats) {
    endDraft(play)
    return true
  }
  const round = draft.round + 1
  const { cards, aside } = nextBoard(play)
  const next = managers.findIndex(({ number }) => number === round)
  emit({ type: 'draft.board-filled', round, cards, aside, next })
  return true
}

/** The top of the deck; where superstars are not drafted, others take their places (SC-R52). */
function nextBoard({ state, table }: Playing): { cards: string[]; aside: string[] } {
  const { content, options } = table
  const cards: string[] = []
  const aside: string[] = []
  for (const card of state.secret.deck) {
    if (cards.length === content.limits.draftBoard) break
    const isSuperstar = playerOf(content, card).stars === SUPERSTAR
    if (isSuperstar && options.superstarDraft === 'replaced') aside.push(card)
    else cards.push(card)
  }
  return { cards, aside }
}

function endDraft(play: Playing): void {
  const { state, table, chance, emit } = play
  const { content, options } = table
  const { aside } = state.shared.draft
  if (aside.length > 0) {
    const order = chance.shuffle([...state.secret.deck, ...aside])
    emit({ type: 'deck.shuffled', deck: 'players', order })
  }
  const byRegion = options.continentStacks === 'byRegion'
  emit({ type: 'stacks.cut', stacks: cut(content, state.secret.deck, byRegion) })
  for (const seat of seatsOf(table.seats)) moveToken(play, seat, 'draft')
  startPhase(play, options.quickGame ? 'quick-staff' : 'training')
}

/** All draw two staff by number, keep one each, and the rest goes under (SC-251). */
export function stepQuickStaff(play: Playing): boolean {
  const { state, emit } = play
  const { managers } = state.shared
  const byNumber = seatsOf(managers.length).sort(
    (one, other) => at(managers, one).number - at(managers, other).number,
  )
  if (managers.every(({ staff, offered }) => staff.length + offered.length === 0)) {
    for (const seat of byNumber) drawStaff(play, seat)
    return true
  }
  if (managers.some(({ staff }) => staff.length === 0)) return false
  for (const seat of byNumber)
    emit({ type: 'staff.declined', seat, staff: [...clubOf(state.shared, seat).offered] })
  startPhase(play, 'training')
  return true
}

export const draftMoves: Decide<'draft-pick' | 'staff-keep'> = {
  'draft-pick'({ state, table, emit }, { seat, move: { card } }) {
    const { content } = table
    must(cardsOf(content).players.has(card), 'unknown-id', { card })
    const { board } = state.shared.draft
    must(board.includes(card), 'card-not-available', { card })
    const next = board.length > 1 ? (seat + 1) % table.seats : null
    emit({ type: 'draft.picked', seat, card, stars: playerOf(content, card).stars, next })
  },
  'staff-keep'({ state, table, emit }, { seat, move: { staff } }) {
    must(cardsOf(table.content).staff.has(staff), 'unknown-id', { staff })
    must(clubOf(state.shared, seat).offered.includes(staff), 'card-not-available', { staff })
    emit({ type: 'staff.hired', seat, staff, price: 0 })
  },
}
