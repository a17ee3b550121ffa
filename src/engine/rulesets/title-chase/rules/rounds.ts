import { at } from '../../../kernel/define.ts'
import type { Frozen } from '../../../kernel/types.ts'
import { type CupRound, cupRounds } from '../content/schema.ts'
import { seatOfTeam } from '../read/league.ts'
import type { CupTie, Secret, TeamId } from '../state.ts'
import type { Play } from '../types.ts'
import { startMatch } from './match.ts'
import { receive } from './money.ts'
import { endServedSuspensions } from './stars.ts'

type Tie = Frozen<CupTie>

export function continueRound(play: Play, round: number): void {
  const { state, table, emit } = play
  const fixtures = at(state.shared.fixtures, round - 1)
  if (fixtures.every(({ status }) => status === 'due')) emit({ type: 'round.started', round })
  for (const [index, { home, away, status }] of fixtures.entries()) {
    if (status !== 'due') continue
    const no = index + 1
    const isManaged = seatOfTeam(play, home) !== null || seatOfTeam(play, away) !== null
    if (table.options.version === 'mini' && !isManaged) {
      emit({ type: 'match.skipped', round, no })
      continue
    }
    startMatch(play, {
      competition: 'league',
      round,
      no,
      cupRound: null,
      tie: null,
      replay: 0,
      home,
      away,
      neutral: false,
      firstHome: home,
    })
    return
  }
  emit({ type: 'round.finished', round })
  endServedSuspensions(play, round)
}

export function continueCup(play: Play, cupRound: CupRound): void {
  const { state, chance, emit } = play
  const { cup, cupRoundsPlayed } = state.shared
  const { stacks } = state.secret
  const open = cup.ties.find(({ winner }) => winner === null)
  if (open) replayOrDecide(play, open)
  else if (stacks === null) {
    const order = chance.shuffle(cup.alive)
    emit({ type: 'cup.round-drawn', cupRound, count: order.length, order })
  } else if (stacks.home.length > 0) turnOver(play, cupRound, stacks)
  else emit({ type: 'cup.round-finished', cupRound, cupRoundsPlayed: cupRoundsPlayed + 1 })
}

function turnOver(
  play: Play,
  cupRound: CupRound,
  stacks: NonNullable<Frozen<Secret>['stacks']>,
): void {
  const { state, table, emit } = play
  const home = lastOf(stacks.home)
  const away = lastOf(stacks.away)
  const tie = state.shared.cup.ties.filter((one) => one.cupRound === cupRound).length + 1
  emit({ type: 'cup.tie-revealed', cupRound, tie, home, away })
  if (cupRound !== 'R16') {
    const bonus = table.content.money.cupBonus[cupRound]
    for (const team of [home, away]) payBonus(play, team, bonus)
  }
  startCupMatch(play, { cupRound, tie, home, away, replay: 0, firstHome: home })
}

const lastOf = <T>(items: readonly T[]): T => at(items, items.length - 1)

function payBonus(play: Play, team: TeamId, amount: number): void {
  const seat = seatOfTeam(play, team)
  if (seat !== null) receive(play, seat, amount, { reason: 'cup-bonus', ref: null })
}

function startCupMatch(
  play: Play,
  match: Pick<Tie, 'cupRound' | 'tie' | 'home' | 'away'> & {
    readonly replay: number
    readonly firstHome: TeamId
  },
): void {
  const neutral = match.cupRound === 'FINAL'
  startMatch(play, { competition: 'cup', round: null, no: null, ...match, neutral })
}

function replayOrDecide(play: Play, open: Tie): void {
  const { cupRound, tie, home: firstHome, away: firstAway, matches } = open
  const { home, away, score } = lastOf(matches)
  if (score[0] !== score[1]) {
    decideTie(play, open, score[0] > score[1] ? home : away, false)
  } else if (matches.length <= play.table.options.maxReplays) {
    const replay = matches.length
    startCupMatch(play, { cupRound, tie, home: away, away: home, replay, firstHome })
  } else {
    decideTie(play, open, play.chance.below(2) === 0 ? firstHome : firstAway, true)
  }
}

function decideTie(play: Play, open: Tie, winner: TeamId, byLot: boolean): void {
  const { emit, table } = play
  const { cupRound, tie, home, away } = open
  const loser = winner === home ? away : home
  const matches = open.matches.length
  emit({ type: 'cup.tie-decided', cupRound, tie, winner, loser, matches, byLot })
  if (cupRound !== cupRounds.at(-1)) return
  const { cupBonus } = table.content.money
  emit({ type: 'cup.won', winner, runnerUp: loser })
  payBonus(play, winner, cupBonus.winner)
  payBonus(play, loser, cupBonus.runnerUp)
}
