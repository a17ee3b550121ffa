import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import type { State, TitleChase } from '../types.ts'
import { managerAt } from './holdings.ts'

const SIDES = ['home', 'away'] as const

const seatOfTeam = ({ shared }: State, team: string): number | null => {
  const seat = shared.seats.findIndex((one) => one.team === team)
  return seat < 0 ? null : seat
}

export const matchLaws: readonly Law<TitleChase>[] = [
  {
    clause: 'TC-703',
    says: 'matches are those of the fixture list, in their order',
    events: {
      'match.started'(match, { state }) {
        const { home, away, homeSeat, awaySeat, round, no, competition, neutral } = match
        const { shared } = state
        demand(shared.match === null, 'one at a time')
        demandSame(
          [homeSeat, awaySeat],
          [seatOfTeam(state, home), seatOfTeam(state, away)],
          'managers',
        )
        if (competition === 'league') {
          const fixtures = shared.fixtures[(round ?? 0) - 1] ?? []
          const due = fixtures.findIndex(({ status }) => status === 'due')
          demand(due === (no ?? 0) - 1, 'the next of its round')
          demandSame([fixtures[due]?.home, fixtures[due]?.away], [home, away], 'as drawn')
          demand(!neutral, 'at home')
          const head = shared.queue[0]
          demand(head?.kind === 'round' && head.round === round, 'of the round that is due')
        }
        return (after) => {
          const { lineUp, penalty } = after.shared.match!
          demandSame(lineUp.home, homeSeat === null ? [] : null, 'home names its stars')
          demandSame(lineUp.away, awaySeat === null ? [] : null, 'away names its stars')
          demandSame(penalty, { home: null, away: null })
        }
      },
      'match.skipped'({ round, no }, { state, table }) {
        const fixture = state.shared.fixtures[round - 1]?.[no - 1]
        demand(table.options.version === 'mini' && fixture?.status === 'due', 'in the mini version')
        const seats = [fixture.home, fixture.away].map((team) => seatOfTeam(state, team))
        demand(
          seats.every((seat) => seat === null),
          'between unmanaged teams',
        )
        return (after) => demand(after.shared.fixtures[round - 1]?.[no - 1]?.status === 'skipped')
      },
      'round.finished'({ round }, { state }) {
        const { fixtures, roundsPlayed, queue } = state.shared
        demand(
          fixtures[round - 1]?.every(({ status }) => status !== 'due'),
          'after its last match',
        )
        demand(round === roundsPlayed + 1, 'one after the other')
        const waiting = queue.length
        return (after) => {
          demand(after.shared.roundsPlayed === round, 'it counts')
          demand(after.shared.queue.length === waiting - 1, 'it is done')
          for (const { suspensions } of after.shared.seats)
            demand(
              suspensions.every(({ from, to }) => from <= to),
              'suspensions run forwards',
            )
        }
      },
      'lineup.committed'({ seat, side, play }, { state, table }) {
        const { match, roundsPlayed } = state.shared
        demand(match?.[`${side}Seat`] === seat, 'of its side')
        demand(match.lineUp[side] === null, 'once')
        const { stars, suspensions } = managerAt(state, seat)
        demand(
          play.every((star) => stars.includes(star)),
          'owned stars',
        )
        demand(new Set(play).size === play.length, 'each once')
        const isBarred = match.competition === 'league' || table.options.suspensionInCup
        const out = suspensions.filter(
          ({ from, to }) => from <= roundsPlayed + 1 && to > roundsPlayed,
        )
        if (isBarred)
          demand(!out.some(({ category }) => play.includes(category)), 'without suspended ones')
        return (after) => demandSame(after.shared.match?.lineUp[side], play)
      },
      'penalty.committed'({ seat, side, card }, { state }) {
        const { match } = state.shared
        demand(match?.[`${side}Seat`] === seat, 'of its side')
        if (card !== null)
          demand(managerAt(state, seat).keep.includes(card), 'a card that it holds')
        return (after) => demandSame(after.shared.match?.penalty[side], { card })
      },
    },
  },
  {
    clause: 'TC-712',
    says: 'goals are dice and stars; the result pays the gate and costs the loser its stars',
    events: {
      'match.finished'({ sides, score, result, points, competition, round, no }, at) {
        const { state, table } = at
        const { match } = state.shared
        demand(match, 'a match is on')
        const own = at.commit.events.slice(0, at.place)
        const rolls = own.filter((event) => event.type === 'match.rolled')
        const [home, away] = sides
        const { gate } = table.content.money
        for (const [place, side] of SIDES.entries()) {
          const { team, seat, stars, die, black, goals, penalty } = sides[place]!
          demand(team === match[side] && seat === match[`${side}Seat`], 'the teams')
          demand(goals === die + stars.length + (black ?? 0), 'goals')
          demandSame(stars, match.lineUp[side], 'the stars of the line-up')
          demand((black !== null) === (penalty !== null), 'black for a penalty card')
          demand(penalty === (match.penalty[side]?.card ?? null), 'the committed card')
          const thrown = rolls.filter((one) => one.side === side).slice(black === null ? -1 : -2)
          const colour = side === 'home' && !match.neutral ? 'blue' : 'red'
          demand(thrown[0]?.die === colour && thrown[0].face === die, `the ${colour} die`)
          const outcome = result === 'draw' ? 'draw' : result === side ? 'win' : 'loss'
          if (seat !== null) {
            const paid = own.filter(
              (event) => event.type === 'cash.collected' && event.reason === 'gate',
            )
            const last = paid.findLast((event) => 'seat' in event && event.seat === seat)
            const due = gate[outcome]
            if (due > 0) demand(last && 'amount' in last && last.amount === due, `the gate ${due}`)
          }
          if (points) demand(points[place] === table.content.points[outcome], 'points')
          if (seat !== null && outcome === 'loss' && table.options.starsLostOnDefeat === 'played') {
            const left = managerAt(state, seat).stars
            demand(!stars.some((star) => left.includes(star)), 'played stars are lost')
          }
        }
        const expected =
          home.goals === away.goals ? 'draw' : home.goals > away.goals ? 'home' : 'away'
        demand(result === expected, 'more goals win')
        demandSame(score, [home.goals, away.goals], 'the score')
        demand((points === null) === (competition === 'cup'), 'points in the league')
        return (after) => {
          demand(after.shared.match === null, 'it is over')
          if (round === null || no === null) return
          demandSame(after.shared.fixtures[round - 1]?.[no - 1]?.score, score, 'on the list')
        }
      },
    },
  },
]
