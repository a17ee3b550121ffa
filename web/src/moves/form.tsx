import * as sharedText from '../text/moves/en.ts'
import * as en from '../text/play/en.ts'
import { sentenceCase } from '../ui/format.ts'
import { Field } from './fields.tsx'
import { type Domain, type Move, offered, openSpaces, type Space, valuesOf } from './space.ts'
import type { Choice } from './use-move.ts'
import { type ValueLabel, valueLabels } from './value-labels.ts'
import { Values } from './values.tsx'

interface MoveFormProps {
  readonly choice: Choice
  readonly spaces: readonly Space[]
  readonly called: ValueLabel
  readonly kindCalled: (type: string) => string
  readonly names: readonly string[]
  readonly isBusy: boolean
  send(move: Move): void
}

export function MoveForm(props: MoveFormProps) {
  const { choice, spaces, called, kindCalled, names, isBusy, send } = props
  const { type, move, picks, order, clear } = choice
  if (type === null || order.length === 0) return null
  return (
    <form class="form">
      {order.map((field, at) => (
        <MoveField
          key={field}
          field={field}
          choice={choice}
          spaces={spaces}
          called={valueLabels(field, called, names)}
          isReady={order.slice(0, at).every((before) => before in picks || isGiven(choice, before))}
        />
      ))}
      <div class="row">
        <button
          type="submit"
          class="primary grow"
          disabled={!move || isBusy}
          onClick={(event) => {
            // The button's handler sends the move without a form submission, because a chat may
            // block form submissions in its sandbox.
            event.preventDefault()
            if (move) send(move)
          }}
        >
          {move ? kindCalled(move.type) : en.answers.complete}
        </button>
        {Object.keys(picks).length > 0 && (
          <button type="button" class="quiet" onClick={clear}>
            {en.answers.clear}
          </button>
        )}
      </div>
    </form>
  )
}

interface MoveFieldProps extends Pick<MoveFormProps, 'choice' | 'spaces' | 'called'> {
  readonly field: string
  readonly isReady: boolean
}

function MoveField({ field, choice, spaces, called, isReady }: MoveFieldProps) {
  const { open, picks, type, order, pick } = choice
  const domain = open[0]?.fields[field]
  if (!domain || isGiven(choice, field)) return null
  const label = sentenceCase(field)
  const earlier = sentenceCase(order[0] ?? '').toLowerCase()
  if (!isReady) return <p class="muted small">{sharedText.chooseFirst(label, earlier)}</p>
  if (!isListed(domain))
    return (
      <Field
        label={label}
        domain={domain}
        value={picks[field]}
        called={called}
        pick={(value) => pick(field, value)}
      />
    )
  // The selectable values of a field do not depend on the field's current value, so that the player
  // can change the field to any other possible value.
  const before = Object.fromEntries(
    Object.entries(picks).filter(([name]) => order.indexOf(name) < order.indexOf(field)),
  )
  const values = offered(openSpaces(spaces, type, before), field)
  return (
    <Values
      label={label}
      values={values}
      value={picks[field]}
      called={called}
      pick={(value) => pick(field, value)}
    />
  )
}

const isListed = (domain: Domain): boolean => valuesOf(domain) !== null

function isGiven({ open }: Choice, field: string): boolean {
  if (open.some(({ fields }) => fields[field] && !isListed(fields[field]))) return false
  return offered(open, field).length === 1 && !open.some(({ fields }) => !(field in fields))
}
