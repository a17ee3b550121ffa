import t from 'tap'
import { A, deck, only, position, roll, types } from './position.ts'

const options = { reshuffle: true }

t.test('RS-R61 a deck whose cards all went back is shuffled before the next draw', async (t) => {
  const game = position({
    options,
    players: [{ position: 2 }, { position: 2 }],
    top: { press: ['p-fame-1', 'p-fame-2'] },
    untilShuffle: { press: 1 },
  })
  const before = deck(game, 'press')
  t.same(types(roll(game, A, 1)).slice(2, 4), ['card.drawn', 'card.returned'])
  t.match(game.view('spectator').untilShuffle, { press: 0, agent: 28 })

  const draws = [0, ...before.slice(1).map(() => 0)]
  const events = game.move(1, { type: 'roll' }, draws)

  t.same(types(events).slice(2, 4), ['deck.shuffled', 'card.drawn'])
  t.match(events[2], { deck: 'press', count: 24 })
  const { order } = events[2] as unknown as { order: string[] }
  t.same(order.toSorted(), before.toSorted(), 'the cards are the same')
  t.not(order[0], 'p-fame-2#1', 'their order differs')
  t.match(events[3], { card: order[0] })
  t.match(game.view(A).untilShuffle, { press: 23 })
  t.match(
    only(
      game.seen('spectator').flatMap((event) => event ?? []),
      'deck.shuffled',
    ),
    [{ deck: 'press', count: 24, order: undefined }],
  )
})

t.test('RS-R61 unused cards stay above the shuffled ones', async (t) => {
  const game = position({
    options,
    players: [{ position: 14, agent: 'agent-05' }],
    top: { contract: ['k-24', 'k-23'] },
    untilShuffle: { contract: 2 },
  })

  const events = roll(
    game,
    A,
    2,
    ...deck(game, 'contract')
      .slice(2)
      .map(() => 1),
  )

  t.same(types(events).slice(2, 4), ['deck.shuffled', 'contract.offered'])
  const { cards } = events[3] as unknown as { cards: string[] }
  t.same(cards.slice(0, 2), ['k-24#1', 'k-23#1'])
  t.not(cards[2], 'k-01#1', 'the third offer comes from the shuffled cards')
  t.match(game.view(A), { untilShuffle: { contract: 21 }, deckCounts: { contract: 21 } })
})

t.test('RS-R61 RS-R13 without the option a deck repeats in its order', async (t) => {
  const game = position({ players: [{ position: 2 }], top: { press: ['p-fame-1'] } })

  const events = roll(game, A, 1)

  t.same(only(events, 'deck.shuffled'), [])
  t.equal(deck(game, 'press').at(-1), 'p-fame-1#1')
  t.equal(game.view(A).untilShuffle, null)
})

t.test('RS-R61 RS-R14 a deck whose cards are all held is not shuffled', async (t) => {
  const game = position({ options, players: [{ position: 2 }], untilShuffle: { press: 0 } })
  Object.assign(game.game.state.secret.decks, { press: [] })

  t.same(types(roll(game, A, 1)).slice(2, 3), ['card.deck-empty'])
})
