import type { Seat } from '../../../kernel/types.ts'
import { cardOf } from '../content/book.ts'
import type { Category, Effect, SimpleEffect } from '../content/effects.ts'
import { managerOf } from '../read/league.ts'
import type { CardId, Colour } from '../state.ts'
import type { Play } from '../types.ts'
import { pay, putBack, receive } from './money.ts'
import { loseStar } from './stars.ts'
import { rollWhite } from './white-die.ts'

interface Source {
  readonly seat: Seat
  readonly ref: string
  readonly card: CardId | null
}

export function drawCard(play: Play, seat: Seat, colour: Colour, via: 'square' | 'pink'): void {
  const { state, table, emit } = play
  const [card] = state.secret.packs[colour]
  if (card === undefined) {
    emit({ type: 'deck.empty', seat, colour })
    return
  }
  emit({ type: 'card.drawn', seat, card, colour, via })
  const { effect } = cardOf(table.content, card)
  applyEffect(inHand(play, card), effect, { seat, ref: card, card })
  putBack(play, seat, card)
}

/** Prevents a card from returning to its pack while the effect of the card is being applied. */
const inHand = (play: Play, card: CardId): Play => ({
  ...play,
  emit: (event) => {
    if (event.type !== 'card.returned' || event.card !== card) play.emit(event)
  },
})

export function applyEffect(play: Play, effect: Effect, source: Source): void {
  const { seat, card } = source
  switch (effect.kind) {
    case 'all':
      for (const one of effect.effects) applySimple(play, one, source)
      break
    case 'penalty':
    case 'appeal':
    case 'voucher':
      if (card !== null) play.emit({ type: 'card.held', seat, card, reason: 'keep' })
      break
    default:
      applySimple(play, effect, source)
  }
}

function applySimple(play: Play, effect: SimpleEffect, source: Source): void {
  const { seat } = source
  switch (effect.kind) {
    case 'collect':
      collect(play, effect.amount, source)
      break
    case 'pay':
      pay(play, seat, effect.amount, billFor(source))
      break
    case 'collectPerStar':
    case 'payPerStar':
      settlePerStar(play, effect, source)
      break
    case 'rollMoney':
      rollMoney(play, effect, source)
      break
    case 'rollStar':
    case 'loseStar':
    case 'suspend':
      touchStar(play, effect, source)
      break
    case 'none':
      break
  }
}

const reasonOf = ({ card }: Source) => (card === null ? 'blue' : 'card')
const billFor = (source: Source) => ({ ...source, reason: reasonOf(source) }) as const
const collect = (play: Play, amount: number, source: Source) =>
  receive(play, source.seat, amount, { ...source, reason: reasonOf(source) })

function settlePerStar(
  play: Play,
  { kind, amount }: Extract<SimpleEffect, { kind: 'collectPerStar' | 'payPerStar' }>,
  source: Source,
): void {
  const { seat, ref } = source
  const owned = managerOf(play, seat).stars.length
  if (owned === 0) play.emit({ type: 'effect.void', seat, ref, effect: kind, why: 'zero' })
  else if (kind === 'collectPerStar') collect(play, amount * owned, source)
  else pay(play, seat, amount * owned, billFor(source))
}

function rollMoney(
  play: Play,
  { winOn, win, lose }: Extract<SimpleEffect, { kind: 'rollMoney' }>,
  source: Source,
): void {
  const { seat, ref } = source
  const hasWon = isEven(rollWhite(play, seat, 'roll-money', ref)) === (winOn === 'even')
  if ((hasWon ? win : lose) === 0)
    play.emit({ type: 'effect.void', seat, ref, effect: 'rollMoney', why: 'zero' })
  else if (hasWon) collect(play, win, source)
  else pay(play, seat, lose, billFor(source))
}

const isEven = (face: number) => face % 2 === 0

type StarEffect = Extract<SimpleEffect, { category: Category }>

/**
 * Applies a card's effect to one of the manager's stars. If the manager does not own the star, no
 * die is rolled (TC-304, TC-R19).
 */
function touchStar(play: Play, effect: StarEffect, source: Source): void {
  const { seat, ref } = source
  const { kind, category } = effect
  if (!managerOf(play, seat).stars.includes(category)) {
    play.emit({ type: 'effect.void', seat, ref, effect: kind, why: 'no-star' })
    return
  }
  if (kind === 'suspend') suspend(play, effect, source)
  else if (kind === 'loseStar') loseStar(play, seat, category, 'card')
  else if (isEven(rollWhite(play, seat, 'roll-star', ref))) loseStar(play, seat, category, 'roll')
}

/**
 * Suspends a star, starting with the next unplayed round or after the star's current suspensions
 * (TC-R30).
 */
function suspend(
  play: Play,
  { category, fixtures }: Extract<SimpleEffect, { kind: 'suspend' }>,
  { seat, card }: Source,
): void {
  if (card === null) return
  const { roundsPlayed } = play.state.shared
  const { suspensions } = managerOf(play, seat)
  const running = suspensions.filter((one) => one.category === category)
  const from = Math.max(roundsPlayed, ...running.map(({ to }) => to)) + 1
  const to = from + fixtures - 1
  play.emit({ type: 'star.suspended', seat, category, card, from, to })
  play.emit({ type: 'card.held', seat, card, reason: 'suspension' })
}
