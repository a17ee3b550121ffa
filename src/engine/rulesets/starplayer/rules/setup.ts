import { at as itemAt, seatsOf } from '../../../kernel/define.ts'
import { copied } from '../../../kernel/json.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { rollOff } from '../../shared/roll-off.ts'
import { bogusCards, squadIn } from '../content/cards.ts'
import { type Card, chanceDecks, squads } from '../content/schema.ts'
import { measuresOf } from '../options.ts'
import { pawnsOf } from '../read/pawns.ts'
import type { Play, Table } from '../types.ts'
import { rankSixes } from './cards.ts'
import { rollDice } from './dice.ts'

const SHORT_DEAL = 7

export function setup(play: Play): void {
  const { table, emit } = play
  const { options, content } = table
  const pawns = pawnsOf(table)
  emit({ type: 'game.configured', options: copied(options), packId: content.id, pawns })
  const dealt = options.mode === 'short' ? dealShort(play) : shuffleDecks(play)
  for (const seat of seatsOf(table.seats)) {
    const cards = [...itemAt(dealt, seat), ...supportingCards(table, seat)]
    const cash = measuresOf(options).startMoney
    emit({ type: 'setup.dealt', seat, cards, cash, got: seat + 1 })
  }
  rankSixes(play, seatsOf(table.seats), 'setup')
  chooseStarter(play)
}

type Dealt = readonly (readonly Card[])[]

function shuffleDecks(play: Play): Dealt {
  const { seats, content } = play.table
  shuffleSquads(
    play,
    content.footballers.map(({ id }) => id),
  )
  shuffleChance(play)
  return seatsOf(seats).map(() => [])
}

function shuffleSquads({ table, chance, emit }: Play, left: readonly Card[]): void {
  const hasBogus = table.options.mode !== 'five-a-side'
  for (const deck of squads) {
    const own = left.filter((card) => squadIn(card) === deck)
    const bogus = hasBogus ? bogusCards().filter((card) => squadIn(card) === deck) : []
    emit({ type: 'deck.shuffled', deck, order: chance.shuffle([...own, ...bogus]) })
  }
}

function shuffleChance({ table, chance, emit }: Play): void {
  for (const deck of chanceDecks) {
    const order = chance.shuffle(table.content.decks[deck].map(({ id }) => id))
    emit({ type: 'deck.shuffled', deck, order })
  }
}

function dealShort(play: Play): Dealt {
  const { table, chance } = play
  const ids = chance.shuffle(table.content.footballers.map(({ id }) => id))
  const dealt = seatsOf(table.seats).map((seat) =>
    ids.slice(seat * SHORT_DEAL, (seat + 1) * SHORT_DEAL),
  )
  shuffleSquads(play, ids.slice(table.seats * SHORT_DEAL))
  const managers = chance.shuffle(table.content.managers.map(({ id }) => id))
  const stadiums = chance.shuffle(squads.map((squad) => `stadium-${squad}`))
  shuffleChance(play)
  return dealt.map((cards, seat) => [
    ...cards,
    ...managers.slice(seat, seat + 1),
    ...stadiums.slice(seat, seat + 1),
  ])
}

function supportingCards({ options }: Table, seat: Seat): Card[] {
  const pair = [2 * seat + 1, 2 * seat + 2]
  const matches = options.mode === 'short' ? options.shortCupMatchCards : 2
  return [
    `tackle-${seat + 1}`,
    ...pair.slice(0, matches).map((number) => `cup-match-${number}`),
    ...pair.map((number) => `transfer-window-${number}`),
  ]
}

function chooseStarter(play: Play): void {
  const { table, emit } = play
  const [seat] = rollOff(seatsOf(table.seats), {
    roll: () => ({ dice: rollDice(play) }),
    worth: ({ dice }) => sumOf(dice),
    onRound(rolls, round) {
      for (const { seat, dice } of rolls) emit({ type: 'starter.rolled', seat, dice, round })
    },
  })
  if (seat === undefined) throw new Error('the game has no seats')
  emit({ type: 'starter.chosen', seat })
  emit({ type: 'turn.started', seat, no: 1 })
}
