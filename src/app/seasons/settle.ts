import type { Context } from '../core/context.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import { resultIn, seatOfDeal } from './fixture-result.ts'
import type { FixtureRecord, FixtureResult, SeasonRecord } from './port.ts'

/** A game that has not ended in time has the result null and counts as a loss for the entrant. */
export async function settleFixtures(
  context: Context,
  season: SeasonRecord,
): Promise<FixtureRecord[]> {
  const fixtures = await context.ports.seasons.fixtures(season.id)
  const settled: FixtureRecord[] = []
  for (const one of fixtures) settled.push(await settle(context, season, one))
  return settled
}

export async function settle(
  context: Context,
  season: SeasonRecord,
  fixture: FixtureRecord,
): Promise<FixtureRecord> {
  if (fixture.result !== null) return fixture
  const live = await context.live.load(fixture.game)
  const result = live?.isOver ? await resultOf(live, season) : null
  if (result !== null) await context.ports.seasons.settle(fixture.game, result)
  return { ...fixture, result }
}

function resultOf(live: LiveGame, { endsAt, seats }: SeasonRecord): Promise<FixtureResult | null> {
  const own = seatOfDeal(Number(live.record.lot?.split('/')[1]), seats)
  return live.run(({ game }) => {
    const outcome = live.rules.outcome(game.state, game.table)
    const isInTime = game.at <= endsAt
    return () => (outcome && isInTime ? resultIn(outcome, live.commits, own) : null)
  })
}
