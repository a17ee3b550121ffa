import type { ComponentChildren } from 'preact'
import { sentenceOf } from 'touchline-client'
import { hueOf, type Seat } from '../boards/board.ts'
import type { Move, Space } from '../moves/space.ts'
import type { Choice } from '../moves/use-move.ts'
import { en } from '../text/play/en.ts'
import { Segments } from '../ui/card.tsx'
import { Clock } from '../ui/clock.tsx'
import { formatNumber, joinNames, sentenceCase, withSeatNames } from '../ui/format.ts'
import { lazy } from '../ui/lazy.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import type { Decision, GameConnection, Observation, Seen } from './game-connection.ts'
import { currentDecision } from './load-game.ts'
import { openRules } from './open-dialog.ts'

/** Lazy, because on a board the form stays closed. */
const MoveForm = lazy(async () => (await import('../moves/form.tsx')).MoveForm)

interface MoveCardProps {
  readonly game: GameConnection
  readonly seen: Seen
  readonly names: readonly string[]
  readonly decision: Decision | null
  readonly choice: Choice
  readonly spaces: readonly Space[]
  /** True if the board has an editor for the decision, in its own card. */
  readonly hasEditor: boolean
  readonly called: (id: string) => string
  pick(decision: string): void
  send(move: Move): void
  /** Scrolls to the editor, which is below the board on a phone. */
  showEditor(): void
}

/** Whose turn it is, the viewer's decision, and the controls to answer it. */
export function MoveCard(props: MoveCardProps) {
  const { game, seen, decision } = props
  const isMine = !!currentDecision(seen)
  if (game.playback.showing.value && !(isMine && decision?.manner === 'live'))
    return <Coming {...props} isMine={isMine} />
  return (
    <section class={`card act ${isMine ? 'mine' : ''}`} aria-label="Your move">
      <Turn {...props} isMine={isMine} />
      {decision && <Answer {...props} decision={decision} />}
    </section>
  )
}

/** The next decision waits for the beats, but its clock runs. */
function Coming({ game, seen, decision, isMine }: MoveCardProps & { readonly isMine: boolean }) {
  const deadline = isMine ? decision?.deadline : null
  const text = isMine ? en.next : en.watching
  return (
    <section class="card act" aria-label="Your move">
      <div class="turn">
        <div class="grow" role="status">
          <h2>{text.title}</h2>
          <p>{text.more}</p>
        </div>
        {typeof deadline === 'number' && <Clock deadline={deadline} ahead={seen.ahead} />}
      </div>
      <div class="body stack">
        <div class="choices">
          <button type="button" onClick={game.playback.next}>
            {en.ticker.next}
          </button>
          <button type="button" class={isMine ? 'primary' : ''} onClick={game.playback.skip}>
            {isMine ? en.next.toMyMove : en.ticker.skip}
          </button>
        </div>
      </div>
    </section>
  )
}

function Turn(props: MoveCardProps & { readonly isMine: boolean }) {
  const { seen, decision, isMine } = props
  const { observation, board, ahead } = seen
  const { seat, others, outcome, view } = observation
  const active = isMine ? seat : (waitedFor(seen)[0] ?? null)
  const now = outcome ? winnerOf(outcome) : active
  const [title, more] = statusOf(props)
  const deadline = decision?.deadline ?? others.find((other) => other.deadline !== null)?.deadline
  return (
    <div class="turn">
      {now !== null && <SeatMark seat={now} hue={hueOf(board, view, now)} size={26} />}
      <div class="grow" role="status">
        <h2>{title}</h2>
        <p>{more}</p>
      </div>
      {typeof deadline === 'number' && <Clock deadline={deadline} ahead={ahead} />}
    </div>
  )
}

const waitedFor = ({ observation: { others } }: Seen): readonly Seat[] =>
  others.filter(({ optional }) => !optional).map(({ seat }) => seat)

type Outcome = NonNullable<Observation['outcome']>

/** Null if several won, or nobody. */
function winnerOf({ ranking: [first = []] }: Outcome): Seat | null {
  return first.length === 1 ? (first[0] ?? null) : null
}

/** The status line and what it means for the viewer. */
function statusOf({
  seen,
  names,
  decision,
  isMine,
}: MoveCardProps & { readonly isMine: boolean }): readonly [said: string, more: string] {
  const { outcome, ended, paused, seat } = seen.observation
  if (ended && !outcome) return ['Game cancelled', 'No winner.']
  if (paused) return ['The game is paused', 'Clocks are stopped.']
  if (outcome) return ['The game has ended', wonBy(outcome, seat, names)]
  if (isMine) return ['Your turn', withSeatNames(decision?.question ?? '', names)]
  const waited = waitedFor(seen).map((one) => names[one] ?? '')
  return [
    waited.length === 0 ? 'Waiting' : `Waiting for ${joinNames(waited)}`,
    seat === null
      ? 'You are watching.'
      : withSeatNames(decision?.question ?? 'No decision for you right now.', names),
  ]
}

function wonBy(outcome: Outcome, mine: Seat | null, names: readonly string[]): string {
  const [first = []] = outcome.ranking
  if (mine !== null && winnerOf(outcome) === mine) return 'You won!'
  if (first.length === names.length) return 'It’s a draw.'
  const winners = joinNames(first.map((seat) => names[seat] ?? ''))
  return `${winners} won.`
}

function Answer(props: MoveCardProps & { readonly decision: Decision }) {
  const { game, seen, names, decision, choice, spaces, hasEditor, called, pick, send, showEditor } =
    props
  const open = seen.decisions.filter(({ suspended }) => suspended === null)
  const isDirect = choice.marks.size > 0 && !choice.isOffBoard && !hasEditor
  const form = (
    <MoveForm
      {...{ choice, spaces, names, send }}
      isBusy={game.isBusy.value}
      called={(value) => calledOr(value, called)}
    />
  )
  return (
    <div class="body stack">
      {open.length > 1 && (
        <Segments
          label="Decisions"
          options={open.map(
            ({ id, kind, optional }) =>
              [id, `${optional ? 'Optional: ' : ''}${sentenceCase(kind)}`] as const,
          )}
          value={decision.id}
          pick={pick}
        />
      )}
      <Refused game={game} names={names} />
      {hasEditor && (
        <button type="button" class="to-editor" onClick={showEditor}>
          {en.toEditor}
        </button>
      )}
      {isDirect && <Direct {...props} />}
      {!isDirect && !hasEditor && form}
      <Help>
        <Suggested {...{ decision, names, send }} isBusy={game.isBusy.value} />
        {(isDirect || hasEditor) && form}
        <Facts facts={seen.facts} names={names} />
      </Help>
    </div>
  )
}

const Help = ({ children }: { readonly children: ComponentChildren }) => (
  <details class="by-list">
    <summary>{en.help}</summary>
    <div class="stack">{children}</div>
  </details>
)

/** Confirms what was pressed on the board, and offers moves without fields. */
function Direct({ game, choice, spaces, called, send }: MoveCardProps) {
  const { move, picks } = choice
  const picked = Object.values(picks)
  const bare = spaces.filter(({ fields }) => Object.keys(fields).length === 0)
  const isBusy = game.isBusy.value
  if (bare.length === 0 && (move === null || picked.length === 0)) return null
  return (
    <div class="choices">
      {move !== null && picked.length > 0 && (
        <button type="button" class="primary" disabled={isBusy} onClick={() => send(move)}>
          {`${sentenceCase(move.type)}: ${calledOr(picked, called)}`}
        </button>
      )}
      {bare.map(({ type }) => (
        <button key={type} type="button" disabled={isBusy} onClick={() => send({ type })}>
          {sentenceCase(type)}
        </button>
      ))}
    </div>
  )
}

/** Display text of a value: ids by name, objects part by part. */
function calledOr(value: unknown, called: (id: string) => string): string {
  if (typeof value === 'string') {
    const name = called(value)
    return name === value && /^[a-z]+(-[a-z]+)+$/.test(value) ? sentenceCase(value) : name
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return formatNumber(value)
  if (value === null) return 'None'
  if (Array.isArray(value)) return value.map((one) => calledOr(one, called)).join(', ') || 'None'
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value).filter(([name]) => name !== 'type')
  return parts.map(([name, part]) => `${sentenceCase(name)}: ${calledOr(part, called)}`).join('; ')
}

/** Why the move was refused: the reason and its clause. */
function Refused({ game, names }: Pick<MoveCardProps, 'game' | 'names'>) {
  const refusal = game.refusal.value
  if (!refusal) return null
  const { clause, ...problem } = refusal.problem
  return (
    <div class="note bad row">
      <p class="grow">{withSeatNames(sentenceOf(problem), names)}</p>
      {clause !== undefined && (
        <button type="button" class="clause" onClick={() => openRules(clause)}>
          <span class="hidden-label">Rule </span>
          {clause}
        </button>
      )}
    </div>
  )
}

const Facts = ({ facts, names }: Pick<Seen, 'facts'> & Pick<MoveCardProps, 'names'>) =>
  facts.length === 0 ? null : (
    <div class="stack tight">
      {facts.map((fact) => (
        <p key={fact} class="small muted">
          {withSeatNames(fact, names)}
        </p>
      ))}
    </div>
  )

const SUGGESTED_MAX = 3

/** Moves that a bot would consider; pressing one sends it. */
function Suggested({
  decision,
  names,
  isBusy,
  send,
}: {
  readonly decision: Decision
  readonly names: readonly string[]
  readonly isBusy: boolean
  send(move: Move): void
}) {
  const { examples, labels = [] } = decision
  if (examples.length < 2) return null
  return (
    <fieldset class="choices upright">
      <legend>{en.suggestions}</legend>
      {examples.slice(0, SUGGESTED_MAX).map((move, at) => (
        <button key={labels[at]} type="button" disabled={isBusy} onClick={() => send(move as Move)}>
          {withSeatNames(labels[at], names)}
        </button>
      ))}
    </fieldset>
  )
}
