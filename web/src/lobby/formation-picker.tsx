import * as en from '../text/new-game/en.ts'

type Square = readonly [column: number, row: number]
interface Formation {
  readonly id: string
  readonly name: string
  readonly squares: { readonly youth: readonly Square[] } & Readonly<
    Record<string, Square | readonly Square[]>
  >
}

interface FormationPickerProps {
  readonly value: unknown
  readonly content: unknown
  change(value: unknown): void
}

const COLUMNS = 7
const ROWS = 5
const CELL = 10

export function FormationPicker({ value, content, change }: FormationPickerProps) {
  const { formations = [] } = (content ?? {}) as { readonly formations?: readonly Formation[] }
  return (
    <fieldset class="field bare">
      <legend>{en.formation}</legend>
      <div class="row wrap">
        {formations.map((formation) => (
          <button
            key={formation.id}
            type="button"
            class="formation"
            aria-pressed={formation.id === value}
            onClick={() => change(formation.id)}
          >
            <Drawing formation={formation} />
            {formation.name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Drawing({ formation: { squares } }: { readonly formation: Formation }) {
  const { youth, ...firstTeam } = squares
  const dot = ([column, row]: Square, name: string) => (
    <circle
      key={`${column} ${row}`}
      cx={(column - 0.5) * CELL}
      cy={(ROWS - row + 0.5) * CELL}
      r="3.6"
      class={name}
    />
  )
  return (
    <svg viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`} width="84" aria-hidden="true">
      <rect width="100%" height="100%" rx="3" fill="var(--pitch)" />
      {youth.map((square) => dot(square, 'youth'))}
      {Object.values(firstTeam).map((square) => dot(square as Square, 'first'))}
    </svg>
  )
}
