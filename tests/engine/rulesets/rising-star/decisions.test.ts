import t from 'tap'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import type { Kind } from '../../../../src/engine/rulesets/rising-star/types.ts'
import { refused, sitDown } from '../../../../src/package/sitting.ts'
import {
  A,
  B,
  C,
  D,
  faces,
  type Game,
  type Position,
  play,
  player,
  position,
  roll,
} from './position.ts'

const timed = (given: Position): Game => position({ decisionSeconds: 60, ...given })

t.test('RS-R50 a seat that runs out of time is answered for, move by move', async (t) => {
  const offered = { contract: 'k-05', agent: 'agent-01' }
  const top = { contract: ['k-01', 'k-02'] }
  const onContract = timed({ players: [{ position: 14, ...offered }], top })
  roll(onContract, A, 2)
  onContract.timeOut()
  t.equal(player(onContract, A).contract, 'k-05#1', 'CONTRACT: declined')
  for (const [from, steps] of [
    [26, 4],
    [31, 4],
  ] as const) {
    const sold = timed({ players: [{ position: from, ...offered }], top })
    roll(sold, A, steps)
    sold.timeOut()
    t.equal(player(sold, A).contract, 'k-01#1', 'otherwise the first drawn offer')
  }
  const swapping = timed({ players: [{ agent: 'agent-01' }], top: { agent: ['agent-08'] } })
  roll(swapping, A, 5)
  swapping.timeOut()
  t.equal(player(swapping, A).agent, 'agent-01#1')
  const sponsors = { boot: 'spon-boot-1' }
  const sponsored = timed({ players: [{ sponsors }], top: { agent: ['spon-boot-2'] } })
  roll(sponsored, A, 5)
  sponsored.timeOut()
  t.equal(player(sponsored, A).sponsorships.boot, 'spon-boot-1#1')
  const injured = timed({
    players: [{ position: 10, status: 'injured', magicSponges: ['sponge'] }],
  })
  t.match(injured.timeOut([2])[0], { type: 'die.rolled', purpose: 'fitness' })
  const rolling = timed({})
  t.match(rolling.timeOut(faces(5)), [{ type: 'die.rolled', value: 5 }])
})

t.test(
  'RS-R50 RS-721 defaults: the next rival in turn, the first free token, no card',
  async (t) => {
    const derby = timed({
      players: [{}, {}, { position: 17 }, { status: 'injured', position: 10 }],
      turn: C,
    })
    roll(derby, C, 3)
    t.match(derby.timeOut([3, 4])[0], {
      type: 'derby.rival-chosen',
      seat: C,
      rival: A,
      auto: false,
    })

    const middle = timed({ players: [{}, { position: 17 }], turn: B })
    roll(middle, B, 3)
    t.match(middle.timeOut([3, 4])[0], { seat: B, rival: C }, 'not the first of all')

    const game = sitDown(risingStar, { seats: 3, decisionSeconds: 30 })
    game.move(A, { type: 'choose-token', token: 'green' })
    game.timeOut()
    t.equal(player(game, B).token, 'gold')

    const visit = timed({ players: [{ matchEvents: ['me-header'] }, { position: 1 }], turn: B })
    roll(visit, B, 1, 3, 4)
    t.match(visit.timeOut()[0], { type: 'match.card-declined', seat: A })
  },
)

t.test(
  'RS-201 RS-205 RS-R50 only its own seat answers a question, once, with its own moves',
  async (t) => {
    const game = timed({ players: [{ position: 14 }], top: { contract: ['k-01'] } })
    t.same(game.refuses(B, { type: 'roll' }), refused('not-your-decision'))
    roll(game, A, 2)
    t.same(game.refuses(A, { type: 'roll' }), refused('wrong-move-for-decision'))
    const { id } = game.game.open[0]!
    game.timeOut()
    t.not(game.game.open[0]!.id, id, 'another question now')
    t.same(game.asked(), ['1 roll'])
    t.same(game.refuses(A, { type: 'decline-offers' }), refused('not-your-decision'))
  },
)

t.test('RS-205 RS-309 unknown moves and wrong parameters are refused', async (t) => {
  const game = position({ players: [{ position: 17 }] })
  for (const move of [
    { type: 'jump' },
    { type: 'roll', value: 6 },
    { type: 'Roll' },
    {},
    null,
    'roll',
  ])
    t.same(game.refuses(A, move ?? {}), refused('invalid-parameters'), JSON.stringify(move))
  roll(game, A, 3)
  for (const seat of ['1', -1, 1.5, null, 99])
    t.same(game.refuses(A, { type: 'choose-rival', seat }), refused('invalid-parameters'))
})

t.test('RS-721 RS-729 RS-R40 a rival has to be a seat that can play the derby', async (t) => {
  const players = [{ position: 17 }, {}, { status: 'injured' as const, position: 10 }, {}]
  const game = position({ seats: 5, players })
  roll(game, A, 3)
  const rival = (seat: number) => game.refuses(A, { type: 'choose-rival', seat })
  t.same(rival(A), refused('rival-not-eligible', 'RS-721'))
  t.same(rival(7), refused('rival-not-eligible', 'RS-721'))
  t.same(rival(C), refused('rival-injured', 'RS-729'))
  game.resign(D)
  t.same(rival(D), refused('rival-not-eligible', 'RS-721'))
  t.same(
    game.legal(A).map((move) => 'seat' in move && move.seat),
    [B, 4],
  )
})

t.test('RS-422 RS-423 RS-R49 only a Match Event Card from the hand can be played', async (t) => {
  const game = position({
    players: [
      { matchEvents: ['me-header'], magicSponges: ['sponge'], agent: 'agent-03' },
      { position: 1, matchEvents: ['me-keeper'] },
    ],
    turn: B,
  })
  roll(game, B, 1, 7, 7)
  t.same(game.asked(), ['0 match-card'])
  for (const card of ['me-keeper', 'me-var', 'me-none', 'd-fame-1', 'sponge#2', 'k-24'])
    t.same(game.refuses(A, play(card)), refused('card-not-held', 'RS-422'), card)
  for (const card of ['sponge', 'agent-03', 'k-black-1'])
    t.same(game.refuses(A, play(card)), refused('not-a-match-event', 'RS-423'), card)
  t.same(game.refuses(B, play('me-keeper')), refused('not-your-decision'), 'home comes first')
})

t.test(
  'RS-425 RS-426 RS-428 no Match Event is played before the dice, outside a match, or twice',
  async (t) => {
    const both = ['me-header', 'me-header#2']
    const before = position({ players: [{ matchEvents: both }, { matchEvents: ['me-keeper'] }] })
    t.same(before.refuses(A, play('me-header')), refused('wrong-move-for-decision'))
    t.same(before.refuses(B, play('me-keeper')), refused('not-your-decision'))

    const visitor = position({ players: [{ position: 11, matchEvents: both }] })
    roll(visitor, A, 1, 7, 7)
    visitor.move(A, play('me-header'))
    t.same(visitor.refuses(A, play('me-header#2')), refused('not-your-decision'))

    const alone = position({
      seats: 2,
      players: [
        { position: 11, matchEvents: both },
        { status: 'retired', seasonsCompleted: 3 },
      ],
    })
    roll(alone, A, 1, 7, 7)
    alone.move(A, play('me-header'))
    t.same(alone.refuses(A, play('me-header#2')), refused('wrong-move-for-decision'))
  },
)

t.test(
  'RS-R34 RS-R48 a question shows others its seat and kind, and its owner the previews',
  async (t) => {
    const game = position({
      players: [{ matchEvents: ['me-counter', 'me-second-wind'] }, { position: 1 }],
      turn: B,
    })
    roll(game, B, 1, 7, 9)
    t.same(game.view(A).previews, [
      { card: 'me-counter#1', score: { home: 9, away: 9 } },
      { card: 'me-second-wind#1', score: null },
    ])
    for (const viewer of [B, C, 'spectator', 'admin'] as const)
      t.equal(game.view(viewer).previews, null)
    const [question] = game.game.open
    t.same(question?.kind, 'match-card' satisfies Kind)
    t.equal(question?.shownTo ?? 'all', 'all')
  },
)
