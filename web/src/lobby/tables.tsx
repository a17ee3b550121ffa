import { useEffect, useState } from 'preact/hooks'
import { HUES } from '../boards/board.ts'
import { type Summary, touchline } from '../service.ts'
import { tell } from '../shell/toast.tsx'
import { Card, Segments } from '../ui/card.tsx'
import { EmptySeat, SeatMark } from '../ui/seat-mark.tsx'
import { lasting, titled } from '../ui/words.ts'

const LISTS = [
  ['mine', 'Mine'],
  ['open', 'Open'],
  ['running', 'Running'],
  ['over', 'Finished'],
] as const
type List = (typeof LISTS)[number][0]

/** The tables that there are, page by page. */
export function Tables() {
  const [list, show] = useState<List>('mine')
  const { games, next, more } = useGames(list)
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
      {games === null ? (
        <p class="empty">Loading …</p>
      ) : games.length === 0 ? (
        <p class="empty">{EMPTY[list]}</p>
      ) : (
        <ul class="tables">
          {games.map((game) => (
            <Row key={game.id} game={game} />
          ))}
        </ul>
      )}
      {next !== null && (
        <div class="row more">
          <button type="button" class="quiet" onClick={more}>
            More
          </button>
        </div>
      )}
    </Card>
  )
}

const EMPTY: Readonly<Record<List, string>> = {
  mine: 'No table of yours yet: begin one below.',
  open: 'Nobody waits for players now.',
  running: 'No public game is running.',
  over: 'No public game has ended yet.',
}

function Row({ game }: { readonly game: Summary }) {
  const { id, ruleset, status, seats, seat: mine, decisionSeconds, host } = game
  const open = seats.filter(({ kind, joined }) => kind === 'open' || !joined).length
  const hostName = seats.find(({ account }) => account !== null && account === host)?.name
  const act =
    mine !== null ? (status === 'over' ? 'Look' : 'Play') : status === 'open' ? 'Join' : 'Watch'
  return (
    <li>
      <span class="name">
        <b>{titled(ruleset)}</b> <span class="muted mono">{id.slice(-4)}</span>
      </span>
      <span class="row marks">
        {seats.map(({ seat, name, kind, joined }) =>
          kind === 'open' || !joined ? (
            <EmptySeat key={seat} size={20} />
          ) : (
            <span key={seat} title={name ?? 'A bot'}>
              <SeatMark seat={seat} hue={HUES[seat] ?? 'blue'} size={20} />
            </span>
          ),
        )}
        <span class="small muted">
          {open > 0 ? `${open} open` : status === 'over' ? 'ended' : 'full'}
        </span>
      </span>
      <bdi class="clip muted host">{hostName ?? ''}</bdi>
      <span class="muted num pace">
        {decisionSeconds === null ? 'no clock' : lasting(decisionSeconds)}
      </span>
      <a class="button" href={status === 'open' && mine === null ? `/join/${id}` : `/play/${id}`}>
        {act}
      </a>
    </li>
  )
}

interface Games {
  /** Null: not known yet. */
  readonly games: readonly Summary[] | null
  readonly next: string | null
  more(): void
}

function useGames(list: List): Games {
  const [page, turn] = useState<{ games: readonly Summary[] | null; next: string | null }>({
    games: null,
    next: null,
  })
  const read = async (after: string | null, before: readonly Summary[]) => {
    const query = {
      ...(list === 'mine' ? { mine: true } : { status: list }),
      ...(after !== null && { after }),
    }
    try {
      const { items, next } = await touchline.told(
        touchline.GET('/v1/games', { params: { query } }),
      )
      turn({ games: [...before, ...items], next })
    } catch (error) {
      if (error instanceof Error) tell(error.message)
    }
  }
  useEffect(() => {
    turn({ games: null, next: null })
    void read(null, [])
  }, [list])
  return { ...page, more: () => void read(page.next, page.games ?? []) }
}
