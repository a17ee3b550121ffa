import { seatsOf } from '../../../kernel/define.ts'
import { clockwise } from '../../shared/seats.ts'
import { copiesOf } from '../content/book.ts'
import type { EventMember } from '../events/index.ts'
import { staffInPlay } from '../options.ts'
import type { Play } from '../types.ts'
import { firstByDice, startPhase } from './acts.ts'

export function setup(play: Play): void {
  const { state, table, chance, emit } = play
  const { content, options } = table
  const clubs = state.shared.managers.map(({ club }) => club)
  emit({ type: 'game.created', pack: content.id, clubs })
  const shuffle = (deck: EventMember<'deck.shuffled'>['deck'], cards: readonly string[]) =>
    emit({ type: 'deck.shuffled', deck, order: chance.shuffle(cards) })
  shuffle('players', idsOf(content.players))
  shuffle('staff', staffInPlay(table))
  shuffle('gameChangers', copiesOf(content))
  shuffle('superCup', idsOf(content.superCup))
  const amount = content.startingCash[options.pace]
  for (const seat of seatsOf(table.seats))
    emit({ type: 'cash.received', seat, amount, reason: 'start' })
  const first = firstByDice(play, seatsOf(table.seats), 'manager.rolled')
  const order = clockwise(first, table.seats)
  for (const [place, seat] of order.entries())
    emit({ type: 'manager.numbered', seat, number: place + 1 })
  startPhase(play, 'draft', { year: 1, round: 1, order })
}

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)
