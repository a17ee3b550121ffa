import type { Frozen, Seat } from '../../../kernel/types.ts'
import { bookOf, faceValue } from '../content/book.ts'
import { isBogus, isFootballer, slotOf, squadIn } from '../content/cards.ts'
import { BOGUS_FEE } from '../content/numbers.ts'
import type { Card } from '../content/schema.ts'
import { clubOf, opponentsOf } from '../read/clubs.ts'
import { canTackle, onSale, roomProblem, spaceAt } from '../read/deals.ts'
import type { FrameOf } from '../state.ts'
import type { Play, State } from '../types.ts'
import { drawCard, giveCard, rankSixes, returnCard, takeCard } from './cards.ts'
import { closeFrame, openFrame, topFrame } from './frames.ts'
import { type Dice, rollDice, total } from './matches.ts'
import { charge } from './money.ts'

interface Purchase {
  readonly buyer: Seat
  readonly space: number
  readonly pick: Card | null
  readonly via: 'purchase' | 'tackle'
}

/** The card is taken from its deck or the tray; it is owned once its price is paid. */
export function acquire(play: Play, { buyer, space, pick, via }: Purchase): void {
  const { state, table, emit } = play
  const shown = spaceAt(table, space)
  const book = bookOf(table.content)
  if (shown.type === 'footballer') {
    const squad = squadIn(shown.footballerId)
    const card = onSale(state, table, space)[0]
    if (card === undefined) return
    const value = card === shown.footballerId ? 0 : faceValue(book, card)
    const price = isBogus(card) ? null : value
    emit({ type: 'footballer.drawn', seat: buyer, squad, card, price })
    drawCard(play, card, `deck:${squad}:top`, via)
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

/** Paid for: the buyer owns it. A bogus card is owned by nobody. */
export function deliver(play: Play, { buyer, card, via }: Frozen<FrameOf<'acquire'>>): void {
  closeFrame(play)
  if (isBogus(card)) returnCard(play, card, 'drawn', 'bogus')
  else giveCard(play, card, 'drawn', buyer, { reason: via })
  if (isFootballer(card)) rankSixes(play, [buyer], 'turn')
}

/** The buyer cannot pay after all, or has left: as if the card had never been drawn. */
export function voidAcquisition(play: Play, seat: Seat): void {
  const { state, emit } = play
  const frame = topFrame(state, 'acquire')
  if (frame?.buyer !== seat) return
  const debt = state.debts.find(
    ({ debtor, reason, ref }) => debtor === seat && reason === 'price' && ref === frame.card,
  )
  if (debt?.pending) emit({ type: 'sale.rejected', debtId: debt.id, stale: true })
  if (debt) emit({ type: 'debt.cancelled', debtId: debt.id, reason: 'purchase-void' })
  closeFrame(play)
  emit({ type: 'purchase.voided', seat, card: frame.card })
  returnCard(play, frame.card, 'drawn', 'void')
}

/** The active seat declined: every seat that could buy instead is asked. */
export function askForTackles(play: Play, space: number): void {
  const { state, table } = play
  const waiting = opponentsOf(state.clubs, state.turn.seat).filter((seat) =>
    canTackle(state, table, seat, space),
  )
  if (waiting.length > 0) openFrame(play, { kind: 'tackle', space, waiting })
}

/** A race is decided by the first call, sealed answers when all are in. */
export const isTackleDecided = (
  { answers }: State,
  { waiting }: Frozen<FrameOf<'tackle'>>,
  rule: 'race' | 'sealed',
): boolean => waiting.length === 0 || (rule === 'race' && answers.some(({ call }) => call))

interface Roll {
  readonly seat: Seat
  readonly dice: Dice
  readonly round: number
}

export function resolveTackle(play: Play, { space }: Frozen<FrameOf<'tackle'>>): void {
  const { state, table, emit } = play
  // Debts that came up since the sealed call may have cost the caller what it needs.
  const calls = state.answers.filter(
    ({ seat, call }) =>
      call &&
      clubOf(state.clubs, seat).tackles.length > 0 &&
      roomProblem(state, table, seat, space) === null,
  )
  const callers = calls.map(({ seat }) => seat)
  const rolls = rollOff(play, callers)
  const winner = callers.length > 1 ? bestOf(rolls) : (callers[0] ?? null)
  const pick = calls.find(({ seat }) => seat === winner)?.pick ?? null
  emit({ type: 'tackle.resolved', callers, rolls, winner })
  // After the result, which tells who called: the rolls alone would give that away too early.
  for (const { seat, dice } of rolls) emit({ type: 'dice.rolled', seat, dice, purpose: 'tackle' })
  closeFrame(play)
  if (winner === null) return
  const { tackles, position } = clubOf(state.clubs, winner)
  const spent = tackles.find((card) => slotOf(card) === 'tackles') ?? tackles[0]
  if (spent !== undefined) takeCard(play, spent, winner, 'tackle')
  const pawn = { from: position, to: space, reason: 'tackle', passed: [] } as const
  emit({ type: 'pawn.moved', seat: winner, ...pawn, passed: [] })
  acquire(play, { buyer: winner, space, pick, via: 'tackle' })
}

/** Several callers roll both dice, the tied highest again, until one is highest. */
function rollOff(play: Play, callers: readonly Seat[]): Roll[] {
  const rolls: Roll[] = []
  let tied = callers
  for (let round = 1; tied.length > 1; round += 1) {
    const own = tied.map((seat) => ({ seat, dice: rollDice(play), round }))
    rolls.push(...own)
    const highest = Math.max(...own.map(({ dice }) => total(dice)))
    tied = own.filter(({ dice }) => total(dice) === highest).map(({ seat }) => seat)
  }
  return rolls
}

function bestOf(rolls: readonly Roll[]): Seat | null {
  const last = Math.max(...rolls.map(({ round }) => round))
  const final = rolls.filter(({ round }) => round === last)
  const highest = Math.max(...final.map(({ dice }) => total(dice)))
  return final.find(({ dice }) => total(dice) === highest)?.seat ?? null
}
