import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { sentenceOf } from 'touchline-client'
import { MoveForm } from '../moves/form.tsx'
import type { Move, Space } from '../moves/space.ts'
import type { Choice } from '../moves/use-move.ts'
import * as answersText from '../text/answers/en.ts'
import * as en from '../text/play/en.ts'
import { Segments } from '../ui/card.tsx'
import { formatNumber, sentenceCase, withSeatNames } from '../ui/format.ts'
import { Answers, Impossible, Kinds, Suggestions } from './answers.tsx'
import { Auto } from './beats/playback-settings.tsx'
import { Clause } from './clause.tsx'
import { isRoll, rollsForMe } from './forced-moves.ts'
import type { Decision, GameConnection, Seen } from './game-connection.ts'
import { allAnswers, kindLabel } from './named-answers.ts'

export interface MoveCardProps {
  readonly game: GameConnection
  readonly seen: Seen
  readonly names: readonly string[]
  readonly decision: Decision | null
  readonly choice: Choice
  readonly spaces: readonly Space[]
  readonly hasEditor: boolean
  readonly called: (id: string) => string
  pick(decision: string): void
  send(move: Move): void
  showEditor(): void
}

interface AnswerProps extends MoveCardProps {
  readonly decision: Decision
}

export function AnswerCard(props: AnswerProps) {
  const { game, seen, names, decision, choice, spaces, hasEditor, pick, send } = props
  const open = seen.decisions.filter(({ suspended }) => suspended === null)
  const isBusy = game.isBusy.value
  const answers = hasEditor ? null : allAnswers(decision, names)
  const askWhyNot = (move: Move) => void game.askWhyNot(decision.id, move)
  const isOnBoard = useVisibleMarks()
  const isDirect = isOnBoard && choice.marks.size > 0 && !choice.isOffBoard && !hasEditor
  const form = (
    <MoveForm
      {...{ choice, spaces, names, send, isBusy }}
      kindCalled={(type) => kindLabel(decision, type)}
      called={(value) => calledOr(value, props.called)}
    />
  )
  return (
    <div class="body stack">
      {open.length > 1 && (
        <Segments
          label={answersText.decisions}
          options={open.map((one) => [one.id, decisionName(one)] as const)}
          value={decision.id}
          pick={pick}
        />
      )}
      <Refused game={game} names={names} />
      {hasEditor && (
        <button type="button" class="to-editor" onClick={props.showEditor}>
          {en.toEditor}
        </button>
      )}
      {answers && <Answers {...{ answers, isBusy, send }} />}
      {answers && <Impossible {...{ decision, spaces, askWhyNot }} />}
      {answers?.length === 1 && isRoll(decision, answers[0]?.move) && <RollForMe game={game.id} />}
      {!answers && !hasEditor && (
        <>
          {isDirect && <Confirm {...props} />}
          <Kinds {...{ decision, choice, spaces, isBusy, send }} askWhyNot={askWhyNot} />
          {!isDirect && form}
        </>
      )}
      <Help>
        {!answers && <Suggestions {...{ decision, names, send, isBusy }} />}
        {!answers && (isDirect || hasEditor) && form}
        <Facts facts={seen.facts} names={names} />
      </Help>
    </div>
  )
}

/**
 * False if the board has items but none of them is visible, for example because the player has
 * opened another tab on a phone.
 */
function useVisibleMarks(): boolean {
  const [isVisible, set] = useState(true)
  useLayoutEffect(() => {
    const items = [...document.querySelectorAll('.board [data-thing]')]
    set(items.length === 0 || items.some((item) => item.checkVisibility()))
  })
  return isVisible
}

const RollForMe = ({ game }: { readonly game: string }) => (
  <Auto setting={rollsForMe(game)} label={en.forced.rollForMe} />
)

const decisionName = ({ kind, optional }: Decision): string =>
  optional ? en.answers.optional(sentenceCase(kind)) : sentenceCase(kind)

const Help = ({ children }: { readonly children: ComponentChildren }) => (
  <details class="by-list">
    <summary>{en.help}</summary>
    <div class="stack">{children}</div>
  </details>
)

function Confirm({ game, decision, choice, called, send }: AnswerProps) {
  const { move, picks } = choice
  const picked = Object.values(picks)
  if (move === null || picked.length === 0) return null
  return (
    <button
      type="button"
      class="primary"
      disabled={game.isBusy.value}
      onClick={() => send(move)}
    >{`${kindLabel(decision, move.type)}: ${calledOr(picked, called)}`}</button>
  )
}

function calledOr(value: unknown, called: (id: string) => string): string {
  if (typeof value === 'string') {
    const name = called(value)
    return name === value && /^[a-z]+(-[a-z]+)+$/.test(value) ? sentenceCase(value) : name
  }
  if (typeof value === 'boolean') return value ? answersText.yes : answersText.no
  if (typeof value === 'number') return formatNumber(value)
  if (value === null) return answersText.none
  if (Array.isArray(value))
    return value.map((one) => calledOr(one, called)).join(', ') || answersText.none
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value).filter(([name]) => name !== 'type')
  return parts.map(([name, part]) => `${sentenceCase(name)}: ${calledOr(part, called)}`).join('; ')
}

function Refused({ game, names }: Pick<MoveCardProps, 'game' | 'names'>) {
  const refusal = game.refusal.value
  if (!refusal) return null
  const { clause, ...problem } = refusal.problem
  return (
    <div class="note bad row">
      <p class="grow">{withSeatNames(sentenceOf(problem), names)}</p>
      <Clause clause={clause} />
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
