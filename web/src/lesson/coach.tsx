import { Refusal } from 'touchline-client'
import type { MoveCardProps } from '../play/answer-card.tsx'
import { currentDecision } from '../play/load-game.ts'
import { LazyAnswerCard, MoveCard } from '../play/move-card.tsx'
import * as en from '../text/lesson/en.ts'
import { withSeatNames } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import type { LessonConnection } from './connection.ts'
import { Ending } from './ending.tsx'

export function Coach(props: MoveCardProps & { readonly lesson: LessonConnection }) {
  const { lesson, seen } = props
  const step = lesson.step.value
  if (!step) return null
  if (lesson.playback.showing.value) return <MoveCard {...props} />
  const isLast = step.at === step.count - 1
  const decision = step.isRead ? null : (props.decision ?? currentDecision(seen) ?? null)
  return (
    <section class="card act mine coach" aria-label={en.coach}>
      <div class="bubble" key={step.at}>
        <span class="face" aria-hidden="true">
          <Icon sign={isLast ? 'cup' : 'person'} size={24} />
        </span>
        <div class="grow" role="status">
          <p class="steps">{isLast ? en.done : en.step(step.at + 1, step.count)}</p>
          <h2>{step.ask}</h2>
          <Said lesson={lesson} says={step.say} names={props.names} />
        </div>
      </div>
      <Progress {...step} />
      {isLast ? (
        <Ending lesson={lesson} />
      ) : step.isRead ? (
        <div class="body">
          <button type="button" class="primary" onClick={() => void lesson.next()}>
            {en.next}
          </button>
        </div>
      ) : (
        decision && <LazyAnswerCard {...props} decision={decision} />
      )}
    </section>
  )
}

interface SaidProps {
  readonly lesson: LessonConnection
  readonly says: string
  readonly names: MoveCardProps['names']
}

/**
 * Shows what the coach says in the current step. After an invalid press on the board, shows for a
 * few seconds why the press was invalid.
 */
function Said({ lesson, says, names }: SaidProps) {
  const reason = lesson.whyNot.value
  if (reason instanceof Refusal)
    return <p class="note bad">{withSeatNames(reason.problem.detail, names)}</p>
  return lesson.isOther.value ? <p class="note warn">{en.other}</p> : <p>{says}</p>
}

const Progress = ({ at, count }: { readonly at: number; readonly count: number }) => (
  <div class="progress-dots" aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <i key={place} class={place < at ? 'done' : place === at ? 'now' : ''} />
    ))}
  </div>
)
