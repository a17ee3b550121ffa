import { hueOf, type Seat } from '../boards/board.ts'
import * as en from '../text/play/en.ts'
import { Clock } from '../ui/clock.tsx'
import { joinNames, withSeatNames } from '../ui/format.ts'
import { lazy } from '../ui/lazy.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import type { MoveCardProps } from './answer-card.tsx'
import { Explained } from './explained.tsx'
import type { Observation, Seen } from './game-connection.ts'
import { currentDecision } from './load-game.ts'

/** The code of the answer card is loaded lazily, because spectators do not answer decisions. */
export const LazyAnswerCard = lazy(async () => (await import('./answer-card.tsx')).AnswerCard)
const Undo = lazy(async () => (await import('./undo.tsx')).Undo)

export function MoveCard(props: MoveCardProps) {
  const { game, seen, decision } = props
  const isMine = !!currentDecision(seen)
  if (game.playback.showing.value && !(isMine && decision?.manner === 'live'))
    return <Coming {...props} isMine={isMine} />
  return (
    <section class={`card act ${isMine ? 'mine' : ''}`} aria-label={en.yourMove}>
      <Turn {...props} isMine={isMine} />
      {decision && <LazyAnswerCard {...props} decision={decision} />}
      {seen.observation.undoable !== null && <Undo {...props} />}
    </section>
  )
}

/**
 * While animations hide the player's next decision, the clock of this decision is already running,
 * so the page shows the remaining time.
 */
function Coming({ game, seen, decision, isMine }: MoveCardProps & { readonly isMine: boolean }) {
  const deadline = isMine ? decision?.deadline : null
  const text = isMine ? en.next : en.watching
  return (
    <section class="card act" aria-label={en.yourMove}>
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
        <p>
          <Explained ruleset={observation.ruleset} text={more} />
        </p>
      </div>
      {typeof deadline === 'number' && <Clock deadline={deadline} ahead={ahead} />}
    </div>
  )
}

const waitedFor = ({ observation: { others } }: Seen): readonly Seat[] =>
  others.filter(({ optional }) => !optional).map(({ seat }) => seat)

type Outcome = NonNullable<Observation['outcome']>

/** Returns the seat that has won, or null if no seat or several seats have won. */
function winnerOf({ ranking: [first = []] }: Outcome): Seat | null {
  return first.length === 1 ? (first[0] ?? null) : null
}

function statusOf({
  seen,
  names,
  decision,
  isMine,
}: MoveCardProps & { readonly isMine: boolean }): readonly [said: string, more: string] {
  const { outcome, ended, paused, seat } = seen.observation
  if (ended && !outcome) return [en.gameCancelled, en.noWinner]
  if (paused) return [en.theGameIsPaused, en.clocksAreStopped]
  if (outcome) return [en.theGameHasEnded, wonBy(outcome, seat, names)]
  if (isMine) return [en.yourTurn, withSeatNames(decision?.question ?? '', names)]
  const waited = waitedFor(seen).map((one) => names[one] ?? '')
  return [
    waited.length === 0 ? en.waiting : en.waitingFor(joinNames(waited)),
    seat === null
      ? en.youAreWatching
      : withSeatNames(decision?.question ?? en.noDecisionForYouRight, names),
  ]
}

function wonBy(outcome: Outcome, mine: Seat | null, names: readonly string[]): string {
  const [first = []] = outcome.ranking
  if (mine !== null && winnerOf(outcome) === mine) return en.youWon
  if (first.length === names.length) return en.itsADraw
  const winners = joinNames(first.map((seat) => names[seat] ?? ''))
  return en.won(winners)
}
