import { useState } from 'preact/hooks'
import { go } from '../shell/route.ts'
import * as en from '../text/new-game/en.ts'
import * as people from '../text/people/en.ts'
import * as room from '../text/waiting-room/en.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import { Choices, type Chosen, useFields } from './choices.tsx'
import { createGame, type RulesetSummary } from './create.ts'
import { ABSENCES, type AgreedTerms } from './game-terms.tsx'
import { levelled, type SeatDraft, SeatsDraft } from './new-seats.tsx'
import type { OptionSchema } from './option-schema.ts'
import { Options } from './options.tsx'
import { type Preset, PresetCards, TimeTable, withDefaults } from './presets.tsx'
import { type Ruleset, usePack, useRuleset } from './ruleset.ts'
import { Luck } from './seat-dialog.tsx'

interface NewGameProps {
  readonly rulesets: readonly RulesetSummary[]
  readonly first: string
  close(): void
}

const VISIBLE: readonly (readonly [boolean, string])[] = [
  [true, en.publicGame],
  [false, en.anyoneWithTheLink],
]
interface Pace {
  readonly decisionSeconds: number | null
  readonly bank: { readonly seconds: number; readonly increment: number } | null
}
const perMove = (decisionSeconds: number | null): Pace => ({ decisionSeconds, bank: null })
const NO_LIMIT = perMove(null)
const PACES: readonly (readonly [Pace, string])[] = [
  [NO_LIMIT, en.noLimit],
  [perMove(30), '30 seconds'],
  [perMove(60), 'A minute'],
  [perMove(300), '5 minutes'],
  ...[1, 2, 3, 7].map((days) => [perMove(days * 86_400), people.days(days)] as const),
]
/** Time limits for short games: minutes for the complete game, and seconds per move. */
const SHORT_BANKS = [
  [3, 3],
  [5, 5],
  [10, 10],
] as const
const LONG_BANKS = [
  [10, 5],
  [20, 10],
] as const
const LONG_GAMES = ['starplayer', 'superclub']
const banksOf = ([minutes, increment]: readonly [number, number]) =>
  [
    { decisionSeconds: 60, bank: { seconds: minutes * 60, increment } },
    people.bank(minutes, increment),
  ] as const
const PACES_OF_SHORT = [...PACES, ...SHORT_BANKS.map(banksOf)]
const PACES_OF_LONG = [...PACES, ...LONG_BANKS.map(banksOf)]

interface Draft {
  readonly ruleset: string
  readonly seats: readonly SeatDraft[]
  /** Id of the chosen preset of game options; an empty id means the first preset. */
  readonly preset: string
  readonly options: Readonly<Record<string, unknown>>
  readonly isPublic: boolean
  readonly pace: Pace
  readonly absence: AgreedTerms['absence']
  /** A rated game is allowed only with the default options. */
  readonly rated: boolean
  readonly undo: boolean
  readonly holidays: boolean
  readonly chosen: Chosen
  readonly entropy: string
  readonly pack: string
}
type Change = (some: Partial<Draft>) => void

const draftOf = (ruleset: string): Draft => ({
  ruleset,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  preset: '',
  options: {},
  isPublic: true,
  pace: NO_LIMIT,
  absence: 'default',
  pack: '',
  rated: false,
  undo: true,
  holidays: true,
  chosen: {},
  entropy: '',
})

export function NewGame({ rulesets, first, close }: NewGameProps) {
  const [draft, set] = useState(draftOf(first))
  const change: Change = (some) => set({ ...draft, ...some })
  const ruleset = rulesets.find(({ id }) => id === draft.ruleset)
  return (
    <Dialog title={en.newGame} close={close}>
      <SubmitForm
        label={en.createGame}
        send={async () => go(`/play/${await createGame(requestOf(draft))}`)}
        aside={
          <button type="button" class="quiet" onClick={close}>
            {en.cancel}
          </button>
        }
      >
        <label class="field">
          {en.game}
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
  const { ruleset, pace } = draft
  const { decisionSeconds, bank } = pace
  const rated = isRated(draft)
  const { preset, options, pack } = rated ? USUAL : draft
  const mine = {
    ...(Object.keys(chosen).length > 0 && { choices: chosen }),
    ...(entropy !== '' && { entropy }),
  }
  return {
    ruleset,
    ...(preset !== '' && { preset }),
    options,
    decisionSeconds,
    ...(bank && { bank }),
    rated,
    undo: draft.undo && !rated,
    holidays: draft.holidays && hasDays(pace),
    seats: draft.seats.map((seat) => (seat.kind === 'me' ? { ...seat, ...mine } : seat)),
    visibility: isPublic ? 'public' : 'private',
    // Without a time limit, the `absence` setting has no effect, so the setting is sent only with a
    // time limit.
    ...(decisionSeconds !== null && { absence }),
    ...(pack !== '' && { contentPack: pack }),
  }
}

const USUAL = { preset: '', options: {}, pack: '' }

/**
 * Without a time limit, a losing player could wait until the opponent gives up, so such a game is
 * not rated.
 */
const isRated = ({ rated, pace }: Pick<Draft, 'rated' | 'pace'>): boolean =>
  rated && pace.decisionSeconds !== null

const hasDays = ({ decisionSeconds }: Pace): boolean => (decisionSeconds ?? 0) >= 86_400

interface TermsProps {
  readonly ruleset: RulesetSummary
  readonly draft: Draft
  readonly change: Change
}

function TermsFields({ ruleset, draft, change }: TermsProps) {
  const { seats, packs, levels } = ruleset
  const whole = useRuleset(ruleset.id)
  const presets = whole?.presets ?? []
  const preset = presets.find(({ id }) => id === draft.preset) ?? presets[0]
  const pack = draft.pack || (packs[0]?.name ?? '')
  const options = { ...preset?.options, ...draft.options }
  const fields = useFields({ ruleset: whole, pack, options })
  const isIn = draft.seats.some(({ kind }) => kind === 'me')
  return (
    <>
      {!isRated(draft) && (
        <PresetCards
          {...{ presets, seats: draft.seats.length, chosen: preset }}
          pick={({ id }, at) => change({ preset: at === 0 ? '' : id, options: {} })}
        />
      )}
      {!isRated(draft) && <TimeTable presets={presets} />}
      <SeatsDraft
        seats={draft.seats}
        levels={levels}
        least={seats.min}
        most={seats.max}
        change={(next) => change({ seats: levelled(next, levels) })}
      />
      {isIn && fields.length > 0 && (
        <details class="by-list">
          <summary>{en.myTeam}</summary>
          <Choices
            {...{ fields, chosen: draft.chosen, taken: [] }}
            choose={(chosen) => change({ chosen })}
          />
        </details>
      )}
      <div class="two">
        <Choice
          label={en.visibility}
          value={draft.isPublic}
          from={VISIBLE}
          pick={(isPublic) => change({ isPublic })}
        />
        <Choice
          label={en.timePerMove}
          value={draft.pace}
          from={LONG_GAMES.includes(ruleset.id) ? PACES_OF_LONG : PACES_OF_SHORT}
          pick={(pace) => change({ pace })}
        />
      </div>
      <details class="by-list">
        <summary>{en.advanced}</summary>
        <div class="stack">
          <Agreement {...{ ruleset, draft, change }} />
          {!isRated(draft) && <UndoField {...{ draft, change }} />}
          {!isRated(draft) && whole && preset && (
            <Variants {...{ ruleset, draft, change, whole, preset, pack }} />
          )}
          {isIn && <Luck entropy={draft.entropy} add={(entropy) => change({ entropy })} />}
        </div>
      </details>
    </>
  )
}

const UndoField = ({ draft, change }: Omit<TermsProps, 'ruleset'>) => (
  <label class="check">
    <input
      type="checkbox"
      checked={draft.undo}
      onChange={({ currentTarget }) => change({ undo: currentTarget.checked })}
    />
    <span>
      {people.undoTerm} <span class="small muted"> · {people.undoMore}</span>
    </span>
  </label>
)

const Agreement = ({ draft, change }: TermsProps) =>
  draft.pace.decisionSeconds === null ? null : (
    <>
      {draft.pace.bank === null && (
        <Choice
          label={en.ifTimeRunsOut}
          value={draft.absence}
          from={ABSENCES}
          pick={(absence) => change({ absence })}
        />
      )}
      {hasDays(draft.pace) && (
        <label class="check">
          <input
            type="checkbox"
            checked={draft.holidays}
            onChange={({ currentTarget }) => change({ holidays: currentTarget.checked })}
          />
          <span>
            {room.holidayTerm} <span class="small muted"> · {room.holidayMore}</span>
          </span>
        </label>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={draft.rated}
          onChange={({ currentTarget }) => change({ rated: currentTarget.checked })}
        />
        <span>
          {en.rated}
          <span class="small muted">{en.defaultOptionsLeavingCountsAs}</span>
        </span>
      </label>
    </>
  )

interface VariantsProps extends TermsProps {
  readonly whole: Ruleset
  readonly preset: Preset
  readonly pack: string
}

function Variants({ ruleset, draft, change, whole, preset, pack }: VariantsProps) {
  const content = usePack(ruleset.id, pack)
  return (
    <>
      {ruleset.packs.length > 1 && (
        <Choice
          label={en.cardSet}
          value={pack}
          from={ruleset.packs.map((pack) => [pack.name, pack.title] as const)}
          pick={(name) => change({ pack: name })}
        />
      )}
      <Options
        schema={withDefaults(whole.options as OptionSchema, preset.options)}
        content={content}
        value={draft.options}
        change={(options) => change({ options })}
      />
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
