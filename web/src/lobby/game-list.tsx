import { useEffect, useRef, useState } from 'preact/hooks'
import { HUES } from '../boards/board.ts'
import { account, me, type Summary, touchline } from '../service.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/lobby/en.ts'
import { Card, Segments } from '../ui/card.tsx'
import { formatDate, formatDuration, formatRating, joinNames } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { Paged, type Pages, usePages } from '../ui/pages.tsx'
import { EmptySeat, SeatMark } from '../ui/seat-mark.tsx'
import { type News, useAccountFeed } from './account-feed.ts'
import { isTaken, type LobbySeat } from './seat-status.ts'

const LISTS = [
  ['mine', en.myGames],
  ['open', en.open],
  ['running', en.running],
  ['over', en.finished],
] as const
type List = (typeof LISTS)[number][0]

export function GameList() {
  const [list, show] = useState<List>('mine')
  const games = useGames(list)
  return (
    <Card
      title={en.games}
      class="game-list"
      flush
      right={
        <Segments
          label={en.filterGames}
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
  mine: en.youHaveNoGamesYet,
  open: en.noOpenGamesStartOne,
  running: en.noPublicGamesAreRunning,
  over: en.noFinishedPublicGamesYet,
}

/**
 * A game that an event has added to the list may also be on a later page of the list, so duplicates
 * are removed.
 */
const each = (games: readonly Summary[]): readonly Summary[] => [
  ...new Map(games.map((game) => [game.id, game])).values(),
]

const awaitsMe = ({ awaits, seat }: Summary): boolean =>
  seat !== null && (awaits?.includes(seat) ?? false)

/** Games that wait for the player are first, and finished games are last. */
function inOrder(list: List, games: readonly Summary[]): readonly Summary[] {
  if (list !== 'mine') return games
  const place = (game: Summary) =>
    awaitsMe(game) ? 0 : ['running', 'open', 'over', 'cancelled'].indexOf(game.status) + 1
  return games.toSorted((one, other) => place(one) - place(other))
}

function Row({ game }: { readonly game: Summary }) {
  const { id, ruleset, status, seats, seat: mine, host, endedAt } = game
  const hostName = seats.find(({ account }) => account !== null && account === host)?.name
  const opponents = endedAt === null || mine === null ? null : opponentsIn(game)
  const isMyTurn = awaitsMe(game)
  const name = `: ${gameName(ruleset)} ${id.slice(-4)}`
  return (
    <li class={isMyTurn ? 'mine' : opponents === null ? '' : 'past'}>
      <span class="name clip">
        <b>{gameName(ruleset)}</b> <span class="muted mono">{id.slice(-4)}</span>
      </span>
      <Marks game={game} isMyTurn={isMyTurn} />
      <span class="clip muted host">
        <bdi>{opponents === null ? hostName : `v ${opponents}`}</bdi>
      </span>
      <span class="muted num pace">
        {endedAt !== null && mine !== null ? formatDate(endedAt) : paceOf(game)}
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

const paceOf = ({ decisionSeconds, bank }: Summary): string => {
  if (bank) return `${bank.seconds / 60} + ${bank.increment}`
  return decisionSeconds === null ? en.noTimeLimit : formatDuration(decisionSeconds)
}

const opponentsIn = ({ seats, seat: mine }: Summary): string =>
  joinNames(seats.filter(({ seat }) => seat !== mine).map(called))

interface MarksProps {
  readonly game: Summary
  readonly isMyTurn: boolean
}

const Marks = ({ game, isMyTurn }: MarksProps) => (
  <span class="row marks">
    {game.seats.map((one) =>
      isTaken(one) ? (
        <span key={one.seat} title={describe(one)}>
          <SeatMark seat={one.seat} hue={HUES[one.seat % HUES.length] ?? 'blue'} size={20} />
        </span>
      ) : (
        <EmptySeat key={one.seat} size={20} />
      ),
    )}
    {isMyTurn ? (
      <span class="pill on">{en.yourTurn}</span>
    ) : (
      <span class="small muted">
        {stateOf(game)}
        {game.archivedAt !== null && en.archived}
      </span>
    )}
  </span>
)

const called = ({ name }: LobbySeat): string => name ?? 'a bot'

const describe = (one: LobbySeat): string =>
  `${called(one)}${one.rating ? ` · ${formatRating(one.rating)}` : ''}`

function stateOf({ status, seats, seat, awaits, outcome }: Summary): string {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'open') {
    const open = seats.filter((one) => !isTaken(one)).length
    return open === 1 ? en.oneSeatOpen : en.seatsOpen(open)
  }
  if (status === 'running') {
    const waited = seats.filter((one) => awaits?.includes(one.seat)).map(called)
    return waited.length === 0 ? 'running' : `waiting for ${joinNames(waited)}`
  }
  return seat === null || !outcome ? 'ended' : resultOf(outcome, seat)
}

/** Returns the player's result, which contains the score only in games with two players. */
function resultOf({ ranking, scores }: NonNullable<Summary['outcome']>, mine: number): string {
  const [first = []] = ranking
  const result = !first.includes(mine) ? 'lost' : first.length > 1 ? 'draw' : 'won'
  return scores.length === 2 ? `${result} ${scores[mine]}–${scores[1 - mine]}` : result
}

function actOf({ status, seat }: Summary): string {
  if (status === 'over' || status === 'cancelled') return en.replay
  if (seat === null) return status === 'open' ? en.join : en.watch
  return status === 'open' ? en.open : en.play
}

function useGames(list: List): Pages<Summary> {
  const games = usePages<Summary>(`${list} ${me.value}`, (after) => {
    const query = {
      ...(list === 'mine' ? { mine: true } : { status: list }),
      ...(after !== null && { after }),
    }
    return touchline.told(touchline.GET('/v1/games', { params: { query } }))
  })
  const shown = useRef(list)
  shown.current = list
  useOpenGames(list === 'open', (open) =>
    games.change((before) => [...before.filter(isPrivate), ...open]),
  )
  useAccountFeed({
    onNews({ game, news }: News) {
      games.change((before) => withNews(before, game, shown.current))
      if (news.includes('invited'))
        showToast(`A seat in a ${gameName(game.ruleset)} game is reserved for you.`)
    },
    onGap: games.reload,
  })
  return games
}

const isPrivate = ({ visibility }: Summary): boolean => visibility === 'private'

const ownSeat = ({ seats }: Pick<Summary, 'seats'>): number | null =>
  seats.find((one) => one.joined && one.account === account.value?.id)?.seat ?? null

function useOpenGames(isShown: boolean, show: (games: readonly Summary[]) => void): void {
  useEffect(() => {
    if (!isShown) return
    const stop = new AbortController()
    const none = { version: 0, awaits: null, outcome: null }
    touchline
      .stream('/v1/lobby/stream', {
        params: {},
        signal: stop.signal,
        onItem: (lobby) =>
          show(lobby.games.map((game) => ({ ...game, ...none, seat: ownSeat(game) }))),
      })
      // If the event stream fails, the list keeps the games that were loaded.
      .catch(() => {})
    return () => stop.abort()
  }, [isShown])
}

function withNews(games: readonly Summary[], game: Summary, list: List): readonly Summary[] {
  const isKnown = games.some(({ id }) => id === game.id)
  if (!isKnown) return list === 'mine' ? [game, ...games] : games
  return games.map((one) => (one.id === game.id ? game : one))
}
