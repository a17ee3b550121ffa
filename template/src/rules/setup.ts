import { seatsOf } from 'touchline/kernel'
import type { Play } from '../types.ts'

export function setup({ state, table, chance, emit }: Play): void {
  const { content, options } = table
  emit({ type: 'deck.shuffled', cards: chance.shuffle(content.shots.map(({ id }) => id)) })
  for (const seat of seatsOf(table.seats))
    emit({ type: 'hand.dealt', seat, cards: state.secret.deck.slice(0, options.hand) })
}
