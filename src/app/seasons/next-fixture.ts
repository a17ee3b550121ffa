import { dealSeed } from '../../engine/luck/stream.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { choiceParser } from '../games/create-game.ts'
import { begin } from '../games/start-game.ts'
import { pinOf } from '../packs/game-pin.ts'
import { newGame } from '../runtime/new-game.ts'
import type { SeatRecord } from '../runtime/port.ts'
import { seatOfDeal } from './fixture-result.ts'
import type { Deal, FixtureCounts, SeasonRecord } from './port.ts'
import type { Fixture } from './schema.ts'
import { requireSeason, stateOf } from './seasons.ts'
import { settle } from './settle.ts'

/**
 * Returns the caller's unfinished game of the season, or otherwise starts the caller's next deal.
 * Each deal can be played only once.
 */
export async function nextFixture(context: Context, caller: Caller, id: string): Promise<Fixture> {
  requireScope(caller, 'play')
  const { ports } = context
  const season = await requireSeason(context, id)
  if (stateOf(season, ports.clock.now()) !== 'running') throw serviceError('season-closed')
  const { id: account } = caller.account
  const entries = await ports.seasons.entries(id)
  if (!entries.some((one) => one.account === account && one.state === 'in'))
    throw serviceError('not-entered')
  const last = await ports.seasons.lastFixture(id, account)
  const live = last && (await context.live.load(last.game))
  if (last && live && !live.isOver) return shown(season, last)
  if (last && live) await settle(context, season, last)
  // A fixture has no game if a node failed after storing the fixture and before creating the game.
  const next = last && !live ? last : await addFixture(context, season, account, last)
  await startGame(context, caller, season, next)
  return shown(season, next)
}

/**
 * If a caller requests the next fixture twice at the same time, both calls get the same fixture.
 */
async function addFixture(
  { ports }: Context,
  { id, deals }: SeasonRecord,
  account: string,
  last: Deal | null,
): Promise<Deal> {
  const deal = last === null ? 0 : last.deal + 1
  if (deal >= deals) throw serviceError('no-fixture-left')
  return ports.seasons.addFixture(id, { account, deal, game: newId(ports.clock.now()) })
}

const shown = ({ id, seats, deals }: SeasonRecord, { deal, game }: Deal): Fixture => ({
  ...{ season: id, deal, seat: seatOfDeal(deal, seats), game, deals },
})

async function startGame(
  context: Context,
  { account }: Caller,
  season: SeasonRecord,
  { deal, game: id }: Deal,
): Promise<void> {
  const { ports, packs } = context
  const rules = packs.rules(season.ruleset)
  const pack = await packs.byHash(season.ruleset, season.packHash)
  if (!pack) throw new Error(`the content pack ${season.packHash} of ${season.id} is missing`)
  const now = ports.clock.now()
  const choices = choiceParser(rules, false)
  const own = seatOfDeal(deal, season.seats)
  const seats = Array.from({ length: season.seats }, (_, seat): SeatRecord => {
    const common = { seat, joined: true, choices: choices(undefined, seat), entropy: null }
    const nobody = { account: null, name: null, since: null, level: null }
    const player = { account: account.id, name: account.name }
    if (seat !== own) return { ...common, ...nobody, kind: 'bot' }
    return { ...common, ...nobody, ...player, kind: 'account' }
  })
  const game = newGame(now, {
    id,
    ruleset: season.ruleset,
    packHash: season.packHash,
    package: pinOf(context.packages, season.ruleset),
    options: season.options,
    decisionSeconds: season.decisionSeconds,
    // With any setting for absent players other than `default`, a bot might replace the entrant.
    absence: 'default',
    // A game without a host cannot be cancelled and has no invitation.
    host: null,
    visibility: 'private',
    hints: false,
    seats,
    seed: dealSeed(season.seed, season.id, deal),
    lot: `${season.id}/${deal}`,
    sealedUntil: season.endsAt,
  })
  await ports.games.create(game, begin({ rules, pack }, game, now)).catch(async (error) => {
    const isMade = (await ports.games.find(id)) !== null
    if (!isMade) throw error
  })
  context.askBots(id)
}

export function countInSeason(context: Context, game: string, more: Partial<FixtureCounts>): void {
  const live = context.live.peek(game)
  if (!live || live.record.lot === null) return
  context.ports.seasons
    .count(game, more)
    .catch((error) => context.report('a counter update of a season is lost', error))
}
