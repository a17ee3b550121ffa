import * as en from '../text/new-game/en.ts'

const text = en.league
const NAME_LENGTH_MAX = 40
const TEAMS = 12
const CUP_EXTRAS = 4

interface Named {
  readonly name: string
}
interface PackLeague extends Named {
  readonly id: string
  readonly teams: readonly Named[]
  readonly cupExtras: readonly Named[]
}
type Chosen =
  | { readonly source: 'pack'; readonly id: string }
  | {
      readonly source: 'custom'
      readonly teams: readonly string[]
      readonly cupExtras: readonly string[]
    }
  | null

interface LeagueFieldProps {
  readonly value: unknown
  readonly content: unknown
  change(value: unknown): void
}

export function LeagueField({ value, content, change }: LeagueFieldProps) {
  const { leagues = [] } = (content ?? {}) as { readonly leagues?: readonly PackLeague[] }
  const chosen = (value ?? null) as Chosen
  const [first] = leagues
  if (!first) return null
  const own = () => ({
    source: 'custom',
    teams: first.teams.slice(0, TEAMS).map(({ name }) => name),
    cupExtras: first.cupExtras.slice(0, CUP_EXTRAS).map(({ name }) => name),
  })
  const isOwn = chosen?.source === 'custom'
  const id = chosen?.source === 'pack' ? chosen.id : first.id
  return (
    <div class="stack tight">
      <fieldset class="field bare">
        <legend>{text.label}</legend>
        <div class="row wrap">
          {leagues.map((league, at) => (
            <label key={league.id} class="check">
              <input
                type="radio"
                name="league"
                checked={!isOwn && league.id === id}
                onChange={() => change(at === 0 ? null : { source: 'pack', id: league.id })}
              />
              {league.name}
            </label>
          ))}
          <label class="check">
            <input type="radio" name="league" checked={isOwn} onChange={() => change(own())} />
            {text.own}
          </label>
        </div>
      </fieldset>
      {chosen?.source === 'custom' && (
        <OwnLeague league={chosen} change={(some) => change({ ...chosen, ...some })} />
      )}
    </div>
  )
}

interface OwnLeagueProps {
  readonly league: Extract<Chosen, { readonly source: 'custom' }>
  change(some: { readonly teams?: readonly string[]; readonly cupExtras?: readonly string[] }): void
}

function OwnLeague({ league: { teams, cupExtras }, change }: OwnLeagueProps) {
  const all = [...teams, ...cupExtras].map(folded)
  return (
    <>
      <Names
        legend={text.teams(TEAMS)}
        called={text.team}
        names={teams}
        all={all}
        change={(names) => change({ teams: names })}
      />
      <Names
        legend={text.extras(CUP_EXTRAS)}
        called={text.cupTeam}
        names={cupExtras}
        all={all}
        change={(names) => change({ cupExtras: names })}
      />
    </>
  )
}

const folded = (name: string): string => name.normalize('NFC').trim().toLowerCase()

interface NamesProps {
  readonly legend: string
  readonly called: (place: number) => string
  readonly names: readonly string[]
  /** All team names of the league in a normalised form, so that duplicate names can be refused. */
  readonly all: readonly string[]
  change(names: readonly string[]): void
}

const Names = ({ legend, called, names, all, change }: NamesProps) => (
  <fieldset class="field bare">
    <legend>{legend}</legend>
    <div class="two">
      {names.map((name, at) => {
        const fault = faultOf(name, all)
        return (
          <div key={at} class="field">
            <input
              value={name}
              aria-label={called(at + 1)}
              aria-invalid={fault !== null}
              onInput={({ currentTarget }) => change(names.with(at, currentTarget.value))}
            />
            {fault !== null && <span class="hint bad">{fault}</span>}
          </div>
        )
      })}
    </div>
  </fieldset>
)

function faultOf(name: string, all: readonly string[]): string | null {
  const own = folded(name)
  if (own === '') return text.empty
  if ([...own].length > NAME_LENGTH_MAX) return text.long
  return all.filter((one) => one === own).length > 1 ? text.twice : null
}
