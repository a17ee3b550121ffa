import t from 'tap'
import { bookOf } from '../../../../src/engine/rulesets/rising-star/content/book.ts'
import { housePack } from '../../../../src/engine/rulesets/rising-star/content/house.ts'
import { refused } from '../../../../src/package/sitting.ts'
import {
  A,
  B,
  bottom,
  C,
  deck,
  only,
  player,
  position,
  roll,
  type Standing,
  types,
} from './position.ts'

const keep = { type: 'keep-current' as const }
const take = { type: 'take-new' as const }

t.test('RS-S4 RS-407 RS-408 a second Agent is swapped for the first, or refused', async (t) => {
  const given = { players: [{ agent: 'agent-01' }], top: { agent: ['agent-08'] } }
  const game = position(given)
  t.equal(deck(game, 'agent').length, 27)
  t.same(types(roll(game, A, 5)).slice(2), ['card.drawn', 'swap.offered'])
  t.equal(deck(game, 'agent').length, 26)
  t.same(game.asked(), ['0 swap-agent'])
  t.same(game.legal(A), [keep, take])
  t.same(game.refuses(A, { type: 'roll' }), refused('wrong-move-for-decision'))

  t.same(game.move(A, take).slice(0, 2), [
    { type: 'agent.swapped', seat: A, kept: 'agent-08#1', returned: 'agent-01#1' },
    { type: 'card.returned', deck: 'agent', card: 'agent-01#1', position: 'bottom' },
  ])
  t.equal(player(game, A).agent, 'agent-08#1')
  t.same([deck(game, 'agent').length, ...bottom(game, 'agent')], [27, 'agent-01#1'])

  const stays = position(given)
  roll(stays, A, 5)
  t.match(stays.move(A, keep)[0], { type: 'agent.swap-declined', kept: 'agent-01#1' })
  t.equal(player(stays, A).agent, 'agent-01#1')
  t.same([deck(stays, 'agent').length, ...bottom(stays, 'agent')], [27, 'agent-08#1'])
})

t.test(
  'RS-S5 RS-323 RS-324 RS-325 RS-503 RS-R31 RS-R53 a sponsor pays the holder of its card, ' +
    'and the card stays',
  async (t) => {
    const holder: Standing = { position: 3, sponsors: { boot: 'spon-boot-3' } }
    const other: Standing = { position: 3, sponsors: { clothing: 'spon-cloth-1' } }
    const game = position({ players: [holder, other] })
    t.match(roll(game, A, 5)[2], { type: 'cash.received', amount: 350_000, reason: 'sponsor' })
    t.equal(player(game, A).sponsorships.boot, 'spon-boot-3#1')
    t.same(types(roll(game, B, 5)), ['die.rolled', 'token.moved', 'turn.started'])
    t.same([player(game, A).cash, player(game, B).cash], [350_000, 0])
    const tiles = housePack.board.filter(({ type }) => type === 'sponsor')
    t.same(tiles.map(({ category }) => category).sort(), ['boot', 'clothing', 'product'])
  },
)

t.test('RS-S6 RS-403 RS-404 RS-405 a category keeps one sponsorship, one returns', async (t) => {
  const sponsors = { product: 'spon-prod-1', boot: 'spon-boot-1' }
  const top = { agent: ['spon-prod-4'] }
  const game = position({ seats: 2, players: [{ position: 29, sponsors }, { position: 7 }], top })
  roll(game, A, 5)
  t.same(game.asked(), ['0 swap-sponsorship'])

  const events = game.move(A, take)

  t.match(events[0], { type: 'sponsorship.swapped', category: 'product', kept: 'spon-prod-4#1' })
  t.same(bottom(game, 'agent'), ['spon-prod-1#1'])
  t.same(player(game, A).sponsorships, {
    boot: 'spon-boot-1#1',
    clothing: null,
    product: 'spon-prod-4#1',
  })
  const paid = position({ players: [{ position: 29, sponsors: { product: 'spon-prod-4' } }] })
  t.match(only(roll(paid, A, 4), 'cash.received')[0], { amount: 550_000, reason: 'sponsor' })
  const declined = position({ players: [{ position: 29, sponsors }], top })
  roll(declined, A, 5)
  t.match(declined.move(A, keep)[0], { type: 'sponsorship.swap-declined', kept: 'spon-prod-1#1' })
  t.same(bottom(declined, 'agent'), ['spon-prod-4#1'])
})

t.test('RS-404 RS-R16 a first sponsorship of a category is kept without a question', async (t) => {
  const game = position({
    players: [{ sponsors: { boot: 'spon-boot-1' } }],
    top: { agent: ['spon-cloth-2'] },
  })
  t.match(only(roll(game, A, 5), 'card.kept'), [{ slot: 'clothing', card: 'spon-cloth-2#1' }])
  t.same(game.asked(), ['1 roll'])
})

t.test('RS-421 RS-R16 any number of Magic Sponges is kept', async (t) => {
  const game = position({
    players: [{ position: 6, magicSponges: ['sponge', 'sponge#2'] }],
    top: { dayToDay: ['sponge#3'] },
  })
  const events = roll(game, A, 1)
  t.match(only(events, 'card.kept'), [{ slot: 'magicSponges', card: 'sponge#3' }])
  t.same(player(game, A).magicSponges, ['sponge#1', 'sponge#2', 'sponge#3'])
  t.same(game.seen(C), events, 'all see the card')
})

t.test('RS-S34 RS-321 RS-422 RS-424 RS-R48 RS-R49 a Match Event is kept face down', async (t) => {
  const six = ['me-header', 'me-header#2', 'me-header#3', 'me-counter', 'me-counter#2', 'me-var']
  const game = position({
    players: [{ position: 6, matchEvents: six }],
    top: { dayToDay: ['me-parity'] },
  })

  const events = roll(game, A, 1)

  t.match(only(events, 'card.kept')[0], { card: 'me-parity#1', handCount: 7 })
  t.same(game.view(A).seats[A]!.matchEvents?.at(-1), 'me-parity#1')
  t.match(game.view(B).seats[A], { matchEvents: null, matchEventCount: 7 })
  t.same(game.seen(A), events)
  for (const viewer of [B, 'spectator'] as const) {
    const [drawn, kept] = game.seen(viewer).slice(2, 4)
    t.same(drawn, { type: 'card.drawn', seat: A, deck: 'dayToDay', category: 'match-event' })
    t.same(kept, {
      type: 'card.kept',
      seat: A,
      category: 'match-event',
      slot: 'matchEvents',
      handCount: 7,
    })
  }
  t.same(game.seen('admin'), events)
})

t.test(
  'RS-S35 RS-419 RS-420 RS-433 RS-435 RS-436 RS-502 RS-R29 fame may fall below nothing, ' +
    'cash may not',
  async (t) => {
    const drawn = (player: Standing, deckName: 'press' | 'dayToDay', card: string) => {
      const from = deckName === 'press' ? 2 : 0
      const game = position({
        players: [{ position: from, ...player }],
        top: { [deckName]: [card] },
      })
      const events = roll(game, A, 1)
      const { fame, cash } = game.game.state.shared.seats[A]!
      t.same(game.seen(B), events, `${card} is shown to everybody`)
      return { fame, cash, events }
    }
    const scandal = drawn({ fame: 1, cash: 15_000 }, 'press', 'p-fame-14')
    t.match(scandal, { fame: -3, cash: 15_000 })
    const kitchen = drawn({ fame: -3, cash: 15_000 }, 'dayToDay', 'd-cash-7')
    t.same(only(kitchen.events, 'cash.paid'), [
      { type: 'cash.paid', seat: A, due: 20_000, amount: 15_000, reason: 'card' },
    ])
    t.equal(kitchen.cash, 0)
    t.match(drawn({ fame: -3, cash: 0 }, 'press', 'p-cash-1'), { fame: -3, cash: 150_000 })
    t.match(drawn({ fame: -3, cash: 20_000 }, 'dayToDay', 'd-fame-1'), { fame: 2, cash: 20_000 })
  },
)

t.test('RS-R15 a chain of draws beyond what a valid pack allows is a bug', async (t) => {
  const movements = housePack.pressCards.filter(({ group }) => group === 'movement').length
  t.equal(bookOf(housePack).movementsInPress, movements)
  const game = position({ players: [{ position: 2 }] })
  Object.assign(game.game.state.shared.turn!, { chain: 2 * movements + 2 })
  t.throws(() => roll(game, A, 1), /pack-chain-overflow/)
})

t.test('RS-R54 there is no move to trade, lend or give', async (t) => {
  const game = position()
  for (const type of ['trade', 'lend', 'give', 'pay-medical-fee'])
    t.same(game.refuses(A, { type, to: B, amount: 5 }), refused('invalid-parameters'))
})
