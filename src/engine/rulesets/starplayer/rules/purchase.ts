import { exactly, oneOf, type Space } from '../../../kernel/space.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { rollOff } from '../../shared/roll-off.ts'
import { bookOf, faceValue } from '../content/book.ts'
import { isBogus, isFootballer, slotOf, squadIn } from '../content/cards.ts'
import { BOGUS_FEE } from '../content/numbers.ts'
import { topOf } from '../content/places.ts'
import type { Card } from '../content/schema.ts'
import type { Move } from '../moves.ts'
import { spaceAt } from '../read/board.ts'
import { clubOf, opponentsOf } from '../read/clubs.ts'
import { frameOf, topFrame } from '../read/frames.ts'
import {
  needsPick,
  onSale,
  pickProblem,
  purchaseProblem,
  roomProblem,
  spaceOnSale,
} from '../read/purchases.ts'
import { problem } from '../refusals.ts'
import type { FrameOf } from '../state.ts'
import type { At, Play, Rules, Whole } from '../types.ts'
import { drawCard, giveCard, rankSixes, returnCard, takeCard } from './cards.ts'
import { type Dice, rollDice } from './dice.ts'
import { closeFrame, openFrame } from './frames.ts'
import { charge, dropSale } from './money.ts'

export const purchaseRules: Rules<'buy' | 'decline' | 'tackle' | 'pass-tackle'> = {
  buy: {
    problem(at, { seat, move: { pick } }) {
      const space = spaceOnSale(at)
      const buying = { seat, space, clause: 'SP-304' } as const
      return pickProblem(at, space, pick) ?? purchaseProblem(at, buying)
    },
    spaces(at, { seat }) {
      const buying = { seat, space: spaceOnSale(at), clause: 'SP-304' } as const
      return purchaseProblem(at, buying) ? [] : [picks(at, 'buy')]
    },
    act(play, { seat, move: { pick = null } }) {
      const { space } = frameOf(play, 'purchase')
      closeFrame(play)
      acquire(play, { buyer: seat, space, pick, via: 'purchase' })
    },
  },

  decline: {
    act(play, { seat }) {
      const { space } = frameOf(play, 'purchase')
      play.emit({ type: 'purchase.declined', seat, space })
      closeFrame(play)
      askForTackles(play, space)
    },
  },

  tackle: {
    problem(at, { seat, move: { pick } }) {
      const space = spaceOnSale(at)
      return (
        tackleProblem(at, seat) ??
        pickProblem(at, space, pick) ??
        purchaseProblem(at, { seat, space, clause: 'SP-407' })
      )
    },
    spaces: (at, { seat }) => (canTackle(at, seat, spaceOnSale(at)) ? [picks(at, 'tackle')] : []),
    act: (play, { seat, move: { pick = null } }) => answer(play, seat, true, pick),
  },

  'pass-tackle': {
    act: (play, { seat }) => answer(play, seat, false, null),
  },
}

function picks(at: Whole, type: 'buy' | 'tackle'): Space<Move> {
  const space = spaceOnSale(at)
  return needsPick(at, space) ? exactly(type, { pick: oneOf(onSale(at, space)) }) : exactly(type)
}

const tackleProblem = (at: At, seat: Seat) =>
  clubOf(at, seat).tackles.length > 0 ? null : problem('no-tackle-card')

const canTackle = (at: Whole, seat: Seat, space: number): boolean =>
  !(tackleProblem(at, seat) ?? purchaseProblem(at, { seat, space, clause: 'SP-407' }))

function answer(play: Play, seat: Seat, call: boolean, pick: Card | null): void {
  const sealed = play.table.options.tackle === 'sealed'
  play.emit({ type: 'tackle.answered', seat, call, pick, sealed })
}

function askForTackles(play: Play, space: number): void {
  const { seat: active } = play.state.shared.turn
  const waiting = opponentsOf(play, active).filter((seat) => canTackle(play, seat, space))
  if (waiting.length > 0) openFrame(play, { kind: 'tackle', space, waiting })
}

/**
 * True if a Tackle has been decided. If the Tackle is a race, the first seat that calls decides the
 * Tackle. If the answers to a Tackle are sealed, the Tackle is decided when all seats have
 * answered.
 */
export const isTackleDecided = (
  { state, table }: Whole,
  { waiting }: Frozen<FrameOf<'tackle'>>,
): boolean =>
  waiting.length === 0 ||
  (table.options.tackle === 'race' && state.secret.answers.some(({ call }) => call))

interface Roll {
  readonly seat: Seat
  readonly dice: Dice
  readonly round: number
}

export function resolveTackle(play: Play, { space }: Frozen<FrameOf<'tackle'>>): void {
  const { state, emit } = play
  // A seat that called in a sealed Tackle may have lost the necessary money through a debt before
  // the Tackle is decided.
  const calls = state.secret.answers.filter(
    ({ seat, call }) => call && !(tackleProblem(play, seat) ?? roomProblem(play, seat, space)),
  )
  const callers = calls.map(({ seat }) => seat)
  const rolls: Roll[] = []
  const [winner = null] = rollOff(callers, {
    roll: () => ({ dice: rollDice(play) }),
    worth: ({ dice }) => sumOf(dice),
    onRound: (own, round) => rolls.push(...own.map((roll) => ({ ...roll, round }))),
  })
  const pick = calls.find(({ seat }) => seat === winner)?.pick ?? null
  emit({ type: 'tackle.resolved', callers, rolls, winner })
  // The dice rolls reveal which seats called, so they are emitted after the result of the Tackle.
  for (const { seat, dice } of rolls) emit({ type: 'dice.rolled', seat, dice, purpose: 'tackle' })
  closeFrame(play)
  if (winner === null) return
  const { tackles, position } = clubOf(play, winner)
  const spent = tackles.find((card) => slotOf(card) === 'tackles') ?? tackles[0]
  if (spent !== undefined) takeCard(play, spent, winner, 'tackle')
  const pawn = { from: position, to: space, reason: 'tackle', passed: [] } as const
  emit({ type: 'pawn.moved', seat: winner, ...pawn, passed: [] })
  acquire(play, { buyer: winner, space, pick, via: 'tackle' })
}

interface Purchase {
  readonly buyer: Seat
  readonly space: number
  readonly pick: Card | null
  readonly via: 'purchase' | 'tackle'
}

function acquire(play: Play, { buyer, space, pick, via }: Purchase): void {
  const { table, emit } = play
  const shown = spaceAt(play, space)
  const book = bookOf(table.content)
  if (shown.type === 'footballer') {
    const squad = squadIn(shown.footballerId)
    const card = onSale(play, space)[0]
    if (card === undefined) return
    const value = card === shown.footballerId ? 0 : faceValue(book, card)
    const price = isBogus(card) ? null : value
    emit({ type: 'footballer.drawn', seat: buyer, squad, card, price })
    drawCard(play, card, topOf(squad), via)
    hold(play, { kind: 'acquire', buyer, card, price: price ?? BOGUS_FEE, via })
  } else if (pick !== null) {
    drawCard(play, pick, 'tray', via)
    hold(play, { kind: 'acquire', buyer, card: pick, price: faceValue(book, pick), via })
  }
}

function hold(play: Play, frame: FrameOf<'acquire'>): void {
  const { buyer, card, price } = frame
  openFrame(play, frame)
  const reason = isBogus(card) ? 'bogus-fee' : 'price'
  charge(play, { from: buyer, to: 'official', amount: price, reason, ref: card })
}

export function deliver(play: Play, { buyer, card, via }: Frozen<FrameOf<'acquire'>>): void {
  closeFrame(play)
  if (isBogus(card)) returnCard(play, card, 'drawn', 'bogus')
  else giveCard(play, card, 'drawn', buyer, { reason: via })
  if (isFootballer(card)) rankSixes(play, [buyer], 'turn')
}

export function voidAcquisition(play: Play, seat: Seat, reason: 'cannot-pay' | 'seat-left'): void {
  const { state, emit } = play
  const frame = topFrame(play, 'acquire')
  if (frame?.buyer !== seat) return
  const debt = state.shared.debts.find(
    (one) => one.debtor === seat && one.reason === 'price' && one.ref === frame.card,
  )
  if (debt) {
    const { id, debtor, creditor } = debt
    dropSale(play, debt, true)
    emit({ type: 'debt.cancelled', debtId: id, debtor, creditor, reason: 'purchase-void' })
  }
  closeFrame(play)
  emit({ type: 'purchase.voided', seat, card: frame.card, reason })
  returnCard(play, frame.card, 'drawn', 'void')
}
