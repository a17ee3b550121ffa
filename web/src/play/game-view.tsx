import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { type BoardItem, type EditorProps, hueOf, type Seat } from '../boards/board.ts'
import { BoardGuard } from '../boards/board-guard.tsx'
import type { Move, Space } from '../moves/space.ts'
import { useMove } from '../moves/use-move.ts'
import { showToast } from '../shell/toast.tsx'
import * as people from '../text/people/en.ts'
import * as en from '../text/play/en.ts'
import { Card } from '../ui/card.tsx'
import { formatNumber, type SeatNames, withSeatNames } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { lazy } from '../ui/lazy.tsx'
import { TextView } from '../ui/text-view.tsx'
import type { MoveCardProps } from './answer-card.tsx'
import { Speech } from './beats/speech.tsx'
import { Ticker } from './beats/ticker.tsx'
import { useDisconnectedSince } from './connection-status.tsx'
import { EventLog, type LogEntry, logEntries } from './event-log.tsx'
import { Explained } from './explained.tsx'
import type { Decision, GameConnection, Seen } from './game-connection.ts'
import { useKeyboardFocus } from './keyboard-focus.ts'
import { loadMoment, Moment } from './lazy-moment.ts'
import { currentDecision } from './load-game.ts'
import { MoveCard } from './move-card.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { SeatList } from './seat-list.tsx'
import { seatNames } from './seat-names.ts'
import { Stage } from './stage.tsx'
import { type Tab, Tabs } from './tabs.tsx'
import { touchedBy } from './touched.ts'

const Ending = lazy(async () => (await import('./result-card.tsx')).ResultCard)
const People = lazy(async () => (await import('./people.tsx')).People)
const ForcedMoves = lazy(async () => (await import('./forced-moves.ts')).ForcedMoves)
const PausedNote = lazy(async () => (await import('./paused-note.tsx')).PausedNote)
const NO_SPACES: readonly Space[] = []
const NOBODY_ASKED = { decisions: [], others: [] }
const NO_MARKS = new Map<BoardItem, never>()

interface PlayingProps {
  readonly game: GameConnection
  readonly seen: Seen
}

interface LessonParts {
  readonly Card: FunctionComponent<MoveCardProps>
  readonly overlay: ComponentChildren
}

/**
 * While an event is animated, the complete page shows the game at the time of the event, so that
 * later events are not revealed.
 */
export function GameView({ game, seen: found, lesson }: PlayingProps & { lesson?: LessonParts }) {
  const { seen, goOnWithoutBoard } = useBoardOrText(game, found)
  const { observation, board } = seen
  const showing = game.playback.showing.value
  const [tab, setTab] = useState<Tab>('table')
  const names = useMemo(() => seatNames(observation), [observation])
  const answer = useAnswer(game, seen, names)
  const Answer = lesson?.Card ?? MoveCard
  const lost = useDisconnectedSince(game)
  const marks = game.isBusy.value || showing ? NO_MARKS : answer.choice.marks
  const focus = useKeyboardFocus({ ...answer.choice, marks })
  const named = { names, hueOf: (one: Seat) => hueOf(board, observation.view, one) }
  const { frame, lines, changed } = useFrame(game, seen)
  const shown = {
    ...{ content: seen.content, options: observation.options, names, ...changed },
    press: answer.choice.press,
  }
  const table = useMemo(
    () =>
      board && (
        <board.Table
          {...shown}
          view={frame.observation.view}
          viewer={observation.seat ?? 'spectator'}
          marks={marks}
          picks={answer.choice.picks}
          showing={showing}
          moment={showing && <Moment showing={showing} {...named} />}
        />
      ),
    [frame, marks, changed, showing],
  )
  return (
    <div
      class={`table ${lost === null ? '' : 'lost'} ${lesson ? 'lesson' : ''}`}
      data-ruleset={observation.ruleset}
      data-tab={tab}
      {...focus}
    >
      {!lesson && answer.decision && <ForcedMoves {...{ ...answer, game, seen }} />}
      <Speech game={game} version={observation.version} names={names} />
      <div class="head">
        <Scoreboard seen={frame} showing={showing} names={names} />
        <Ticker {...named} game={game} idle={lines.at(-1)?.words ?? ''} />
      </div>
      <div class="scene">
        {lost !== null && <LostNote since={lost} />}
        {observation.paused && <PausedNote reason={observation.paused.reason} />}
        <Stage {...named} game={game} seen={seen} pressUnmarked={answer.askWhyNot}>
          <End {...{ game, seen, names }} />
          {lesson?.overlay}
          {(!game.wantsText.value && board && (
            <BoardGuard failed={goOnWithoutBoard}>{table}</BoardGuard>
          )) || <BoardText text={observation.text} />}
        </Stage>
      </div>
      <div class="rail">
        <div class="right">
          <Answer {...{ ...answer, game, seen, names }} showEditor={() => showEditor(setTab)} />
          <EditorCard {...answer} {...{ seen, shown, showing }} />
          <GameLog {...{ seen, lines, names }} version={showing?.beat.to ?? observation.version} />
        </div>
        <Players {...{ game, seen, frame, names }} isAlone={lesson !== undefined} />
      </div>
      <Tabs tab={tab} setTab={setTab} />
    </div>
  )
}

const BoardText = ({ text }: { readonly text: string | undefined }) => (
  <Card title={en.board}>
    <TextView text={text} />
  </Card>
)

interface PlayersProps extends PlayingProps {
  readonly frame: Parameters<typeof SeatList>[0]['seen']
  readonly names: SeatNames
  readonly isAlone: boolean
}

const Players = ({ game, seen, frame, names, isAlone }: PlayersProps) => (
  <Card
    title={en.players}
    right={seen.observation.rated && <span class="pill">{people.rated}</span>}
    class="players"
    flush
  >
    <SeatList seen={frame} names={names} />
    {!isAlone && <People {...{ game, seen, names }} />}
  </Card>
)

/** If the board throws an error, the page shows the form and the text view instead. */
function useBoardOrText(game: GameConnection, found: Seen) {
  const [hasFailed, setFailed] = useState(false)
  const seen = hasFailed ? { ...found, board: null } : found
  const goOnWithoutBoard = () => {
    showToast(en.boardFailed(gameName(found.observation.ruleset)))
    setFailed(true)
    game.wantsText.value = true
    void game.refresh()
  }
  return { seen, goOnWithoutBoard }
}

interface EndProps extends PlayingProps {
  readonly names: SeatNames
}

function End(props: EndProps) {
  const { showing, missed } = props.game.playback
  const isOver = props.seen.observation.ended !== null
  return isOver && !showing.value && missed.value.length === 0 ? <Ending {...props} /> : null
}

function showEditor(setTab: (tab: Tab) => void): void {
  setTab('table')
  requestAnimationFrame(() => {
    const editor = document.querySelector<HTMLElement>('.editor')
    editor?.scrollIntoView()
    // Focuses the options, so that the focus outline shows where they are, even if the page does
    // not scroll.
    editor?.focus({ preventScroll: true })
  })
}

const LostNote = ({ since }: { readonly since: string }) => (
  <p class="note warn" role="alert">
    {en.connectionLostAtShowingThe(since)}
  </p>
)

function useAnswer(game: GameConnection, seen: Seen, names: SeatNames) {
  const [picked, pick] = useState<string | null>(null)
  const decision = chosenOf(seen, picked)
  const spaces = (decision?.spaces as readonly Space[] | undefined) ?? NO_SPACES
  const send = async (move: Move) => {
    if (!decision || game.isBusy.value || !(await game.send(decision.id, move))) return false
    choice.clear()
    return true
  }
  const thingOf = seen.board?.thingOf
  const choice = useMove(spaces, { key: decision?.id, thingOf, send })
  const askWhyNot = (things: readonly BoardItem[]) => {
    if (!decision || !thingOf || game.isBusy.value) return
    const { type, picks } = choice
    void game.askWhyNot(decision.id, { things, spaces, type, picks, thingOf })
  }
  const called = (id: string) => withSeatNames(decision?.names?.[id] ?? id, names)
  const hasEditor = decision !== null && seen.board?.editors?.[decision.kind] !== undefined
  return { decision, spaces, choice, called, pick, send, hasEditor, askWhyNot }
}

function useFrame(game: GameConnection, seen: Seen) {
  const { observation, board } = seen
  const showing = game.playback.showing.value
  const events = game.events.value
  useEffect(() => void loadMoment().catch(() => {}), [])
  const changed = useMemo(
    () => touchedBy(events, observation.seat, (event) => board?.touchedBy?.(event) ?? []),
    [events, observation.seat, board],
  )
  const lines = useMemo(() => {
    const all = logEntries(events)
    return showing ? all.filter((line) => line.version <= showing.beat.to) : all
  }, [events, showing])
  const frame = useMemo(() => {
    if (!showing) return seen
    const shown = { ...observation, view: showing.view, ...NOBODY_ASKED }
    // The cast is needed because the compiler does not know that the animated view belongs to the
    // same ruleset.
    return { ...seen, observation: shown } as Seen
  }, [seen, showing])
  return { frame, lines, changed }
}

interface EditorCardProps extends Omit<ReturnType<typeof useAnswer>, 'pick' | 'askWhyNot'> {
  readonly seen: Seen
  readonly showing: unknown
  readonly shown: Pick<
    EditorProps<unknown, unknown>,
    'content' | 'options' | 'names' | 'touched' | 'latest' | 'press'
  >
}

function EditorCard({ seen, decision, showing, shown, ...answer }: EditorCardProps) {
  const { observation, board } = seen
  const Editor = decision ? board?.editors?.[decision.kind] : undefined
  if (!Editor || !decision || observation.seat === null || hidesQuestion(decision, showing))
    return null
  return (
    <Card
      title={
        <Explained
          ruleset={observation.ruleset}
          text={withSeatNames(decision.question, shown.names)}
        />
      }
      class={`editor ${observation.ruleset}`}
      tabIndex={-1}
    >
      <Editor
        key={decision.id}
        {...shown}
        {...answer}
        view={observation.view}
        viewer={observation.seat}
        marks={NO_MARKS}
        picks={answer.choice.picks}
        showing={null}
        moment={null}
        examples={decision.examples as readonly Move[]}
      />
    </Card>
  )
}

/**
 * True if the page hides the decision while events are animated. Decisions whose `manner` is `live`
 * are never hidden.
 */
const hidesQuestion = (decision: Decision | null, showing: unknown): boolean =>
  showing !== null && decision !== null && decision.manner !== 'live'

interface GameLogProps {
  readonly version: number
  readonly seen: Seen
  readonly lines: readonly LogEntry[]
  readonly names: readonly string[]
}

/** The game log is long, so the page renders the log only after new events. */
function GameLog({ version, seen, lines, names }: GameLogProps) {
  const { observation, board } = seen
  return useMemo(
    () => (
      <Card
        title={en.gameLog}
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

/**
 * Returns the decision that the player picked; by default, the decision that the game waits for.
 */
function chosenOf(seen: Seen, picked: string | null): Decision | null {
  const open = seen.decisions.filter(({ suspended }) => suspended === null)
  return open.find(({ id }) => id === picked) ?? currentDecision(seen) ?? open[0] ?? null
}
