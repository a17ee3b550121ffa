import fc from 'fast-check'
import t from 'tap'
import { noLuck, seededLuck } from '../../../src/engine/kernel/chance.ts'
import { fold, replay } from '../../../src/engine/kernel/game.ts'
import { create, expire, submit } from '../../../src/engine/kernel/perform.ts'
import { Refusal } from '../../../src/engine/kernel/refusal.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import type { Types } from '../../../src/engine/kernel/types.ts'
import { branch, worldWith } from '../../../src/engine/kernel/world.ts'
import { placed, refusalOf, refused, START, sitDown } from '../../../src/package/sitting.ts'
import { auction } from './rulesets/auction.ts'
import { debt } from './rulesets/debt.ts'
import { duel } from './rulesets/duel.ts'
import { miniRulesets } from './rulesets/index.ts'
import { lineUp } from './rulesets/line-up.ts'
import { market } from './rulesets/market.ts'
import { type Race, race } from './rulesets/race.ts'
import { trade } from './rulesets/trade.ts'

const judged = <K extends Types>(
  rules: Ruleset<K>,
  game: ReturnType<typeof create<K>>['game'],
  [seat, decisionId, move]: readonly [number, string, unknown],
  at = START,
) => {
  const before = JSON.stringify(game)
  const answer = refusalOf(() => submit(rules, game, { seat, decisionId, move }, noLuck, at))
  return JSON.stringify(game) === before ? answer : 'it changed the game'
}
const nonsense = { type: 'no-such-move' }

t.test('order of checks: game-over comes first', async (t) => {
  const { game, resign } = sitDown(race, { seats: 2 }, [0])
  resign(0)

  t.same(judged(race, game, [0, 'none', nonsense]), refused('game-over'))
})

t.test('order of checks: then seat-resigned', async (t) => {
  const { game, resign } = sitDown(race, { seats: 3 }, [0])
  resign(2)

  t.same(judged(race, game, [2, 'none', nonsense]), refused('seat-resigned'))
})

t.test('order of checks: then decision-closed, also for a secret decision', async (t) => {
  const open = sitDown(race, { seats: 3 }, [0])
  t.same(judged(race, open.game, [1, 'none', nonsense]), refused('decision-closed'))
  const counted = sitDown(lineUp, { seats: 2 }, seededLuck(1))
  const [ofFirst] = counted.game.open
  t.same(judged(lineUp, counted.game, [1, ofFirst!.id, nonsense]), refused('decision-closed'))
  const hidden = sitDown(market, { seats: 3 })
  hidden.move(0, { type: 'offer', to: 1, card: 1, price: 10 })
  const response = hidden.game.open.find(({ kind }) => kind === 'trade-response')!
  t.same(judged(market, hidden.game, [2, response.id, nonsense]), refused('decision-closed'))
  t.same(
    judged(market, hidden.game, [0, response.id, nonsense]),
    refused('decision-closed'),
    'even to the seat that made the offer',
  )
})

t.test('order of checks: a decision past its deadline is closed', async (t) => {
  const { game } = sitDown(race, { seats: 2, decisionSeconds: 30 }, [0])
  const { id, deadline } = game.open[0]!

  t.same(judged(race, game, [0, id, { type: 'roll' }], deadline!), refused('decision-closed'))
})

t.test('order of checks: then not-your-decision', async (t) => {
  const { game } = sitDown(race, { seats: 2 }, [0])

  t.same(judged(race, game, [1, game.open[0]!.id, nonsense]), refused('not-your-decision'))
})

t.test('order of checks: then the code of the suspending decision', async (t) => {
  const { game, move } = sitDown(debt, { seats: 2 })
  move(0, { type: 'levy' })
  const suspended = game.open.filter(({ suspendedBy }) => suspendedBy !== undefined)

  t.same(
    suspended.map(({ kind, seat }) => `${seat} ${kind}`),
    ['0 turn', '0 interject', '1 interject'],
  )
  for (const { seat, id } of suspended)
    t.same(judged(debt, game, [seat, id, nonsense]), refused('debt-open', 'DE-1'))
})

t.test('order of checks: then wrong-move-for-decision, parameters, the rules', async (t) => {
  const { game, move } = sitDown(trade, { seats: 3 })
  const { id } = game.open[0]!
  const nothing = { cards: [], cash: 0 }
  const offer = { type: 'offer', to: 1, terms: { give: nothing, take: nothing } }

  t.same(
    judged(trade, game, [0, id, { type: 'accept', junk: 1 }]),
    refused('wrong-move-for-decision'),
  )
  t.same(judged(trade, game, [0, id, nonsense]), refused('invalid-parameters'))
  t.same(judged(trade, game, [0, id, { ...offer, more: 1 }]), refused('invalid-parameters'))
  const bare = { type: 'end-turn', more: 1 }
  t.same(judged(trade, game, [0, id, bare]), refused('invalid-parameters'), 'no move has fields')
  t.same(judged(trade, game, [0, id, { ...offer, to: 0.5 }]), refused('invalid-parameters'))
  t.same(judged(trade, game, [0, id, offer]), refused('empty-offer', 'TR-2'))
  move(0, { type: 'end-turn' })
  t.same(judged(trade, game, [0, id, offer]), refused('decision-closed'), 'answered before')
})

t.test('a refusal of a malformed move names the wrong field', async (t) => {
  const { game } = sitDown(trade, { seats: 2 })
  const decisionId = game.open[0]!.id
  const give = { cards: [0], cash: -5 }
  const move = { type: 'offer', to: 1, terms: { give, take: { cards: [], cash: 0 } } }

  t.throws(
    () => submit(trade, game, { seat: 0, decisionId, move }, noLuck, START),
    new Refusal('invalid-parameters', null, {
      errors: [{ pointer: '/terms/give/cash', message: 'must be at least 0' }],
    }),
  )
})

t.test('any JSON is refused or accepted, and a refusal changes nothing', async (t) => {
  for (const rules of Object.values(miniRulesets)) {
    const { game } = create(
      rules,
      buildTable(rules, { seats: rules.seats.min }),
      seededLuck(1),
      START,
    )
    const { id: decisionId, seat, moves } = game.open[0]!
    const before = JSON.stringify(game)
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom(...moves, '__proto__', 'constructor', 'toString', ''),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (junk, type, fields) => {
          for (const move of [junk, { ...fields, type }, { type, amount: junk, to: junk }]) {
            const trial = branch(game)
            try {
              submit(rules, trial, { seat, decisionId, move }, seededLuck(2), START)
            } catch (error) {
              if (!(error instanceof Refusal) || JSON.stringify(trial) !== before) throw error
            }
          }
        },
      ),
      { seed: 11, numRuns: 40 },
    )
    t.equal(JSON.stringify(game), before, rules.id)
  }
})

const changed = (parts: Partial<Ruleset<Race>>): Ruleset<Race> => ({ ...race, ...parts })
const started = (rules: Ruleset<Race>, seats = 2) =>
  create(rules, buildTable(rules, { seats, decisionSeconds: 30 }), () => 0, START).game
const roll = (rules: Ruleset<Race>, game: ReturnType<typeof started>) =>
  submit(
    rules,
    game,
    { seat: 0, decisionId: game.open[0]?.id ?? 'none', move: { type: 'roll' } },
    () => 0,
    START,
  )

const refuseStep = () => {
  throw new Refusal('step-too-far', 'DR-4')
}
const rollingDoes = (roll: Ruleset<Race>['decide']['roll']) =>
  changed({ eventsPerCommitMax: 50, decide: { ...race.decide, roll } })
const bugs: readonly (readonly [string, Ruleset<Race>, RegExp])[] = [
  [
    'a refusal after an event',
    rollingDoes((play, { seat }) => {
      play.emit({ type: 'die.rolled', seat, face: 1 })
      refuseStep()
    }),
    /refused \(step-too-far\) after an event or a draw/,
  ],
  [
    'a refusal after a draw',
    rollingDoes(({ chance }) => {
      chance.die(6)
      refuseStep()
    }),
    /refused \(step-too-far\) after an event or a draw/,
  ],
  ['no event', rollingDoes(() => {}), /emitted no event for a move/],
  [
    'a loop',
    rollingDoes((play, { seat }) => {
      for (;;) play.emit({ type: 'die.rolled', seat, face: 1 })
    }),
    /does not settle/,
  ],
  [
    'a hole in the state',
    changed({
      evolve: {
        ...race.evolve,
        'die.rolled': () => {
          throw new RangeError('no such token')
        },
      },
    }),
    /no such token/,
  ],
  [
    'neither a question nor an outcome',
    changed({
      openDecisions: (state, table) =>
        state.face === null ? race.openDecisions(state, table) : [],
    }),
    /has neither a decision nor an outcome/,
  ],
]

t.test('a bug breaks the game until it is folded again from its log', async (t) => {
  for (const [what, rules, message] of bugs) {
    const game = started(rules)
    t.throws(() => roll(rules, game), message, what)
    t.throws(() => roll(rules, game), /a bug has damaged this game/, `${what}: not played on`)
  }
})

t.test('a refusal before the first event breaks nothing', async (t) => {
  const { game, refuses, move } = placed(
    race,
    { seats: 2 },
    {
      tokens: [
        [10, 8],
        [0, 0],
      ],
      turn: 0,
      face: 4,
      away: [false, false],
    },
  )
  const before = structuredClone(game)

  t.same(refuses(0, { type: 'step', token: 0 }), refused('step-too-far', 'DR-4'))
  t.same(game, before)
  move(0, { type: 'step', token: 1 })
  t.same(game.state.tokens[0], [10, 12])
})

t.test('a default that the rules refuse, or that does nothing, is a bug', async (t) => {
  const refusing = changed({
    defaults: { ...race.defaults, roll: () => ({ type: 'step', token: 0 }) },
    decide: {
      ...race.decide,
      step: () => {
        throw new Refusal('step-too-far', 'DR-4')
      },
    },
  })
  const idle = changed({ defaults: { ...race.defaults, roll: () => null } })
  const timeOut = (rules: Ruleset<Race>) => {
    const game = started(rules)
    return expire(rules, game, game.open[0]!, noLuck, game.open[0]!.deadline!)
  }

  t.throws(() => timeOut(refusing), /refuses its own default: step-too-far/)
  t.throws(() => timeOut(idle), /emitted no event for a time-out/)
})

t.test('no time-out comes before its deadline', async (t) => {
  const game = started(race)

  t.throws(() => expire(race, game, game.open[0]!, noLuck, START + 29_999), /has not passed/)
})

t.test('time never moves back', async (t) => {
  const game = started(race)
  const [asked] = game.open

  const commit = submit(
    race,
    game,
    { seat: 0, decisionId: asked!.id, move: { type: 'roll' } },
    () => 0,
    START - 5_000,
  )

  t.equal(commit.at, START)
  t.equal(game.at, START)
})

t.test('the draw counter continues from commit to commit', async (t) => {
  const drawn: number[] = []
  const luck = (counter: number) => {
    drawn.push(counter)
    return 0
  }
  const { game, commit } = create(race, buildTable(race, { seats: 2 }), luck, START)
  const next = submit(
    race,
    game,
    { seat: 0, decisionId: game.open[0]?.id ?? 'none', move: { type: 'roll' } },
    luck,
    START,
  )

  t.same(drawn, [0, 1])
  t.same([commit.drawn, next.drawn], [1, 2])
})

t.test('ids contain version and seat, but no key', async (t) => {
  const { game } = sitDown(duel, { seats: 2 }, seededLuck(5))

  t.equal(game.version, 9)
  t.equal(game.open[0]!.id, '9-0-0')
})

t.test('a question keeps its id while it is asked and unanswered', async (t) => {
  const { game, move } = sitDown(auction, { seats: 4, options: { cash: 100 } })
  const ids = () => Object.fromEntries(game.open.map(({ seat, id }) => [seat, id]))
  const before = ids()
  move(1, { type: 'bid', amount: 10 })
  const raised = ids()
  move(2, { type: 'bid', amount: 20 })

  t.same(before, { 0: '1-0-0', 1: '1-1-0', 2: '1-2-0', 3: '1-3-0' })
  t.same(raised, { 0: '1-0-0', 2: '1-2-0', 3: '1-3-0' })
  t.same(ids(), { 0: '1-0-0', 1: '3-1-0', 3: '1-3-0' }, 'a repeated question is another question')
})

t.test('an answered question that is asked again under the same key is a new one', async (t) => {
  const { game, move } = sitDown(debt, { seats: 2 })
  const own = () => game.open.find(({ seat, kind }) => seat === 1 && kind === 'interject')!.id
  const first = own()
  move(1, { type: 'gift', to: 0 })

  t.not(own(), first)
})

t.test('an imagined game keeps the ids of open questions, and repeats none', async (t) => {
  const { game, move } = sitDown(market, { seats: 3 })
  move(0, { type: 'offer', to: 1, card: 1, price: 10 })
  const response = game.open.find(({ kind }) => kind === 'trade-response')!
  const state = structuredClone(game.state) as Parameters<(typeof market.evolve)['offer.made']>[0]
  state.offers.push({ number: 9, from: 2, to: 1, card: 21, price: 10 })

  const world = worldWith(market, game, state)

  const ids = world.open.map(({ id }) => id)
  t.equal(new Set(ids).size, ids.length)
  t.ok(ids.includes(response.id))
})

t.test('a setup starts a game and does nothing else', async (t) => {
  const { game, commit } = create(race, buildTable(race, { seats: 2 }), () => 0, START)
  const again = replay(race, game.table, [commit])

  t.same(again, game)
  fold(race, again, commit)
  t.equal(again.version, 2, 'folding verifies nothing')
})
