import t from 'tap'
import { seededChance } from '../../../../src/engine/kernel/chance.ts'
import { turnFor } from '../../../../src/engine/kernel/turn.ts'
import type { Viewer } from '../../../../src/engine/kernel/types.ts'
import { bookOf } from '../../../../src/engine/rulesets/rising-star/content/book.ts'
import { housePack } from '../../../../src/engine/rulesets/rising-star/content/house.ts'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import { sitDown } from '../../../../src/package/sitting.ts'
import {
  A,
  B,
  C,
  decline,
  type Game,
  type Position,
  position,
  roll,
  type Standing,
} from './position.ts'

const told = (game: Game, viewer: Viewer): string =>
  risingStar.text(game.view(viewer), viewer, game.game.table)

const answer = (game: Game) => {
  const { game: folded } = game
  return risingStar.bot(turnFor(risingStar, folded, folded.open[0]!, seededChance(1)))
}

t.test('RS-R48 the text states all public facts, and the player’s own hand', async (t) => {
  const game = position({
    players: [
      {
        contract: 'k-11',
        agent: 'agent-10',
        sponsors: { product: 'spon-prod-1' },
        magicSponges: ['sponge'],
        matchEvents: ['me-var', 'me-second-wind'],
        points: 7,
        cash: 45_000,
      },
      { position: 1 },
    ],
    turn: B,
  })
  roll(game, B, 1, 7, 9)
  const own = told(game, A)
  for (const part of [
    'You are seat 0.',
    'Seat 0 Goldgate Rovers (gold): active, tile 0 pre-season, seasons 0/3, 7 points, fame 10',
    'cash 45k; contract k-11#1 Fan Favourite (matchday 18k, reserves 9k, loyalty 45k, buyout 100k)',
    'Agent agent-10#1 Crown and Crossbar International (7 extra offers)',
    'product sponsorship spon-prod-1#1 Half-Time Crisps (220k); 1 Magic Sponge',
    'me-var#1 "The screen takes one from them and gives one to you." +1 goal, opponent -1 goal',
    'would make it 8-8',
    'Ahead of you: +1 training, +2 matchday gold, +3 press',
    'Match (matchday): seat 0 at home, seat 1 away, 7-9; home may play one Match Event Card',
  ])
    t.ok(own.includes(part), part)
  const theirs = told(game, C)
  t.ok(theirs.includes('2 Match Event Cards'))
  t.notOk(theirs.includes('me-var'))
  t.ok(told(game, 'spectator').includes('You watch as spectator.'))
  t.ok(own.length < 2_000, `${own.length} characters`)
})

t.test('RS-R17 RS-408 RS-813 the text covers offers, swaps, injuries and the end', async (t) => {
  const offers = position({
    players: [{ position: 26, agent: 'agent-01' }],
    top: { contract: ['k-01', 'k-24'] },
  })
  roll(offers, A, 4)
  t.match(told(offers, A), /Offers to seat 0 on TRANSFER \(sign one\):\n {2}contract k-01#1/)
  const swap = position({ players: [{ agent: 'agent-01' }], top: { agent: ['agent-08'] } })
  roll(swap, A, 5)
  t.match(told(swap, B), /holds Agent agent-01#1 .* has drawn Agent agent-08#1/)
  const physio = position({
    players: [{ status: 'injured', position: 10, failedFitnessRolls: 2 }],
  })
  t.match(told(physio, A), /in the physio room/)
  t.match(told(physio, A), /injured, 2 failed fitness rolls/)
  const start = sitDown(risingStar, { seats: 2 })
  t.match(told(start, A), /tokens are being chosen/)
  start.resign(A)
  t.match(told(start, B), /Rising Star Champion: seat 1 \(last-seat\)\./)
  t.match(told(start, A), /Place 2: seat 0/)
  const final = position({
    seats: 2,
    options: { seasons: 1 },
    players: [
      { position: 39, matchEvents: ['me-header'] },
      { status: 'retired', seasonsCompleted: 1 },
    ],
  })
  roll(final, A, 1, 5, 1, 8, 9)
  t.match(told(final, B), /the final match for the title/)
  t.match(told(final, B), /Tied for first place: seats 0, 1\./)
  const cup = position({ players: [{ position: 35, matchEvents: ['me-parity'] }] })
  roll(cup, A, 3, 6, 5)
  t.match(told(cup, A), /Match \(cup-final\): Rising Star FC at home, seat 0 away/)
  const absent = position({ players: [{ position: 11, matchEvents: ['me-shirt-mix-up'] }] })
  roll(absent, A, 1, 6, 5)
  t.match(told(absent, A), /Tealwater Athletic \(absent team\) at home/)
})

t.test('RS-R48 an admin sees hands and decks, and at the end everybody does', async (t) => {
  const game = position({
    seats: 2,
    players: [{ matchEvents: ['me-header'] }, { matchEvents: ['me-var'] }],
  })
  t.equal(game.view(A).decks, null)
  t.equal(game.view('spectator').seats[A]!.matchEvents, null)
  t.same(game.view('admin').seats[B]!.matchEvents, ['me-var#1'])
  t.equal(game.view('admin').decks?.dayToDay.length, 38)
  game.resign(A)
  t.same(game.view('spectator').seats[B]!.matchEvents, ['me-var#1'])
  t.equal(game.view('spectator').decks?.dayToDay.length, 39)
})

const hand = (...matchEvents: string[]): Standing => ({ matchEvents })

t.test('RS-S21 RS-425 RS-R35 the bot spends a card when it turns the result', async (t) => {
  const lastSeason = { options: { seasons: 1 } }
  const home = (cards: string[], red: number, blue: number, theirs: string[] = []) => {
    const visitor = { position: 1, ...hand(...theirs) }
    const given: Position = { ...lastSeason, seats: 2, turn: B }
    const game = position({ ...given, players: [{ position: 39, ...hand(...cards) }, visitor] })
    roll(game, B, 1, red, blue)
    return answer(game)
  }
  t.same(home(['me-header', 'me-hat-trick'], 5, 6), {
    type: 'play-match-event',
    card: 'me-hat-trick#1',
  })
  t.same(home(['me-header'], 7, 3), decline, 'never when it wins anyway')
  t.same(home(['me-header'], 1, 9), decline, 'not when it loses anyway')
  t.same(home(['me-header'], 6, 6), { type: 'play-match-event', card: 'me-header#1' })
  const answered = ['me-var', 'me-keeper', 'me-counter', 'me-parity', 'me-red-card']
  t.same(
    home(['me-header', 'me-hat-trick'], 6, 6, answered),
    { type: 'play-match-event', card: 'me-hat-trick#1' },
    'leads by more where an answer is to be feared',
  )
  t.same(home(['me-header', 'me-hat-trick'], 6, 6), {
    type: 'play-match-event',
    card: 'me-header#1',
  })
  const cup = position({ players: [{ position: 35, ...hand('me-header', 'me-second-wind') }] })
  roll(cup, A, 3, 12, 2)
  t.same(answer(cup), { type: 'play-match-event', card: 'me-second-wind#1' })
})

t.test('RS-602 RS-408 RS-405 RS-309 RS-721 the bot takes the better choice', async (t) => {
  const contract = (current: string, offer: string) => {
    const given = { players: [{ position: 14, contract: current }], top: { contract: [offer] } }
    const game = position(given)
    roll(game, A, 2)
    return answer(game)
  }
  t.same(contract('k-01', 'k-24'), { type: 'accept-offer', card: 'k-24#1' })
  t.same(contract('k-24', 'k-01'), { type: 'decline-offers' })
  const agent = (held: string, drawn: string) => {
    const game = position({ players: [{ agent: held }], top: { agent: [drawn] } })
    roll(game, A, 5)
    return answer(game)
  }
  t.same(agent('agent-01', 'agent-08'), { type: 'take-new' })
  t.same(agent('agent-08', 'agent-01'), { type: 'keep-current' })
  const sponsors = position({
    players: [{ sponsors: { boot: 'spon-boot-1' } }],
    top: { agent: ['spon-boot-4'] },
  })
  roll(sponsors, A, 5)
  t.same(answer(sponsors), { type: 'take-new' })
  const injured = (magicSponges: string[]) =>
    answer(position({ players: [{ status: 'injured', position: 10, magicSponges }] }))
  t.same(injured(['sponge']), { type: 'play-magic-sponge' })
  t.same(injured([]), { type: 'roll-for-fitness' })
  const derby = position({
    players: [{ position: 17 }, hand('me-var'), { points: 20 }, { points: 5 }],
  })
  roll(derby, A, 3)
  t.same(answer(derby), { type: 'choose-rival', seat: 3 })
  const tokens = sitDown(risingStar, { seats: 2 })
  t.match(answer(tokens), { type: 'choose-token' })
})

t.test('RS-R48 RS-R49 an imagined world deals the cards unseen by the viewer', async (t) => {
  const game = position({
    seats: 3,
    players: [
      { ...hand('me-header', 'me-var'), magicSponges: ['sponge'] },
      hand('me-counter', 'me-hat-trick', 'me-parity'),
      {},
    ],
  })
  const { table } = game.game
  const worlds = [1, 2, 3].map((seed) =>
    risingStar.imagine(game.view(A), A, table, seededChance(seed)),
  )
  for (const { secret } of worlds) {
    const { hands, decks } = secret
    t.same(hands[A], ['me-header#1', 'me-var#1'])
    t.equal(hands[B]!.length, 3)
    const events = [...hands[B]!, ...decks.dayToDay, 'me-header#1', 'me-var#1']
    t.same([...events, 'sponge#1'].sort(), [...bookOf(housePack).all.dayToDay].sort())
  }
  t.ok(new Set(worlds.map(({ secret }) => secret.hands[B]!.join())).size > 1)
  t.same(risingStar.imagine(game.view('admin'), 'admin', table, seededChance(1)), game.game.state)
})
