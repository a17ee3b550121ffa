import { nextSeat, seatsOf } from '../../../kernel/define.ts'
import { playerOf } from '../content/book.ts'
import { clubOf } from '../read/club.ts'
import { seatOf } from '../read/season.ts'
import { unless } from '../refusals.ts'
import type { Play, Rules } from '../types.ts'
import { cut, drawStaff, moveToken, startPhase } from './acts.ts'
import { known } from './problems.ts'
import { eachOf } from './spaces.ts'

export const draftRules: Rules<'draft-pick' | 'staff-keep'> = {
  'draft-pick': {
    problem: (at, { move: { card } }) =>
      known(at, 'player', card) ??
      unless(at.state.shared.draft.board.includes(card), 'card-not-available', { card }),
    spaces: ({ state }) => eachOf('draft-pick', 'card', state.shared.draft.board),
    act({ state, table, emit }, { seat, move: { card } }) {
      const next = state.shared.draft.board.length > 1 ? nextSeat(seat, table.seats) : null
      emit({ type: 'draft.picked', seat, card, stars: playerOf(table.content, card).stars, next })
    },
  },
  'staff-keep': {
    problem: (at, { seat, move: { staff } }) =>
      known(at, 'staff', staff) ??
      unless(clubOf(at, seat).offered.includes(staff), 'card-not-available', { staff }, 'SC-251'),
    spaces: (at, { seat }) => eachOf('staff-keep', 'staff', clubOf(at, seat).offered),
    act: ({ emit }, { seat, move: { staff } }) =>
      emit({ type: 'staff.hired', seat, staff, price: 0 }),
  },
}

export function stepDraft(play: Play): boolean {
  const { state, table, emit } = play
  const { draft } = state.shared
  if (draft.board.length > 0) return false
  if (draft.round === table.seats) {
    endDraft(play)
    return true
  }
  const round = draft.round + 1
  const { cards, aside } = nextBoard(play)
  emit({ type: 'draft.board-filled', round, cards, aside, next: seatOf(play, round) })
  return true
}

const SUPERSTAR = 6

function nextBoard({ state, table }: Play): { cards: string[]; aside: string[] } {
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

function endDraft(play: Play): void {
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

export function stepQuickStaff(play: Play): boolean {
  const { state, table, emit } = play
  const { managers } = state.shared
  const byNumber = seatsOf(table.seats).map((place) => seatOf(play, place + 1))
  if (managers.every(({ staff, offered }) => staff.length + offered.length === 0)) {
    for (const seat of byNumber) drawStaff(play, seat)
    return true
  }
  if (managers.some(({ staff }) => staff.length === 0)) return false
  for (const seat of byNumber)
    emit({ type: 'staff.declined', seat, staff: [...clubOf(play, seat).offered] })
  startPhase(play, 'training')
  return true
}
