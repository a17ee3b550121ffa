import type { EventContext, ResultRow } from '../../kernel/texts.ts'
import type { Outcome, Seat, Types } from '../../kernel/types.ts'

export function headlineOf<K extends Types>(
  { ranking }: Outcome,
  { who }: Pick<EventContext<K>, 'who'>,
  score = '',
): string {
  const [first = []] = ranking
  const [winner] = first
  const by = score && ` ${score}`
  return winner === undefined || first.length > 1
    ? `A draw${by && `,${by}`}.`
    : `${who(winner)} won${by}.`
}

export const rowsOf = (
  { ranking }: Outcome,
  row: (seat: Seat) => Omit<ResultRow, 'seat'>,
): ResultRow[] => ranking.flat().map((seat) => ({ seat, ...row(seat) }))

export const part = (label: string, value: number | string) => ({ label, value: `${value}` })
