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

const PACES = [
  [null, 'No limit'],
  [30, '30 seconds'],
  [60, 'A minute'],
  [300, '5 minutes'],
  [86_400, 'A day'],
  [3 * 86_400, '3 days'],
] as const

/** Everything that a game is made of, in one dialog. */
export function NewGame({ rulesets, first, close }: NewGameProps) {
  const [id, choose] = useState(first)
  const ruleset = rulesets.find((one) => one.id === id)
  const [kinds, seat] = useState<readonly SeatKind[]>(['me', 'bot'])
  const [options, set] = useState<Readonly<Record<string, unknown>>>({})
  const [terms, agree] = useState({ isPublic: true, pace: null as number | null, pack: '' })
  const [trouble, say] = useState<string | null>(null)
  const schema = useOptions(id)
  if (!ruleset) return null
  const create = async () => {
    try {
      const game = await createGame({
        ruleset: id,
        seats: kinds.map((kind) => ({ kind })),
        visibility: terms.isPublic ? 'public' : 'private',
        decisionSeconds: terms.pace,
        options,
        ...(terms.pack !== '' && { contentPack: terms.pack }),
      })
      go(`/play/${game}`)
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  }
  const { min, max } = ruleset.seats
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
            value={id}
            onChange={({ currentTarget }) => {
              choose(currentTarget.value)
              set({})
              seat(['me', 'bot'])
            }}
          >
            {rulesets.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
        <Seats kinds={kinds} most={max} least={min} change={seat} />
        <div class="two">
          <label class="field">
            Who may see it
            <select
              value={String(terms.isPublic)}
              onChange={({ currentTarget }) =>
                agree({ ...terms, isPublic: currentTarget.value === 'true' })
              }
            >
              <option value="true">Everybody</option>
              <option value="false">Whoever has the link</option>
            </select>
          </label>
          <label class="field">
            Time for a decision
            <select
              value={String(terms.pace)}
              onChange={({ currentTarget }) =>
                agree({
                  ...terms,
                  pace: currentTarget.value === 'null' ? null : Number(currentTarget.value),
                })
              }
            >
              {PACES.map(([seconds, name]) => (
                <option key={name} value={String(seconds)}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        {ruleset.packs.length > 1 && (
          <label class="field">
            Cards and names
            <select
              value={terms.pack}
              onChange={({ currentTarget }) => agree({ ...terms, pack: currentTarget.value })}
            >
              {ruleset.packs.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        {schema && (
          <details class="by-list">
            <summary>{`Options of ${ruleset.title}`}</summary>
            <Options schema={schema} value={options} change={set} />
          </details>
        )}
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
