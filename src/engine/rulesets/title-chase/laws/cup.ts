import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import type { TitleChase } from '../types.ts'
import { behind } from './holdings.ts'

const ROUNDS = ['R16', 'QF', 'SF', 'FINAL'] as const

export const cupLaws: readonly Law<TitleChase>[] = [
  {
    clause: 'TC-805',
    says: 'cup ties come from the stacks, and their winners stay in',
    events: {
      'cup.round-drawn'({ cupRound, count, order }, { state }) {
        const { cup, cupRoundsPlayed, queue } = state.shared
        demand(cupRound === ROUNDS[cupRoundsPlayed], 'the next round')
        const head = queue[0]
        demand(head?.kind === 'cup' && head.cupRound === cupRound, 'that is due')
        demandSame([...order].sort(), [...cup.alive].sort(), 'all teams that are in')
        demand(count === order.length, 'counted')
        return (after) => {
          const { stacks } = after.secret
          demand(
            stacks?.home.length === count / 2 && stacks.away.length === count / 2,
            'two stacks',
          )
        }
      },
      'cup.tie-revealed'({ cupRound, tie, home, away }, at) {
        const { stacks } = at.state.secret
        demand(home === stacks?.home.at(-1) && away === stacks.away.at(-1), 'the top cards')
        const { ties } = at.state.shared.cup
        demand(tie === ties.filter((one) => one.cupRound === cupRound).length + 1, 'in order')
        const left = stacks.home.length
        const { seats } = at.state.shared
        const managed = [home, away].flatMap((team) => {
          const seat = seats.findIndex((one) => one.team === team)
          return seat < 0 ? [] : [seat]
        })
        const bonus = cupRound === 'R16' ? 0 : at.table.content.money.cupBonus[cupRound]
        const next = behind(at)
        const end = next.findIndex(({ type }) => type === 'match.started')
        const paid = next
          .slice(0, end)
          .filter((event) => event.type === 'cash.collected' && event.reason === 'cup-bonus')
        demand(paid.length === (bonus > 0 ? managed.length : 0), 'the bonus of the round')
        demand(
          paid.every((event) => 'amount' in event && event.amount === bonus),
          `${bonus}`,
        )
        return (after) => {
          demand(after.secret.stacks?.home.length === left - 1, 'turned over')
          demand(after.shared.cup.ties.at(-1)?.home === home, 'on the list')
        }
      },
      'cup.tie-decided'({ winner, loser, matches, byLot }, { state, table }) {
        const { ties, alive, out } = state.shared.cup
        const tie = ties.at(-1)
        demand(tie?.winner === null && tie.matches.length === matches, 'the open tie')
        demandSame([winner, loser].sort(), [tie.home, tie.away].sort(), 'its teams')
        const last = tie.matches.at(-1)
        const [home, away] = last?.score ?? [0, 0]
        demand(byLot === (home === away), 'a draw is decided by lot')
        if (byLot) demand(matches === table.options.maxReplays + 1, 'after all replays')
        else demand(winner === (home > away ? last?.home : last?.away), 'more goals win')
        const [inside, outside] = [alive.length, out.length]
        return (after) => {
          const { cup } = after.shared
          demand(cup.alive.includes(winner) && !cup.alive.includes(loser), 'the winner stays')
          demand(cup.alive.length === inside - 1 && cup.out.length === outside + 1, 'one less')
          demand(cup.out.at(-1) === loser, 'the loser is out')
        }
      },
      'cup.won'({ winner, runnerUp }, { state }) {
        const { alive, out, ties } = state.shared.cup
        demand(alive.length === 1 && alive[0] === winner, 'the last team')
        demand(out.at(-1) === runnerUp && ties.at(-1)?.cupRound === 'FINAL', 'after the final')
        return (after) => demand(after.shared.cup.winner === winner, 'it has the cup')
      },
      'cup.round-finished'({ cupRound, cupRoundsPlayed }, { state }) {
        const { shared, secret } = state
        demand(cupRoundsPlayed === shared.cupRoundsPlayed + 1, 'one after the other')
        demand(ROUNDS[cupRoundsPlayed - 1] === cupRound, 'in order')
        demand(secret.stacks?.home.length === 0, 'no card is left')
        const waiting = shared.queue.length
        return (after) => {
          demand(after.shared.cupRoundsPlayed === cupRoundsPlayed, 'it counts')
          demand(after.shared.queue.length === waiting - 1 && !after.secret.stacks, 'it is done')
        }
      },
      'match.started'(
        { competition, replay, home, away, firstHome, neutral, cupRound },
        { state },
      ) {
        if (competition !== 'cup') return undefined
        const tie = state.shared.cup.ties.at(-1)
        demand(tie?.winner === null && replay === tie.matches.length, 'of the open tie')
        demand(neutral === (cupRound === 'FINAL'), 'the final is on neutral ground')
        demand(firstHome === tie.home, 'who was at home first')
        const last = tie.matches.at(-1)
        if (!last) demandSame([home, away], [tie.home, tie.away], 'as turned over')
        else {
          demandSame([home, away], [last.away, last.home], 'the other way round')
          demand(last.score[0] === last.score[1], 'after a draw')
        }
        return undefined
      },
    },
  },
]
