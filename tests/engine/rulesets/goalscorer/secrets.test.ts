import t from 'tap'
import { newSeed } from '../../../../src/engine/luck/stream.ts'
import { goalscorer } from '../../../../src/engine/rulesets/goalscorer/index.ts'
import type { Options } from '../../../../src/engine/rulesets/goalscorer/options.ts'
import {
  COUNTER_IDS,
  type CounterId,
} from '../../../../src/engine/rulesets/goalscorer/read/counters.ts'
import { squareNumber } from '../../../../src/engine/rulesets/goalscorer/read/pitch.ts'
import type { Draft } from '../../../../src/engine/rulesets/goalscorer/state.ts'
import { placed } from '../../../../src/package/sitting.ts'
import { pluck } from '../../../support/pluck.ts'
import {
  AWAY,
  debut,
  first,
  type Game,
  HOME,
  kickOff,
  offside,
  penalty,
  position,
  seenAs,
  youth,
} from './position.ts'

const OTHERS = [AWAY, 'spectator'] as const

/** Creates a Goalscorer game from deal D of the rulebook's scenarios, as changed by `change`. */
function dealt(change: (draft: Draft) => void, options: Partial<Options> = {}): Game {
  const draft = structuredClone(kickOff(options).game.state) as Draft
  change(draft)
  return placed(goalscorer, { seats: 2, options }, draft)
}

function standOn(draft: Draft, id: CounterId, name: string): void {
  const counter = COUNTER_IDS.indexOf(id)
  const square = squareNumber(name)
  draft.board[draft.squares[counter]!] = null
  draft.squares[counter] = square
  draft.board[square] = counter
}

function swap(draft: Draft, one: CounterId, other: CounterId): void {
  const [a, b] = [COUNTER_IDS.indexOf(one), COUNTER_IDS.indexOf(other)]
  const kept = draft.identities[a]!
  draft.identities[a] = draft.identities[b]!
  draft.identities[b] = kept
}

t.test('GS-19 GS-20 GS-21 a hidden counter shows its place and its square only', async (t) => {
  const game = kickOff()

  for (const viewer of OTHERS) {
    const home = game.view(viewer).counters.slice(0, 12)
    for (const place of [3, 4, 5, 6, 7, 8, 9, 10])
      t.match(home[place], { status: 'youth', revealed: false, identity: null })
    t.match(home[11], { id: 'home-s', status: 'substitute', square: null, identity: null })
    t.same(pluck(home.slice(0, 3), 'identity'), ['1', '9', '10'])
  }
  t.same(game.view(AWAY).counters[23], {
    id: 'away-s',
    seat: AWAY,
    status: 'substitute',
    square: null,
    revealed: false,
    identity: '3',
  })
  const unknown = ['2', '3', '4', '5', '6', '7', '8', '11', 'star']
  for (const viewer of [HOME, AWAY, 'spectator'] as const)
    t.same(game.view(viewer).unknown, [unknown, unknown])
})

t.test('GS-19 GS-20 GS-21 the deal is shown to the dealt seat only', async (t) => {
  const game = kickOff()
  const identities = (viewer: number | 'spectator' | 'admin') =>
    game.seen(viewer).flatMap((event) => {
      if (event?.type !== 'counters.dealt') return []
      const { counters } = event as unknown as { counters: { identity: string | null }[] }
      return [counters.filter(({ identity }) => identity !== null).length]
    })

  t.same(identities(HOME), [12, 3])
  t.same(identities(AWAY), [3, 12])
  t.same(identities('spectator'), [3, 3])
  t.same(identities('admin'), [12, 12])
  const { masked } = goalscorer.events['counters.dealt']
  for (const event of game.seen('spectator'))
    if (event?.type === 'counters.dealt') t.same(masked?.parse(event), event)
})

t.test('GS-S37 GS-58 GS-R14 GS-R15 a replaced counter keeps its secret', async (t) => {
  const unknown = ['2', '3', '4', '5', '6', '7', '8', '11', 'star']
  for (const revealReplacedCounter of [false, true]) {
    const game = dealt((draft) => standOn(draft, 'home-y2', 'a9'), { revealReplacedCounter })
    t.same(game.view(AWAY).unknown[HOME], unknown)
    game.move(HOME, youth('home-y2', 'a10'))

    const events = game.move(HOME, debut('a9', true))

    const known = revealReplacedCounter ? ['3', '11'] : ['11']
    const left = unknown.filter((identity) => !known.includes(identity))
    t.same(game.view(AWAY).unknown[HOME], left)
    t.equal(seenAs(game, 'home-y2', AWAY), revealReplacedCounter ? '3* replaced' : '? replaced')
    const told = events.filter(({ type }) => type === 'identity.revealed')
    t.same(
      told.map((event) => (event as unknown as { cause: string }).cause),
      revealReplacedCounter ? ['replaced', 'debut'] : ['debut'],
    )
  }
})

t.test('GS-S47 GS-17 GS-20 GS-22 GS-23 GS-R25 GS-R39 a Penalty reveals Star Players', async (t) => {
  const game = position({
    home: '9@e6 1@d1 y1=2@b4 y2=3@c4 y3=4@e4 y6=7@g4 y7=8@f2 y8=star@a3',
    away: 'y1=2@e7 y2=8@a9 9@g7 1@d10',
    step: 'first-teamer-move',
  })
  game.move(HOME, first('home-9', 'e7'))
  for (const viewer of OTHERS) {
    t.equal(seenAs(game, 'home-y1', viewer), '? youth b4')
    t.equal(seenAs(game, 'home-y8', viewer), '? youth a3')
    t.ok(game.view(viewer).unknown[HOME]?.includes('star'))
  }

  game.move(AWAY, penalty('home-y8'))

  for (const viewer of OTHERS) {
    t.equal(seenAs(game, 'home-y8', viewer), 'star* youth a3')
    t.notOk(game.view(viewer).unknown[HOME]?.includes('star'))
  }
})

t.test('GS-18 GS-R14 a Youth Counter stays one until it has arrived', async (t) => {
  const game = dealt((draft) => standOn(draft, 'home-y2', 'a8'))

  game.move(HOME, youth('home-y2', 'a9'))
  t.equal(seenAs(game, 'home-y2', HOME), '3 youth a9')
  game.move(HOME, first('home-1', 'd2'))
  game.move(AWAY, youth('away-y1', 'f8'))
  t.equal(seenAs(game, 'home-y2', AWAY), '? youth a9')
})

t.test('GS-22 an Offside is shown to both seats alike', async (t) => {
  const home = '9@e6 1@d1 y1=4@b4 y2=3@c4'
  const away = 'y1=5@e7 y2=8@a9 9@b5 1@d10'
  for (const turn of [1, 2]) {
    const game = position({ home, away, turn, step: 'first-teamer-move' })
    if (turn === 1) game.move(HOME, first('home-9', 'e7'))
    else game.move(AWAY, first('away-9', 'b4'))
    game.move(2 - turn, offside(turn === 1 ? 'home-y2' : 'away-y2'))
    const [id, expected] = turn === 1 ? ['home-y2', '3*'] : ['away-y2', '8*']
    for (const viewer of [HOME, AWAY, 'spectator'] as const)
      t.ok(seenAs(game, id as CounterId, viewer).startsWith(expected!))
  }
})

t.test('GS-20 GS-R25 the Star Player moves like any other Youth Counter', async (t) => {
  const star = kickOff()
  const other = dealt((draft) => swap(draft, 'home-y8', 'home-y5'))

  for (const game of [star, other]) game.move(HOME, youth('home-y8', 'g4'))

  for (const viewer of OTHERS) {
    t.same(star.seen(viewer), other.seen(viewer))
    t.same(star.view(viewer), other.view(viewer))
  }
})

t.test('GS-19 GS-R14 two hidden counters can change places without a trace', async (t) => {
  const play = (game: Game) => {
    const seen: unknown[] = []
    const look = () => {
      for (const viewer of OTHERS) seen.push(game.view(viewer), game.seen(viewer), game.asked())
      const capture = game.refuses(AWAY, youth('home-y1', 'b3'))
      seen.push(capture, game.legal(AWAY))
    }
    look()
    game.move(HOME, youth('home-y1', 'a10'))
    look()
    return seen
  }
  const before = (one: CounterId, other: CounterId) => (draft: Draft) => {
    standOn(draft, 'home-y1', 'a9')
    swap(draft, one, other)
  }

  const same = play(dealt(before('home-y1', 'home-y1')))
  for (const other of ['home-y2', 'home-y6', 'home-y7', 'home-s'] as const)
    t.same(play(dealt(before('home-y1', other))), same, other)
  t.same(play(dealt(before('home-y8', 'home-y4'))), same, 'another Star Player')
})

t.test('GS-R42 a refused move leaves no trace and gives no knowledge', async (t) => {
  const game = kickOff()
  const before = JSON.stringify([game.game.state, game.game.version, game.game.open])

  game.refuses(HOME, youth('home-y8', 'g5'))
  game.refuses(HOME, youth('home-y1', 'c2'))
  game.refuses(AWAY, first('away-9', 'd6'))

  t.equal(JSON.stringify([game.game.state, game.game.version, game.game.open]), before)
  t.equal(game.commits.length, 1)
})

t.test('GS-R42 a refusal reveals nothing about a hidden counter', async (t) => {
  const game = dealt((draft) => standOn(draft, 'away-y8', 'b3'))
  const other = dealt((draft) => {
    standOn(draft, 'away-y8', 'b3')
    swap(draft, 'away-y8', 'away-y1')
  })

  t.same(game.refuses(HOME, youth('home-y1', 'b3')), other.refuses(HOME, youth('home-y1', 'b3')))
})

t.test('GS-R43 the seed of a deal has 256 bits of system entropy', async (t) => {
  const seeds = Array.from({ length: 100 }, newSeed)

  t.ok(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed)))
  t.equal(new Set(seeds).size, 100)
})

t.test('GS-R38 GS-R39 after the end every event is shown whole', async (t) => {
  const game = kickOff()
  game.resign(AWAY)

  for (const viewer of [HOME, AWAY, 'spectator', 'admin'] as const) {
    t.same(game.seen(viewer), game.commits.at(-1)?.events)
    t.notOk(game.view(viewer).counters.some(({ identity }) => identity === null))
    t.equal(game.view(viewer).counters[3]?.revealed, false)
  }
  const ended = game.commits.at(-1)?.events[0] as unknown as { identities: object }
  t.same(Object.keys(ended.identities), [...COUNTER_IDS])
  t.match(ended.identities, { 'home-y1': '2', 'away-y8': 'star', 'away-s': '3' })
})
