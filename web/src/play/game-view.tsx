import { useMemo, useState } from 'preact/hooks'
import { type BoardItem, hueOf, type Seat } from '../boards/board.ts'
import type { Move, Space } from '../moves/space.ts'
import { useMove } from '../moves/use-move.ts'
import { Card } from '../ui/card.tsx'
import { formatNumber, withSeatNames } from '../ui/format.ts'
import { lazy } from '../ui/lazy.tsx'
import { Moment } from './beats/moment.tsx'
import { Speech } from './beats/speech.tsx'
import { Ticker, useBeatKeys } from './beats/ticker.tsx'
import { useDisconnectedSince } from './connection-status.tsx'
import { EventLog, type LogEntry, logEntries } from './event-log.tsx'
import type { Decision, GameConnection, Seen } from './game-connection.ts'
import { useKeyboardFocus } from './keyboard-focus.ts'
import { currentDecision } from './load-game.ts'
import { MoveCard } from './move-card.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { SeatList } from './seat-list.tsx'
import { seatNames } from './seat-names.ts'
import { Stage } from './stage.tsx'
import { type Tab, Tabs } from './tabs.tsx'
import { touchedBy } from './touched.ts'

const Ending = lazy(async () => (await import('./result-card.tsx')).ResultCard)
const PausedNote = lazy(async () => (await import('./paused-note.tsx')).PausedNote)
const NO_SPACES: readonly Space[] = []
const NOBODY_ASKED = { decisions: [], others: [] }
const NO_MARKS = new Map<BoardItem, never>()

interface PlayingProps {
  readonly game: GameConnection
  readonly seen: Seen
}

/**
 * A running game for a player or spectator. While a beat plays, board, scoreboard, players and log
 * show its frame, so that nothing tells a later fact.
 */
export function GameView({ game, seen }: PlayingProps) {
  const { observation, board, content } = seen
  const { options, seat, version } = observation
  const { playback } = game
  const showing = playback.showing.value
  const [picked, pick] = useState<string | null>(null)
  const [tab, setTab] = useState<Tab>('table')
  const decision = chosenOf(seen, picked)
  const send = async (move: Move) => {
    if (!decision || game.isBusy.value || !(await game.send(decision.id, move))) return false
    choice.clear()
    return true
  }
  const spaces = (decision?.spaces as readonly Space[] | undefined) ?? NO_SPACES
  const choice = useMove(spaces, { key: decision?.id, thingOf: board?.thingOf, send })
  const lost = useDisconnectedSince(game)
  const isFrozen = game.isBusy.value || showing !== null
  const marks = isFrozen ? NO_MARKS : choice.marks
  const focus = useKeyboardFocus({ ...choice, marks })
  useBeatKeys(playback)
  const names = useMemo(() => seatNames(observation), [observation])
  const named = { names, hueOf: (one: Seat) => hueOf(board, observation.view, one) }
  const changed = useMemo(
    () => touchedBy(game.events.value, seat, (event) => board?.touchedBy?.(event) ?? []),
    [game.events.value, seat, board],
  )
  const lines = useMemo(() => {
    const all = logEntries(game.events.value)
    return showing ? all.filter((line) => line.version <= showing.beat.to) : all
  }, [game.events.value, showing])
  const frame = useMemo(
    () =>
      showing
        ? // The frame is a view of the same ruleset, which the type cannot tell.
          ({
            ...seen,
            observation: { ...observation, view: showing.view, ...NOBODY_ASKED },
          } as Seen)
        : seen,
    [seen, showing],
  )
  const called = (id: string) => decision?.names?.[id] ?? id
  const Editor = decision ? board?.editors?.[decision.kind] : undefined
  const isEditing = Editor !== undefined && seat !== null && !hidesQuestion(decision, showing)
  const shown = { content, options, names, press: choice.press, ...changed }
  const table = useMemo(
    () =>
      board && (
        <board.Table
          {...shown}
          view={frame.observation.view}
          viewer={seat ?? 'spectator'}
          marks={marks}
          showing={showing}
          moment={showing && <Moment showing={showing} {...named} />}
        />
      ),
    [frame, marks, changed, showing],
  )
  const move = { game, seen, names, decision, choice, spaces, called, pick, send, isEditing }
  return (
    <div
      class={`table ${lost === null ? '' : 'lost'}`}
      data-ruleset={observation.ruleset}
      data-tab={tab}
      {...focus}
    >
      <Speech game={game} version={version} names={names} />
      <div class="head">
        <Scoreboard seen={frame} showing={showing} names={names} />
        <Ticker {...named} playback={playback} idle={lines.at(-1)?.words ?? ''} />
      </div>
      <div class="scene">
        {lost !== null && (
          <p class="note warn" role="alert">
            {`Connection lost at ${lost}. Showing the last known state.`}
          </p>
        )}
        {observation.paused && <PausedNote reason={observation.paused.reason} />}
        {observation.ended && !showing && <Ending seen={seen} names={names} />}
        <Stage {...named} playback={playback} hasStage={board?.hasStage ?? false}>
          {(!game.wantsText.value && table) || (
            <Card title="Board">
              <pre class="text-view">{observation.text}</pre>
            </Card>
          )}
        </Stage>
      </div>
      <div class="rail">
        <MoveCard {...move} />
        {isEditing && Editor && decision && seat !== null && (
          <Card
            title={withSeatNames(decision.question, names)}
            class={`editor ${observation.ruleset}`}
          >
            <Editor
              key={decision.id}
              {...shown}
              view={observation.view}
              viewer={seat}
              marks={NO_MARKS}
              showing={null}
              moment={null}
              spaces={spaces}
              examples={decision.examples as readonly Move[]}
              called={called}
              send={send}
            />
          </Card>
        )}
        <Card title="Players" class="players" flush>
          <SeatList seen={frame} names={names} />
        </Card>
        <GameLog {...{ seen, lines, names }} version={showing?.beat.to ?? version} />
      </div>
      <Tabs tab={tab} setTab={setTab} />
    </div>
  )
}

/** A question waits for the beats unless it may be answered while they play. */
export const hidesQuestion = (decision: Decision | null, showing: unknown): boolean =>
  showing !== null && decision !== null && decision.manner !== 'live'

interface GameLogProps {
  /** The version that the log reaches. */
  readonly version: number
  readonly seen: Seen
  readonly lines: readonly LogEntry[]
  readonly names: readonly string[]
}

/** The log gets long, so it renders only on new events. */
function GameLog({ version, seen, lines, names }: GameLogProps) {
  const { observation, board } = seen
  return useMemo(
    () => (
      <Card
        title="Game log"
        class="happened"
        flush
        right={<span class="muted small num">{formatNumber(version)}</span>}
      >
        <EventLog
          {...{ lines, names }}
          version={version}
          hueOf={(one) => hueOf(board, observation.view, one)}
        />
      </Card>
    ),
    [seen, lines, version],
  )
}

/** The decision the player picked, else the one the game waits for. */
function chosenOf(seen: Seen, picked: string | null): Decision | null {
  const open = seen.decisions.filter(({ suspended }) => suspended === null)
  return open.find(({ id }) => id === picked) ?? currentDecision(seen) ?? open[0] ?? null
}
