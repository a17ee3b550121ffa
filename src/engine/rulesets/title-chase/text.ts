import type { Viewer } from '../../kernel/types.ts'
import { listed, seatName } from '../shared/text.ts'
import { blueSquareOf, cardOf } from './content/book.ts'
import type { CupTie, Due, Fixture, TeamId } from './state.ts'
import type { Table, View } from './types.ts'

const ROUNDS_BEFORE = 1
const ROUNDS_AFTER = 3
const SQUARES_AHEAD = 6

export function text(view: View, viewer: Viewer, table: Table): string {
  return [
    headOf(view, viewer, table),
    ...managersOf(view, viewer, table),
    ...aheadOf(view, viewer, table),
    ...tableOf(view),
    ...fixturesOf(view),
    ...ownFixturesOf(view, viewer),
    ...cupOf(view),
    ...matchOf(view),
    ...endOf(view),
  ].join('\n')
}

const thousands = (pounds: number): string => `£${pounds / 1000}K`

function headOf(view: View, viewer: Viewer, { options }: Table): string {
  const { season, turn, roundsPlayed, cupRoundsPlayed, phase, currentSeat, queue } = view
  const self = typeof viewer === 'number' ? ` You are seat ${viewer}.` : ''
  const at =
    phase === 'playing'
      ? `turn ${turn} of ${seatName(currentSeat)}`
      : phase === 'finished'
        ? 'finished'
        : 'teams are being chosen'
  const due = queue.length > 0 ? `, due now: ${queue.map(dueName).join(' ')}` : ''
  return (
    `Title Chase (${options.version}), season ${season} of ${options.seasons}, ${at}.${self} ` +
    `Played: ${roundsPlayed} of 22 league rounds, ${cupRoundsPlayed} of 4 cup rounds${due}.`
  )
}

const dueName = (due: Due): string => (due.kind === 'round' ? `M${due.round}` : due.cupRound)

function managersOf(view: View, viewer: Viewer, table: Table): string[] {
  const { stock, packs } = view
  const stocked = table.content.stars.map(
    ({ category, fee }) => `${category} ${thousands(fee)} (${stock[category]} left)`,
  )
  return [
    'Managers (seat, team, square, cash; stars, ! suspended until round; cards kept):',
    ...view.seats.map(
      (manager, seat) =>
        `${viewer === seat ? '>' : ' '}${seat} ${managerText(view, manager, table)}`,
    ),
    `For sale: ${stocked.join(', ')}. Packs: yellow ${packs.yellow.count}, red ${packs.red.count}.`,
  ]
}

function managerText(view: View, manager: View['seats'][number], table: Table): string {
  const { team, square, cash, debts, stars, keep, suspensions, leaving, resigned } = manager
  if (resigned !== null) return 'resigned'
  const shown = stars.map((category) => {
    const to = suspensions.findLast((one) => one.category === category)?.to
    return to === undefined ? category : `${category}!${to}`
  })
  const cards = keep.map((card) => cardText(table, card))
  const owes = debts.map(({ amount, card }) => thousands(amount) + (card ? ` for ${card}` : ''))
  return [
    team === null ? 'no team' : teamText(view, team),
    `square ${square}`,
    `${thousands(cash)}${owes.length > 0 ? ` owes ${owes.join(', ')}` : ''}`,
    `stars ${listed(shown)}`,
    `cards ${listed(cards, ', ')}${leaving === null ? '' : ', resigns after the match'}`,
  ].join(', ')
}

function cardText({ content }: Table, card: string): string {
  const { effect } = cardOf(content, card)
  const off = effect.kind === 'voucher' ? ` ${thousands(effect.amountOff)}` : ''
  return `${card} ${effect.kind}${off}`
}

function aheadOf(view: View, viewer: Viewer, { content }: Table): string[] {
  const seat = typeof viewer === 'number' ? viewer : view.currentSeat
  const manager = seat === null ? undefined : view.seats[seat]
  if (!manager || manager.resigned !== null || view.phase !== 'playing') return []
  const { square } = manager
  const next = content.board.squares.slice(square + 1, square + 1 + SQUARES_AHEAD)
  const squares = next.map((one, place) => {
    const what =
      one.type === 'match'
        ? `M${one.match}`
        : one.type === 'cup'
          ? one.cupRound
          : one.type === 'blue'
            ? `${one.blue} "${blueSquareOf(content, one.blue).text}"`
            : one.type
    return `${place + 1} ${what}`
  })
  return squares.length > 0 ? [`Ahead of seat ${seat}: ${squares.join(', ')}`] : []
}

function tableOf(view: View): string[] {
  if (view.table.length === 0) return []
  const rows = view.table.map((row) => {
    const { position, team, name, seat, played, won, drawn, lost, goalsFor, goalsAgainst } = row
    const cells = [position, played, won, drawn, lost].map((cell) => String(cell).padStart(2))
    const goals = `${goalsFor}-${goalsAgainst}`.padStart(7)
    const by = seat === null ? '' : ` seat ${seat}`
    return `${cells.join(' ')} ${goals} ${String(row.points).padStart(3)}  ${team} ${name}${by}`
  })
  return ['League table ( # Pl  W  D  L   Goals Pts):', ...rows]
}

function fixturesOf({ fixtures, roundsPlayed }: View): string[] {
  if (fixtures.length === 0) return []
  const from = Math.max(0, roundsPlayed - ROUNDS_BEFORE)
  const rounds = fixtures.slice(from, roundsPlayed + ROUNDS_AFTER)
  return [
    'Fixtures (home first):',
    ...rounds.map((round, place) => `M${from + place + 1}: ${round.map(fixtureText).join(', ')}`),
  ]
}

const fixtureText = ({ home, away, status, score }: Fixture): string =>
  `${home} ${score ? score.join(':') : status === 'skipped' ? 'x' : 'v'} ${away}`

function ownFixturesOf(view: View, viewer: Viewer): string[] {
  const team = typeof viewer === 'number' ? (view.seats[viewer]?.team ?? null) : null
  if (team === null || view.fixtures.length === 0) return []
  const own = view.fixtures.flatMap((round, index) =>
    round
      .filter(({ home, away }) => home === team || away === team)
      .map(({ home, away, score }) => {
        const against = home === team ? `H ${away}` : `A ${home}`
        return `${index + 1} ${against}${score ? ` ${score.join(':')}` : ''}`
      }),
  )
  return [`Your rounds (H home, A away): ${own.join(', ')}`]
}

function cupOf(view: View): string[] {
  const { cup } = view
  if (view.league.teams.length === 0) return []
  const rounds = [...new Set(cup.ties.map(({ cupRound }) => cupRound))].map((cupRound) => {
    const ties = cup.ties.filter((one) => one.cupRound === cupRound).map(tieText)
    return ` ${cupRound}: ${ties.join(', ')}`
  })
  const waiting = cup.unrevealed ? [` face down: ${listed(cup.unrevealed)}`] : []
  const won = cup.winner === null ? [] : [` won by ${teamText(view, cup.winner)}`]
  return [
    `Cup (r: replay, sides swapped), ${cup.alive.length} in: ${listed(cup.alive)}`,
    ...rounds,
    ...waiting,
    ...won,
  ]
}

const tieText = ({ home, away, matches, winner }: CupTie): string => {
  const scores = matches.map(({ score, home: at }) => `${score.join(':')}${at === home ? '' : 'r'}`)
  const through = winner === null ? '' : ` > ${winner}`
  return `${home}-${away}${scores.length > 0 ? ` ${scores.join(' ')}` : ''}${through}`
}

function teamText({ league }: View, team: TeamId): string {
  const named = [...league.teams, ...league.cupExtras].find(({ id }) => id === team)
  return `${named?.name ?? team} (${team})`
}

function matchOf(view: View): string[] {
  const { match } = view
  if (!match) return []
  const side = (name: 'home' | 'away') => {
    const team = teamText(view, match[name])
    const seat = name === 'home' ? match.homeSeat : match.awaySeat
    if (seat === null) return `${team}, unmanaged`
    const line = match.lineUp[name]
    const card = match.penalty[name]?.card
    const playing = line === null ? 'line-up open' : `plays ${listed(line)}`
    return `${team}, seat ${seat}, ${playing}${card ? `, penalty card ${card}` : ''}`
  }
  const which =
    match.competition === 'league'
      ? `M${match.round} match ${match.no}`
      : `${match.cupRound} tie ${match.tie}${match.replay > 0 ? ` replay ${match.replay}` : ''}`
  const dice = match.neutral ? 'both roll red' : 'home rolls blue, away red'
  return [`Match: ${which}, ${dice}: ${side('home')} v ${side('away')}`]
}

function endOf({ history, ending }: View): string[] {
  const seasons = history.map(
    ({ season, winner, positions, double }) =>
      `Season ${season}: won by seat ${winner}${double === null ? '' : ' with the double'}; ` +
      `positions ${positions.map((place, seat) => `${seat}: ${place ?? '-'}`).join(', ')}`,
  )
  return ending ? [...seasons, `The end (${ending.reason})`] : seasons
}
