import t from 'tap'
import { bots } from '../../../../src/engine/bots/index.ts'
import { seededChance, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { register, seatsOf } from '../../../../src/engine/kernel/define.ts'
import type { Commit, Opening } from '../../../../src/engine/kernel/game.ts'
import { sameJson } from '../../../../src/engine/kernel/json.ts'
import { isBlocking } from '../../../../src/engine/kernel/open-decisions.ts'
import { create, submit } from '../../../../src/engine/kernel/perform.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { turnFor } from '../../../../src/engine/kernel/turn.ts'
import type { Viewer } from '../../../../src/engine/kernel/types.ts'
import { verify } from '../../../../src/engine/kernel/verify.ts'
import { decisionsFor, gameVisibleTo, redact } from '../../../../src/engine/kernel/visibility.ts'
import { superclub } from '../../../../src/engine/rulesets/superclub/index.ts'
import { goods, nothing, propose, trading } from './dealing.ts'
import type { Placed } from './position.ts'

const DONE = { type: 'train-done' } as const
const REJECT = { type: 'trade-reject', trade: '1-0-1-1' } as const
const WITHDRAW = { type: 'trade-withdraw', trade: '1-0-1-1' } as const

const ANSWER_SECONDS = 12

/** A game with four clubs in the phase Training, in which dummy events hide private moves. */
const covered = (): Placed => {
  const game = trading([{}, {}, {}, {}], { timers: { trade: ANSWER_SECONDS } })
  Object.assign(game.game, { covered: true })
  return game
}
const offer = (game: Placed) => propose(1, goods([game.squads[0]?.[0] ?? '']), nothing)

type Aside = (game: Placed) => void
const silence: Aside = () => {}
const offers: Aside = (game) => game.move(0, offer(game))
const isRejected: Aside = (game) => {
  offers(game)
  game.move(1, REJECT)
}
const isWithdrawn: Aside = (game) => {
  offers(game)
  game.move(0, WITHDRAW)
}

const timesOut: Aside = (game) => game.timeOut()

function shownTo(viewer: Viewer, asides: readonly Aside[]): unknown[] {
  const game = covered()
  const looks: unknown[] = []
  let cursor = 0
  const look = () => {
    const { version, at, open } = gameVisibleTo(game.game, viewer)
    const events = game.commits.flatMap((commit) => commit.events).slice(cursor, version)
    cursor = version
    const shown = {
      version,
      at,
      view: game.view(viewer),
      decisions: decisionsFor(open, viewer),
      events: events.map((event) => redact(superclub, event, viewer)),
    }
    const { events: _, ...before } = (looks.at(-1) ?? {}) as typeof shown
    const { events: news, ...now } = shown
    if (news.length > 0 || !sameJson(before, now)) looks.push(shown)
  }
  const andLook = <T>(events: T): T => {
    look()
    return events
  }
  const watched: Placed = {
    ...game,
    move: (...how) => andLook(game.move(...how)),
    timeOut: () => andLook(game.timeOut()),
  }
  look()
  for (const [turn, aside] of asides.entries()) {
    watched.wait(5)
    aside(watched)
    watched.wait(5)
    watched.move(turn, DONE)
  }
  return looks
}

t.test('SC-R37 a pending or answered offer leaves no trace for third seats', async (t) => {
  const nothingSaid = [silence, silence, silence]
  const wholes = [
    [offers, silence, silence],
    [isRejected, silence, silence],
    [isWithdrawn, silence, silence],
    [offers, silence, timesOut],
    [offers, (game: Placed) => game.move(1, REJECT), silence],
    [silence, offers, silence],
    [silence, silence, isRejected],
  ]
  for (const viewer of [2, 3, 'spectator'] as const) {
    const untold = shownTo(viewer, nothingSaid)
    t.equal(untold.length, 4, 'the opening, and three turns')
    for (const asides of wholes) t.same(shownTo(viewer, asides), untold)
  }
  for (const viewer of [0, 1, 'admin'] as const)
    t.notSame(shownTo(viewer, wholes[0]!), shownTo(viewer, nothingSaid), 'both parties see it')
})

t.test('SC-R37 padding comes in twos, before the public events', async (t) => {
  const typesAfter = (aside: Aside) => {
    const game = covered()
    aside(game)
    game.move(0, DONE)
    return game.commits.flatMap(({ events }) => events.map(({ type }) => type)).slice(0, 5)
  }
  const [cover, turn] = ['table.covered', ['turn.ended', 'turn.started']]
  const again: Aside = (game) => {
    isRejected(game)
    game.move(0, offer(game))
  }

  t.same(typesAfter(silence), [cover, cover, ...turn])
  t.same(typesAfter(offers), ['trade.proposed', cover, ...turn])
  t.same(typesAfter(isRejected), ['trade.proposed', 'trade.rejected', ...turn])
  t.same(typesAfter(again), ['trade.proposed', 'trade.rejected', 'trade.proposed', cover, turn[0]])
  const pair = trading([{}, {}])
  Object.assign(pair.game, { covered: true })
  pair.move(0, DONE)
  t.same(pair.commits[0]?.events.length, 2, 'a game of two has no third seat')
})

t.test('SC-R37 padding depends on the opening of a game, and verifies', async (t) => {
  const rules = register(superclub)
  const table = buildTable(rules, { seats: 3, options: { maxSeasons: 1 } })
  const opening: Opening = {
    ruleset: rules.id,
    contentPack: 'of-the-house',
    options: table.options,
    choices: [...table.choices],
    decisionSeconds: null,
    absence: 'wait',
    seats: [],
  }
  const play = (opening: Opening) => {
    const luck = seededLuck(7)
    const chance = seededChance(7)
    const players = seatsOf(3).map((seat) => bots[seat === 0 ? 'heuristic' : 'random']!(rules))
    const { game, commit } = create(rules, table, luck, 0, opening)
    const commits: Commit[] = [commit]
    for (let moves = 0; !game.over && moves < 2_000; moves += 1) {
      const decision = chance.pick(moves % 3 === 0 ? game.open : game.open.filter(isBlocking))
      const { seat, id: decisionId } = decision
      const move = players[seat]!(turnFor(rules, game, decision, chance))
      if (move) commits.push(submit(rules, game, { seat, decisionId, move }, luck, 0))
    }
    const { difference } = verify(rules, table, commits, [luck])
    const types = commits.flatMap(({ events }) => events.map(({ type }) => type))
    return { over: game.over, difference, types, commits }
  }

  const before = play(opening)
  const now = play({ ...opening, covered: true })

  t.match(
    [before, now],
    [
      { over: true, difference: null },
      { over: true, difference: null },
    ],
  )
  t.ok(now.types.includes('trade.proposed'))
  t.notOk(before.types.includes('table.covered'))
  t.same(
    now.types.filter((type) => type !== 'table.covered'),
    before.types,
    'nothing else is otherwise',
  )
})
