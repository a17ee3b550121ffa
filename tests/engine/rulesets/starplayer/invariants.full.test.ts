import { deepStrictEqual, ok } from 'node:assert/strict'
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
import { bookOf } from '../../../../src/engine/rulesets/starplayer/content/book.ts'
import { deckNames, roundOf } from '../../../../src/engine/rulesets/starplayer/content/cards.ts'
import { squads } from '../../../../src/engine/rulesets/starplayer/content/schema.ts'
import { starplayer } from '../../../../src/engine/rulesets/starplayer/index.ts'
import { measuresOf, optionSamples } from '../../../../src/engine/rulesets/starplayer/options.ts'
import { isComplete } from '../../../../src/engine/rulesets/starplayer/read/club-set.ts'
import { tradableOf } from '../../../../src/engine/rulesets/starplayer/read/clubs.ts'
import { remember } from '../../../../src/engine/rulesets/starplayer/read/dues.ts'
import type { Draft } from '../../../../src/engine/rulesets/starplayer/state.ts'
import type { Starplayer, Table } from '../../../../src/engine/rulesets/starplayer/types.ts'

type Played = Game<Starplayer>
const MOVES = process.env.SOAK ? 20_000 : 250
const RUNS = process.env.SOAK ? 200 : 24

const seatsAndOptions = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat(),
  /** True if the game makes additional claims, because random moves rarely claim. */
  claiming: fc.boolean(),
  options: fc.record(
    Object.fromEntries(
      Object.entries(optionSamples).map(([name, values]) => [name, fc.constantFrom(...values)]),
    ),
  ),
})

/** Every card must be in exactly one place: a deck, the tray, a club, or an unfinished action. */
function cardsOf({ shared: { tray, clubs, frames }, secret: { decks } }: Draft): string[] {
  const inHand = frames.flatMap((frame) =>
    frame.kind === 'acquire' || (frame.kind === 'effects' && !frame.kept) ? [frame.card] : [],
  )
  const held = clubs.flatMap((club) => [
    ...tradableOf(club),
    ...(club.trophy === null ? [] : [club.trophy]),
  ])
  return [...deckNames.flatMap((deck) => decks[deck]), ...tray, ...held, ...inHand].sort()
}

function allCards({ content, options }: Table): string[] {
  const isPlayed = (card: string) => options.mode !== 'five-a-side' || !card.startsWith('bogus')
  return [...bookOf(content).cards].filter(isPlayed).sort()
}

interface Bank {
  cash: number[]
}

function checkEvents(bank: Bank, events: readonly { type: string }[]): void {
  for (const event of events as readonly Starplayer['event'][]) {
    if (event.type === 'setup.dealt') bank.cash[event.seat] = event.cash
    if (event.type === 'pawn.moved' && event.reason !== 'tackle')
      ok(event.passed.length < 48, 'a pawn goes a lap at most')
    if (event.type !== 'cash.paid') continue
    ok(event.amount > 0 && event.amount % 500_000 === 0, 'money comes in steps of £500K')
    ok(event.from !== event.to)
    if (event.from !== 'official') bank.cash[event.from]! -= event.amount
    if (event.to !== 'official') bank.cash[event.to]! += event.amount
  }
}

function checkState({ state, table, open, over }: Played, bank: Bank): void {
  const { shared, secret } = state
  const { options } = table
  deepStrictEqual(cardsOf(state as Draft), allCards(table), 'every card is in one place')
  deepStrictEqual(
    shared.clubs.map(({ cash }) => cash),
    bank.cash,
    'money is accounted for',
  )
  for (const club of shared.clubs) {
    ok(club.cash >= 0)
    ok(options.squadLimit === 'audited' || club.footballers.length <= 11)
    ok(club.wilds.length <= 3 && club.yellows.length <= 1)
    const rounds = club.wins.map(roundOf)
    ok(
      new Set(rounds).size === rounds.length &&
        Math.max(0, ...rounds) <= measuresOf(options).winsRequired,
    )
    if (options.winCardSales === 'highest')
      deepStrictEqual(
        rounds,
        rounds.map((_, place) => place + 1),
      )
    ok(club.position >= 0 && club.position < table.content.board.length)
    ok(!over ? club.trophy === null : true)
    ok(!tradableOf(club).some((card) => /^(?:bogus|red-card)/.test(card)))
    const got = club.footballers.map((one) => one.got)
    deepStrictEqual(
      got,
      got.toSorted((one, other) => one - other),
      'in order of receipt',
    )
    if (over || open.some(isBlocking)) ok(club.complete === isComplete({ state, table }, club.seat))
  }
  const ranks = secret.all6Ranks.flatMap((one) => (one === null ? [] : [one.rank]))
  deepStrictEqual(
    ranks.toSorted(),
    ranks.map((_, place) => place + 1),
    'ranks in order',
  )
  if (options.maxTurns !== null) ok(shared.turn.no <= options.maxTurns)
  if (options.mode !== 'five-a-side' && !shared.frames.some(({ kind }) => kind === 'acquire'))
    for (const squad of squads) ok(secret.decks[squad].includes(`bogus-${squad}`))
  if (over && shared.result?.kind === 'trophy')
    ok(isComplete({ state, table }, shared.result.winner), 'the winner has a Club Set')
}

const GROUPS: Record<string, string> = {
  roll: 'action',
  purchase: 'action',
  'turn-end': 'action',
  negotiate: 'window',
  'answer-offer': 'window',
  'settle-debt': 'debt',
  'answer-sale': 'debt',
}

function checkDecisions({ open, state }: Played): void {
  const asked = open.filter(isBlocking)
  const groups = new Set(asked.map(({ kind }) => GROUPS[kind] ?? kind))
  ok(groups.size <= 1, `one kind of business at a time: ${[...groups]}`)
  for (const { seat } of asked) {
    const own = asked.filter((one) => one.seat === seat && one.kind !== 'answer-sale')
    ok(own.length <= 1, 'one question a seat')
    ok(state.shared.clubs[seat]?.status === 'in')
  }
  const suspended = open.filter(({ suspendedBy }) => suspendedBy === 'debt-open')
  ok(suspended.length === 0 || state.shared.debts.length > 0)
}

/** The claims in the state must be exactly the claims that an attentive player can know. */
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
  const { game, commit } = create(starplayer, table, luck, 0)
  const bank: Bank = { cash: [] }
  checkEvents(bank, commit.events)
  for (let moves = 0; moves < MOVES && !game.over; moves += 1) {
    checkState(game, bank)
    checkDecisions(game)
    checkClaims(game)
    const { events } = next(game, luck, chance, claiming)
    checkEvents(bank, events)
  }
  checkState(game, bank)
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

t.test('random games of every mode keep the invariants at every step', async (t) => {
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
