import { useRef, useState } from 'preact/hooks'
import { HUES } from '../boards/board.ts'
import { type Summary, token, touchline } from '../service.ts'
import { showToast } from '../shell/toast.tsx'
import { Card, Segments } from '../ui/card.tsx'
import { formatDuration, formatRating, gameName } from '../ui/format.ts'
import { Paged, type Pages, usePages } from '../ui/pages.tsx'
import { EmptySeat, SeatMark } from '../ui/seat-mark.tsx'
import { type News, useAccountFeed } from './account-feed.ts'
import { isTaken, type LobbySeat } from './seat-status.ts'

const LISTS = [
  ['mine', 'Mine'],
  ['open', 'Open'],
  ['running', 'Running'],
  ['over', 'Finished'],
] as const
type List = (typeof LISTS)[number][0]

/** The tables that there are, page by page. */
export function GameList() {
  const [list, show] = useState<List>('mine')
  const games = useGames(list)
  return (
    <Card
      title="Tables"
      flush
      right={
        <Segments
          label="Which tables"
          options={LISTS}
          value={list}
          pick={(one: List) => show(one)}
        />
      }
    >
      <Paged pages={games} empty={EMPTY[list]}>
        {(found) => (
          <ul class="tables">
            {inOrder(list, each(found)).map((game) => (
              <Row key={game.id} game={game} />
            ))}
          </ul>
        )}
      </Paged>
    </Card>
  )
}

const EMPTY: Readonly<Record<List, string>> = {
  mine: 'No table of yours yet: begin one below.',
  open: 'Nobody waits for players now: lay a table, and others will find it here.',
  running: 'No public game is running.',
  over: 'No public game has ended yet.',
}

/** One that came by itself may come once more with those that are further down. */
const each = (games: readonly Summary[]): readonly Summary[] => [
  ...new Map(games.map((game) => [game.id, game])).values(),
]

const awaitsMe = ({ awaits, seat }: Summary): boolean =>
  seat !== null && (awaits?.includes(seat) ?? false)

/** Of mine, those first that wait for me, and those last that are over. */
function inOrder(list: List, games: readonly Summary[]): readonly Summary[] {
  if (list !== 'mine') return games
  const place = (game: Summary) =>
    awaitsMe(game) ? 0 : ['running', 'open', 'over', 'cancelled'].indexOf(game.status) + 1
  return games.toSorted((one, other) => place(one) - place(other))
}

function Row({ game }: { readonly game: Summary }) {
  const { id, ruleset, status, seats, seat: mine, decisionSeconds, host } = game
  const hostName = seats.find(({ account }) => account !== null && account === host)?.name
  const isMyTurn = awaitsMe(game)
  const name = `: ${gameName(ruleset)} ${id.slice(-4)}`
  return (
    <li class={isMyTurn ? 'mine' : ''}>
      <span class="name clip">
        <b>{gameName(ruleset)}</b> <span class="muted mono">{id.slice(-4)}</span>
      </span>
      <Marks game={game} isMyTurn={isMyTurn} />
      <span class="clip muted host">
        <bdi>{hostName}</bdi>
      </span>
      <span class="muted num pace">
        {decisionSeconds === null ? 'no clock' : formatDuration(decisionSeconds)}
      </span>
      <a
        class={`button ${isMyTurn ? 'primary' : ''}`}
        href={status === 'open' && mine === null ? `/join/${id}` : `/play/${id}`}
      >
        {actOf(game)}
        <span class="hidden-label">{name}</span>
      </a>
    </li>
  )
}

interface MarksProps {
  readonly game: Summary
  readonly isMyTurn: boolean
}

/** The seats, taken and free, and how it stands. */
const Marks = ({ game, isMyTurn }: MarksProps) => (
  <span class="row marks">
    {game.seats.map((one) =>
      isTaken(one) ? (
        <span key={one.seat} title={called(one)}>
          <SeatMark seat={one.seat} hue={HUES[one.seat % HUES.length] ?? 'blue'} size={20} />
        </span>
      ) : (
        <EmptySeat key={one.seat} size={20} />
      ),
    )}
    {isMyTurn ? (
      <span class="pill on">your turn</span>
    ) : (
      <span class="small muted">
        {stateOf(game)}
        {game.archivedAt !== null && ', archived'}
      </span>
    )}
  </span>
)

const called = ({ name, rating }: LobbySeat): string =>
  `${name ?? 'A bot'}${rating ? ` · ${formatRating(rating)}` : ''}`

function stateOf({ status, seats, seat, outcome }: Summary): string {
  if (status === 'cancelled') return 'called off'
  if (status === 'open') return `${seats.filter((one) => !isTaken(one)).length} open`
  if (status === 'running') return seat === null ? 'running' : 'others to move'
  return seat !== null && outcome?.ranking[0]?.includes(seat) ? 'won' : 'ended'
}

function actOf({ status, seat }: Summary): string {
  if (status === 'over' || status === 'cancelled') return 'Look'
  if (seat === null) return status === 'open' ? 'Join' : 'Watch'
  return status === 'open' ? 'Open' : 'Play'
}

function useGames(list: List): Pages<Summary> {
  const games = usePages<Summary>(`${list} ${token.value}`, (after) => {
    const query = {
      ...(list === 'mine' ? { mine: true } : { status: list }),
      ...(after !== null && { after }),
    }
    return touchline.told(touchline.GET('/v1/games', { params: { query } }))
  })
  const shown = useRef(list)
  shown.current = list
  useAccountFeed({
    onNews({ game, news }: News) {
      games.change((before) => withNews(before, game, shown.current))
      if (news.includes('invited'))
        showToast(`A seat at a table of ${gameName(game.ruleset)} is yours.`)
    },
    onGap: games.again,
  })
  return games
}

/** The game as it is now, where it was; a new one of mine comes first. */
function withNews(games: readonly Summary[], game: Summary, list: List): readonly Summary[] {
  const isKnown = games.some(({ id }) => id === game.id)
  if (!isKnown) return list === 'mine' ? [game, ...games] : games
  return games.map((one) => (one.id === game.id ? game : one))
}
