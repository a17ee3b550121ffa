import fc from 'fast-check'
import t from 'tap'
import { checkLog } from '../../../../src/engine/certify/lawful.ts'
import { lawsOf } from '../../../../src/engine/certify/laws.ts'
import { seededChance, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import type { Commit, Game } from '../../../../src/engine/kernel/game.ts'
import { nextDeadline, nextDue } from '../../../../src/engine/kernel/open-decisions.ts'
import { create, expire, resign, submit } from '../../../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { suggestMove } from '../../../../src/engine/kernel/turn.ts'
import { decisionsFor, redact } from '../../../../src/engine/kernel/visibility.ts'
import { housePack } from '../../../../src/engine/rulesets/rising-star/content/house.ts'
import type { Content, Effect } from '../../../../src/engine/rulesets/rising-star/content/schema.ts'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import type { Options } from '../../../../src/engine/rulesets/rising-star/options.ts'
import type { RisingStar } from '../../../../src/engine/rulesets/rising-star/types.ts'

const GAMES = process.env.SOAK ? 1_500 : 400
const COMMITS_MAX = 5_000

interface Setting {
  readonly seed: number
  readonly seats: number
  readonly options: Partial<Options>
  /**
   * Average number of commits between two resignations (`leaving`) or between two time-outs
   * (`slow`); 0 means never.
   */
  readonly leaving: number
  readonly slow: number
  readonly content?: Content
}

const settings = fc.record({
  seed: fc.nat(2 ** 30),
  seats: fc.integer({ min: 2, max: 6 }),
  options: fc.record(
    {
      seasons: fc.integer({ min: 1, max: 4 }),
      tokenSelection: fc.constantFrom('choose' as const, 'assigned' as const),
      physioFeeTiming: fc.constantFrom('third-failed-roll' as const, 'fourth-turn' as const),
      shortfall: fc.constantFrom('write-off' as const, 'debt' as const),
      cupCardWindow: fc.constantFrom('normal-time' as const, 'until-used' as const),
      reshuffle: fc.boolean(),
      autoRoll: fc.boolean(),
      turnCap: fc.constantFrom(null, 24, 90),
    },
    { requiredKeys: [] },
  ),
  leaving: fc.constantFrom(0, 0, 40),
  slow: fc.constantFrom(0, 5),
})

type Check = (game: Game<RisingStar>, commit: Commit<RisingStar>) => void

const tableOf = ({ seats, options, content = housePack }: Setting) =>
  buildTable(risingStar, { seats, options, content, decisionSeconds: 60 })

/** Plays a complete game and returns the number of commits. */
function playRandomly(setting: Setting, check: Check): number {
  const { seed, leaving, slow } = setting
  const table = tableOf(setting)
  const luck = seededLuck(seed)
  const chance = seededChance(seed + 1)
  const { game, commit } = create(risingStar, table, luck, 0)
  check(game, commit)
  for (let commits = 1; ; commits += 1) {
    if (game.over) return commits
    if (commits === COMMITS_MAX) throw new Error('the game does not end')
    check(game, step())
  }
  function step(): Commit<RisingStar> {
    const staying = game.resigned.flatMap((gone, seat) => (gone ? [] : [seat]))
    if (leaving > 0 && chance.below(leaving) === 0)
      return resign(risingStar, game, chance.pick(staying), luck, game.at)
    const decision = game.open[0]!
    if (slow > 0 && chance.below(slow) === 0) {
      const now = nextDeadline(game.open)!
      return expire(risingStar, game, nextDue(game.open, now)!, luck, now)
    }
    const move = suggestMove(risingStar, game, decision, chance)
    const { seat, id: decisionId } = decision
    return submit(risingStar, game, { seat, decisionId, move }, luck, game.at)
  }
}

/** Plays a game, and then checks every commit against the laws of the rulebook. */
function playLawfully(setting: Setting): void {
  const commits: Commit<RisingStar>[] = []
  playRandomly(setting, (_, commit) => {
    commits.push(commit)
  })
  const rules = risingStar as unknown as Ruleset
  checkLog(rules, tableOf(setting), commits as unknown as Commit[], lawsOf(risingStar.id))
}

const fits = ({ seats, options }: Setting) =>
  typeof options.turnCap !== 'number' || options.turnCap >= seats * (options.seasons ?? 3)

t.test(
  'RS-R1 RS-R7 RS-R13 RS-R18 RS-R27 RS-R28 RS-R39 RS-R51 cards, money, points and ' +
    'seats keep the laws in random games of every kind',
  async (t) => {
    fc.assert(
      fc.property(settings.filter(fits), (setting) => {
        playLawfully(setting)
      }),
      { numRuns: GAMES, seed: 20 },
    )
    t.pass(`${GAMES} games`)
  },
)

function otherPack(): Content {
  const pack = structuredClone(housePack)
  Object.assign(pack, { id: 'other-rising-star' })
  pack.board.pop()
  const give = (id: string, ...effects: object[]) => {
    const cards = [...pack.agentCards, ...pack.dayToDayCards, ...pack.pressCards]
    Object.assign(cards.find((card) => card.id === id)!, { effects })
  }
  const move = (to: object, mode: string): Effect => ({ kind: 'move', to, mode }) as Effect
  give('amove-1', move({ tile: 'press' }, 'advance'))
  give('d-move-3', move({ tile: 'matchday', team: 'own' }, 'advance'))
  give('p-fame-1', { kind: 'fame', delta: 5 }, { kind: 'receive', amount: 10_000 })
  give('p-move-1', { kind: 'pay', amount: 50_000 }, move({ tile: 'agent' }, 'advance'))
  give('p-move-2', { kind: 'receive', amount: 1_000 }, move({ tile: 'transfer' }, 'direct'))
  give('p-move-3', move({ tile: 'pre-season' }, 'advance'))
  give('p-move-4', move({ tile: 'press' }, 'advance'))
  give('me-var', { kind: 'swap' }, { kind: 'score', own: 1, opponent: -2 })
  give('me-keeper', { kind: 'reroll', side: 'opponent' }, { kind: 'reroll', side: 'own' })
  const [best] = pack.agentCards.filter((card) => card.kind === 'agent')
  Object.assign(best!, { ability: 9 })
  return pack
}

t.test('RS-R10 RS-R12 RS-R15 RS-423 another pack plays with its own board and cards', async (t) => {
  const content = otherPack()
  for (let seed = 0; seed < GAMES / 4; seed += 1)
    playLawfully({
      ...{ seed, seats: 2 + (seed % 5), options: { seasons: 2 }, leaving: 0, slow: 0, content },
    })
  t.equal(content.board.length, 39)
})

t.test('RS-422 RS-R48 RS-R49 only its owner learns which Match Event is in a hand', async (t) => {
  const leaks: string[] = []
  const look: Check = (game, { events }) => {
    if (game.over) return
    const { state, table } = game
    const { hands } = state.secret
    for (const viewer of [...hands.keys(), 'spectator' as const]) {
      const canaries = hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))
      const told = JSON.stringify([
        risingStar.viewFor(state, viewer, table),
        risingStar.text(risingStar.viewFor(state, viewer, table), viewer, table),
        events.map((event) => redact(risingStar, event, viewer)),
        decisionsFor(game.open, viewer),
      ])
      for (const canary of canaries)
        if (told.includes(canary)) leaks.push(`${canary} to ${viewer} at ${game.version}`)
    }
  }
  for (let seed = 0; seed < GAMES / 10; seed += 1) {
    const options = { seasons: 2, cupCardWindow: 'until-used' as const }
    playRandomly({ seed, seats: 2 + (seed % 5), options, leaving: 60, slow: 0 }, look)
  }
  t.same(leaks, [])
})

t.test('RS-801 RS-R15 RS-R52 a game takes about ten turns a seat and season', async (t) => {
  let turns = 0
  const games = 60
  for (let seed = 0; seed < games; seed += 1)
    playRandomly(
      { seed, seats: 4, options: { seasons: 3 }, leaving: 0, slow: 0 },
      (_, { events }) => {
        turns += events.filter(({ type }) => type === 'turn.started').length
      },
    )
  const mean = turns / games / 4 / 3
  t.ok(mean > 9 && mean < 11.5, `${mean.toFixed(2)} turns`)
})
