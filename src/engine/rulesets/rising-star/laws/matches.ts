import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import { contractOf } from '../content/book.ts'
import type { Side } from '../state.ts'
import type { RisingStar } from '../types.ts'
import { later, only, playerAt } from './seats.ts'

const POINTS = {
  matchday: [3, 1],
  reserves: [3, 1],
  derby: [6, 1],
  'cup-final': [10, 0],
  'championship-final': [0, 0],
} as const

const seatOf = (side: Side | null): number | null => (side && 'seat' in side ? side.seat : null)
const isCup = (kind: string): boolean => kind === 'cup-final' || kind === 'championship-final'

export const matchLaws: readonly Law<RisingStar>[] = [
  {
    clause: 'RS-705',
    says: 'matches are between the sides of the tile, and dice are goals',
    events: {
      'match.started'({ match, kind, home, away }, at) {
        const { state, table, commit, place } = at
        const { turn, seats, matches } = state.shared
        demand(match === matches + 1, 'one after the other')
        const mover = turn?.seat ?? null
        const tile = mover === null ? null : table.content.board[playerAt(state, mover).position]
        if (kind === 'matchday' || kind === 'reserves') {
          demand(tile?.type === kind && seatOf(away) === mover, 'the visitor stands on the tile')
          const owner = seats.find(({ token, resigning }) => token === tile.team && !resigning)
          const host = owner ? { seat: owner.no } : { absent: tile.team }
          const isGone = seats.some(({ token, resigning }) => token === tile.team && resigning)
          if (!isGone) demandSame(home, host, 'the owner of the tile is at home')
          const next = commit.events[place + 1]
          const isWalkover = next?.type === 'match.ended' && next.decidedBy === 'walkover'
          const isHurt = owner?.status === 'injured'
          demand(isWalkover === isHurt, 'an injured owner of the tile does not play')
        }
        if (kind === 'derby')
          demand(tile?.type === 'derby-day' && seatOf(home) === mover, 'a derby')
        if (kind === 'cup-final')
          demand(tile?.type === 'cup-final' && seatOf(away) === mover, 'a cup')
        return (after) => {
          const { match: now } = after.shared
          demand(
            now?.id === match && now.score === null && after.shared.matches === match,
            'it is on',
          )
        }
      },
      'match.dice-rolled'({ red, blue, score, stage }, { state }) {
        const { match } = state.shared
        demand(match?.score === null, 'once')
        const holds = (side: Side | null) => {
          const seat = seatOf(side)
          return seat !== null && (state.secret.hands[seat]?.length ?? 0) > 0
        }
        const first = holds(match.home) ? 'home-card' : holds(match.away) ? 'away-card' : null
        const isLevel = red === blue && isCup(match.kind)
        demand(stage === (first ?? (isLevel ? 'extra-time' : 'over')), 'sides with cards are asked')
        demandSame(score, { home: red, away: blue }, 'red for home, blue for away')
        return (after) => demandSame(after.shared.match?.score, score)
      },
      'match.extra-time-rolled'({ red, blue, score, aggregate }, { state }) {
        const { match } = state.shared
        demand(match && isCup(match.kind), 'in cup matches')
        const { home, away } = match.score ?? { home: -1, away: -2 }
        demand(home === away, 'after a draw')
        demandSame(score, { home: red, away: blue })
        demandSame(aggregate, { home: home + red, away: away + blue })
        return (after) => demandSame(after.shared.match?.extraTime, score)
      },
      'match.card-played'({ seat, side, card, score, period }, { state }) {
        const { match } = state.shared
        demand(match && seatOf(match[side]) === seat, 'by its own side')
        demand(!match.used[side], 'one card a side')
        demand(state.secret.hands[seat]?.includes(card), 'from the hand')
        demand(side === 'away' || !match.used.away || period === 'extra-time', 'home first')
        return (after) => {
          demand(!after.secret.hands[seat]?.includes(card), 'it leaves the hand')
          const now = after.shared.match
          demand(now?.used[side], 'it is used')
          demandSame(period === 'normal-time' ? now.score : now.extraTime, score)
        }
      },
      'match.card-declined'({ seat, side }, { state }) {
        const { match } = state.shared
        demand(match && seatOf(match[side]) === seat && !match.used[side], 'by its own side')
      },
      'match.penalty-taken'({ round, side, red, blue, scored, tally }, { state }) {
        const { match } = state.shared
        const before = match?.penalties ?? { round: 0, home: 0, away: 0 }
        demand(scored === (side === 'home' ? red > blue : blue > red), 'the higher die scores')
        const expected = { home: before.home, away: before.away }
        if (scored) expected[side] += 1
        demandSame(tally, expected, 'it counts')
        demand(round === before.round + (side === 'away' ? 1 : 0), 'the visitor kicks first')
      },
    },
  },
  {
    clause: 'RS-R39',
    says: 'more goals win, and the result pays points, fame and fees',
    events: {
      'match.ended'(ended, at) {
        const { winner, decidedBy, score, extraTime, penalties, aggregate } = ended
        const { state, table } = at
        const { match } = state.shared
        demand(match, 'a match is on')
        const { kind } = match
        const decisive = penalties ?? aggregate ?? score
        if (decidedBy !== 'walkover') {
          demand(decisive, 'with a score')
          const { home, away } = decisive
          demand(winner === (home === away ? 'draw' : home > away ? 'home' : 'away'), 'more goals')
          demandSame([score, extraTime], [match.score, match.extraTime], 'as played')
          const by = penalties ? 'penalties' : extraTime ? 'extra-time' : 'normal-time'
          demand(decidedBy === by, `decided by ${by}`)
          demand(!isCup(kind) || winner !== 'draw', 'a cup match has a winner')
          if (penalties) demand(Math.abs(penalties.home - penalties.away) === 1, 'sudden death')
        }
        if (kind === 'championship-final') {
          demand(only(at, 'points.awarded').length === 0, 'the final pays nothing')
          return (after) => {
            const champion = winner === 'draw' ? null : seatOf(match[winner])
            demand(after.shared.tiebreak?.champion === champion, 'its winner is champion')
          }
        }
        const [win, draw] = POINTS[kind]
        const mover = state.shared.turn?.seat
        const paid = later(at)
        for (const side of ['home', 'away'] as const) {
          const seat = seatOf(match[side])
          if (seat === null || (decidedBy === 'walkover' && seat !== mover)) continue
          const player = playerAt(state, seat)
          const due = winner === side ? win : winner === 'draw' ? draw : 0
          const isFit = player.status !== 'injured'
          const awards = paid.filter(
            (one) => one.type === 'points.awarded' && 'seat' in one && one.seat === seat,
          )
          demand(awards.length === (due > 0 && isFit ? 1 : 0), `points for ${side}`)
          for (const one of awards)
            demand('points' in one && one.points === due, `${due} points for ${side}`)
          const fame = only(at, 'fame.changed').filter((one) => one.reason === 'cup-final')
          const isCupWin = kind === 'cup-final' && winner === side
          if (isCupWin) demand(fame[0]?.delta === 10 && fame[0].seat === seat, 'ten fame')
          else if (kind !== 'cup-final') demand(fame.length === 0, 'fame is for the cup')
          if (player.contract === null) continue
          const { matchdayFee, reservesFee } = contractOf(table.content, player.contract)
          const fee = kind === 'reserves' ? reservesFee : matchdayFee
          const fees = only(at, 'cash.received').filter(
            (one) => one.reason.endsWith('-fee') && one.seat === seat,
          )
          demand(fees.length === (fee > 0 && isFit ? 1 : 0), `the fee of ${side}`)
          demand(
            fees.every(({ amount }) => amount === fee),
            'of its contract',
          )
        }
        return (after) => demand(after.shared.match?.stage === 'over', 'it is over')
      },
    },
  },
]
