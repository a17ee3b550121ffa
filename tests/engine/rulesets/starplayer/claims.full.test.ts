import { deepStrictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { playBots } from '../../../../src/engine/bots/match.ts'
import { seededChance, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import type { Game } from '../../../../src/engine/kernel/game.ts'
import { isBlocking } from '../../../../src/engine/kernel/open-decisions.ts'
import { create, resign, submit } from '../../../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { suggestMove } from '../../../../src/engine/kernel/turn.ts'
import { branch } from '../../../../src/engine/kernel/world.ts'
import { deckNames } from '../../../../src/engine/rulesets/starplayer/content/cards.ts'
import { starplayer } from '../../../../src/engine/rulesets/starplayer/index.ts'
import { optionSamples } from '../../../../src/engine/rulesets/starplayer/options.ts'
import { remember } from '../../../../src/engine/rulesets/starplayer/read/dues.ts'
import type { Draft } from '../../../../src/engine/rulesets/starplayer/state.ts'
import type { Starplayer, Table } from '../../../../src/engine/rulesets/starplayer/types.ts'

type Played = Game<Starplayer>
const MOVES = process.env.SOAK ? 20_000 : 250
const RUNS = process.env.SOAK ? 200 : 24

const seatsAndOptions = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat(),
  /** True if players make legal claims on purpose, because random moves rarely contain a claim. */
  claiming: fc.boolean(),
  options: fc.record(
    Object.fromEntries(
      Object.entries(optionSamples).map(([name, values]) => [name, fc.constantFrom(...values)]),
    ),
  ),
})

/**
 * Checks that the open claims in the game's state are exactly the claims that an attentive player
 * can derive from public events.
 */
function checkClaims({ state, table }: Played): void {
  const { shared, secret } = state
  if (shared.turn.steps === null) return
  const told = (due: { kind: string; creditor: number; space: number | null }) =>
    `${due.kind} ${due.creditor} ${due.space}`
  const isOpen = secret.claims.filter(({ kind, status }) => kind !== 'all-6' && status === 'open')
  const seen = remember({ state, table }).filter(
    ({ kind, claimed }) => kind !== 'all-6' && !claimed,
  )
  deepStrictEqual(seen.map(told), isOpen.map(told), 'claims follow from what everybody saw')
}

function claimOf({ state, open }: Played) {
  const { shared, secret } = state
  const due = secret.claims.find(({ status }) => status === 'open')
  const decision = open.find((one) => one.kind === 'interject' && one.seat === due?.creditor)
  if (!due || !decision) return null
  const { kind, space } = due
  const hasRoom = kind !== 'wild' || shared.clubs[due.creditor]!.wilds.length < 3
  const move = kind === 'all-6' ? { type: 'claim', kind } : { type: 'claim', kind, space }
  return hasRoom ? { decision, move } : null
}

function play(setting: { seats: number; seed: number; claiming: boolean; options: object }): void {
  const { seats, seed, claiming, options } = setting
  if ('mode' in options && options.mode === 'five-a-side')
    Object.assign(options, { squadRule: 'colour' })
  const table = buildTable(starplayer, { seats, options })
  const luck = seededLuck(seed)
  const chance = seededChance(seed)
  const { game } = create(starplayer, table, luck, 0)
  for (let moves = 0; moves < MOVES && !game.over; moves += 1) {
    checkClaims(game)
    next(game, luck, chance, claiming)
  }
}

function next(
  game: Played,
  luck: ReturnType<typeof seededLuck>,
  chance: ReturnType<typeof seededChance>,
  claiming: boolean,
) {
  const due = claiming && chance.below(3) === 0 ? claimOf(game) : null
  if (due)
    return submit(
      starplayer,
      game,
      { seat: due.decision.seat, decisionId: due.decision.id, move: due.move },
      luck,
      0,
    )
  const { clubs } = game.state.shared
  const inGame = clubs.filter(({ status }) => status === 'in')
  if (inGame.length > 2 && chance.below(150) === 0)
    return resign(starplayer, game, chance.pick(inGame).seat, luck, 0)
  const decision = chance.pick(game.open.filter(isBlocking))
  const wanted = ['roll', 'buy', 'end-turn', 'tackle'].find((type) =>
    decision.moves.includes(type as 'roll'),
  )
  const isEager = chance.below(4) > 0 && wanted !== undefined
  const spaces = starplayer.legalMoves(game.state, decision, table(game))
  const eager = isEager && spaces.filter(({ type }) => type === wanted)
  const from = eager && eager.length > 0 ? eager : spaces
  const move = suggestMove(starplayer as Ruleset<Starplayer>, game, decision, chance, from)
  const { seat, id: decisionId } = decision
  return submit(starplayer, game, { seat, decisionId, move }, luck, 0)
}

const table = (game: Played): Table => game.table

t.test('claims follow from what everybody saw, in random games of every mode', async (t) => {
  fc.assert(fc.property(seatsAndOptions, play), { numRuns: RUNS, seed: 11, endOnFailure: true })
  t.pass(`${RUNS} games`)
})

t.test('SP-118 no view shows the order of a deck, a sealed answer or a claim', async (t) => {
  const options = { claims: 'manual', tackle: 'sealed' } as const
  const setting = buildTable(starplayer, { seats: 3, options })
  const { game } = create(starplayer, setting, seededLuck(5), 0)
  const chance = seededChance(5)
  for (let moves = 0; moves < 300 && !game.over; moves += 1) {
    const other = branch(game)
    const { secret } = other.state as Draft
    for (const deck of deckNames) secret.decks[deck].reverse()
    secret.claims = [
      { id: 99, kind: 'gate', creditor: 0, debtor: 1, amount: 1, space: 8, status: 'open' },
    ]
    secret.answers = secret.answers.map((answer) => ({ ...answer, call: !answer.call }))
    secret.nextClaim = 1_000
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      deepStrictEqual(
        starplayer.viewFor(other.state, viewer, setting),
        starplayer.viewFor(game.state, viewer, setting),
      )
    next(game, seededLuck(moves), chance, true)
  }
  t.pass('300 positions')
})

t.test('bots claim every bonus, finish every mode and are never refused', async (t) => {
  const modes = [
    {},
    { mode: 'short', claims: 'manual' },
    { mode: 'five-a-side', tackle: 'sealed' },
    { squadRule: 'system', formations: ['4-3-3'], squadLimit: 'audited' },
  ]
  for (const [seed, options] of modes.entries()) {
    const seats = 2 + (seed % 3)
    const setting = buildTable(starplayer, { seats, options })
    const played = playBots({
      rules: starplayer as unknown as Ruleset,
      table: setting,
      bots: Array.from({ length: seats }, () => starplayer.bot as unknown as Ruleset['bot']),
      luck: seededLuck(seed),
      chance: seededChance(seed),
      movesMax: 20_000,
    })
    t.equal((played.game.state as Draft).shared.result?.kind, 'trophy', JSON.stringify(options))
    t.equal(played.refused, 0)
  }
})
