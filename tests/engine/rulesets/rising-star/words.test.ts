import t from 'tap'
import { seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { submit } from '../../../../src/engine/kernel/perform.ts'
import { labelOf, questionContext } from '../../../../src/engine/kernel/question-text.ts'
import { listMoves } from '../../../../src/engine/kernel/sampling.ts'
import { spacesOf } from '../../../../src/engine/kernel/turn.ts'
import { branch } from '../../../../src/engine/kernel/world.ts'
import { contractOf } from '../../../../src/engine/rulesets/rising-star/content/book.ts'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import { playBots, testTurnsAreShort } from '../../../support/turn-texts.ts'

const BUDGET_CHARACTERS = 500
const SEEDS = [1, 2, 3, 4, 5]
const SEATS = 4

const games = SEEDS.map((seed) => ({ seed, seats: SEATS }))

testTurnsAreShort(risingStar, games, BUDGET_CHARACTERS)

t.test('a label states the effect: scores, cards, contracts and their terms', async (t) => {
  const compared = { scores: 0, fees: 0, contracts: 0 }
  for (const sat of games)
    playBots(risingStar, sat, ({ game, decision }) => {
      const asked = questionContext(risingStar, game, decision)
      for (const move of listMoves(spacesOf(risingStar, game, decision), 50) ?? []) {
        const label = labelOf(risingStar, move, asked)
        const order = { seat: decision.seat, decisionId: decision.id, move }
        const after = branch(game)
        const { events } = submit(risingStar, after, order, seededLuck(sat.seed), 0)
        const { contract } = after.state.shared.seats[decision.seat]!
        const played = events.find((event) => event.type === 'match.card-played')
        if (played && !played.rerolled.length) {
          compared.scores += 1
          const { home, away } = played.score
          if (!label.includes(`: ${home}–${away}, `)) t.fail(label)
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
          if (!label.endsWith('or pay 20k')) t.fail(label)
        }
      }
    })
  t.ok(
    compared.scores > 20 && compared.contracts > 20 && compared.fees > 0,
    `${JSON.stringify(compared)}`,
  )
})
