import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import type { Pair } from '../content/fixtures.ts'
import { leagueOf } from '../options.ts'
import { freeTeams, seatsLeft, seatsToChoose, standings } from '../read/league.ts'
import { rankingOf } from '../read/ranking.ts'
import type { Draft, TeamId } from '../state.ts'
import type { Play } from '../types.ts'
import { generateRounds } from './fixtures.ts'
import { receive } from './money.ts'
import { startTurn } from './turn.ts'

/** After so many attempts without a single highest face the lowest seat still tied begins. */
const FIRST_PLAYER_ATTEMPTS_MAX = 20

/** Everything is laid out anew; what carries over says TC-R50. */
export function startSeason(play: Play): void {
  const { state, table, emit } = play
  const { options, content } = table
  const season = state.season + 1
  const league = leagueOf(content, options.league)
  const isFirst = season === 1
  const isCarried = !isFirst && options.betweenSeasons === 'carry'
  const keepsTeams = !isFirst && options.teamsBetweenSeasons === 'keep'
  const seats = state.seats.map(({ team, cash, debts, resigned }) => {
    if (resigned !== null) return { team: null, cash: 0, debts: [] }
    return {
      team: keepsTeams ? sameTeam(state.league.teams, league.teams, team) : null,
      cash: isCarried ? cash : content.money.startingCash,
      debts: isCarried ? debts.map(({ id, amount, reason }) => ({ id, amount, reason })) : [],
    }
  })
  const copies = content.stars.map(({ category, copies }) => [category, copies])
  const stock = Object.fromEntries(copies) as Draft['stock']
  const { betweenSeasons } = options
  emit({ type: 'season.started', season, betweenSeasons, seats, stock })
  emit({ type: 'cup-field.set', teams: league.teams, cupExtras: league.cupExtras })
  assignTeams(play)
}

/** Another league of as many teams: the one in the same place. */
function sameTeam(
  before: readonly { readonly id: TeamId }[],
  after: readonly { readonly id: TeamId }[],
  team: TeamId | null,
): TeamId | null {
  const place = before.findIndex(({ id }) => id === team)
  return after[place]?.id ?? null
}

/** Teams that nobody chooses. A preset holds for the first season only. */
function assignTeams({ state, table, chance, emit }: Play): void {
  const { teamAssignment } = table.options
  const isPreset = teamAssignment === 'preset' && state.season === 1
  if (teamAssignment !== 'random' && !isPreset) return
  const wanted = table.choices.map(({ team }) => (isPreset ? team : null))
  for (const seat of seatsToChoose(state)) {
    const named = wanted[seat] ?? null
    const free = freeTeams(state).filter((team) => !wanted.includes(team))
    const team = named ?? at(free, isPreset ? 0 : chance.below(free.length))
    emit({ type: 'team.chosen', seat, team, auto: true })
  }
}

/** Once all teams are chosen: fixtures, lots, packs, and who begins. */
export function setUpSeason(play: Play): void {
  const { state, table, chance, emit } = play
  const { yellow, red } = table.content.cards
  drawFixtures(play)
  const teams = state.league.teams.map(({ id }) => id)
  emit({ type: 'lots.drawn', order: chance.shuffle(teams) })
  shuffleCards(play, { yellow: yellow.map(({ id }) => id), red: red.map(({ id }) => id) })
  startTurn(play, firstPlayer(play))
}

export function shuffleCards({ chance, emit }: Play, cards: Draft['packs']): void {
  for (const colour of ['yellow', 'red'] as const) {
    const order = chance.shuffle(cards[colour])
    emit({ type: 'pack.shuffled', colour, count: order.length, order })
  }
}

function drawFixtures({ state, table, chance, emit }: Play): void {
  const { options, content } = table
  const { fixtures } = options
  const teams = state.league.teams
  const named = (rounds: readonly (readonly Pair[])[]) =>
    rounds.map((round) =>
      round.map(([home, away]) => ({ home: at(teams, home).id, away: at(teams, away).id })),
    )
  const [rounds, source] =
    fixtures === 'generated'
      ? ([generateRounds(content.fixtureTemplate.rounds, chance), 'generated'] as const)
      : fixtures === 'prepared'
        ? ([at(content.preparedFixtures, 0).rounds, 'prepared'] as const)
        : ([fixtures.rounds, 'given'] as const)
  emit({ type: 'fixtures.drawn', rounds: named(rounds), source })
}

/** The highest throw of the blue die begins; those who share it throw again (TC-R4). */
function firstPlayer({ state, table, chance, emit }: Play): Seat {
  const { blue } = table.content.dice
  let tied = seatsLeft(state)
  for (let attempt = 1; tied.length > 1 && attempt <= FIRST_PLAYER_ATTEMPTS_MAX; attempt += 1) {
    const rolls = tied.map((seat) => ({ seat, face: at(blue, chance.below(blue.length)) }))
    emit({ type: 'first-player.rolled', attempt, rolls })
    const highest = Math.max(...rolls.map(({ face }) => face))
    tied = rolls.filter(({ face }) => face === highest).map(({ seat }) => seat)
  }
  const seat = at(tied, 0)
  emit({ type: 'first-player.decided', seat, byDefault: tied.length > 1 })
  return seat
}

/** Final payments from the top of the table down, the double, the result (TC-R49). */
export function finishSeason(play: Play): void {
  const { state, table, emit } = play
  const { finalPayments, doubleBonus } = table.content.money
  const rows = standings(state, table)
  const { season, cup } = state
  const positions: (number | null)[] = state.seats.map(() => null)
  const payments = state.seats.map(() => 0)
  for (const { seat, position } of rows) {
    if (seat === null) continue
    const amount = finalPayments[position - 1] ?? 0
    positions[seat] = position
    payments[seat] = amount
    receive(play, seat, amount, { reason: 'final-payment', ref: null })
  }
  const [champion] = rows
  const double = champion && champion.team === cup.winner ? champion.seat : null
  if (double !== null) receive(play, double, doubleBonus, { reason: 'double', ref: null })
  const best = rows.find(({ seat }) => seat !== null)?.seat
  if (best === undefined || best === null || cup.winner === null || cup.runnerUp === null)
    throw new Error('a season ended without a manager or without a cup winner')
  emit({
    type: 'season.finished',
    season,
    table: rows,
    positions,
    payments,
    double,
    winner: best,
    cupWinner: cup.winner,
    runnerUp: cup.runnerUp,
  })
  if (season < table.options.seasons) startSeason(play)
  else emit({ type: 'game.finished', ranking: rankingOf(state), reason: 'completed' })
}
