import { useState } from 'preact/hooks'
import { go } from '../shell/route.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import { Choices, type Chosen, useFields } from './choices.tsx'
import { createGame, type RulesetSummary } from './create.ts'
import { ABSENCES, type AgreedTerms } from './game-terms.tsx'
import { levelled, type SeatDraft, SeatsDraft } from './new-seats.tsx'
import type { OptionSchema } from './option-schema.ts'
import { Options } from './options.tsx'
import { useRuleset } from './ruleset.ts'
import { Luck } from './seat-dialog.tsx'

interface NewGameProps {
  readonly rulesets: readonly RulesetSummary[]
  readonly first: string
  close(): void
}

const VISIBLE: readonly (readonly [boolean, string])[] = [
  [true, 'Public'],
  [false, 'Anyone with the link'],
]
const PACES: readonly (readonly [number | null, string])[] = [
  [null, 'No limit'],
  [30, '30 seconds'],
  [60, 'A minute'],
  [300, '5 minutes'],
  [86_400, 'A day'],
  [3 * 86_400, '3 days'],
]

interface Draft {
  readonly ruleset: string
  readonly seats: readonly SeatDraft[]
  readonly options: Readonly<Record<string, unknown>>
  readonly isPublic: boolean
  readonly decisionSeconds: number | null
  readonly absence: AgreedTerms['absence']
  /** A rated game has default options. */
  readonly rated: boolean
  readonly chosen: Chosen
  readonly entropy: string
  readonly pack: string
}
type Change = (some: Partial<Draft>) => void

const draftOf = (ruleset: string): Draft => ({
  ruleset,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  options: {},
  isPublic: true,
  decisionSeconds: null,
  absence: 'default',
  pack: '',
  rated: false,
  chosen: {},
  entropy: '',
})

export function NewGame({ rulesets, first, close }: NewGameProps) {
  const [draft, set] = useState(draftOf(first))
  const change: Change = (some) => set({ ...draft, ...some })
  const ruleset = rulesets.find(({ id }) => id === draft.ruleset)
  return (
    <Dialog title="New game" close={close}>
      <SubmitForm
        label="Create game"
        send={async () => go(`/play/${await createGame(requestOf(draft))}`)}
        aside={
          <button type="button" class="quiet" onClick={close}>
            Cancel
          </button>
        }
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
        {ruleset && <TermsFields ruleset={ruleset} draft={draft} change={change} />}
      </SubmitForm>
    </Dialog>
  )
}

function requestOf({ isPublic, absence, chosen, entropy, ...draft }: Draft) {
  const { ruleset, decisionSeconds } = draft
  const rated = isRated(draft)
  const { options, pack } = rated ? USUAL : draft
  const mine = {
    ...(Object.keys(chosen).length > 0 && { choices: chosen }),
    ...(entropy !== '' && { entropy }),
  }
  return {
    ruleset,
    options,
    decisionSeconds,
    rated,
    seats: draft.seats.map((seat) => (seat.kind === 'me' ? { ...seat, ...mine } : seat)),
    visibility: isPublic ? 'public' : 'private',
    // Absence matters only with a time limit.
    ...(decisionSeconds !== null && { absence }),
    ...(pack !== '' && { contentPack: pack }),
  }
}

const USUAL = { options: {}, pack: '' }

/** Without a time limit a player could wait until the other gives up. */
const isRated = ({ rated, decisionSeconds }: Pick<Draft, 'rated' | 'decisionSeconds'>): boolean =>
  rated && decisionSeconds !== null

interface TermsProps {
  readonly ruleset: RulesetSummary
  readonly draft: Draft
  readonly change: Change
}

function TermsFields({ ruleset, draft, change }: TermsProps) {
  const { seats, packs, levels } = ruleset
  const whole = useRuleset(ruleset.id)
  const schema = whole?.options as OptionSchema | undefined
  const pack = draft.pack || (packs[0]?.name ?? '')
  const fields = useFields({ ruleset: whole, pack, options: draft.options })
  const isIn = draft.seats.some(({ kind }) => kind === 'me')
  return (
    <>
      <SeatsDraft
        seats={draft.seats}
        levels={levels}
        least={seats.min}
        most={seats.max}
        change={(next) => change({ seats: levelled(next, levels) })}
      />
      {isIn && fields.length > 0 && (
        <details class="by-list">
          <summary>My team</summary>
          <Choices
            {...{ fields, chosen: draft.chosen, taken: [] }}
            choose={(chosen) => change({ chosen })}
          />
        </details>
      )}
      <div class="two">
        <Choice
          label="Visibility"
          value={draft.isPublic}
          from={VISIBLE}
          pick={(isPublic) => change({ isPublic })}
        />
        <Choice
          label="Time per move"
          value={draft.decisionSeconds}
          from={PACES}
          pick={(decisionSeconds) => change({ decisionSeconds })}
        />
        {draft.decisionSeconds !== null && (
          <Choice
            label="If time runs out"
            value={draft.absence}
            from={ABSENCES}
            pick={(absence) => change({ absence })}
          />
        )}
      </div>
      {draft.decisionSeconds !== null && (
        <label class="check">
          <input
            type="checkbox"
            checked={draft.rated}
            onChange={({ currentTarget }) => change({ rated: currentTarget.checked })}
          />
          <span>
            Rated <span class="small muted"> · default options; leaving counts as a loss</span>
          </span>
        </label>
      )}
      {!isRated(draft) && <Variants {...{ ruleset, draft, change, schema, pack }} />}
      {isIn && <Luck entropy={draft.entropy} add={(entropy) => change({ entropy })} />}
    </>
  )
}

interface VariantsProps extends TermsProps {
  readonly schema: OptionSchema | undefined
  readonly pack: string
}

const Variants = ({ ruleset, draft, change, schema, pack }: VariantsProps) => (
  <>
    {ruleset.packs.length > 1 && (
      <Choice
        label="Card set"
        value={pack}
        from={ruleset.packs.map((pack) => [pack.name, pack.title] as const)}
        pick={(name) => change({ pack: name })}
      />
    )}
    {schema && (
      <details class="by-list">
        <summary>{`${ruleset.title} options`}</summary>
        <Options schema={schema} value={draft.options} change={(options) => change({ options })} />
      </details>
    )}
  </>
)

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
