import t from 'tap'
import { askedOf, labelOf } from '../../../src/kernel/ask.ts'
import { seededChance, seededLuck } from '../../../src/kernel/chance.ts'
import type { Line } from '../../../src/kernel/digest.ts'
import { type Commit, eventsOf, type Game } from '../../../src/kernel/game.ts'
import { create, submit } from '../../../src/kernel/perform.ts'
import { listMoves } from '../../../src/kernel/sampling.ts'
import { redact } from '../../../src/kernel/seen.ts'
import { buildTable } from '../../../src/kernel/table.ts'
import { say, toldTo } from '../../../src/kernel/tell.ts'
import { spacesOf, turnFor } from '../../../src/kernel/turn.ts'
import { textForTurn } from '../../../src/kernel/turn-text.ts'
import type { Viewer } from '../../../src/kernel/types.ts'
import { branch } from '../../../src/kernel/world.ts'
import { contractOf } from '../../../src/rulesets/rising-star/content/book.ts'
import { risingStar } from '../../../src/rulesets/rising-star/index.ts'
import type { RisingStar } from '../../../src/rulesets/rising-star/types.ts'

const BUDGET_CHARACTERS = 500
const DIGEST_CHARACTERS = 700
const SEEDS = [1, 2, 3, 4, 5]
const SEATS = 4

type Log = Commit<RisingStar>[]

/** A whole game of house bots, and what is looked at before each of their moves. */
function playOut(seed: number, look: (game: Game<RisingStar>, log: Log) => void) {
  const table = buildTable(risingStar, { seats: SEATS })
  const luck = seededLuck(seed)
  const chance = seededChance(seed)
  const { game, commit } = create(risingStar, table, luck, 0)
  const log: Log = [commit]
  while (!game.over) {
    look(game, log)
    const decision = game.open[0]!
    const turn = turnFor(risingStar, game, decision, chance)
    const order = { seat: decision.seat, decisionId: decision.id, move: risingStar.bot(turn) }
    log.push(submit(risingStar, game, order, luck, 0))
  }
}

/** What the viewer is told of each event. */
function linesOf(game: Game<RisingStar>, log: Log, viewer: Viewer): Line[] {
  const told = toldTo(risingStar, game.table, viewer)
  const events = log.flatMap((commit) => eventsOf(risingStar, commit))
  return events.map((event, place) => {
    const seen = redact(risingStar, event, viewer)
    const said = seen && say(risingStar, { event: seen, masked: seen !== event }, told)
    return { version: place + 1, event: seen, said }
  })
}

t.test(`half of all turns of four seats are told in ${BUDGET_CHARACTERS} characters`, async (t) => {
  const sizes: number[] = []
  for (const seed of SEEDS) {
    const cursors = Array.from({ length: SEATS }, () => 0)
    playOut(seed, (game, log) => {
      const decision = game.open[0]!
      const { seat } = decision
      const lines = linesOf(game, log, seat).slice(cursors[seat])
      cursors[seat] = game.version
      const news = { lines, most: DIGEST_CHARACTERS, readOn: (after: number) => `after ${after}` }
      const move = risingStar.bot(turnFor(risingStar, game, decision, seededChance(seed)))
      const text = textForTurn(risingStar, game, seat, news, () => (move ? [move] : []))
      sizes.push(text.length)
    })
  }
  const median = sizes.toSorted((one, other) => one - other)[sizes.length >> 1]!
  t.ok(median <= BUDGET_CHARACTERS, `${median} characters of ${sizes.length} turns`)
})

t.test('a label says what the engine does: scores, cards, contracts and their terms', async (t) => {
  const compared = { scores: 0, fees: 0, contracts: 0 }
  for (const seed of SEEDS)
    playOut(seed, (game) => {
      const decision = game.open[0]!
      const asked = askedOf(risingStar, game, decision)
      for (const move of listMoves(spacesOf(risingStar, game, decision), 50) ?? []) {
        const label = labelOf(risingStar, move, asked)
        const order = { seat: decision.seat, decisionId: decision.id, move }
        const after = branch(game)
        const { events } = submit(risingStar, after, order, seededLuck(seed), 0)
        const { contract } = after.state.shared.seats[decision.seat]!
        const played = events.find((event) => event.type === 'match.card-played')
        if (played && !played.rerolled.length) {
          compared.scores += 1
          const { home, away } = played.score
          if (!label.includes(`: ${home}:${away}, `)) t.fail(label)
        }
        if (move.type === 'accept-offer') {
          compared.contracts += 1
          t.equal(contract, move.card)
        }
        const isKept = move.type === 'decline-offers'
        if ((isKept || move.type === 'accept-offer') && contract !== null) {
          const { name, loyaltyBonus } = contractOf(game.table.content, contract)
          if (!label.includes(`“${name}” (Matchday `)) t.fail(label)
          if (!label.includes(`Loyalty ${loyaltyBonus / 1_000}k`)) t.fail(label)
        }
        const fee = events.find((event) => event.type === 'cash.paid' && event.reason === 'physio')
        if (fee) {
          compared.fees += 1
          if (!label.endsWith('or the fee of 20k')) t.fail(label)
        }
      }
    })
  t.ok(
    compared.scores > 20 && compared.contracts > 20 && compared.fees > 0,
    `${JSON.stringify(compared)}`,
  )
})
