import type { ComponentChildren } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import { AT_REST, type BoardItem, type Viewer } from '../boards/board.ts'
import type { VerificationResult } from '../engine/verify-log.ts'
import { SeatList } from '../play/seat-list.tsx'
import { type Section, Shell } from '../shell/shell.tsx'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/replay/en.ts'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { BeatSeen } from './beat-seen.tsx'
import { keyMomentsOf } from './key-moments.ts'
import { Panel } from './panel.tsx'
import { type Playback, type PlaybackState, usePlayback } from './playback.ts'
import type { Recording, Scene } from './recording.ts'
import { Scrubber } from './scrubber.tsx'
import { useReplayShortcuts } from './shortcuts.tsx'
import { useReview } from './use-review.ts'
import { VerificationBadge, VerificationCard } from './verification.tsx'

interface PlayerProps {
  readonly recording: Recording
  readonly here?: Section
  readonly strip?: ComponentChildren
  aside(at: number): ComponentChildren
}

export function ReplayPlayer({ recording, here = 'replay', strip, aside }: PlayerProps) {
  const playback = usePlayback(recording)
  const review = useReview(recording)
  const moments = useMemo(() => keyMomentsOf(recording, review?.turnings), [recording, review])
  const keys = useReplayShortcuts(recording, playback, moments)
  const [proof, show] = useState<VerificationResult | null>(null)
  const crumb = (
    <>
      <b>{gameName(recording.ruleset)}</b>
      {en.gameEvents(recording.game.slice(-6), formatNumber(recording.last))}
    </>
  )
  return (
    <Shell
      here={here}
      crumb={crumb}
      right={<Acts recording={recording} proof={proof} show={show} help={keys.open} />}
    >
      <h1 class="hidden-label">{en.playerReplay(gameName(recording.ruleset))}</h1>
      {strip}
      <div class="replay-view">
        <div class="viewers row wrap">
          <Viewers recording={recording} playback={playback} />
          <span class="grow" />
          {aside(playback.at)}
        </div>
        <Shown recording={recording} playback={playback} />
        <div class="side">
          <Players recording={recording} playback={playback} />
          {proof && <VerificationCard proof={proof} go={playback.to} />}
          <Panel recording={recording} playback={playback} moments={moments} review={review} />
        </div>
      </div>
      <Scrubber recording={recording} playback={playback} moments={moments} review={review} />
      {keys.help}
    </Shell>
  )
}

interface ActsProps {
  readonly recording: Recording
  readonly proof: VerificationResult | null
  show(proof: VerificationResult): void
  help(): void
}

function Acts({ recording: { whole }, proof, show, help }: ActsProps) {
  const verify = () => {
    const found = whole?.prove() ?? null
    if (found) show(found)
    else showToast(en.thisLogHasNoSeed)
  }
  return (
    <div class="row">
      {proof ? (
        <VerificationBadge proof={proof} />
      ) : (
        whole && (
          <button type="button" onClick={verify}>
            {en.verify}
          </button>
        )
      )}
      <button type="button" class="quiet" onClick={help} aria-label={en.keyboardShortcuts}>
        ?
      </button>
    </div>
  )
}

interface ViewProps {
  readonly recording: Recording
  readonly playback: Playback
}

const nameOf = ({ names }: Recording, viewer: Viewer): string => {
  if (viewer === 'admin') return en.allInformationVisible
  return viewer === 'spectator' ? en.spectator : (names[viewer] ?? en.seat(viewer + 1))
}

function Viewers({ recording, playback: { as, beside, set } }: ViewProps) {
  const { viewers } = recording
  if (viewers.length < 2) return <p class="small muted">{en.gameInProgress}</p>
  const picked = (name: string): Viewer | null =>
    viewers.find((viewer) => String(viewer) === name) ?? null
  const options = viewers.map((viewer) => (
    <option key={viewer} value={String(viewer)}>
      {nameOf(recording, viewer)}
    </option>
  ))
  return (
    <>
      <label class="row small muted">
        {' '}
        {en.view}{' '}
        <select
          value={String(as)}
          onChange={({ currentTarget }) => set({ as: picked(currentTarget.value) ?? 'spectator' })}
        >
          {options}
        </select>
      </label>
      <label class="row small muted">
        {' '}
        {en.compareWith}{' '}
        <select
          value={String(beside)}
          onChange={({ currentTarget }) => set({ beside: picked(currentTarget.value) })}
        >
          <option value="null">{en.none}</option>
          {options}
        </select>
      </label>
    </>
  )
}

function Shown({ recording, playback }: ViewProps) {
  const { at, as, beside } = playback
  const scene = useScene(recording, at, as)
  const other = useScene(recording, at, beside ?? as)
  if (!scene) return <p class="muted">{en.loading}</p>
  return (
    <div class={beside === null ? 'stack' : 'two'}>
      <section class="stack scene" aria-label={en.viewOf(nameOf(recording, as))}>
        {beside !== null && <h2>{nameOf(recording, as)}</h2>}
        <TableSeen recording={recording} scene={scene} viewer={as} playback={playback} />
      </section>
      {beside !== null && other && (
        <section class="stack scene" aria-label={en.viewOf(nameOf(recording, beside))}>
          <h2>{nameOf(recording, beside)}</h2>
          <TableSeen recording={recording} scene={other} viewer={beside} playback={playback} />
        </section>
      )}
    </div>
  )
}

function Players({ recording, playback: { at, as } }: ViewProps) {
  const scene = useScene(recording, at, as)
  if (!scene) return null
  return (
    <>
      {scene.ending !== null && at === recording.last && (
        <p class="note ending" role="status">
          {scene.ending}
        </p>
      )}
      <Card title={en.players} flush>
        <SeatList
          seen={{ board: recording.board, observation: scene.observation }}
          names={recording.names}
        />
      </Card>
    </>
  )
}

/**
 * Returns the scene, which is the view of the game at one version; while a scene is being loaded,
 * the previous scene is returned.
 */
function useScene(recording: Recording, at: number, viewer: Viewer): Scene | null {
  const before = useRef<Scene | null>(null)
  const scene = recording.sceneAt(at, viewer)
  before.current = scene ?? before.current
  return before.current
}

interface TableSeenProps extends ViewProps {
  readonly scene: Scene
  readonly viewer: Viewer
}

const NO_MARKS = new Map<BoardItem, never>()
const press = () => {}

function TableSeen({ recording, scene, viewer, playback }: TableSeenProps) {
  const { board, content, options, names } = recording
  if (!board)
    return (
      <Card title={en.board}>
        <pre class="text-view">{scene.text}</pre>
      </Card>
    )
  const moment = <BeatSeen {...{ recording, playback }} view={scene.view} />
  return (
    <div class="with-moment">
      <board.Table
        {...{ content, options, names, viewer, press, view: scene.view, marks: NO_MARKS }}
        {...AT_REST}
        latest={touchedBy(recording, playback)}
        moment={moment}
      />
      {!board.hasStage && moment}
    </div>
  )
}

function touchedBy(
  recording: Recording,
  { at, as }: Pick<PlaybackState, 'at' | 'as'>,
): ReadonlySet<BoardItem> {
  const start = recording.stops.move?.findLast((stop) => stop < at) ?? 0
  const lines = recording.linesUpTo(at, as, at - start)
  return new Set(lines.flatMap(({ event }) => (event && recording.board?.touchedBy?.(event)) ?? []))
}
