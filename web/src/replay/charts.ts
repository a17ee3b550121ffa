import type { Recording } from './recording.ts'

export interface Chart {
  readonly name: string
  readonly versions: readonly number[]
  readonly lines: readonly (readonly number[])[]
}

export function chartsOf({ board, names, samples }: Recording): readonly Chart[] {
  if (!board) return []
  const walked = samples()
  const versions = walked.map(({ version }) => version)
  const rows = walked.map(({ view }) => names.map((_, seat) => board.series(view, seat)))
  const titles = new Set(rows.flatMap((row) => row.flatMap((series) => Object.keys(series))))
  return [...titles].map((name) => ({
    name,
    versions,
    lines: names.map((_, seat) => rows.map((row) => row[seat]?.[name] ?? 0)),
  }))
}
