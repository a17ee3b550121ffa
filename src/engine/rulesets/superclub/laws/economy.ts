import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import { playerOf, pricesOf, staffOf } from '../content/book.ts'
import type { Superclub } from '../types.ts'
import { entryAt, managerAt } from './clubs.ts'
import { clockwiseFrom, freeCash, type Here, isTalented, staffSum } from './staff.ts'

const DIE = 6
const TOTAL = 12
/** For each phase of the off-season, the phases that can come next. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  finance: ['wages'],
  wages: ['unhappy', 'training'],
  unhappy: ['training'],
  training: ['scouting'],
  scouting: ['invest'],
  invest: ['deadline'],
  deadline: ['close'],
  close: ['season'],
}
const MOST_POINTS = 30
/** Phases of the year in which footballers may be injured or unavailable. */
const FLAGGED = ['season', 'season-end', 'super-duper', 'super-cup', 'finished']
const TURNS = ['training', 'scouting', 'invest']

function statusOf({ table }: Here, number: number) {
  const { statusBands } = table.content
  return [...statusBands].reverse().find(({ min }) => number >= min) ?? statusBands[0]!
}

const withPercent = (plain: number, percent: number): number => Math.floor((plain * percent) / 100)

/**
 * Returns how much the bank pays to a seat for a given reason, or null if any amount is possible.
 */
function dueTo(at: Here, seat: number, reason: string): number | null {
  const { content, options } = at.table
  const { lastRank, levels, status } = managerAt(at.state, seat)
  switch (reason) {
    case 'start':
      return content.startingCash[options.pace]
    case 'placement':
      return content.placementReward[(lastRank ?? 0) - 1] ?? -1
    case 'stadium': {
      const plain = content.facilities.stadium[levels.stadium - 1]?.income[status ?? ''] ?? -1
      return plain + withPercent(plain, staffSum(at, seat, 'stadiumBonusPercent'))
    }
    case 'income':
      return staffSum(at, seat, 'incomeBonus')
    case 'rebate':
      return staffSum(at, seat, 'auctionRebate')
    default:
      return null
  }
}

function wagesOf(at: Here, seat: number): number {
  const plain = managerAt(at.state, seat).token * at.table.content.wagePerStar
  return plain - withPercent(plain, staffSum(at, seat, 'wageDiscountPercent'))
}

export const economyLaws: readonly Law<Superclub>[] = [
  {
    clause: 'SC-061',
    says: 'rewards, incomes, wages and prices are those of the tables',
    events: {
      'cash.received'({ seat, amount, reason }, at) {
        const due = dueTo(at, seat, reason)
        demand(due === null || amount === due, `${reason} is ${due}, not ${amount}`)
        return undefined
      },
      'cash.paid'({ seat, amount, reason }, at) {
        const { wagesOwed } = managerAt(at.state, seat)
        if (reason === 'wages' && wagesOwed === null)
          demand(amount === wagesOf(at, seat), `wages are ${wagesOf(at, seat)}`)
        return undefined
      },
      'wages.owed'({ seat, amount }, at) {
        demand(amount === wagesOf(at, seat), 'the wages')
        return undefined
      },
      'facility.upgraded'({ seat, department, level, price }, at) {
        const actions = at.state.shared.turn?.actions ?? []
        const { limits, facilities } = at.table.content
        demand(actions.length < limits.investActions, 'within the number of actions')
        const { cost } = facilities[department][level - 1]!
        const discount = staffSum(at, seat, 'investmentDiscount')
        demand(price === Math.max(0, cost - discount), 'the price of the level')
        return undefined
      },
      'staff.hired'({ staff, price }, { state, table }) {
        if (state.shared.phase === 'invest')
          demand(price === staffOf(table.content, staff).price, 'the price of the staff')
        return undefined
      },
      'staff.drawn'({ seat, staff }, at) {
        const { phase, turn } = at.state.shared
        demand(staff.length === Math.min(2, at.state.secret.staff.length), 'two cards')
        if (phase !== 'invest') return undefined
        demand(turn?.seat === seat && !turn.actions.includes('staff'), 'once, on its own turn')
        demand(turn.actions.length < at.table.content.limits.investActions, 'as an action')
        return (after) => demand(after.shared.turn?.actions.at(-1) === 'staff', 'it is used')
      },
      'scout.revealed'({ seat, card, stars, price }, at) {
        const { content } = at.table
        const plain = playerOf(content, card)
        const discount = staffSum(at, seat, 'scoutDiscount')
        demand(stars === plain.stars, 'the stars of the card')
        demand(price === Math.max(0, plain.scout - discount), 'the scouting price')
        const { draws } =
          content.facilities.scouting[managerAt(at.state, seat).levels.scouting - 1]!
        const most = draws + staffSum(at, seat, 'scoutExtraDraws')
        demand((at.state.shared.turn?.draws ?? 0) < most, 'within the number of draws')
        return undefined
      },
      'player.sold-abroad'({ card, stars, price }, { state, table }) {
        const { scout } = pricesOf(table.content, card, stars)
        const signed = state.shared.scouted.find((one) => one.card === card)
        demand(price === Math.min(scout, signed?.price ?? scout), 'the scouting price')
        return undefined
      },
      'training.rolled'({ seat, card, die, bonus, from, to }, at) {
        const { content } = at.table
        const { turn } = at.state.shared
        const pitch = content.facilities.training[managerAt(at.state, seat).levels.training - 1]!
        demand(bonus === staffSum(at, seat, 'trainingRollBonus'), 'the bonus of the staff')
        const start = turn?.guaranteed === card ? from - 1 : from
        const most = Math.min(start + pitch.stars, playerOf(content, card).potential)
        const reached = Math.min(DIE, die + bonus, most)
        demand(to === Math.max(from, reached), 'n stars for a roll of n, within the limits')
        const players = pitch.players + staffSum(at, seat, 'trainingExtraPlayers')
        const isNew = !turn?.trained.includes(card)
        const trained = turn?.trained.length ?? 0
        demand(!isNew || trained < players, 'within the number of players')
        return (after) => {
          demand(after.shared.turn?.rolled.includes(card), 'it has rolled')
          demand(after.shared.turn?.trained.length === trained + (isNew ? 1 : 0), 'it counts')
        }
      },
      'training.guaranteed'({ seat, card }, at) {
        const level = managerAt(at.state, seat).levels.training
        demand(
          at.table.content.facilities.training[level - 1]?.guaranteed === 1,
          'at the top level',
        )
        demand(at.state.shared.turn?.rolled.length === 0, 'before the first roll')
        demand(isTalented(at, entryAt(at.state, seat, card)!), 'a hollow star')
        return (after) => {
          demand(after.shared.turn?.guaranteed === card, 'it is used')
          demand(after.shared.turn.trained.includes(card), 'it is one of the trainees')
        }
      },
    },
  },
  {
    clause: 'SC-052',
    says: 'the champion acts first, then clockwise, in each step of the off-season',
    events: {
      'turn.started'({ seat }, { state }) {
        const { first, managers, turnsDone } = state.shared
        demand(seat === clockwiseFrom(first, managers.length)[turnsDone], 'the next manager')
        return undefined
      },
      'phase.started'({ phase }, { state }) {
        const { phase: before, turnsDone, managers, lot, turn } = state.shared
        if (TURNS.includes(before)) demand(turnsDone === managers.length, 'after all turns')
        const next = NEXT[before]
        demand(!next || next.includes(phase), `${phase} does not follow ${before}`)
        demand(lot === null && turn === null, 'when all is done')
        return undefined
      },
      'lot.opened'({ n, flipper, card, min, stars }, { state, table }) {
        const { first, managers, lotsDone } = state.shared
        const count = managers.length
        demand(n === lotsDone + 1 && n <= count + table.content.limits.extraLots, 'in turn')
        demand(flipper === clockwiseFrom(first, count)[lotsDone % count], 'the next manager')
        const player = playerOf(table.content, card)
        demand(min === player.market && stars === player.stars, 'for the market price')
        return undefined
      },
      'manager.numbered'({ seat, number }, { commit, place }) {
        const before = commit.events[place - 1]
        if (before?.type !== 'manager.numbered') demand(number === 1, 'the first is manager 1')
        else demand(number === before.number + 1 && seat !== before.seat, 'one after the other')
        return (after) => demand(managerAt(after, seat).number === number, 'it is kept')
      },
    },
    commits({ commit, game: { state, table } }) {
      const numbers = commit.events.flatMap((one) =>
        one.type === 'manager.numbered' ? [one.seat] : [],
      )
      if (numbers.length === 0) return
      demandSame(numbers, clockwiseFrom(numbers[0]!, table.seats), 'leftwards around the table')
      const { managers } = state.shared
      const sorted = managers.map(({ number }) => number).sort((one, other) => one - other)
      demandSame(
        sorted,
        clockwiseFrom(0, table.seats).map((place) => place + 1),
        'all of them',
      )
    },
  },
  {
    clause: 'SC-030',
    says: 'tokens, markers, statuses and simulated matches follow the squads',
    events: {
      'sim.rolled'({ seat, dice, bonus, total, result, points }, at) {
        const { content, options, seats } = at.table
        demand(bonus === staffSum(at, seat, 'simBonus'), 'the bonus of the staff')
        demand(total === Math.min(TOTAL, dice[0] + dice[1] + bonus), 'the dice')
        const row = content.simRoll[statusOf(at, managerAt(at.state, seat).token).id]!
        const [from, to] = row[result]
        demand(from <= total && total <= to, 'the result of its row')
        const isTwice = options.homeAndAway && seats > 2
        const table = isTwice ? content.matchPoints.homeAndAway : content.matchPoints.single
        demand(points === table[result], 'the points of a match')
        return undefined
      },
      'match.decided'({ score, points }, { table: { content, options, seats } }) {
        const isTwice = options.homeAndAway && seats > 2
        const values = isTwice ? content.matchPoints.homeAndAway : content.matchPoints.single
        const [home, away] = score
        const worth = (own: number, other: number) =>
          own === other ? values.draw : own > other ? values.win : values.loss
        demandSame(points, [worth(home, away), worth(away, home)], 'win, draw and loss')
        return undefined
      },
      'season.ranked'({ ranking }, at) {
        demandSame(
          ranking.map(({ seat }) => seat).sort((one, other) => one - other),
          clockwiseFrom(0, at.table.seats),
          'all seats',
        )
        for (const [place, { seat, marker, status, titles }] of ranking.entries()) {
          const manager = managerAt(at.state, seat)
          const behind = ranking[place + 1]
          demand(marker === manager.marker, 'its marker')
          demand(!behind || marker >= behind.marker, 'the highest marker is first')
          demand(status === statusOf(at, marker).id, 'the status of the marker')
          demand(titles === manager.titles + (place === 0 ? 1 : 0), 'a title for the champion')
        }
        return undefined
      },
      'boost.assigned'({ seat, boost }, { state, table }) {
        const { lastRank } = managerAt(state, seat)
        demand(boost === table.content.captainBoost[(lastRank ?? 0) - 1], 'that of its place')
        return (after) => demand(managerAt(after, seat).boost === boost, 'it is held')
      },
      'phase.started'({ phase, round }, { state }) {
        if (phase !== 'season' || round !== 0) return undefined
        for (const { marker, token } of state.shared.managers)
          demand(marker === token, 'markers start on the numbers of the tokens')
        return undefined
      },
    },
    commits({ game: { state, table } }) {
      const { phase, managers, round, draft } = state.shared
      // A game may end in the draft, before the tokens are placed.
      const isDrafting = phase === 'draft' || (phase === 'finished' && draft.next !== null)
      for (const [seat, manager] of managers.entries()) {
        const { token, marker, squad, seasonPoints, levels, cash } = manager
        demand(cash >= freeCash({ state, table }, seat) && Number.isInteger(cash), 'cash')
        demand(freeCash({ state, table }, seat) >= 0, 'a binding bid is covered')
        const isLevel = (level: number) => level >= 1 && level <= 4
        demand(Object.values(levels).every(isLevel), 'levels 1 to 4')
        demand(seasonPoints <= MOST_POINTS, 'thirty points a season')
        for (const { card, stars, baseStars } of squad) {
          const printed = playerOf(table.content, card)
          demand(baseStars === printed.stars && stars >= baseStars, 'at least the printed stars')
          demand(stars <= printed.potential, 'within the potential')
        }
        if (phase === 'season' && round > 0)
          demand(marker - token === seasonPoints, 'the marker shows token and points')
        if (!FLAGGED.includes(phase))
          demand(
            squad.every(
              ({ injured, outSeason, outMatches }) => !injured && !outSeason && !outMatches,
            ),
            'all are fit after a season',
          )
        if (isDrafting) continue
        const strength = squad.reduce((sum, { stars }) => sum + stars, 0)
        demand(token === strength, `the token shows ${token}, the squad has ${strength}`)
      }
    },
  },
]
