import { HUES, type Hue } from '../boards/board.ts'
import * as en from '../text/new-game/en.ts'
import { sentenceCase } from '../ui/format.ts'
import type { OptionSchema } from './option-schema.ts'
import { type Ruleset, usePack } from './ruleset.ts'

export type Chosen = Readonly<Record<string, unknown>>

interface Offered {
  readonly id: string
  readonly name: string
  readonly hue: Hue
}
interface Field {
  readonly field: string
  /** The values from which the player chooses; a field without values is a text field. */
  readonly offered: readonly Offered[]
  readonly maxLength: number
}
const OWN_NAME = 'name'

interface Table {
  readonly ruleset: Ruleset | null
  readonly pack: string
  readonly options: unknown
}

export function useFields({ ruleset, pack, options }: Table): readonly Field[] {
  const schema = (ruleset?.choice ?? {}) as OptionSchema
  const fields = Object.entries(schema.properties ?? {})
  const content = usePack(ruleset?.id ?? '', ruleset && fields.length > 0 ? pack : null)
  return fields.flatMap(([field, option]) => {
    const offered = listed(option) ?? inPack(field, content, options)
    const { maxLength = 0 } = option
    return offered.length > 0 || field === OWN_NAME ? [{ field, offered, maxLength }] : []
  })
}

function listed({ enum: own, anyOf = [] }: OptionSchema): readonly Offered[] | null {
  const values = own ?? anyOf.flatMap((one) => one.enum ?? [])
  const ids = values.filter((value) => typeof value === 'string')
  return ids.length > 0 ? ids.map((id, at) => offeredAs({ id, name: sentenceCase(id) }, at)) : null
}

function inPack(field: string, content: unknown, options: unknown): readonly Offered[] {
  const { clubs = [], counters = [], leagues = [] } = (content ?? {}) as PackOfClubs
  const { league } = (options ?? {}) as { league?: { id?: string; teams?: readonly string[] } }
  if (field === 'club') return clubs.map(offeredAs)
  if (field === 'counter')
    return counters.map((id, at) => offeredAs({ id, name: sentenceCase(id) }, at))
  if (field !== 'team') return []
  if (league?.teams) return []
  const played = leagues.find(({ id }) => id === league?.id) ?? leagues[0]
  return played?.teams.map(offeredAs) ?? []
}

interface Named {
  readonly id: string
  readonly name: string
}
interface PackOfClubs {
  readonly clubs?: readonly Named[]
  readonly counters?: readonly string[]
  readonly leagues?: readonly { readonly id: string; readonly teams: readonly Named[] }[]
}

const COLOURS: Readonly<Record<string, Hue>> = {
  scarlet: 'red',
  azure: 'blue',
  amber: 'yellow',
  violet: 'purple',
  jade: 'green',
  coral: 'pink',
  brown: 'gold',
  grey: 'black',
  turquoise: 'teal',
}

function offeredAs({ id, name }: Named, at: number): Offered {
  const hue = COLOURS[id] ?? HUES.find((one) => one === id) ?? HUES[at % HUES.length] ?? 'blue'
  return { id, name, hue }
}

interface ChoicesProps {
  readonly fields: readonly Field[]
  readonly chosen: Chosen
  readonly taken: readonly Chosen[]
  choose(chosen: Chosen): void
}

export const Choices = ({ fields, chosen, taken, choose }: ChoicesProps) => (
  <div class="stack">
    {fields.map(({ field, offered, maxLength }) =>
      offered.length === 0 ? (
        <label key={field} class="field">
          {en.ownName}
          <input
            value={String(chosen[field] ?? '')}
            maxLength={maxLength}
            autoComplete="off"
            onChange={({ currentTarget }) =>
              choose(toggled(chosen, field, currentTarget.value.trim() || null))
            }
          />
        </label>
      ) : (
        <fieldset key={field} class="bare stack tight">
          <legend class="small muted">{en.your(field)}</legend>
          <div class={`emblems ${offered.length % 4 === 0 ? 'by-four' : ''}`}>
            {offered.map(({ id, name, hue }) => {
              const isChosen = chosen[field] === id
              const isTaken = taken.some((other) => other[field] === id)
              return (
                <button
                  key={id}
                  type="button"
                  aria-pressed={isChosen}
                  disabled={isTaken}
                  onClick={() => choose(toggled(chosen, field, isChosen ? null : id))}
                >
                  <Emblem field={field} hue={hue} />
                  <span>{name}</span>
                  {isTaken && <span class="hidden-label">{en.taken}</span>}
                </button>
              )
            })}
          </div>
        </fieldset>
      ),
    )}
  </div>
)

function toggled(chosen: Chosen, field: string, id: string | null): Chosen {
  const { [field]: _, ...rest } = chosen
  return id === null ? rest : { ...rest, [field]: id }
}

const SHAPES: Readonly<Record<string, string>> = {
  pawn: 'M16 3a5.5 5.5 0 0 1 3 10c1 6 2 8 6 11v4H7v-4c4-3 5-5 6-11a5.5 5.5 0 0 1 3-10Z',
  club: 'M11 4 4 8l3 7 3-1v14h12V14l3 1 3-7-7-4c-1 3-9 3-10 0Z',
  team: 'M16 3c4 2.5 7.5 3 11 3v9c0 7-5 11.5-11 14C10 26.5 5 22 5 15V6c3.5 0 7-.5 11-3Z',
}

const Emblem = ({ field, hue }: { readonly field: string; readonly hue: Hue }) => (
  <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
    <path
      d={SHAPES[field] ?? SHAPES.team}
      fill={`var(--${hue})`}
      stroke="var(--line-strong)"
      stroke-linejoin="round"
    />
  </svg>
)

interface ChosenByProps {
  readonly fields: readonly Field[]
  readonly choices: unknown
}

export function SeatChoice({ fields, choices }: ChosenByProps) {
  const chosen = (choices ?? {}) as Chosen
  const name = chosen[OWN_NAME]
  const found = fields.flatMap(({ field, offered }) =>
    offered.filter(({ id }) => id === chosen[field]).map((one) => ({ field, ...one })),
  )
  return (
    <>
      {found.map(({ field, name, hue }) => (
        <span key={field} class="row chosen-by">
          <Emblem field={field} hue={hue} />
          <span class="clip small muted">{name}</span>
        </span>
      ))}
      {typeof name === 'string' && <bdi class="clip small muted">{name}</bdi>}
    </>
  )
}
