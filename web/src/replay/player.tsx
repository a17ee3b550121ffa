import type { ComponentChildren } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { BoardItem, Viewer } from '../boards/board.ts'
import type { VerificationResult } from '../engine/verify-log.ts'
import { SeatList } from '../play/seat-list.tsx'
import { type Place, Shell } from '../shell/shell.tsx'
import { showToast } from '../shell/toast.tsx'
import { Card } from '../ui/card.tsx'
import { formatNumber, gameName } from '../ui/format.ts'
import { keyMomentsOf } from './key-moments.ts'
import { Panel } from './panel.tsx'
import { type Playback, type PlaybackState, usePlayback } from './playback.ts'
import type { Recording, Scene } from './recording.ts'
import { Scrubber } from './scrubber.tsx'
import { useReplayShortcuts } from './shortcuts.tsx'
import { useReview } from './use-review.ts'
import { VerificationBadge, VerificationCard } from './verification.tsx'

interface ReelProps {
  readonly film: Recording
  readonly here?: Place
  /** A permanent notice. */
  readonly strip?: ComponentChildren
  /** Buttons for the shown version. */
  aside(at: number): ComponentChildren
}

/** The replay player. */
export function ReplayPlayer({ film, here = 'replay', strip, aside }: ReelProps) {
  const wound = usePlayback(film)
  const review = useReview(film)
  const moments = useMemo(() => keyMomentsOf(film, review?.turnings), [film, review])
  const keys = useReplayShortcuts(film, wound, moments)
  const [proof, show] = useState<VerificationResult | null>(null)
  const crumb = (
    <>
      <b>{gameName(film.ruleset)}</b>
      {` · game ${film.game.slice(-6)} · ${formatNumber(film.last)} events`}
    </>
  )
  return (
    <Shell
      here={here}
      crumb={crumb}
      right={<Acts film={film} proof={proof} show={show} help={keys.open} />}
    >
      <h1 class="hidden-label">{`${gameName(film.ruleset)} replay`}</h1>
      {strip}
      <div class="reel">
        <div class="viewers row wrap">
          <Viewers film={film} wound={wound} />
          <span class="grow" />
          {aside(wound.at)}
        </div>
        <Shown film={film} wound={wound} />
        <div class="side">
          <Players film={film} wound={wound} />
          {proof && <VerificationCard proof={proof} go={wound.to} />}
          <Panel film={film} wound={wound} moments={moments} review={review} />
        </div>
      </div>
      <Scrubber film={film} wound={wound} moments={moments} review={review} />
      {keys.help}
    </Shell>
  )
}

interface ActsProps {
  readonly film: Recording
  readonly proof: VerificationResult | null
  show(proof: VerificationResult): void
  help(): void
}

function Acts({ film: { whole }, proof, show, help }: ActsProps) {
  const prove = () => {
    const found = whole?.prove() ?? null
    if (found) show(found)
    else showToast('This log has no seed, so it cannot be verified.')
  }
  return (
    <div class="row">
      {proof ? (
        <VerificationBadge proof={proof} />
      ) : (
        whole && (
          <button type="button" onClick={prove}>
            Verify
          </button>
        )
      )}
      <button type="button" class="quiet" onClick={help} aria-label="Keyboard shortcuts">
        ?
      </button>
    </div>
  )
}

interface WoundProps {
  readonly film: Recording
  readonly wound: Playback
}

const nameOf = ({ names }: Recording, viewer: Viewer): string => {
  if (viewer === 'admin') return 'All information visible'
  return viewer === 'spectator' ? 'Spectator' : (names[viewer] ?? `Seat ${viewer + 1}`)
}

/** Selects the viewer, and a second one to compare with. */
function Viewers({ film, wound: { as, beside, set } }: WoundProps) {
  const { viewers } = film
  if (viewers.length < 2) return <p class="small muted">Game in progress.</p>
  const picked = (name: string): Viewer | null =>
    viewers.find((viewer) => String(viewer) === name) ?? null
  const options = viewers.map((viewer) => (
    <option key={viewer} value={String(viewer)}>
      {nameOf(film, viewer)}
    </option>
  ))
  return (
    <>
      <label class="row small muted">
        {' '}
        View{' '}
        <select
          value={String(as)}
          onChange={({ currentTarget }) => set({ as: picked(currentTarget.value) ?? 'spectator' })}
        >
          {options}
        </select>
      </label>
      <label class="row small muted">
        {' '}
        Compare with{' '}
        <select
          value={String(beside)}
          onChange={({ currentTarget }) => set({ beside: picked(currentTarget.value) })}
        >
          <option value="null">none</option>
          {options}
        </select>
      </label>
    </>
  )
}

/** One board, or two side by side. */
function Shown({ film, wound }: WoundProps) {
  const { at, as, beside } = wound
  const scene = useScene(film, at, as)
  const other = useScene(film, at, beside ?? as)
  if (!scene) return <p class="muted">Loading …</p>
  return (
    <div class={beside === null ? 'stack' : 'two'}>
      <section class="stack scene" aria-label={`View: ${nameOf(film, as)}`}>
        {beside !== null && <h2>{nameOf(film, as)}</h2>}
        <TableSeen film={film} scene={scene} viewer={as} wound={wound} />
      </section>
      {beside !== null && other && (
        <section class="stack scene" aria-label={`View: ${nameOf(film, beside)}`}>
          <h2>{nameOf(film, beside)}</h2>
          <TableSeen film={film} scene={other} viewer={beside} wound={wound} />
        </section>
      )}
    </div>
  )
}

function Players({ film, wound: { at, as } }: WoundProps) {
  const scene = useScene(film, at, as)
  if (!scene) return null
  return (
    <>
      {scene.ending !== null && at === film.last && (
        <p class="note ending" role="status">
          {scene.ending}
        </p>
      )}
      <Card title="Players" flush>
        <SeatList seen={{ board: film.board, observation: scene.observation }} names={film.names} />
      </Card>
    </>
  )
}

/** The previous scene stays until the next one is loaded. */
function useScene(film: Recording, at: number, viewer: Viewer): Scene | null {
  const before = useRef<Scene | null>(null)
  const scene = film.sceneAt(at, viewer)
  before.current = scene ?? before.current
  return before.current
}

interface TableSeenProps extends WoundProps {
  readonly scene: Scene
  readonly viewer: Viewer
}

const NO_MARKS = new Map<BoardItem, never>()
const press = () => {}

function TableSeen({ film, scene, viewer, wound }: TableSeenProps) {
  const { board, content, options, names } = film
  if (!board)
    return (
      <Card title="Board">
        <pre class="text-view">{scene.text}</pre>
      </Card>
    )
  return (
    <board.Table
      {...{ content, options, names, viewer, press, view: scene.view, marks: NO_MARKS }}
      touched={touchedBy(film, wound)}
    />
  )
}

/** Board items changed by the step that ends here. */
function touchedBy(
  film: Recording,
  { at, as }: Pick<PlaybackState, 'at' | 'as'>,
): ReadonlySet<BoardItem> {
  const start = film.stops.move?.findLast((stop) => stop < at) ?? 0
  const lines = film.linesUpTo(at, as, at - start)
  return new Set(lines.flatMap(({ event }) => (event && film.board?.touchedBy?.(event)) ?? []))
}
