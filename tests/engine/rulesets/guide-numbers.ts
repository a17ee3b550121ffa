// Numbers in the guides for players, computed from the rules and the built-in packs.
import { at } from '../../../src/engine/kernel/define.ts'
import { listed } from '../../../src/engine/kernel/texts.ts'
import { optionsSchema as goalscorer } from '../../../src/engine/rulesets/goalscorer/options.ts'
import { housePack as careers } from '../../../src/engine/rulesets/rising-star/content/house.ts'
import { optionsSchema as risingStar } from '../../../src/engine/rulesets/rising-star/options.ts'
import { POINTS } from '../../../src/engine/rulesets/rising-star/read/match.ts'
import { MEDICAL_FEE } from '../../../src/engine/rulesets/rising-star/read/turn.ts'
import { house as clubs } from '../../../src/engine/rulesets/starplayer/content/house.ts'
import * as printed from '../../../src/engine/rulesets/starplayer/content/numbers.ts'
import {
  measuresOf,
  optionsSchema as starplayer,
} from '../../../src/engine/rulesets/starplayer/options.ts'
import { housePack as squads } from '../../../src/engine/rulesets/superclub/content/house.ts'
import { optionsSchema as superclub } from '../../../src/engine/rulesets/superclub/options.ts'
import { house as league } from '../../../src/engine/rulesets/title-chase/content/house.ts'

export const numbersIn: { readonly [ruleset: string]: readonly string[] } = {
  goalscorer: ofGoalscorer(),
  'rising-star': ofRisingStar(),
  starplayer: ofStarplayer(),
  superclub: ofSuperclub(),
  'title-chase': ofTitleChase(),
}

function ofGoalscorer(): string[] {
  const { rows, turnLimit } = goalscorer.parse({})
  return [`7 columns (a to g) and ${rows} rows`, `${turnLimit} for each side`]
}

function ofRisingStar(): string[] {
  const { board, agentCards, contracts } = careers
  const abilities = agentCards.flatMap((card) => (card.kind === 'agent' ? card.ability : []))
  const fees = agentCards.flatMap((card) => (card.kind === 'sponsorship' ? card.fee : []))
  const bonus = Math.max(...contracts.map(({ loyaltyBonus }) => loyaltyBonus))
  const { matchday, derby, 'cup-final': cup } = POINTS
  const k = (amount: number) => `${amount / 1_000}k`
  return [
    `board of ${board.length} tiles is a season; a career is ${risingStar.parse({}).seasons}`,
    `agent's ability, ${Math.min(...abilities)} to ${Math.max(...abilities)} (`,
    `its fee, ${k(Math.min(...fees))} to ${k(Math.max(...fees))} (`,
    `good sponsor is up to ${Math.floor(Math.max(...fees) / 100_000)},`,
    `a great contract pays ${Math.floor(bonus / 100_000)} a season`,
    `**${derby.win} points** for the winner`,
    `Derby: win ${derby.win}, draw ${derby.draw}`,
    `Win ${matchday.win} points, draw ${matchday.draw}, defeat 0`,
    `win **${cup.win} points and 10 fame**`,
    `you pay ${k(MEDICAL_FEE)} and move on`,
  ]
}

function ofStarplayer(): string[] {
  const standard = measuresOf({ mode: 'standard' })
  const short = measuresOf({ mode: 'short' })
  const five = measuresOf({ mode: 'five-a-side' })
  const values = clubs.footballers.map(({ value }) => value)
  const [first, ...others] = printed.ALL6_BONUS
  const { MANAGER_PRICE, STADIUM_PRICE, FORFEIT, PENALTY_GOAL } = printed
  return [
    `a board of ${clubs.board.length} spaces`,
    `**${standard.setSize} footballers of one squad**`,
    `up to ${standard.wildMax} of them Wild Substitutes`,
    `**a manager** (${inMillions(MANAGER_PRICE)},`,
    `**a stadium** (${inMillions(STADIUM_PRICE)},`,
    `**${standard.winsRequired} WIN cards**`,
    `You start with ${inMillions(standard.startMoney)}`,
    `its price, ${inMillions(Math.min(...values))}–${inMillions(Math.max(...values))},`,
    `Lose, and you pay ${inMillions(FORFEIT)}`,
    `every other club pays you ${inMillions(PENALTY_GOAL)}`,
    `${inMillions(first)}; then ${others.map(inMillions).join(', ')}`,
    `Keep ${inMillions(MANAGER_PRICE + STADIUM_PRICE)} in mind`,
    `${starplayer.parse({}).maxTurns} turns are used up`,
    `**Short game**: ${inMillions(short.startMoney)}`,
    `(${five.wildMax} wild at most), ${inMillions(five.startMoney)}, ${five.winsRequired} WIN`,
  ]
}

function ofSuperclub(): string[] {
  const { training, scouting, stadium } = squads.facilities
  const { squad, draftBoard, draftSquad } = squads.limits
  const { win, draw } = squads.matchPoints.single
  const { maxSeasons, maxTradeOffers } = superclub.parse({})
  const costs = (levels: readonly { readonly cost: number }[]) =>
    `(${levels
      .slice(1)
      .map(({ cost }) => cost)
      .join(', ')}M)`
  const counts = ['none', 'one player', 'two', 'three', 'four']
  const levels = training.map(
    ({ level, players, stars }) => `${level}: ${counts[players]}, +${stars}`,
  )
  return [
    `you start with ${squads.startingCash.normal}M`,
    `**${squads.targetPoints} on your point marker`,
    `Each round has ${draftBoard} cards`,
    `until you have ${draftSquad} players`,
    `reward for your place (${squads.placementReward.join(', ')}M)`,
    `Level ${levels.join('; ')}, and one star for sure`,
    `${listed(
      scouting.map(({ draws }) => String(draws)),
      'or',
    )} draws by level`,
    `training or scouting ${costs(training)} or stadium ${costs(stadium)}`,
    `At most ${squad} players`,
    `(defence-midfield-attack ${listed(squads.formations, 'or')};`,
    `rises ${win} for a win, ${draw} for a draw`,
    `After ${maxSeasons} seasons the most titles win`,
    `${maxTradeOffers} offers an off-season`,
  ]
}

function ofTitleChase(): string[] {
  const { money, dice, stars, points, board, cards } = league
  const { gate, cupBonus, finalPayments } = money
  const penalties = cards.yellow.filter(({ effect }) => effect.kind === 'penalty')
  const perPenalty = cards.yellow.length / penalties.length
  return [
    `A win is worth ${points.win} points, a draw ${points.draw}, a defeat ${points.loss}`,
    `You start with ${inPounds(money.startingCash)}`,
    `the track of ${board.last} squares`,
    stars.map(({ category, fee }) => `${category} ${inPounds(fee)}`).join(', '),
    `adds one black die, ${dice.black.join(' ')},`,
    `Then home rolls ${dice.blue.join(' ')}, away ${dice.red.join(' ')}`,
    `win ${inPounds(gate.win)}, draw ${inPounds(gate.draw)}, defeat ${inPounds(gate.loss)}`,
    `quarter-final ${inPounds(cupBonus.QF)}, semi-final ${inPounds(cupBonus.SF)}`,
    `final ${inPounds(cupBonus.FINAL)}. The runner-up collects ${inPounds(cupBonus.runnerUp)} more`,
    `collect ${inPounds(at(finalPayments, 0))} for 1st place`,
    `league and cup pays ${inPounds(money.doubleBonus)} more`,
    `| at home | ${[-2, -1, 0, 1, 2, 3].map(oddsAhead).join(' | ')} |`,
    `one card in ${perPenalty === 6 ? 'six' : perPenalty} is a penalty card`,
  ]
}

/** Returns the percentages of wins, draws and losses of the home side, such as `50/22/28`. */
function oddsAhead(stars: number): string {
  const { blue, red } = league.dice
  const ends = blue.flatMap((home) => red.map((away) => Math.sign(home + stars - away)))
  const share = (end: number) => ends.filter((one) => one === end).length / ends.length
  return [1, 0, -1].map((end) => Math.round(share(end) * 100)).join('/')
}

function inPounds(amount: number): string {
  return `£${new Intl.NumberFormat('en').format(amount)}`
}

function inMillions(amount: number): string {
  return `£${amount / 1_000_000}M`
}
