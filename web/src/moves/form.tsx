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
  readonly names: readonly string[]
  readonly isBusy: boolean
  send(move: Move): void
}

/** A form for any move of any game, from its spaces. */
export function MoveForm({ choice, spaces, called, names, isBusy, send }: MoveFormProps) {
  const { types, type, move, picks, order, clear } = choice
  const isBare = spaces.every(({ fields }) => Object.keys(fields).length === 0)
  if (isBare) return <BareMoves types={types} isBusy={isBusy} send={send} />
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (move && !isBusy) send(move)
      }}
    >
      {types.length > 1 && <Types choice={choice} />}
      {type !== null &&
        order.map((field, at) => (
          <MoveField
            key={field}
            field={field}
            choice={choice}
            spaces={spaces}
            called={valueLabels(field, called, names)}
            isReady={order
              .slice(0, at)
              .every((before) => before in picks || isGiven(choice, before))}
          />
        ))}
      <div class="row">
        <button type="submit" class="primary grow" disabled={!move || isBusy}>
          {move ? sentenceCase(move.type) : type === null ? 'Choose a move' : 'Complete your move'}
        </button>
        {Object.keys(picks).length > 0 && (
          <button type="button" class="quiet" onClick={clear}>
            Clear
          </button>
        )}
      </div>
    </form>
  )
}

const BareMoves = ({
  types,
  isBusy,
  send,
}: Pick<MoveFormProps, 'isBusy' | 'send'> & { types: readonly string[] }) => (
  <div class="choices">
    {types.map((type, at) => (
      <button
        key={type}
        type="button"
        class={at === 0 ? 'primary' : ''}
        disabled={isBusy}
        onClick={() => send({ type })}
      >
        {sentenceCase(type)}
      </button>
    ))}
  </div>
)

const Types = ({ choice: { types, type, chooseType } }: Pick<MoveFormProps, 'choice'>) => (
  <fieldset class="choices" aria-label="Move">
    {types.map((one) => (
      <button key={one} type="button" aria-pressed={one === type} onClick={() => chooseType(one)}>
        {sentenceCase(one)}
      </button>
    ))}
  </fieldset>
)

interface MoveFieldProps extends Pick<MoveFormProps, 'choice' | 'spaces' | 'called'> {
  readonly field: string
  /** True once all earlier fields are chosen. */
  readonly isReady: boolean
}

function MoveField({ field, choice, spaces, called, isReady }: MoveFieldProps) {
  const { open, picks, type, order, pick } = choice
  const domain = open[0]?.fields[field]
  if (!domain || isGiven(choice, field)) return null
  const label = sentenceCase(field)
  const earlier = sentenceCase(order[0] ?? '').toLowerCase()
  if (!isReady) return <p class="muted small">{`${label}: choose ${earlier} first`}</p>
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
  // A chosen value can be changed, so offer everything that was possible.
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

/** True if there is nothing to choose. */
function isGiven({ open }: Choice, field: string): boolean {
  if (open.some(({ fields }) => fields[field] && !isListed(fields[field]))) return false
  return offered(open, field).length === 1 && !open.some(({ fields }) => !(field in fields))
}
