import { useEffect, useReducer } from 'preact/hooks'
import { me, touchline } from '../service.ts'
import { storedValue } from '../shell/stored-value.ts'
import { inOneTab } from '../shell/tabs.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/people/en.ts'
import { errorMessage } from '../ui/alert.tsx'
import { formatDate } from '../ui/format.ts'
import { useRetry } from '../ui/use-retry.ts'
import type { GameConnection, Seen } from './game-connection.ts'
import { type TableState, tableState } from './table-state.ts'
import './people.css'

/**
 * Milliseconds after which a player counts as absent. The value must equal `absentMilliseconds` in
 * the service.
 */
const AWAY_MILLISECONDS = 120_000
const LOOK_MILLISECONDS = 5_000

const hidesReactions = storedValue('reactions')

interface PeopleProps {
  readonly game: GameConnection
  readonly seen: Seen
  readonly names: readonly string[]
}

type Reaction = TableState['reactions'][number]['reaction']

export function People({ game, seen, names }: PeopleProps) {
  const { id, seat: mine, status } = seen.observation
  useTable(id, `${status} ${mine}`, names)
  const table = tableState.value
  if (!table) return null
  const { watchers } = table
  return (
    <div class="people">
      <Absent {...{ game, seen, names, table }} />
      <Holidays seats={seen.observation.seats} names={names} />
      <div class="row wrap">
        {watchers > 0 && <span class="muted small grow">{en.watching(watchers)}</span>}
        {mine !== null && <Reactions id={id} />}
      </div>
    </div>
  )
}

interface HolidaysProps {
  readonly seats: Seen['observation']['seats']
  readonly names: readonly string[]
}

function Holidays({ seats, names }: HolidaysProps) {
  const now = Date.now()
  const away = seats.filter(({ holidayUntil }) => (holidayUntil ?? 0) > now)
  return away.map(({ seat, holidayUntil }) => (
    <p key={seat} class="muted small">
      {en.onHoliday(names[seat] ?? '', formatDate(holidayUntil ?? 0))}
    </p>
  ))
}

/** If the viewer's seat changes, the page opens the event stream again. */
function useTable(id: string, key: string, names: readonly string[]): void {
  const [error, setError] = useReducer((_: unknown, next: unknown) => next, null)
  const [times, again] = useReducer((count: number) => count + 1, 0)
  useRetry(error, () => again(undefined))
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let last: number | null = null
    const show = (state: TableState) => {
      tableState.value = state
      for (const { id, seat, reaction } of state.reactions)
        if (last !== null && id > last && hidesReactions.read() === null)
          showToast(`${names[seat]}: ${en.reactions[reaction]}`)
      last = state.reactions.at(-1)?.id ?? last ?? 0
    }
    inOneTab<TableState | 'asked'>(`table ${id} ${me.value ?? ''}`, {
      signal,
      work: (broadcast) =>
        touchline.stream('/v1/games/{game}/table/stream', {
          params: { path: { game: id } },
          signal,
          onItem(state) {
            show(state)
            broadcast(state)
          },
        }),
      receive(message, broadcast) {
        if (message !== 'asked') show(message)
        else if (tableState.value) broadcast(tableState.value)
      },
      wait: async (broadcast) => broadcast('asked'),
    }).catch((failure) => signal.aborted || setError(failure))
    return () => {
      stop.abort()
      tableState.value = null
    }
  }, [id, key, times])
}

function Reactions({ id }: { readonly id: string }) {
  const react = (reaction: Reaction) => {
    const params = { path: { game: id } }
    touchline
      .unwrap(touchline.POST('/v1/games/{game}/talk', { params, body: { reaction } }))
      .catch((error) => showToast(errorMessage(error)))
    document.getElementById('reactions')?.hidePopover()
  }
  return (
    <>
      <button type="button" class="quiet" popovertarget="reactions">
        {en.react}
      </button>
      <div id="reactions" class="menu reactions" popover="auto">
        {(Object.keys(en.reactions) as Reaction[]).map((reaction) => (
          <button key={reaction} type="button" onClick={() => react(reaction)}>
            {en.reactions[reaction]}
          </button>
        ))}
        <hr />
        <label class="check">
          <input
            type="checkbox"
            checked={hidesReactions.read() !== null}
            onChange={({ currentTarget }) =>
              hidesReactions.write(currentTarget.checked ? 'hidden' : null)
            }
          />
          {en.hide}
        </label>
      </div>
    </>
  )
}

interface AbsentProps extends PeopleProps {
  readonly table: TableState
}

function Absent({ game, seen, names, table }: AbsentProps) {
  const [, look] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(look, LOOK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  const { id, seat: mine, seats, others, decisionSeconds, paused, ended } = seen.observation
  if (mine === null || decisionSeconds === null || paused || ended) return null
  const now = Date.now() + seen.ahead
  const gone = table.seats.find(
    ({ seat, here, since }) =>
      !here &&
      now - (since ?? now) >= AWAY_MILLISECONDS &&
      seats[seat]?.controller === 'player' &&
      others.some((one) => one.seat === seat && !one.optional),
  )
  if (!gone) return null
  const { seat } = gone
  const claim = async (kind: 'win' | 'bot') => {
    const params = { path: { game: id } }
    try {
      await touchline.unwrap(
        touchline.POST('/v1/games/{game}/claims', { params, body: { kind, seat } }),
      )
    } catch (error) {
      showToast(errorMessage(error))
    }
    await game.refresh()
  }
  return (
    <div class="note warn stack tight" role="status">
      <p>{en.isAway(names[seat] ?? '')}</p>
      <div class="row wrap">
        {seats.length === 2 && (
          <button type="button" onClick={() => void claim('win')}>
            {en.claimWin}
          </button>
        )}
        <button type="button" onClick={() => void claim('bot')}>
          {en.claimBot}
        </button>
      </div>
    </div>
  )
}
