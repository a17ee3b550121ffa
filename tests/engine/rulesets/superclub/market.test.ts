import t from 'tap'
import { at } from '../../../../src/engine/kernel/define.ts'
import { housePack } from '../../../../src/engine/rulesets/superclub/content/house.ts'
import type { Goods } from '../../../../src/engine/rulesets/superclub/state.ts'
import { refused, START } from '../../../../src/package/sitting.ts'
import { bid, deadline, goods, nothing, PASS, propose, stars, trading } from './dealing.ts'
import { club, dice, entry, FULL, one, position, SQUAD, secrets, types } from './position.ts'

const flip = (continent: string) => ({ type: 'deadline-flip', continent }) as const
const sellAbroad = (card: string) => ({ type: 'squad-sell-abroad', card }) as const
const seal = (amount: number | null) => ({ type: 'auction-seal', amount }) as const
const acceptTrade = (trade: string) => ({ type: 'trade-accept', trade }) as const

t.test(
  'SC-S15 SC-131 SC-132 SC-137 four clubs get five lots, the champion turns first and last',
  async (t) => {
    const game = deadline([{}, {}, {}, {}], { first: 2 })
    const flippers: number[] = []
    for (let lot = 0; lot < 5; lot += 1) {
      const [asked = ''] = game.asked()
      const seat = Number(asked[0])
      flippers.push(seat)
      t.equal(asked, `${seat} lot-flip`)
      t.equal(game.refuses(seat, flip('moon')).refused, 'unknown-id')
      game.move(seat, flip('europe'))
      for (const other of [0, 1, 2, 3]) game.move(other, PASS)
    }
    t.same(flippers, [2, 3, 0, 1, 2])
    t.equal(game.view(0).shared.phase, 'close')
  },
)

t.test('SC-S16 SC-133 SC-134 SC-135 SC-R35 any club bids; ties go to the strongest', async (t) => {
  const tokens = [45, 50, 44, 41].map(stars)
  const game = deadline(tokens, { stacks: { asia: 'M4' } })
  game.move(0, flip('asia'))
  t.same(game.refuses(2, bid(39)), refused('bid-too-low', 'SC-134'))
  game.move(2, bid(40))
  game.move(0, bid(40))
  t.equal(game.view(3).shared.lot?.high?.seat, 0)
  t.same(game.refuses(3, bid(40)), refused('bid-too-low', 'SC-135'))
  t.equal(game.refuses(1, bid(39)).refused, 'bid-too-low')
  game.move(1, bid(41))
  t.same(game.refuses(1, PASS), refused('bids-are-binding', 'SC-085'))
  t.equal(game.refuses(1, bid(50)).refused, 'wrong-move-for-decision')
  game.move(0, PASS)
  t.equal(game.refuses(0, bid(42)).refused, 'wrong-move-for-decision')
  game.move(2, PASS)
  const events = game.move(3, PASS)
  t.same(one(events, 'lot.sold').amount, 41)
  t.same([club(game, 1).cash, club(game, 1).squad.length], [59, 13])
  t.same(types(events), ['lot.passed', 'cash.paid', 'lot.sold', 'token.moved'])
})

t.test('SC-R35 SC-135 without a pace a lot is sold when all but one have passed', async (t) => {
  const stacks = { asia: 'M4' }
  const game = deadline([45, 50, 44].map(stars), { stacks, decisionSeconds: null })
  game.move(0, flip('asia'))
  game.move(1, bid(40))
  game.wait(365 * 24 * 3600)
  t.ok(game.game.open.every(({ deadline }) => deadline === null))
  t.same(game.asked().slice(0, 2), ['0 lot-bid', '2 lot-bid'])
  game.move(2, PASS)
  t.same(one(game.move(0, PASS), 'lot.sold').amount, 40)
})

t.test('SC-R35 with a pace a lot lasts half a turn from the last bid', async (t) => {
  const stacks = { asia: 'M4' }
  const game = deadline([45, 50, 44].map(stars), { stacks, decisionSeconds: 600 })
  const ends = () => (game.game.open[0]!.deadline! - START) / 1000
  game.move(0, flip('asia'))
  t.equal(ends(), 300)
  game.wait(200)
  game.move(1, bid(40))
  t.equal(ends(), 500)
  const options = { timers: { lot: 20 } }
  const hasty = deadline([45, 50, 44].map(stars), { stacks, options, decisionSeconds: null })
  hasty.move(0, flip('asia'))
  t.equal((hasty.game.open[0]!.deadline! - START) / 1000, 20, 'an option times a single question')
})

t.test('SC-R35 SC-126 the smooth negotiator wins ties; a lawyer gets cash back', async (t) => {
  const weak = { token: 30, staff: ['st-15', 'st-16'] }
  const game = deadline([stars(50), weak], { stacks: { asia: 'M4 M4' } })
  for (const rebate of [5, 0]) {
    const before = club(game, 1).cash
    const [asked = ''] = game.asked()
    game.move(Number(asked[0]), flip('asia'))
    game.move(0, bid(40))
    game.move(1, bid(40))
    game.move(0, PASS)
    t.equal(club(game, 1).cash, before - 40 + rebate)
  }
})

t.test('SC-S17 SC-136 SC-R36 a lot without a bid goes to Inactive players', async (t) => {
  const game = deadline([{}, { squad: '10xD1 M1', cash: 0 }], { stacks: { asia: 'M3' } })
  const events = game.move(0, flip('asia'))
  t.equal(one(events, 'lot.opened').min, 30)
  t.same(game.asked().slice(0, 2), ['0 lot-bid', '1 lot-bid'])
  game.move(0, PASS)
  const over = game.move(1, PASS)
  t.same(types(over), ['lot.passed', 'lot.rejected'])
  t.equal(game.view(0).shared.inactive.length, 1)
  t.equal(game.asked()[0], '1 lot-flip')
})

t.test('SC-R36 a seat that could never pay passes; a bid binds its cash', async (t) => {
  const game = deadline([{ cash: 60 }, { squad: 'D1 M1', cash: 10 }, { cash: 60 }], {
    stacks: { asia: 'M3' },
  })
  const events = game.move(0, flip('asia'))
  t.same(types(events), ['lot.opened', 'lot.passed'])
  t.same(game.refuses(0, bid(61)), refused('not-enough-cash', 'SC-R36'))
  game.move(0, bid(50))
  const [card = ''] = game.squads[0] ?? []
  const [other = ''] = game.squads[2] ?? []
  const give = { cash: 20, players: [], staff: [] }
  const take = { cash: 0, players: [other], staff: [] }
  t.equal(game.refuses(0, { type: 'trade-propose', to: 2, give, take }).refused, 'not-enough-cash')
  game.move(0, sellAbroad(card))
  game.move(2, PASS)
  t.equal(club(game, 0).cash, 60 + 10 - 50)
})

t.test('SC-S18 SC-130 SC-140 SC-141 players and cash change hands', async (t) => {
  const game = trading([
    { squad: 'A3 11xD1', cash: 30 },
    { squad: 'A4 11xM1', cash: 5 },
  ])
  const [mine = ''] = game.squads[0] ?? []
  const [theirs = ''] = game.squads[1] ?? []
  game.move(0, { type: 'trade-propose', to: 1, give: goods([mine], 10), take: goods([theirs]) })
  t.same(game.view('spectator').own, null)
  t.equal(game.view(1).own?.trades.length, 1)
  t.same(game.seen('spectator'), [null])
  t.ok(game.asked().includes('1 trade-response'))
  const before = [club(game, 0), club(game, 1)].map(({ squad }) => squad.length)
  game.move(1, acceptTrade('1-0-1-1'))
  t.same([club(game, 0).cash, club(game, 1).cash], [20, 15])
  t.same(
    [club(game, 0), club(game, 1)].map(({ squad }) => squad.length),
    before,
  )
  t.equal(entry(game, 0, theirs).stars, 4)
  t.equal(entry(game, 1, mine).stars, 3)
})

t.test('SC-R37 illegal offers are refused', async (t) => {
  const game = trading()
  const [mine = ''] = game.squads[0] ?? []
  const [theirs = ''] = game.squads[1] ?? []
  const refusal = (to: number, give: Goods, take: Goods) =>
    game.refuses(0, propose(to, give, take)).refused
  t.equal(refusal(1, goods([], 10), nothing), 'trade-needs-a-player')
  t.equal(refusal(0, goods([mine]), nothing), 'bad-trade-partner')
  t.equal(refusal(5, goods([mine]), nothing), 'bad-trade-partner')
  t.equal(refusal(1, goods([mine, mine]), nothing), 'invalid-parameters')
  t.equal(refusal(1, goods(['pl-x']), nothing), 'unknown-id')
  t.equal(refusal(1, goods([theirs]), nothing), 'not-your-player')
  t.equal(refusal(1, goods([mine], 101), nothing), 'not-enough-cash')
  t.equal(refusal(1, goods([mine], 0, ['st-01']), nothing), 'option-off')
  t.equal(refusal(1, goods([mine], 0, ['st-99']), nothing), 'unknown-id')
  for (let offer = 1; offer <= 6; offer += 1) {
    game.move(0, propose(1, goods([mine]), nothing))
    game.move(0, { type: 'trade-withdraw', trade: `1-0-1-${offer}` })
    t.same(types(game.commits.at(-1)?.events ?? []), ['trade.withdrawn'])
  }
  t.equal(refusal(1, goods([mine]), nothing), 'too-many-offers')
  t.same(
    [game.view(0).own?.offersMade, game.view(1).own?.offersReceived],
    [
      [0, 6],
      [6, 0],
    ],
  )
  t.equal(game.refuses(0, { type: 'trade-withdraw', trade: '1-0-1-1' }).refused, 'unknown-id')
})

t.test('SC-R37 an offer is answered, withdrawn, or void if an asset is gone', async (t) => {
  const game = trading([{}, {}, {}])
  const [mine = '', second = ''] = game.squads[0] ?? []
  const [theirs = ''] = game.squads[1] ?? []
  game.move(0, propose(1, goods([mine]), goods([theirs])))
  t.equal(game.refuses(1, acceptTrade('x')).refused, 'unknown-id')
  game.move(1, { type: 'trade-reject', trade: '1-0-1-1' })
  game.move(0, propose(1, goods([second]), nothing))
  const events = game.move(0, sellAbroad(second))
  t.equal(one<{ type: string; trades: object[] }>(events, 'trade.expired').trades.length, 1)
  const shown = (viewer: 0 | 1 | 2 | 'spectator') =>
    (game.seen(viewer).at(-1) as { trades?: object[] } | null)?.trades?.length
  t.same([shown(0), shown(1), shown(2), shown('spectator')], [1, 1, 0, 0])
  t.notOk(game.asked().includes('1 trade-response'))
  game.move(0, propose(1, goods([mine], 100), goods([theirs])))
  game.wait(121)
  t.same(types(game.timeOut()), ['turn.ended', 'turn.started'])
})

t.test('SC-S19 SC-138 SC-139 SC-R36 a full squad cannot bid before a sale', async (t) => {
  const full = { squad: FULL }
  const game = deadline([full, { squad: '4xM2 4xD2 3xA2 2xU1' }], { stacks: { asia: 'G2' } })
  game.move(0, flip('asia'))
  t.same(game.refuses(0, bid(20)), refused('squad-full', 'SC-138'))
  const players = (game.squads[1] ?? []).slice(0, 2)
  const [mine = ''] = game.squads[0] ?? []
  const offer = propose(0, goods(players), goods([mine]))
  t.same(game.refuses(1, offer), refused('squad-full', 'SC-138'))
  game.move(0, sellAbroad(game.squads[0]?.[1] ?? ''))
  game.move(0, bid(20))
  t.same(game.refuses(1, offer), refused('squad-full', 'SC-138'))
})

t.test(
  'SC-S20 SC-139 SC-R10 SC-R11 SC-R12 a sold player’s base card goes under the smallest stack',
  async (t) => {
    const game = trading([{ squad: `M4^2/6 ${SQUAD}` }, {}])
    const [card = ''] = game.squads[0] ?? []
    const before = club(game, 0)
    const sizes = game.view(0).counts.stacks
    const smallest = Math.min(...Object.values(sizes))
    const stack = housePack.regions.find((region) => sizes[region] === smallest) ?? ''
    const events = game.move(0, sellAbroad(card))
    t.same(one(events, 'player.sold-abroad'), {
      type: 'player.sold-abroad',
      seat: 0,
      card,
      stars: 4,
      price: 28,
      stack,
    })
    t.same([club(game, 0).cash, club(game, 0).token], [before.cash + 28, before.token - 4])
    t.equal(secrets(game).stacks[stack]?.at(-1), card)
  },
)

t.test('SC-R13 SC-S44 sales and trades keep ten outfield cards', async (t) => {
  const game = trading([{ squad: '7xG2 9xD1' }, {}])
  const [keeper = ''] = game.squads[0] ?? []
  const defender = game.squads[0]?.at(-1) ?? ''
  game.move(0, sellAbroad(keeper))
  t.same(game.refuses(0, sellAbroad(defender)), refused('squad-too-small', 'SC-R13'))
  t.equal(game.refuses(0, propose(1, goods([defender]), nothing)).refused, 'squad-too-small')
  const [theirs = '', other = ''] = (game.squads[1] ?? []).slice(1)
  game.move(0, propose(1, goods([defender]), goods([theirs])))
  t.ok(other)
  t.equal(game.refuses(0, sellAbroad('pl-x')).refused, 'unknown-id')
  t.equal(game.refuses(0, sellAbroad(other)).refused, 'not-your-player')
})

t.test('SC-R37 without a limit a manager may make more offers', async (t) => {
  const game = position({ phase: 'close', clubs: [{}, {}, {}], options: { maxTradeOffers: null } })
  const [mine = ''] = at(game.squads, 0)
  const nothing = { cash: 0, players: [], staff: [] }
  for (let offers = 1; offers <= 25; offers += 1) {
    const give = { ...nothing, players: [mine] }
    game.move(0, { type: 'trade-propose', to: 1, give, take: nothing })
    const [trade] = game.view(1).own?.trades ?? []
    game.move(1, { type: 'trade-reject', trade: trade?.id ?? '' })
  }
  t.same(game.view(0).own?.offersMade, [0, 25, 0])
})

t.test('SC-R38 the window closes when all are ready; offers expire with it', async (t) => {
  const game = position({ phase: 'close', clubs: [{}, {}, {}] })
  t.same(game.asked(), ['0 market-close', '1 market-close', '2 market-close'])
  const [mine = ''] = game.squads[0] ?? []
  game.move(0, { type: 'market-ready' })
  t.ok(game.asked().includes('0 market'))
  game.move(0, propose(1, goods([mine]), nothing))
  game.move(1, { type: 'market-ready' })
  const events = game.move(2, { type: 'market-ready' }, dice(1, 1))
  t.equal(
    types(events).slice(0, 4).join(' '),
    'market.readied trade.expired window.closed season.started',
  )
  t.same(secrets(game).trades, [])
  t.notOk(game.asked().some((asked) => asked.includes('market')))
  t.equal(game.refuses(0, sellAbroad(mine)).refused, 'wrong-move-for-decision')
})

t.test('SC-S46 SC-135 SC-R36 sealed lots hide all amounts until the close', async (t) => {
  const strong = { squad: `${SQUAD} G5`, cash: 100 }
  const clubs = [strong, strong, {}, {}].map((one, seat) => ({
    ...one,
    token: [50, 50, 44, 44][seat] ?? 0,
  }))
  const game = deadline(clubs.slice(0, 3), {
    stacks: { asia: 'M3' },
    options: { auctionMode: 'sealed', staffTrading: true },
  })
  const [mine = ''] = game.squads[0] ?? []
  game.move(0, flip('asia'))
  game.move(0, propose(1, goods([mine]), nothing))
  t.same(game.refuses(1, acceptTrade('1-0-1-1')), refused('window-closed', 'SC-130'))
  t.equal(game.refuses(0, seal(29)).refused, 'bid-too-low')
  t.equal(game.refuses(0, seal(101)).refused, 'not-enough-cash')
  game.move(0, seal(45))
  t.same(game.seen(1), [{ type: 'lot.sealed', n: 1, seat: 0 }])
  t.same([game.view(0).own?.seal?.amount, game.view(1).own?.seal], [45, null])
  t.notOk(JSON.stringify(game.view(1)).includes('45'))
  t.equal(game.refuses(0, seal(50)).refused, 'wrong-move-for-decision')
  game.move(1, seal(45))
  const events = game.move(2, seal(null), dice(2, 5))
  t.equal(
    types(events).slice(0, 5).join(' '),
    'lot.sealed lot.unsealed tie.rolled tie.rolled lot.bid',
  )
  t.equal(club(game, 1).cash, 55)
  game.move(1, acceptTrade('1-0-1-1'))
})

t.test('SC-S46 SC-136 a sealed lot without a bid goes to Inactive players', async (t) => {
  const game = deadline([{}, {}], { options: { auctionMode: 'sealed' } })
  game.move(0, flip('asia'))
  game.move(0, seal(null))
  const events = game.move(1, seal(null))
  t.same(types(events), ['lot.sealed', 'lot.unsealed', 'lot.rejected'])
})

t.test('SC-127 SC-R33 SC-R37 an option lets staff change clubs, three at most', async (t) => {
  const game = trading([{ staff: ['st-01'] }, { staff: ['st-02', 'st-03', 'st-04'] }, {}], {
    staffTrading: true,
  })
  const [mine = ''] = game.squads[0] ?? []
  const offer = propose(1, goods([mine], 0, ['st-01']), nothing)
  t.same(game.refuses(0, offer), refused('staff-full', 'SC-127'))
  t.equal(
    game.refuses(0, propose(1, goods([mine], 0, ['st-09']), nothing)).refused,
    'not-your-player',
  )
  game.move(0, propose(2, goods([mine], 0, ['st-01']), nothing))
  game.move(2, acceptTrade('1-0-2-1'))
  t.same([club(game, 0).staff, club(game, 2).staff], [[], ['st-01']])
})

t.test('SC-R37 a bid can make an offer stale; accepting needs free cash', async (t) => {
  const game = deadline([{ cash: 60 }, { cash: 10 }], { stacks: { asia: 'M3' } })
  const [mine = ''] = game.squads[0] ?? []
  const [theirs = ''] = game.squads[1] ?? []
  game.move(0, propose(1, goods([], 40), goods([theirs])))
  game.move(0, propose(1, goods([mine]), goods([], 10)))
  game.move(0, flip('asia'))
  game.move(0, bid(30))
  t.same(game.refuses(1, acceptTrade('1-0-1-1')), refused('trade-stale', 'SC-R37'))
})

t.test('SC-R36 SC-R37 a manager whose cash is now bound cannot accept', async (t) => {
  const game = deadline([{}, { cash: 40 }, {}], { stacks: { asia: 'M3' } })
  const [mine = ''] = game.squads[0] ?? []
  game.move(0, propose(1, goods([mine]), goods([], 30)))
  game.move(0, flip('asia'))
  game.move(1, bid(30))
  t.same(game.refuses(1, acceptTrade('1-0-1-1')), refused('not-enough-cash', 'SC-R36'))
})
