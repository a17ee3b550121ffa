import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import type { State, Superclub } from '../types.ts'
import { entryAt, managerAt } from './clubs.ts'

const WON = 2
const DRAWN = 1
const THIRDS = 3

function matchAt(state: State, id: string) {
  const match = state.shared.matches.find((one) => one.id === id)
  demand(match, `match ${id} is on`)
  return match
}
const sideOf = (state: State, id: string, seat: number | null): 0 | 1 =>
  matchAt(state, id).sides[0].seat === seat ? 0 : 1

export const matchLaws: readonly Law<Superclub>[] = [
  {
    clause: 'SC-180',
    says: 'line-ups are submitted once, and each third is played and scored',
    events: {
      'match.opened': ({ match, kind, home, away, boosts }, { state }) => {
        for (const [side, seat] of [home, away].entries()) {
          if (seat === null || kind !== 'league') continue
          const { boost, nextMatch } = managerAt(state, seat)
          const isOff = nextMatch.some((effect) => effect.kind === 'noBoostNextMatch')
          const given = boosts[side]!
          demand(boost === 0 || isOff ? given === 0 : given >= boost, 'the boost of the captain')
        }
        return (after) => {
          const { sides, stage, score } = matchAt(after, match)
          demandSame([sides[0].seat, sides[1].seat], [home, away], 'its sides')
          demandSame([sides[0].boost, sides[1].boost], boosts, 'its boosts')
          demand(stage === 'line-ups' && score.join() === '0,0', 'from the start')
        }
      },
      'lineup.submitted'({ match, seat, lineUp }, { state }) {
        const side = matchAt(state, match).sides[sideOf(state, match, seat)]
        demand(side.seat === seat && !side.submitted, 'once')
        const rows = [...lineUp.defence, ...lineUp.midfield, ...lineUp.attack]
        const cards = rows.filter((card) => card !== null)
        demand(new Set(cards).size === cards.length, 'each player once')
        for (const card of cards) {
          const entry = entryAt(state, seat, card)
          if (!entry) continue
          const { injured, outSeason, refuses } = entry
          demand(!injured && !outSeason && !refuses, `${card} can play`)
        }
        return (after) => {
          demand(matchAt(after, match).sides[sideOf(after, match, seat)].submitted, 'it is in')
          demandSame(after.secret.lineUps.at(-1), { match, seat, lineUp }, 'and hidden')
        }
      },
      'lineup.revealed'({ match, lineUps }, { state }) {
        const { sides } = matchAt(state, match)
        for (const side of [0, 1] as const) {
          const { seat } = sides[side]
          if (seat === null) continue
          const own = state.secret.lineUps.find((one) => one.match === match && one.seat === seat)
          if (own) demandSame(lineUps[side], own.lineUp, 'as submitted')
        }
        return (after) => {
          const now = matchAt(after, match)
          demand(now.stage === 'between', 'play begins')
          demandSame([now.sides[0].lineUp, now.sides[1].lineUp], lineUps, 'on the pitch')
        }
      },
      'third.started': ({ match, third }, { state }) => {
        const { thirds } = matchAt(state, match)
        demand(third === thirds.length + 1, 'one after the other')
        return (after) => {
          const now = matchAt(after, match).third
          demand(now?.index === third && now.mods.join() === '0,0', 'it is on')
        }
      },
      'weapon.played'({ match, seat, gc }, { state }) {
        demand(state.secret.hands[seat]?.includes(gc), 'from the hand')
        const plays = matchAt(state, match).third?.plays ?? 0
        return (after) => {
          demand(!after.secret.hands[seat]?.includes(gc), 'it leaves the hand')
          demand(after.shared.discard.at(-1) === gc, 'to the discards')
          demand(matchAt(after, match).third?.plays === plays + 1, 'it counts')
        }
      },
      'window.readied': ({ match, seat }, { state }) => {
        demand(!matchAt(state, match).third?.ready.includes(seat), 'once')
        return (after) => demand(matchAt(after, match).third?.ready.includes(seat), 'it is ready')
      },
      'dice.rolled': ({ match, seat, dice }, { state }) => {
        const side = sideOf(state, match, seat)
        demand(matchAt(state, match).third?.dice[side] === null, 'once')
        return (after) => {
          demandSame(matchAt(after, match).third?.dice[side], dice, 'on the table')
          demand(matchAt(after, match).stage === 'react', 'both may react')
        }
      },
      'dice.rerolled': ({ match, seat, dice }, { state }) => {
        const side = sideOf(state, match, seat)
        demand(matchAt(state, match).third?.dice[side] !== null, 'after the roll')
        return (after) => demandSame(matchAt(after, match).third?.dice[side], dice, 'new dice')
      },
      'third.decided'({ match, third, totals, winner, score }, { state }) {
        const before = matchAt(state, match)
        const [home, away] = totals
        for (const side of [0, 1] as const) {
          const [one, other] = before.third?.dice[side] ?? [0, 0]
          demand(totals[side] >= 2 * (one + other), 'the dice count, in half stars')
        }
        demand(before.third?.index === third, 'the third in play')
        if (home !== away) demand(winner === (home > away ? 0 : 1), 'the higher total wins')
        else {
          const [one, other] = before.third.winsDraw
          demand(winner === (one === other ? null : one ? 0 : 1), 'a draw, unless a card wins it')
        }
        const gain = (side: 0 | 1) => (winner === null ? DRAWN : winner === side ? WON : 0)
        const expected = [before.score[0] + gain(0), before.score[1] + gain(1)]
        demandSame(score, expected, 'two half points for a win, one for a draw')
        return (after) => {
          const now = matchAt(after, match)
          demandSame(now.score, score, 'it counts')
          demand(now.third === null && now.thirds.at(-1)?.index === third, 'it is over')
        }
      },
      'match.decided'({ match, winner, score, points }, { state }) {
        const before = matchAt(state, match)
        demandSame(score, before.score, 'as played')
        const [home, away] = score
        const left = THIRDS - before.thirds.length
        demand(left === 0 || Math.abs(home - away) > WON * left, 'after the last third that counts')
        const best = home === away ? null : before.sides[home > away ? 0 : 1].seat
        demand(winner === best, 'more points win')
        const order = Math.sign(home - away)
        demand(Math.sign(points[0] - points[1]) === order, 'and score more')
        const had = before.sides.map(({ seat }) =>
          seat === null ? 0 : managerAt(state, seat).seasonPoints,
        )
        return (after) => {
          for (const side of [0, 1] as const) {
            const { seat } = before.sides[side]
            if (seat === null) continue
            const { seasonPoints, squad, nextMatch } = managerAt(after, seat)
            demand(seasonPoints === had[side]! + points[side], 'they count')
            demand(nextMatch.length === 0, 'effects are used')
            demand(
              squad.every(({ outMatches }) => outMatches === 0),
              'suspensions are served',
            )
          }
        }
      },
    },
  },
  {
    clause: 'SC-200',
    says: 'doubles injure, game changers are drawn, kept and resolved in turn',
    events: {
      'player.injured'({ match, seat, card, lasting, row, slot }, { state }) {
        const { kind, sides } = matchAt(state, match)
        demand(lasting === (kind === 'league'), 'for the season in the league only')
        const side = sides[sideOf(state, match, seat)]
        const { lineUp } = side
        const rows = lineUp ? [lineUp.goalkeeper, ...lineUp.defence] : []
        const there = row === 'defence' ? rows[slot - 1] : lineUp?.[row][slot - 1]
        demand(there === card, 'the player in that slot')
        return (after) => {
          const now = matchAt(after, match).sides[sideOf(after, match, seat)]
          demand(now.injured.at(-1) === card, 'it is injured')
          const entry = entryAt(after, seat, card)
          if (lasting && entry) demand(entry.injured, 'for longer')
        }
      },
      'injury.cancelled': ({ match, seat, by }, { state }) => {
        const side = sideOf(state, match, seat)
        if (by === 'weapon') demand(matchAt(state, match).third?.cancelled[side], 'by its card')
        if (by === 'first') demand(!managerAt(state, seat).firstInjuryUsed, 'the first one')
        return (after) => {
          if (by === 'first') demand(managerAt(after, seat).firstInjuryUsed, 'it is used')
        }
      },
      'player.substituted': ({ match, seat, card }, { state }) => {
        const side = matchAt(state, match).sides[sideOf(state, match, seat)]
        demand(side.vacancy !== null && !side.injured.includes(card), 'a fit one')
        const { lineUp } = side
        const rows = lineUp ? [...lineUp.defence, ...lineUp.midfield, ...lineUp.attack] : []
        demand(!rows.includes(card), 'from the bench')
        return (after) => {
          demand(
            matchAt(after, match).sides[sideOf(after, match, seat)].vacancy === null,
            'it plays',
          )
        }
      },
      'doubles.settled':
        ({ match }) =>
        (after) => {
          demand(matchAt(after, match).stage === 'substitute', 'substitutes come on')
        },
      'game-changer.drawn': ({ match, seat, card }, { state }) => {
        demand(state.secret.gameChangers[0] === card, 'the top card')
        demand(matchAt(state, match).kind === 'league', 'in the league')
        return (after) =>
          demandSame(after.secret.faceDown.at(-1), { match, seat, card }, 'face down')
      },
      'game-changer.kept': ({ card, seat }, { state }) => {
        demand(
          state.secret.faceDown.some((one) => one.card === card && one.seat === seat),
          'drawn',
        )
        return (after) => demand(after.secret.hands[seat]?.at(-1) === card, 'it is in the hand')
      },
      'game-changer.read': ({ match, seat, gc }, { state }) => {
        demand(
          state.secret.faceDown.some((one) => one.card === gc && one.seat === seat),
          'drawn',
        )
        return (after) => demand(matchAt(after, match).reading?.gc === gc, 'it is read')
      },
      'game-changer.resolved'(event, at) {
        const { match, seat, gc, card, kind, to, none, last, amount, effect, from } = event
        const { reading } = matchAt(at.state, match)
        demand(reading?.gc === gc && reading.seat === seat, 'the card that is read')
        const entry = card === null ? undefined : entryAt(at.state, seat, card)
        if (kind === 'developStar' && !none) demand(to === (from ?? 0) + 1, 'one star more')
        if (kind === 'loseStar' && !none) demand(to === (from ?? 0) - 1, 'one star less')
        if (entry && from !== null && kind.endsWith('Star'))
          demand(entry.stars === from, 'its stars')
        const money = at.commit.events.filter(
          (one) =>
            (one.type === 'cash.paid' || one.type === 'cash.received') &&
            one.reason === 'gameChanger',
        )
        if (amount !== null && amount !== 0 && /cash|money|fine|prize/i.test(kind))
          demand(money.length > 0 || managerAt(at.state, seat).cash === 0, 'the money moves')
        const effects = managerAt(at.state, seat).nextMatch.length
        return (after) => {
          const now = matchAt(after, match).reading
          demand((now === null) === last, 'until its last effect')
          if (last) demand(after.shared.discard.at(-1) === gc, 'then it is discarded')
          if (effect) demand(managerAt(after, seat).nextMatch.length === effects + 1, 'it waits')
          if (card === null || none) return
          const entryNow = entryAt(after, seat, card)
          if (kind.endsWith('Star')) demand(entryNow?.stars === to, 'it counts')
          if (kind === 'losePlayer') demand(!entryNow, 'it is gone')
          if (kind === 'healInjured') demand(!entryNow?.injured, 'it is fit')
        }
      },
    },
  },
  {
    clause: 'SC-R41',
    says: 'finals are decided by points, replays or penalties',
    events: {
      'final.replayed': ({ match, replays }, { state, table }) => {
        const before = matchAt(state, match)
        demand(table.options.finalDraw === 'replay', 'if the option says so')
        demand(
          replays === before.replays + 1 && before.score[0] === before.score[1],
          'after a draw',
        )
        return (after) => {
          const { score, thirds } = matchAt(after, match)
          demand(score.join() === '0,0' && thirds.length === 0, 'from the start')
        }
      },
      'shoot-out.started': ({ match }, { state }) => {
        const { score } = matchAt(state, match)
        demand(score[0] === score[1], 'after a draw')
        return (after) => demand(matchAt(after, match).stage === 'shoot-out', 'it is on')
      },
      'penalty.ordered': ({ match, seat, takers }, { state }) => {
        demand(!matchAt(state, match).ordered?.includes(seat), 'once')
        demand(new Set(takers).size === takers.length, 'each taker once')
        return (after) => demandSame(after.secret.orders.at(-1), { seat, takers }, 'it is kept')
      },
      'final.decided'({ match, winner }, at) {
        const { score, sides } = matchAt(at.state, match)
        if (score[0] !== score[1])
          demand(winner === sides[score[0] > score[1] ? 0 : 1].seat, 'more points win')
        else {
          const kicks = at.commit.events.flatMap((one) =>
            one.type === 'penalty.taken' && one.match === match ? [one] : [],
          )
          const goals = kicks.at(-1)?.goals
          demand(goals && goals[0] !== goals[1], 'a shoot-out decides')
          demand(winner === sides[goals[0] > goals[1] ? 0 : 1].seat, 'more goals win')
        }
        return (after) => demand(matchAt(after, match).stage === 'decided', 'it is over')
      },
    },
  },
]
