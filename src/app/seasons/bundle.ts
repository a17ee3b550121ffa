import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { type ExportLines, type ExportSource, exportFile } from '../exchange/export-games.ts'
import { requireSeason, seasonShown } from './seasons.ts'
import { settleFixtures } from './settle.ts'
import { standingsOf } from './standings.ts'

export const BUNDLE_VERSION = 1
const GAMES_AT_ONCE = 20

export async function* seasonBundle(context: Context, id: string): AsyncGenerator<ExportLines> {
  const { ports } = context
  const record = await requireSeason(context, id)
  const season = seasonShown(record, ports.clock.now())
  if (season.seed === null) throw serviceError('season-sealed', { facts: { until: record.endsAt } })
  const entries = await ports.seasons.entries(id)
  const fixtures = await settleFixtures(context, record)
  const standings = standingsOf(record, entries, fixtures)
  const header = { 'touchline-season': BUNDLE_VERSION, season, entries, fixtures, standings }
  yield `${JSON.stringify(header)}\n`
  const finished = fixtures.flatMap(({ game, result }) => (result === null ? [] : [game]))
  yield* exportFile(context, { query: { season: id }, pages: pagesOf(context, finished) })
}

async function* pagesOf({ ports }: Context, ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += GAMES_AT_ONCE) {
    const games = await ports.exports.these(ids.slice(from, from + GAMES_AT_ONCE))
    yield games.map((game): ExportSource => ({ game, seen: 'all' }))
  }
}
