import { playerOf } from '../content/book.ts'
import { bonusOf } from '../read/club.ts'
import { openContinents } from '../read/market.ts'
import { drawsOf, revealedOf, turnOf } from '../read/turns.ts'
import { unless } from '../refusals.ts'
import type { Play, Rules, Seen } from '../types.ts'
import { moveToken, pay, refillStacks, topOf } from './acts.ts'
import { known, priceProblem, roomProblem, stackProblem } from './problems.ts'
import { eachOf } from './spaces.ts'
import { stepTurns } from './turns.ts'

export const scoutingRules: Rules<'scout-draw' | 'scout-done' | 'scout-sign' | 'scout-decline'> = {
  'scout-draw': {
    problem: (at, { seat, move: { continent } }) =>
      known(at, 'continent', continent) ?? drawProblem(at, seat) ?? stackProblem(at, continent),
    spaces: (at, { seat }) =>
      drawProblem(at, seat) ? [] : eachOf('scout-draw', 'continent', openContinents(at)),
    act(play, { seat, move: { continent } }) {
      const card = topOf(play, continent)
      const { stars, scout } = playerOf(play.table.content, card)
      const price = Math.max(0, scout - bonusOf(play, seat, 'scoutDiscount'))
      play.emit({ type: 'scout.revealed', seat, continent, card, stars, price })
    },
  },
  'scout-sign': {
    problem: (at, { seat }) =>
      roomProblem(at, seat) ?? priceProblem(at, seat, revealedOf(at).price, 'SC-111'),
    act(play, { seat }) {
      const { card, stars, price, continent } = revealedOf(play)
      pay(play, seat, price, 'scout')
      play.emit({ type: 'scout.signed', seat, continent, card, stars, price })
      moveToken(play, seat, 'scout')
    },
  },
  'scout-decline': {
    act(play, { seat }) {
      const { card, stars, price, continent } = revealedOf(play)
      play.emit({ type: 'scout.declined', seat, continent, card, stars, price })
    },
  },
  'scout-done': {
    act: ({ emit }, { seat }) => emit({ type: 'turn.ended', seat }),
  },
}

function drawProblem(at: Seen, seat: number) {
  const draws = drawsOf(at, seat)
  return unless(turnOf(at).draws < draws, 'no-draws-left', { draws })
}

const stepScouts = stepTurns('invest')

export function stepScouting(play: Play): boolean {
  const { turn } = play.state.shared
  if (!turn) return stepScouts(play)
  const isDue = turn.revealed === null && turn.draws < drawsOf(play, turn.seat)
  return isDue && refillStacks(play)
}
