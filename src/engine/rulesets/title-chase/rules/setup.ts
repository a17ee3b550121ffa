import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { rollOff } from '../../shared/roll-off.ts'
import { stockOf } from '../content/book.ts'
import type { Rounds } from '../content/fixtures.ts'
import { leagueOf } from '../options.ts'
import { seatsLeft } from '../read/league.ts'
import type { Secret, TeamId } from '../state.ts'
import type { Play } from '../types.ts'
import { generateRounds } from './fixtures.ts'
import { assignTeams } from './teams.ts'
import { startTurn } from './turn.ts'

/**
 * Maximum number of dice rolls that determine the first player. If several seats are still tied
 * after these rolls, the tied seat with the lowest number starts.
 */
const FIRST_PLAYER_ATTEMPTS_MAX = 20

export function startSeason(play: Play): void {
  const { state, table, emit } = play
  const { options, content } = table
  const { season: seasonsBefore, league, seats: seatsBefore } = state.shared
  const season = seasonsBefore + 1
  const { teams, cupExtras } = leagueOf(table)
  const isFirst = season === 1
  const isCarried = !isFirst && options.betweenSeasons === 'carry'
  const keepsTeams = !isFirst && options.teamsBetweenSeasons === 'keep'
  const seats = seatsBefore.map(({ team, cash, debts, resigned }) => {
    if (resigned !== null) return { team: null, cash: 0, debts: [] }
    return {
      team: keepsTeams ? sameTeam(league.teams, teams, team) : null,
      cash: isCarried ? cash : content.money.startingCash,
      debts: isCarried ? debts.map(({ id, amount, reason }) => ({ id, amount, reason })) : [],
    }
  })
  const stock = stockOf(content, () => 0)
  const { betweenSeasons } = options
  emit({ type: 'season.started', season, betweenSeasons, seats, stock })
  emit({ type: 'cup-field.set', teams, cupExtras })
  assignTeams(play)
}

function sameTeam(
  before: readonly { readonly id: TeamId }[],
  after: readonly { readonly id: TeamId }[],
  team: TeamId | null,
): TeamId | null {
  const place = before.findIndex(({ id }) => id === team)
  return after[place]?.id ?? null
}

export function setUpSeason(play: Play): void {
  const { state, table, chance, emit } = play
  const { yellow, red } = table.content.cards
  drawFixtures(play)
  const teams = state.shared.league.teams.map(({ id }) => id)
  emit({ type: 'lots.drawn', order: chance.shuffle(teams) })
  shuffleCards(play, { yellow: yellow.map(({ id }) => id), red: red.map(({ id }) => id) })
  startTurn(play, firstPlayer(play))
}

function drawFixtures(play: Play): void {
  const { teams } = play.state.shared.league
  const { fixtures } = play.table.options
  const rounds = roundsFor(play).map((round) =>
    round.map(([home, away]) => ({ home: at(teams, home).id, away: at(teams, away).id })),
  )
  const source = typeof fixtures === 'object' ? 'given' : fixtures
  play.emit({ type: 'fixtures.drawn', rounds, source })
}

function roundsFor({ table, chance }: Play): Rounds {
  const { fixtures } = table.options
  const { fixtureTemplate, preparedFixtures } = table.content
  if (typeof fixtures === 'object') return fixtures.rounds
  return fixtures === 'prepared'
    ? at(preparedFixtures, 0).rounds
    : generateRounds(fixtureTemplate.rounds, chance)
}

export function shuffleCards({ chance, emit }: Play, cards: Secret['packs']): void {
  for (const colour of ['yellow', 'red'] as const) {
    const order = chance.shuffle(cards[colour])
    emit({ type: 'pack.shuffled', colour, count: order.length, order })
  }
}

function firstPlayer(play: Play): Seat {
  const { table, chance, emit } = play
  const { blue } = table.content.dice
  const tied = rollOff(seatsLeft(play), {
    roll: () => ({ face: at(blue, chance.below(blue.length)) }),
    worth: ({ face }) => face,
    onRound: (rolls, attempt) => emit({ type: 'first-player.rolled', attempt, rolls: [...rolls] }),
    roundsMax: FIRST_PLAYER_ATTEMPTS_MAX,
  })
  const seat = at(tied, 0)
  emit({ type: 'first-player.decided', seat, byDefault: tied.length > 1 })
  return seat
}
