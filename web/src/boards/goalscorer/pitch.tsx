export const CELL = 56
const COLUMNS = 7
const FILES = 'abcdefg'
const GOAL = 4
const MARGIN = { left: 22, right: 10, top: 14, bottom: 26 }

export interface Pitch {
  readonly rows: number
  readonly isTurned: boolean
  readonly viewBox: string
  at(square: string): readonly [x: number, y: number]
}

export function pitchOf(rows: number, isTurned: boolean): Pitch {
  const width = COLUMNS * CELL + MARGIN.left + MARGIN.right
  const height = rows * CELL + MARGIN.top + MARGIN.bottom
  return {
    rows,
    isTurned,
    viewBox: `${-MARGIN.left} ${-MARGIN.top} ${width} ${height}`,
    at(square) {
      const column = FILES.indexOf(square.charAt(0))
      const row = Number(square.slice(1)) - 1
      const [x, y] = isTurned ? [COLUMNS - 1 - column, row] : [column, rows - 1 - row]
      return [x * CELL, y * CELL]
    },
  }
}

export function Lines({ pitch: { rows, isTurned } }: { readonly pitch: Pitch }) {
  const [width, height] = [COLUMNS * CELL, rows * CELL]
  const across = (row: number) => `M0 ${row * CELL}H${width}`
  const goal = ((COLUMNS - GOAL / 2) / 2) * CELL
  const numbers = Array.from({ length: rows }, (_, row) => row)
  return (
    <>
      {numbers.map((row) => (
        <rect
          key={row}
          y={row * CELL}
          width={width}
          height={CELL}
          class={row % 2 ? 'grass' : 'grass other'}
        />
      ))}
      <path
        class="seams"
        d={numbers
          .map((row) => (row > 0 && row < COLUMNS ? `M${row * CELL} 0V${height}` : ''))
          .join('')}
      />
      <g class="chalk">
        <rect width={width} height={height} />
        <path d={across(rows / 2)} />
        <circle cx={width / 2} cy={height / 2} r={CELL * 0.95} />
        <circle cx={width / 2} cy={height / 2} r="2" />
        <path d={across(2) + across(rows - 2)} />
        <path d={across(1) + across(rows - 1)} stroke-dasharray="3 5" />
        <path
          d={`M${goal} 0v-8h${width - 2 * goal}v8M${goal} ${height}v8h${width - 2 * goal}v-8`}
        />
      </g>
      <g class="names" font-size="12" text-anchor="middle">
        {[...FILES].map((name, column) => (
          <text
            key={name}
            x={((isTurned ? COLUMNS - 1 - column : column) + 0.5) * CELL}
            y={height + 21}
          >
            {name}
          </text>
        ))}
        {numbers.map((row) => (
          <text key={row} x="-11" y={(isTurned ? row + 0.5 : rows - row - 0.5) * CELL + 4}>
            {row + 1}
          </text>
        ))}
      </g>
    </>
  )
}

/**
 * Each square has a name, so that the page can explain why an unmarked square cannot be pressed.
 */
export const Squares = ({ pitch }: { readonly pitch: Pitch }) => (
  <g fill="transparent">
    {[...FILES].flatMap((file) =>
      Array.from({ length: pitch.rows }, (_, row) => {
        const square = `${file}${row + 1}`
        const [x, y] = pitch.at(square)
        return (
          <rect
            key={square}
            {...{ x, y, width: CELL, height: CELL }}
            data-item={`square:${square}`}
          />
        )
      }),
    )}
  </g>
)
