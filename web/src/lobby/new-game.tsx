import { useEffect, useState } from 'preact/hooks'
import { HUES } from '../boards/board.ts'
import { type Schemas, touchline } from '../service.ts'
import { go } from '../shell/route.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import { type OptionSchema, Options } from './options.tsx'

export type Ruleset = Schemas['RulesetSummary']
type SeatKind = 'me' | 'open' | 'bot'

interface NewGameProps {
  readonly rulesets: readonly Ruleset[]
  readonly first: string
  close(): void
}

const VISIBLE: readonly (readonly [boolean, string])[] = [
  [true, 'Everybody'],
  [false, 'Whoever has the link'],
]
const PACES: readonly (readonly [number | null, string])[] = [
  [null, 'No limit'],
  [30, '30 seconds'],
  [60, 'A minute'],
  [300, '5 minutes'],
  [86_400, 'A day'],
  [3 * 86_400, '3 days'],
]

/** What the dialog has so far. */
interface Draft {
  readonly ruleset: string
  readonly kinds: readonly SeatKind[]
  readonly options: Readonly<Record<string, unknown>>
  readonly isPublic: boolean
  readonly decisionSeconds: number | null
  /** Empty: the first one. */
  readonly pack: string
}
type Change = (some: Partial<Draft>) => void

const draftOf = (ruleset: string): Draft => ({
  ...{ ruleset, kinds: ['me', 'bot'], options: {} },
  ...{ isPublic: true, decisionSeconds: null, pack: '' },
})

/** Everything that a game is made of, in one dialog. */
export function NewGame({ rulesets, first, close }: NewGameProps) {
  const [draft, set] = useState(draftOf(first))
  const [trouble, say] = useState<string | null>(null)
  const change: Change = (some) => set({ ...draft, ...some })
  const ruleset = rulesets.find(({ id }) => id === draft.ruleset)
  const create = () =>
    createGame(asked(draft))
      .then((game) => go(`/play/${game}`))
      .catch((error) => say(error.message))
  return (
    <Dialog title="New game" close={close}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <label class="field">
          Game
          <select
            value={draft.ruleset}
            onChange={({ currentTarget }) => set(draftOf(currentTarget.value))}
          >
            {rulesets.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {ruleset && <Terms ruleset={ruleset} draft={draft} change={change} />}
        {trouble && (
          <p class="note bad" role="alert">
            {trouble}
          </p>
        )}
        <div class="row">
          <button type="submit" class="primary">
            Create
          </button>
          <button type="button" class="quiet" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const asked = ({ ruleset, kinds, options, isPublic, decisionSeconds, pack }: Draft) => ({
  ...{ ruleset, options, decisionSeconds },
  seats: kinds.map((kind) => ({ kind })),
  visibility: isPublic ? 'public' : 'private',
  ...(pack !== '' && { contentPack: pack }),
})

interface TermsProps {
  readonly ruleset: Ruleset
  readonly draft: Draft
  readonly change: Change
}

function Terms({ ruleset, draft, change }: TermsProps) {
  const { title, seats, packs } = ruleset
  const schema = useOptions(ruleset.id)
  return (
    <>
      <Seats
        kinds={draft.kinds}
        least={seats.min}
        most={seats.max}
        change={(kinds) => change({ kinds })}
      />
      <div class="two">
        <Choice
          label="Who may see it"
          value={draft.isPublic}
          from={VISIBLE}
          pick={(isPublic) => change({ isPublic })}
        />
        <Choice
          label="Time for a decision"
          value={draft.decisionSeconds}
          from={PACES}
          pick={(decisionSeconds) => change({ decisionSeconds })}
        />
      </div>
      {packs.length > 1 && (
        <Choice
          label="Cards and names"
          value={draft.pack || (packs[0]?.name ?? '')}
          from={packs.map((pack) => [pack.name, pack.title] as const)}
          pick={(pack) => change({ pack })}
        />
      )}
      {schema && (
        <details class="by-list">
          <summary>{`Options of ${title}`}</summary>
          <Options
            schema={schema}
            value={draft.options}
            change={(options) => change({ options })}
          />
        </details>
      )}
    </>
  )
}

interface ChoiceProps<T> {
  readonly label: string
  readonly value: T
  readonly from: readonly (readonly [value: T, name: string])[]
  pick(value: T): void
}

function Choice<T>({ label, value, from, pick }: ChoiceProps<T>) {
  return (
    <label class="field">
      {label}
      <select
        value={String(from.findIndex(([one]) => one === value))}
        onChange={({ currentTarget }) => {
          const chosen = from[Number(currentTarget.value)]
          if (chosen) pick(chosen[0])
        }}
      >
        {from.map(([, name], at) => (
          <option key={name} value={String(at)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface SeatsProps {
  readonly kinds: readonly SeatKind[]
  readonly least: number
  readonly most: number
  change(kinds: readonly SeatKind[]): void
}

const Seats = ({ kinds, least, most, change }: SeatsProps) => (
  <fieldset class="stack tight bare">
    <legend class="small muted">{least === most ? 'Seats' : `Seats (${least} to ${most})`}</legend>
    {kinds.map((kind, at) => (
      <div key={at} class="row">
        <SeatMark seat={at} hue={HUES[at] ?? 'blue'} />
        <select
          class="grow"
          aria-label={`Seat ${at + 1}`}
          value={kind}
          onChange={({ currentTarget }) => change(kinds.with(at, currentTarget.value as SeatKind))}
        >
          <option value="me">Me</option>
          <option value="open">Open to whoever joins</option>
          <option value="bot">A bot</option>
        </select>
        {kinds.length > least && (
          <button
            type="button"
            class="quiet"
            aria-label={`Take seat ${at + 1} away`}
            onClick={() => change(kinds.filter((_, other) => other !== at))}
          >
            ✕
          </button>
        )}
      </div>
    ))}
    {kinds.length < most && (
      <div class="row">
        <button type="button" class="quiet" onClick={() => change([...kinds, 'open'])}>
          Add a seat
        </button>
      </div>
    )}
  </fieldset>
)

function useOptions(ruleset: string): OptionSchema | null {
  const [schema, know] = useState<OptionSchema | null>(null)
  useEffect(() => {
    const params = { path: { ruleset } }
    touchline
      .told(touchline.GET('/v1/rulesets/{ruleset}', { params }))
      .then(({ options }) => know(options as OptionSchema))
      .catch(() => know(null))
  }, [ruleset])
  return schema
}

type Made = Schemas['CreateGameInput']

/** Its id. */
export async function createGame(body: unknown): Promise<string> {
  const { id } = await touchline.told(touchline.POST('/v1/games', { body: body as Made }))
  return id
}

/** A game at once: me and bots, as many as the game needs. */
export async function playABot({ id, seats }: Ruleset): Promise<void> {
  const bots = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' }))
  go(`/play/${await createGame({ ruleset: id, seats: [{ kind: 'me' }, ...bots] })}`)
}
