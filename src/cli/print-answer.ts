type Fields = Readonly<Record<string, unknown>>

const CELL_CHARACTERS_MAX = 40
const NOTHING = '-'
const TIME_MIN = 1_000_000_000_000
const TIME_NAME = /(^at|At|^until|Until)$/

export function printAnswer(answer: unknown): string {
  if (isFields(answer) && Array.isArray(answer.items)) return listOf(answer.items, answer.next)
  if (Array.isArray(answer)) return listOf(answer, null)
  return isFields(answer) ? linesOf(answer).join('\n') : cellOf('', answer)
}

function listOf(items: readonly unknown[], next: unknown): string {
  const rows = items.filter(isFields)
  if (rows.length === 0) return items.length === 0 ? 'none' : items.map(String).join('\n')
  return [tableOf(rows), ...(next ? [`more: --after ${next}`] : [])].join('\n')
}

function tableOf(rows: readonly Fields[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = names
    .map((name) => [titleOf(name), ...rows.map((row) => shortened(cellOf(name, row[name])))])
    .filter((column) => column.slice(1).some((cell) => cell !== NOTHING))
  const widths = columns.map((column) => Math.max(...column.map((cell) => cell.length)))
  const lines = ['', ...rows].map((_, at) =>
    columns.map((column, place) => column[at]!.padEnd(widths[place]!)).join('  '),
  )
  return lines.map((line) => line.trimEnd()).join('\n')
}

function linesOf(fields: Fields, indent = ''): string[] {
  const entries = Object.entries(fields)
  const width = Math.max(0, ...entries.map(([name]) => titleOf(name).length))
  return entries.flatMap(([name, value]) => {
    const title = `${indent}${titleOf(name)}`
    const more = `${indent}  `
    if (isFields(value) && Object.keys(value).length > 0) return [title, ...linesOf(value, more)]
    if (Array.isArray(value) && value.some(isFields))
      return [
        title,
        ...tableOf(value.filter(isFields))
          .split('\n')
          .map((line) => more + line),
      ]
    return [`${indent}${titleOf(name).padEnd(width)}  ${cellOf(name, value)}`]
  })
}

function cellOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' && value >= TIME_MIN && TIME_NAME.test(name)) return timeText(value)
  if (Array.isArray(value))
    return value.map((one) => cellOf(name, nameIn(one))).join(', ') || NOTHING
  return isFields(value) ? String(nameIn(value)) : String(value).replaceAll(/\s+/g, ' ')
}

function nameIn(value: unknown): unknown {
  if (!isFields(value)) return value
  return value.name ?? value.kind ?? value.id ?? JSON.stringify(value)
}

const timeText = (time: number): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ')

const shortened = (text: string): string =>
  text.length > CELL_CHARACTERS_MAX ? `${text.slice(0, CELL_CHARACTERS_MAX - 1)}…` : text

const titleOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
