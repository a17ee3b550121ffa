import { commitmentTo, newSeed } from '../../engine/luck/stream.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { idFromCursor, newId } from '../core/ids.ts'
import { type Page, type PageInput, paged } from '../core/schema.ts'
import { requireStartable } from '../games/create-game.ts'
import { seatOfDeal } from './fixture-result.ts'
import type { SeasonRecord } from './port.ts'
import type {
  CreateSeasonInput,
  EnterSeasonInput,
  Season,
  SeasonGame,
  Standings,
} from './schema.ts'
import { settle, settleFixtures } from './settle.ts'
import { standingsOf } from './standings.ts'

export function stateOf({ startsAt, endsAt, voidedAt }: SeasonRecord, now: number) {
  if (voidedAt !== null) return 'void'
  if (now < startsAt) return 'announced'
  return now < endsAt ? 'running' : 'revealed'
}

export function seasonShown(record: SeasonRecord, now: number): Season {
  const { packHash: contentPack, createdAt: _, voidedAt: __, seed, ...rest } = record
  const state = stateOf(record, now)
  const isOpen = now >= record.endsAt
  return { ...rest, contentPack, rival: 'steady', state, seed: isOpen ? seed : null }
}

export async function requireSeason({ ports }: Context, id: string): Promise<SeasonRecord> {
  const record = await ports.seasons.find(id)
  if (!record) throw serviceError('season-unknown')
  return record
}

export async function createSeason(
  context: Context,
  capability: AuditCapability,
  { contentPack, ...input }: CreateSeasonInput,
): Promise<Season> {
  const { ports, packs } = context
  const rules = packs.rules(input.ruleset)
  const pack = await packs.named(rules, contentPack, null)
  const { decisionSeconds } = input
  const seats = Array.from({ length: input.seats }, () => ({ choices: null }))
  const { options } = requireStartable(rules, pack, {
    ...{ options: input.options, decisionSeconds },
    seats,
  })
  const wrong = (pointer: string, message: string) =>
    serviceError('invalid-input', { errors: [{ pointer, message }] })
  const now = ports.clock.now()
  if (input.deals % input.seats !== 0) throw wrong('/deals', `a multiple of ${input.seats}`)
  if (input.endsAt <= Math.max(now, input.startsAt)) throw wrong('/endsAt', 'after the start')
  await packs.keepForGames(pack)
  const seed = newSeed()
  const secret = { seed, commitment: commitmentTo(seed) }
  const ids = { id: newId(now), packHash: pack.hash, createdAt: now, voidedAt: null }
  const record = { ...input, ...ids, ...secret, options: options as object }
  await ports.seasons.create(capability, record)
  return seasonShown(record, now)
}

export async function endSeason(
  context: Context,
  capability: AuditCapability,
  id: string,
  isVoid: boolean,
): Promise<Season> {
  const { ports } = context
  const record = await requireSeason(context, id)
  const now = ports.clock.now()
  if (record.voidedAt !== null || (!isVoid && now >= record.endsAt))
    throw serviceError('season-closed')
  await ports.seasons.end(capability, id, now, isVoid)
  return seasonShown(await requireSeason(context, id), ports.clock.now())
}

export async function listSeasons(
  { ports }: Context,
  { after, limit }: PageInput,
): Promise<Page<Season>> {
  const now = ports.clock.now()
  const { items, next } = paged(await ports.seasons.list(idFromCursor(after), limit + 1), limit)
  return { items: items.map((one) => seasonShown(one, now)), next }
}

export async function enterSeason(
  context: Context,
  caller: Caller,
  id: string,
  { declared }: EnterSeasonInput,
): Promise<Season> {
  requireScope(caller, 'play')
  const { ports } = context
  const record = await requireSeason(context, id)
  const now = ports.clock.now()
  if (record.voidedAt !== null || now >= record.endsAt) throw serviceError('season-closed')
  if (!(await ports.seasons.enter(id, caller.account.id, declared ?? null, now)))
    throw serviceError('already-entered')
  return seasonShown(record, now)
}

export async function withdrawFromSeason(
  context: Context,
  caller: Caller,
  id: string,
): Promise<void> {
  requireScope(caller, 'play')
  const record = await requireSeason(context, id)
  if (context.ports.clock.now() >= record.endsAt) throw serviceError('season-closed')
  if (!(await context.ports.seasons.withdraw(id, caller.account.id)))
    throw serviceError('not-entered')
}

/** Until a season is revealed, its standings must not reveal anything about its games. */
export async function showStandings(context: Context, id: string): Promise<Standings> {
  const { ports } = context
  const record = await requireSeason(context, id)
  const season = seasonShown(record, ports.clock.now())
  const entries = await ports.seasons.entries(id)
  const shown = entries.map(({ account, name, state, declared }) => ({
    ...{ account, name, state, declared },
  }))
  if (season.seed === null) return { season, entries: shown, standings: null }
  const fixtures = await settleFixtures(context, record)
  return { season, entries: shown, standings: standingsOf(record, entries, fixtures) }
}

export async function listSeasonGames(
  context: Context,
  id: string,
  { after, limit }: PageInput,
): Promise<Page<SeasonGame>> {
  const { ports } = context
  const season = await requireSeason(context, id)
  if (ports.clock.now() < season.endsAt) throw serviceError('season-sealed')
  const found = await ports.seasons.fixturesAfter(id, idFromCursor(after), limit + 1)
  const { items, next } = paged(
    found.map((fixture) => ({ ...fixture, id: fixture.game })),
    limit,
  )
  const games: SeasonGame[] = []
  for (const fixture of items) {
    const { account, name, deal } = fixture
    const { result } = await settle(context, season, fixture)
    const { win, margin } = result ?? { win: null, margin: null }
    const seat = seatOfDeal(deal, season.seats)
    games.push({ id: fixture.game, deal, seat, account, name, win, margin })
  }
  return { items: games, next }
}
