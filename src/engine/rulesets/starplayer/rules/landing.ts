import type { Frozen } from '../../../kernel/types.ts'
import { found } from '../../shared/book.ts'
import { bookOf } from '../content/book.ts'
import { KEPT_AS, slotOf } from '../content/cards.ts'
import { CARD_CHAIN_MAX, PENALTY_GOAL } from '../content/numbers.ts'
import { topOf } from '../content/places.ts'
import type { ChanceDeck, Effect } from '../content/schema.ts'
import { spaceAt } from '../read/board.ts'
import { clubOf, countOf, opponentsOf } from '../read/clubs.ts'
import { onSale } from '../read/purchases.ts'
import type { FrameOf } from '../state.ts'
import type { Play } from '../types.ts'
import { drawCard, gainWild, gainWin, giveCard, returnCard, takeCard } from './cards.ts'
import { kickAtGoal } from './dice.ts'
import { changeFrame, changeTurn, closeFrame, openFrame } from './frames.ts'
import { announceMatch } from './match.ts'
import { charge, pay } from './money.ts'
import { movePawn } from './movement.ts'
import { openWindow } from './window.ts'

export function actOnSpace(play: Play, { space, depth }: Frozen<FrameOf<'landing'>>): void {
  closeFrame(play)
  if (depth >= CARD_CHAIN_MAX) return
  switch (spaceAt(play, space).type) {
    case 'footballer':
    case 'manager':
    case 'stadium':
      if (onSale(play, space).length > 0) openFrame(play, { kind: 'purchase', space })
      break
    case 'chairman':
      drawChance(play, 'chairman', depth)
      break
    case 'referee':
      drawChance(play, 'referee', depth)
      break
    case 'starplayer-bonus':
      drawChance(play, 'bonus', depth)
      break
    case 'wild-substitute':
      if (play.table.options.claims === 'automatic')
        gainWild(play, play.state.shared.turn.seat, 'space')
      break
    case 'penalty-spot':
      takePenalty(play)
      break
    case 'cup-match':
      announceMatch(play, 'space')
      break
    case 'kick-off':
      break
  }
}

function takePenalty(play: Play): void {
  const { seat, space } = play.state.shared.turn
  const goal = kickAtGoal(play)
  play.emit({ type: 'penalty.rolled', seat, goal, purpose: 'spot', kick: 1 })
  if (!goal) return
  const fee = { to: seat, amount: PENALTY_GOAL, reason: 'penalty', ref: space } as const
  for (const opponent of opponentsOf(play, seat)) charge(play, { from: opponent, ...fee })
}

function drawChance(play: Play, deck: ChanceDeck, depth: number): void {
  const { state, table, emit } = play
  const card = state.secret.decks[deck][0]
  if (card === undefined) return
  const { effects } = found(bookOf(table.content).chance, card)
  emit({ type: 'chance-card.drawn', seat: state.shared.turn.seat, deck, card, effects })
  drawCard(play, card, topOf(deck), 'draw')
  openFrame(play, { kind: 'effects', card, rest: effects, depth: depth + 1, kept: false })
}

type Effects = Frozen<FrameOf<'effects'>>

export function nextEffect(play: Play, frame: Effects): void {
  const [effect] = frame.rest
  if (effect) runEffect(play, frame, effect)
  else {
    closeFrame(play)
    if (!frame.kept) returnCard(play, frame.card, 'drawn', 'used')
  }
}

function runEffect(play: Play, frame: Effects, effect: Frozen<Effect>): void {
  const { seat, owedRolls } = play.state.shared.turn
  const { kind, card, depth } = frame
  const rest = [...branchOf(play, effect), ...frame.rest.slice(1)]
  changeFrame(play, { kind, card, rest, depth, kept: frame.kept || effect.kind === 'retain' })
  switch (effect.kind) {
    case 'penalty':
    case 'if':
      break
    case 'pay':
    case 'receive':
    case 'pay-per':
    case 'receive-per':
      moveMoney(play, effect, card)
      break
    case 'caution':
      caution(play, effect.colour)
      break
    case 'gain':
      if (effect.item === 'wild') gainWild(play, seat, card)
      else gainWin(play, seat, card)
      break
    case 'retain':
      giveCard(play, card, 'drawn', seat, { reason: 'retain', slot: KEPT_AS[effect.role] })
      break
    case 'move':
      movePawn(play, stepsTo(play, effect.to), 'card', depth)
      break
    case 'roll-again':
      changeTurn(play, { owedRolls: owedRolls + 1 })
      break
    case 'cup-match':
      announceMatch(play, 'effect')
      break
    case 'transfer-window':
      openWindow(play)
      break
  }
}

function branchOf(play: Play, effect: Frozen<Effect>): readonly Frozen<Effect>[] {
  if (effect.kind === 'if') return isTrue(play, effect.test) ? effect.then : effect.else
  if (effect.kind !== 'penalty') return []
  const goal = kickAtGoal(play)
  const { seat } = play.state.shared.turn
  play.emit({ type: 'penalty.rolled', seat, goal, purpose: 'card', kick: 1 })
  return goal ? effect.onGoal : effect.onMiss
}

function isTrue(play: Play, test: (Effect & { kind: 'if' })['test']): boolean {
  const { manager, stadium, footballers } = clubOf(play, play.state.shared.turn.seat)
  if (test === 'owns-manager') return manager !== null
  if (test === 'owns-stadium') return stadium !== null
  return footballers.length > 0
}

type MoneyEffect = Extract<Frozen<Effect>, { kind: 'pay' | 'receive' | 'pay-per' | 'receive-per' }>

function moveMoney(play: Play, effect: MoneyEffect, card: string): void {
  const { seat } = play.state.shared.turn
  const how = { reason: 'card', ref: card } as const
  if (effect.kind === 'pay-per' || effect.kind === 'receive-per') {
    const amount = effect.amount * countOf(play, seat, effect.per)
    if (effect.kind === 'pay-per') charge(play, { from: seat, to: 'official', amount, ...how })
    else pay(play, { from: 'official', to: seat, amount, ...how })
    return
  }
  const { amount } = effect
  const everybody = opponentsOf(play, seat)
  if (effect.kind === 'pay') {
    const to = effect.to === 'official' ? (['official'] as const) : everybody
    for (const creditor of to) charge(play, { from: seat, to: creditor, amount, ...how })
  } else {
    const from = effect.from === 'official' ? (['official'] as const) : everybody
    for (const debtor of from) charge(play, { from: debtor, to: seat, amount, ...how })
  }
}

function caution(play: Play, colour: 'yellow' | 'red'): void {
  const { state, emit } = play
  const { seat } = state.shared.turn
  const { yellows, missTurns } = clubOf(play, seat)
  if (colour === 'yellow' && yellows.length === 0) {
    const yellow = state.shared.tray.find((card) => slotOf(card) === 'yellows')
    emit({ type: 'caution.shown', seat, colour, missTurns })
    if (yellow) giveCard(play, yellow, 'tray', seat, { reason: 'caution' })
    return
  }
  const shown = colour === 'yellow' ? 'second-yellow' : 'red'
  emit({ type: 'caution.shown', seat, colour: shown, missTurns: missTurns + 1 })
  for (const yellow of [...yellows]) takeCard(play, yellow, seat, 'caution')
}

function stepsTo(play: Play, to: Frozen<Effect & { kind: 'move' }>['to']): number {
  const { length } = play.table.content.board
  const from = clubOf(play, play.state.shared.turn.seat).position
  const isThere = (space: number): boolean =>
    'space' in to ? to.space === space : spaceAt(play, space).type === to.nearest
  for (let steps = 1; steps < length; steps += 1) if (isThere((from + steps) % length)) return steps
  return length
}
