import t from 'tap'
import { z } from 'zod'
import { seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import { seatSchema, secret, tagged } from '../../../src/engine/kernel/define.ts'
import { submit } from '../../../src/engine/kernel/perform.ts'
import { Refusal } from '../../../src/engine/kernel/refusal.ts'
import { spacesOf, suggestMove, turnFor } from '../../../src/engine/kernel/turn.ts'
import { decisionsFor, redact } from '../../../src/engine/kernel/visibility.ts'
import { START, sitDown } from '../../../src/package/sitting.ts'
import { pluck } from '../../support/pluck.ts'
import { duel } from './rulesets/duel.ts'
import { lineUp } from './rulesets/line-up.ts'
import { market } from './rulesets/market.ts'
import { windows } from './rulesets/windows.ts'

t.test('the rules decide who sees a card; others see its mask, or a numbered blank', async (t) => {
  const { seen, game } = sitDown(duel, { seats: 2 }, seededLuck(1))
  const [card] = game.state.hands[0]!

  t.same(seen(0).slice(0, 4), [
    { type: 'deck.shuffled', count: 12 },
    { type: 'trophy.set', seat: 0 },
    { type: 'trophy.set', seat: 1 },
    { type: 'card.drawn', seat: 0, card },
  ])
  t.same(seen(1)[3], { type: 'card.drawn', seat: 0 })
  t.same(seen('spectator')[3], { type: 'card.drawn', seat: 0 })
  t.same(seen('admin')[3], { type: 'card.drawn', seat: 0, card })
  const sealed = sitDown(lineUp, { seats: 3 }, seededLuck(1))
  sealed.move(1, { type: 'line-up', players: sealed.game.state.squads[1]!.slice(0, 3) })
  t.same(sealed.seen(0), [null])
})

t.test('a fact may be hidden from its owner, until the end', async (t) => {
  const { game, view, seen, resign, commits } = sitDown(duel, { seats: 2 }, seededLuck(1))
  const [trophy] = game.state.trophies
  t.same(view(0).trophies, [null, null])
  t.notOk(JSON.stringify([view(0), seen(0)]).includes(trophy!))
  resign(1)

  t.same(view(0).trophies[0], trophy)
  const dealt = commits[0]!.events[1]!
  t.same(redact(duel, dealt, 0, false), { type: 'trophy.set', seat: 0 })
  t.same(redact(duel, dealt, 'spectator', game.over), dealt, 'an outcome lifts all masks')
})

t.test('no view, event or question of a viewer holds the secrets of others', async (t) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { game, commits } = sitDown(duel, { seats: 2 }, seededLuck(seed))
    const chance = seededChance(seed)
    while (!game.over) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const { state } = game
        const secret = [
          ...state.deck,
          ...state.trophies,
          ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
          ...state.laid.flatMap((card, seat) => (seat === viewer ? [] : (card ?? []))),
        ]
        const told = JSON.stringify([
          duel.viewFor(state, viewer, game.table),
          duel.text(duel.viewFor(state, viewer, game.table), viewer, game.table),
          commits.flatMap(({ events }) => events.map((event) => redact(duel, event, viewer))),
          decisionsFor(game.open, viewer),
          game.open
            .filter(({ seat }) => seat === viewer)
            .map((one) => [spacesOf(duel, game, one), turnFor(duel, game, one, chance).view]),
        ])
        const leaked = secret.filter((card) => told.includes(card))
        if (leaked.length > 0) t.fail(`${viewer} is told of ${leaked}`)
      }
      const { id: decisionId, seat } = game.open[0]!
      const move = suggestMove(duel, game, game.open[0]!, chance)
      commits.push(submit(duel, game, { seat, decisionId, move }, seededLuck(seed), START))
    }
  }
  t.pass()
})

t.test('a sealed question shows others only how many answers are missing', async (t) => {
  const { game, move } = sitDown(lineUp, { seats: 4 }, seededLuck(1))
  const players = (seat: number) => game.state.squads[seat]!.slice(0, 3)
  move(2, { type: 'line-up', players: players(2) })

  const { own, others, awaited } = decisionsFor(game.open, 1)
  t.same(
    own.map(({ seat, kind }) => [seat, kind]),
    [[1, 'line-up']],
  )
  t.same([others, awaited], [[], [{ kind: 'line-up', count: 3 }]])
  t.same(decisionsFor(game.open, 2), { own: [], others, awaited })
  t.same(decisionsFor(game.open, 'spectator'), { own: [], others, awaited })
  t.equal(decisionsFor(game.open, 'admin').own.length, 3)
})

t.test('sealed answers are revealed together', async (t) => {
  const { game, move, seen } = sitDown(lineUp, { seats: 2 }, seededLuck(1))
  const lineUps = [0, 1].map((seat) => game.state.squads[seat]!.slice(0, 3))
  move(1, { type: 'line-up', players: lineUps[1]! })
  t.same(seen(0), [null])
  move(0, { type: 'line-up', players: lineUps[0]! })

  t.match(seen('spectator')[1], { type: 'line-ups.revealed', lineUps })
  t.ok(game.over)
})

t.test('the fact that a player was asked can be a secret', async (t) => {
  const { game, move, view, seen } = sitDown(market, { seats: 3 })
  const before = JSON.stringify(
    [2, 'spectator'].map((viewer) => decisionsFor(game.open, viewer as 2)),
  )
  move(0, { type: 'offer', to: 1, card: 1, price: 10 })

  t.same(seen(1), seen(0), 'both parties see the offer')
  t.same([seen(2), seen('spectator')], [[null], [null]], 'others a blank')
  t.same(view(2).offers, [])
  t.equal(
    JSON.stringify([2, 'spectator'].map((viewer) => decisionsFor(game.open, viewer as 2))),
    before,
  )
  t.same(
    decisionsFor(game.open, 0).others.map(({ kind }) => kind),
    ['market', 'market'],
    'even who offered is not told whether it is still open',
  )
})

t.test('a trade withdraws the offers that it voids, known only to their parties', async (t) => {
  const { game, move, seen } = sitDown(market, { seats: 4 })
  move(0, { type: 'offer', to: 1, card: 1, price: 20 })
  move(2, { type: 'offer', to: 1, card: 21, price: 10 })
  move(3, { type: 'offer', to: 2, card: 31, price: 10 })
  const first = game.open.find(({ key }) => key === 'offer:1')!
  submit(
    market,
    game,
    { seat: 1, decisionId: first.id, move: { type: 'accept' } },
    seededLuck(1),
    START,
  )

  t.same(
    game.state.offers.map(({ number }) => number),
    [3],
    'seat 1 has no cash left for the second',
  )
  const again = sitDown(market, { seats: 4 })
  again.move(0, { type: 'offer', to: 1, card: 1, price: 20 })
  again.move(2, { type: 'offer', to: 1, card: 21, price: 10 })
  const offer = { number: 2, from: 2, to: 1, card: 21, price: 10 }
  again.move(1, { type: 'accept' })
  t.same(again.seen(2)[1], { type: 'offers.withdrawn', offers: [offer] })
  t.same(again.seen(3)[1], { type: 'offers.withdrawn', offers: [] })
  t.equal(seen(3).length, 1)
})

t.test('a reaction window depends on public facts only', async (t) => {
  const duds = ['dud-0', 'dud-1', 'dud-2']
  const blocks = ['block-0', 'block-1', 'block-2']
  const asked = (hands: string[][]) => {
    const table = sitDown(windows, { seats: 3 }, () => 0)
    hands.forEach((hand, seat) => {
      windows.evolve['hand.dealt'](table.game.state as never, {
        type: 'hand.dealt',
        seat,
        cards: hand,
      })
    })
    table.move(0, { type: 'attack' })
    return table
  }
  const withBlocks = asked([duds, blocks, duds])
  const without = asked([blocks, duds, duds])

  t.same(withBlocks.asked(), ['1 react', '2 react'])
  t.same(without.asked(), ['1 react', '2 react'], 'seats that can only pass are asked too')
  t.same(without.legal(1), [{ type: 'let-go' }])
  t.equal(withBlocks.legal(1).length, 4)
  withBlocks.move(2, { type: 'let-go' })
  withBlocks.move(1, { type: 'block', card: 'block-0' })
  t.same(withBlocks.asked(), ['0 react', '2 react'], 'the window opens again for all other holders')
  withBlocks.move(0, { type: 'let-go' })
  t.same(pluck(withBlocks.move(2, { type: 'let-go' }), 'type'), ['window.passed', 'attack.ended'])
})

t.test('a refusal is the same for a card of another player and for no card', async (t) => {
  const { game } = sitDown(duel, { seats: 2 }, seededLuck(1))
  const { seat, id: decisionId } = game.open[0]!
  const theirs = game.state.hands[1 - seat]![0]!
  const refusal = (card: string) => {
    try {
      return submit(duel, game, { seat, decisionId, move: { type: 'lay', card } }, () => 0, START)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { code: error.code, clause: error.clause, facts: error.facts }
    }
  }

  t.same(refusal(theirs), refusal('no-such-card'))
})

t.test('a mask is the event without hidden fields, with the size of counted ones', async (t) => {
  const event = tagged('hand.dealt', {
    seat: seatSchema,
    cards: z.array(z.string()),
    top: z.int(),
  })
  const { mask, masked } = secret(event, {
    seenBy: ({ seat }) => [seat],
    hides: ['cards', 'top'],
    counts: { cards: 'held' },
  })

  const seen = mask?.({ type: 'hand.dealt', seat: 1, cards: ['ace', 'king'], top: 3 }, 0)
  t.same(seen, { type: 'hand.dealt', seat: 1, held: 2 })
  t.same(masked?.parse(seen), seen, 'the schema accepts the mask')
  t.notOk(masked?.safeParse({ ...seen, cards: [] }).success, 'the schema refuses an extra field')
  t.notOk(
    masked?.safeParse({ type: 'hand.dealt', seat: 1 }).success,
    'the schema refuses a missing field',
  )
})

t.test('others see a secret without named hidden fields as a blank', async (t) => {
  const spec = secret(tagged('deck.cut', { at: z.int() }), { seenBy: 'nobody' })

  t.same([spec.mask, spec.masked], [undefined, undefined])
})
