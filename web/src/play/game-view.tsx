import { useMemo, useState } from 'preact/hooks'
import { type BoardItem, hueOf } from '../boards/board.ts'
import type { Move, Space } from '../moves/space.ts'
import { useMove } from '../moves/use-move.ts'
import { Card } from '../ui/card.tsx'
import { formatNumber, withSeatNames } from '../ui/format.ts'
import { lazy } from '../ui/lazy.tsx'
import { useDisconnectedSince } from './connection-status.tsx'
import { EventLog, type LogEntry, logEntries } from './event-log.tsx'
import type { Decision, GameConnection, Seen } from './game-connection.ts'
import { useKeyboardFocus } from './keyboard-focus.ts'
import { LiveRegion } from './live-region.tsx'
import { currentDecision } from './load-game.ts'
import { MoveCard } from './move-card.tsx'
import { SeatList } from './seat-list.tsx'
import { seatNames } from './seat-names.ts'

const Ending = lazy(async () => (await import('./result-card.tsx')).ResultCard)
const PausedNote = lazy(async () => (await import('./paused-note.tsx')).PausedNote)
const NO_SPACES: readonly Space[] = []
const NO_MARKS = new Map<BoardItem, never>()

interface PlayingProps {
  readonly game: GameConnection
  readonly seen: Seen
}

/** A running game for a player or spectator: board, decisions, seats and log. */
export function GameView({ game, seen }: PlayingProps) {
  const { observation, board, content } = seen
  const { view, options, seat, version } = observation
  const [picked, pick] = useState<string | null>(null)
  const decision = chosenOf(seen, picked)
  const send = async (move: Move) => {
    if (!decision || game.isBusy.value || !(await game.send(decision.id, move))) return false
    choice.clear()
    return true
  }
  const spaces = (decision?.spaces as readonly Space[] | undefined) ?? NO_SPACES
  const choice = useMove(spaces, { key: decision?.id, thingOf: board?.thingOf, send })
  const lost = useDisconnectedSince(game)
  const marks = game.isBusy.value ? NO_MARKS : choice.marks
  const way = useKeyboardFocus({ ...choice, marks })
  const names = useMemo(() => seatNames(observation), [observation])
  const touched = useTouched(game, seen)
  const lines = useMemo(() => logEntries(game.events.value), [game.events.value])
  const called = (id: string) => decision?.names?.[id] ?? id
  const Editor = decision ? board?.editors?.[decision.kind] : undefined
  const shown = { view, content, options, names, touched, press: choice.press }
  const table = useMemo(
    () => board && <board.Table {...shown} viewer={seat ?? 'spectator'} marks={marks} />,
    [seen, marks, touched],
  )
  return (
    <div class={`table ${lost === null ? '' : 'lost'}`} {...way}>
      <LiveRegion game={game} version={version} names={names} />
      <div class="stack scene">
        {lost !== null && (
          <p class="note warn" role="alert">
            {`Connection lost at ${lost}. Showing the last known state.`}
          </p>
        )}
        {observation.paused && <PausedNote reason={observation.paused.reason} />}
        {observation.ended && <Ending seen={seen} names={names} />}
        {Editor && decision && seat !== null && (
          <Card title={withSeatNames(decision.question, names)} class={observation.ruleset}>
            <Editor
              key={decision.id}
              {...shown}
              viewer={seat}
              marks={NO_MARKS}
              spaces={spaces}
              examples={decision.examples as readonly Move[]}
              called={called}
              send={send}
            />
          </Card>
        )}
        {(!game.wantsText.value && table) || (
          <Card title="Board">
            <pre class="text-view">{observation.text}</pre>
          </Card>
        )}
      </div>
      <div class="side">
        <MoveCard
          {...{ game, seen, names, decision, choice, spaces, called, pick, send }}
          latest={lines.at(-1)?.words ?? null}
          hasEditor={Editor !== undefined}
        />
        <Card title="Players" flush>
          <SeatList seen={seen} names={names} />
        </Card>
        <GameLog {...{ seen, lines, names }} />
      </div>
    </div>
  )
}

interface GameLogProps {
  readonly seen: Seen
  readonly lines: readonly LogEntry[]
  readonly names: readonly string[]
}

/** The log gets long, so it renders only on new events. */
function GameLog({ seen, lines, names }: GameLogProps) {
  const { observation, board } = seen
  return useMemo(
    () => (
      <Card
        title="Game log"
        class="happened"
        flush
        right={<span class="muted small num">{formatNumber(observation.version)}</span>}
      >
        <EventLog
          {...{ lines, names }}
          version={observation.version}
          hueOf={(one) => hueOf(board, observation.view, one)}
        />
      </Card>
    ),
    [seen, lines],
  )
}

/** The decision the player picked, else the one the game waits for. */
function chosenOf(seen: Seen, picked: string | null): Decision | null {
  const open = seen.decisions.filter(({ suspended }) => suspended === null)
  return open.find(({ id }) => id === picked) ?? currentDecision(seen) ?? open[0] ?? null
}

/** At most this many events are highlighted. */
const TOUCHING_MAX = 12

/** Board items changed since the viewer's last move. */
function useTouched(
  game: GameConnection,
  { board, observation: { seat } }: Seen,
): ReadonlySet<BoardItem> {
  const events = game.events.value
  return useMemo(() => {
    const mine = events.findLastIndex(({ event }) => event !== null && event.seat === seat)
    const since = events.slice(Math.max(mine + 1, events.length - TOUCHING_MAX))
    return new Set(since.flatMap(({ event }) => (event && board?.touchedBy?.(event)) ?? []))
  }, [events, seat, board])
}
