import type { Recording } from './recording.ts'

/** One series of all seats over the game. */
export interface Chart {
  readonly name: string
  readonly versions: readonly number[]
  /** One list per seat. */
  readonly lines: readonly (readonly number[])[]
}

/** The board's series; empty without a board. */
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
