import * as en from '../text/new-game/en.ts'
import type { OptionSchema } from './option-schema.ts'
import type { Ruleset } from './ruleset.ts'

export type Preset = Ruleset['presets'][number]

interface PresetCardsProps {
  readonly presets: readonly Preset[]
  readonly seats: number
  readonly chosen: Preset | undefined
  pick(preset: Preset, at: number): void
}

export const PresetCards = ({ presets, seats, chosen, pick }: PresetCardsProps) =>
  presets.length === 0 ? null : (
    <fieldset class="bare stack tight">
      <legend class="small muted">{en.variant}</legend>
      <div class="presets">
        {presets.map((preset, at) => {
          const minutes = preset.minutes.find((one) => one.seats === seats)?.minutes
          return (
            <button
              key={preset.id}
              type="button"
              class="preset"
              aria-pressed={preset === chosen}
              disabled={minutes === undefined}
              onClick={() => pick(preset, at)}
            >
              <b>{preset.name}</b>
              <small>{minutes === undefined ? en.notWith(seats) : en.about(minutes)}</small>
              <span>{preset.says}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )

export function TimeTable({ presets }: Pick<PresetCardsProps, 'presets'>) {
  const counts = [...new Set(presets.flatMap(({ minutes }) => minutes.map(({ seats }) => seats)))]
  const vary = ({ minutes }: Preset) => new Set(minutes.map((one) => one.minutes)).size > 1
  if (!presets.some(vary)) return null
  const text = en.times
  return (
    <details>
      <summary>{text.title}</summary>
      <table class="times">
        <thead>
          <tr>
            <th scope="col">{text.players}</th>
            {presets.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((seats) => (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              {presets.map(({ id, minutes }) => (
                <td key={id}>
                  {text.minutes(minutes.find((one) => one.seats === seats)?.minutes)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export const withDefaults = (schema: OptionSchema, preset: Preset['options']): OptionSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, option]) => [
      name,
      name in preset ? { ...option, default: preset[name] } : option,
    ]),
  ),
})
