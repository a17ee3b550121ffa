import t from 'tap'
import { noLuck } from '../../../../src/engine/kernel/chance.ts'
import { eventContext, eventText, refusalText } from '../../../../src/engine/kernel/event-text.ts'
import { submit } from '../../../../src/engine/kernel/perform.ts'
import { lineOf, questionContext, questionOf } from '../../../../src/engine/kernel/question-text.ts'
import { Refusal } from '../../../../src/engine/kernel/refusal.ts'
import { spacesOf } from '../../../../src/engine/kernel/turn.ts'
import type { Tagged, Viewer } from '../../../../src/engine/kernel/types.ts'
import { redact } from '../../../../src/engine/kernel/visibility.ts'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import type { RisingStar } from '../../../../src/engine/rulesets/rising-star/types.ts'
import { sitDown } from '../../../../src/package/sitting.ts'
import {
  A,
  B,
  C,
  decline,
  faces,
  type Game,
  type Position,
  play,
  position,
  roll,
} from './position.ts'

function told(game: Game, events: readonly Tagged[], viewer: Viewer): string[] {
  const reader = eventContext(risingStar, game.game.table, viewer)
  return (events as readonly RisingStar['event'][]).flatMap((event) => {
    const seen = redact(risingStar, event, viewer)
    const said = seen && eventText(risingStar, { event: seen, masked: seen !== event }, reader)
    return typeof said === 'string' ? [said] : []
  })
}

function refusal(given: Position, move: RisingStar['move'], before?: (game: Game) => void) {
  const game = position(given)
  before?.(game)
  const refused = refusalOf(game, move)
  const reader = eventContext(risingStar, game.game.table, game.game.open[0]!.seat)
  return [refused.code, refused.clause, refusalText(risingStar, refused, reader)]
}

function refusalOf({ game }: Game, move: RisingStar['move']): Refusal {
  const { seat, id: decisionId } = game.open[0]!
  try {
    submit(risingStar, game, { seat, decisionId, move }, noLuck, 0)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('it was not refused')
}

t.test('RS-401 RS-417 RS-433 cards are read out with their text and effects', async (t) => {
  const press = position({ players: [{ position: 2 }], top: { press: ['p-cash-1'] } })
  t.same(told(press, roll(press, A, 1), B), [
    'Seat 0 rolls 1: PRESS.',
    'Seat 0 draws “You sell your wedding photographs.” (150k from the bank).',
  ])

  const agent = position({ top: { agent: ['agent-08'] } })
  t.same(told(agent, roll(agent, A, 5), B).slice(1), [
    'Seat 0 draws the Agent “Golden Touch Group”, 5 extra offers.',
  ])

  const hurt = position({ players: [{ position: 6 }], top: { dayToDay: ['d-move-1'] } })
  t.same(told(hurt, roll(hurt, A, 1), 'spectator').slice(1), [
    'Seat 0 draws “Something snaps in a sprint drill.”',
    'Seat 0 moves to PHYSIO ROOM.',
    'Seat 0 is injured.',
  ])
})

t.test('RS-R49 only its owner reads which Match Event it is', async (t) => {
  const game = position({ players: [{ position: 6 }], top: { dayToDay: ['me-var'] } })

  const events = roll(game, A, 1)

  const text = '“The screen takes one from them and gives one to you.”'
  t.same(told(game, events, A).slice(1), [
    `Seat 0 draws a Match Event: ${text} (+1 goal, opponent -1 goal).`,
  ])
  t.same(told(game, events, B).slice(1), ['Seat 0 draws a Match Event.'])
})

t.test('RS-306 RS-712 a match sentence has sides, score and rewards', async (t) => {
  const players = [{ contract: 'k-07' }, { position: 1, matchEvents: ['me-header'] }]
  const game = position({ players, turn: B })

  const rolled = roll(game, B, 1, 7, 7)
  const asked = questionContext(risingStar, game.game, game.game.open[0]!)
  const line = lineOf(risingStar, spacesOf(risingStar, game.game, game.game.open[0]!), asked)
  const played = game.move(B, play('me-header'))

  t.same(told(game, [...rolled, ...played], B), [
    'Seat 1 rolls 1: MATCHDAY gold.',
    'Seat 0 hosts Seat 1.',
    'Dice: 7–7.',
    'Seat 1 plays “You meet the corner with your forehead.” (+1 goal): 7–8.',
    'Away wins 8–7.',
    'Seat 1 gets 3 points.',
    'Seat 1 gets 5k.',
  ])
  t.equal(
    questionOf(risingStar, asked),
    'MATCHDAY against Seat 0, 7–7, you are away: play a Match Event?',
  )
  t.equal(line, 'play-match-event card=me-header#1 7–8, ahead')
})

t.test('RS-736 RS-740 a Cup Final says how it was won', async (t) => {
  const game = position({ players: [{ position: 37, matchEvents: ['me-header'] }] })
  roll(game, A, 1, 6, 6)

  const events = game.move(A, decline, faces(4, 4, 2, 9, 2, 9))

  t.same(told(game, events, 'spectator').slice(0, 5), [
    'Extra time: 4–4.',
    'Away wins 1–0 on penalties.',
    'Seat 0 gets 10 points.',
    'Seat 0 gets 10 fame.',
    'Seat 0 gets 6k.',
  ])
})

t.test('RS-R61 a shuffle is announced if it is an option', async (t) => {
  const event = { type: 'deck.shuffled', deck: 'press', count: 0, order: [] }
  for (const reshuffle of [true, false]) {
    const game = position({ options: { reshuffle } })
    t.same(told(game, [event], B), reshuffle ? ['The Press deck is shuffled.'] : [])
  }
})

t.test('RS-309 a refusal on the player’s own turn states the rule', async (t) => {
  const players = [{ position: 10, status: 'injured' as const }]

  t.same(refusal({ players }, { type: 'play-magic-sponge' }), [
    'no-magic-sponge',
    'RS-309',
    'You hold no Magic Sponge.',
  ])
})

t.test('RS-601 RS-606 RS-610 a refusal of an offer has the clause of its tile', async (t) => {
  const agent = 'agent-01'
  const next = (game: Game) => void roll(game, A, 1)
  const refusedOn = (tile: number, move: RisingStar['move']) =>
    refusal({ players: [{ position: tile - 1, agent }] }, move, next)
  const [contract, transfer, freeAgent] = [16, 30, 35]
  const isNone = 'is not on offer. Sign one of the offered contracts.'
  const isLost = 'ends your old contract: sign one of the offers.'

  t.same(
    [
      refusedOn(contract, { type: 'accept-offer', card: 'k-24#1' }),
      refusedOn(transfer, { type: 'accept-offer', card: 'no “card”' }),
      refusedOn(transfer, { type: 'decline-offers' }),
      refusedOn(freeAgent, { type: 'decline-offers' }),
    ],
    [
      ['offer-not-available', 'RS-601', `“Football Icon” ${isNone}`],
      ['offer-not-available', 'RS-610', `“no card” ${isNone}`],
      ['decline-not-allowed', 'RS-610', `TRANSFER ${isLost}`],
      ['decline-not-allowed', 'RS-606', `FREE AGENT ${isLost}`],
    ],
  )
})

t.test('RS-721 RS-729 a refusal of a rival names the ineligible seat', async (t) => {
  const players = [{ position: 17 }, {}, { position: 10, status: 'injured' as const }, {}]
  const toDerby = (game: Game) => void roll(game, A, 3)

  t.same(
    [A, C].map((seat) => refusal({ players }, { type: 'choose-rival', seat }, toDerby)),
    [
      [
        'rival-not-eligible',
        'RS-721',
        'Seat 0 cannot be your rival: choose another player who is still in the game.',
      ],
      ['rival-injured', 'RS-729', 'Seat 2 is injured and cannot be your rival.'],
    ],
  )
})

t.test('RS-422 RS-423 a refusal of a card names the card', async (t) => {
  const players = [{}, { position: 1, matchEvents: ['me-header'], magicSponges: ['sponge'] }]
  const meet = (game: Game) => void roll(game, B, 1, 7, 7)

  t.same(
    ['me-shirt-mix-up', 'sponge'].map((card) => refusal({ players, turn: B }, play(card), meet)),
    [
      [
        'card-not-held',
        'RS-422',
        'You do not hold “The scoreboard had the teams the wrong way round.”.',
      ],
      [
        'not-a-match-event',
        'RS-423',
        '“One wipe and the pain is gone.” is not a Match Event. ' +
          'Only Match Events are played in a match.',
      ],
    ],
  )
})

t.test('RS-103 a refusal of a token states the reason', async (t) => {
  const game = sitDown(risingStar, { seats: 3 })
  game.move(A, { type: 'choose-token', token: 'teal' })
  const reader = eventContext(risingStar, game.game.table, B)
  const said = (token: string) =>
    refusalText(risingStar, refusalOf(game, { type: 'choose-token', token }), reader)

  t.equal(said('teal'), 'Another player has the token “teal”. Choose another one.')
  t.equal(said('Bob”. Now'), 'This game has no token “Bob . Now”.')
})
