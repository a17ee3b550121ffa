import { rowsAt, withHead, without } from '../../shared/packs.ts'
import { CUP_EXTRAS } from './schema.ts'

/** What packs had once, and what nobody read. */
const GONE = [
  'currency',
  'locale',
  'stars/*/colour',
  'stars/*/goals',
  'board/topology',
  'board/start',
  'leagues/*/cupSpares',
  'fixtureTemplate/teams',
  'fixtureTemplate/secondHalf',
  'preparedFixtures/*/id',
]

/** Packs as they were stored before their shape changed. */
export function upcastContent(content: unknown): unknown {
  const headed = withHead('title-chase', 'Title Chase', content)
  if (headed === content) return content
  const left = without(headed, GONE)
  // More teams than the cup has room for, and more lists than one, were never played with.
  for (const league of rowsAt(left, ['leagues', '*'])) keepFirst(league, 'cupExtras', CUP_EXTRAS)
  for (const pack of rowsAt(left, [])) keepFirst(pack, 'preparedFixtures', 1)
  return left
}

function keepFirst(row: Record<string, unknown>, list: string, most: number): void {
  const items = row[list]
  if (Array.isArray(items)) row[list] = items.slice(0, most)
}
