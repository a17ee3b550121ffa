import type { Move, Space } from '../moves/space.ts'
import type { Choice } from '../moves/use-move.ts'
import * as en from '../text/play/en.ts'
import type { Decision } from './game-connection.ts'
import { labelled, type NamedAnswer } from './named-answers.ts'

interface AnswersProps {
  readonly answers: readonly NamedAnswer[]
  readonly isBusy: boolean
  send(move: Move): void
}

export const Answers = ({ answers, isBusy, send }: AnswersProps) => (
  <div class="choices upright" data-answers={answers.length}>
    {distinct(answers).map(({ move, label }, at) => (
      <button
        key={label}
        type="button"
        class={at === 0 ? 'primary' : ''}
        disabled={isBusy}
        onClick={() => send(move)}
      >
        {label}
      </button>
    ))}
  </div>
)

/**
 * Two cards of the same kind result in two moves with the same label, so only the first move is
 * kept.
 */
const distinct = (answers: readonly NamedAnswer[]): readonly NamedAnswer[] =>
  answers.filter(({ label }, at) => answers.findIndex((one) => one.label === label) === at)

interface WhyNotProps extends Pick<KindsProps, 'askWhyNot'> {
  readonly type: string
  readonly label: string
}

const WhyNot = ({ type, label, askWhyNot }: WhyNotProps) => (
  <button type="button" class="why-not" onClick={() => askWhyNot({ type })}>
    {label}
  </button>
)

type ImpossibleProps = Pick<KindsProps, 'decision' | 'spaces' | 'askWhyNot'>

export function Impossible({ decision: { kinds = [] }, spaces, askWhyNot }: ImpossibleProps) {
  const impossible = kinds.filter(({ type }) => spaces.every((space) => space.type !== type))
  if (impossible.length === 0) return null
  return (
    <div class="choices">
      {impossible.map(({ type, label }) => (
        <WhyNot key={type} {...{ type, label, askWhyNot }} />
      ))}
    </div>
  )
}

interface KindsProps {
  readonly decision: Decision
  readonly choice: Choice
  readonly spaces: readonly Space[]
  readonly isBusy: boolean
  send(move: Move): void
  askWhyNot(move: Move): void
}

const hasFields = ({ fields }: Space): boolean => Object.keys(fields).length > 0

export function Kinds({ decision, choice, spaces, isBusy, send, askWhyNot }: KindsProps) {
  const ofType = (type: string) => spaces.filter((space) => space.type === type)
  const shown = (decision.kinds ?? []).filter(
    ({ type }) => choice.types.length > 1 || choice.type !== type || !ofType(type).some(hasFields),
  )
  const first = shown.find(({ type }) => ofType(type).length > 0)?.type
  if (shown.length === 0) return null
  return (
    <div class="choices">
      {shown.map(({ type, label }) => {
        const legal = ofType(type)
        if (legal.length === 0) return <WhyNot key={type} {...{ type, label, askWhyNot }} />
        const isChosen = choice.type === type
        const isSent = !legal.some(hasFields)
        return (
          <button
            key={type}
            type="button"
            class={type === first && !isChosen ? 'primary' : ''}
            {...(!isSent && { 'aria-pressed': isChosen })}
            disabled={isBusy}
            onClick={() => (isSent ? send({ type }) : choice.chooseType(type))}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}

const SUGGESTED_MAX = 3

interface SuggestionsProps extends Omit<AnswersProps, 'answers'> {
  readonly decision: Decision
  readonly names: readonly string[]
}

export function Suggestions({ decision, names, isBusy, send }: SuggestionsProps) {
  const { examples, labels = [] } = decision
  if (examples.length === 0) return null
  return (
    <fieldset class="choices upright">
      <legend>{en.suggestions}</legend>
      {examples.slice(0, SUGGESTED_MAX).map((move, at) => (
        <button key={labels[at]} type="button" disabled={isBusy} onClick={() => send(move as Move)}>
          {labelled(labels[at], names)}
        </button>
      ))}
    </fieldset>
  )
}
