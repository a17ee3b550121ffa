import { copied, sameJson } from '../../../kernel/json.ts'
import { malformedFields, refuse } from '../../../kernel/refusal.ts'
import type { LoadRequest, SavedSeat, SavedTable } from '../../../kernel/ruleset.ts'
import { stockOf } from '../content/book.ts'
import type { Category } from '../content/effects.ts'
import { SEASONS_MAX } from '../options.ts'
import { unheldCards } from '../read/holdings.ts'
import { must } from '../refusals.ts'
import { shuffleCards, startSeason } from '../rules/setup.ts'
import type { Position } from '../state.ts'
import type { Play, Table } from '../types.ts'
import { changesSchema, type NextSeason, type SaveDocument, saveSchema } from './document.ts'

/**
 * Returns the set-up of a game that continues the saved game. If a saved game is used to start the
 * next season, the number of seasons increases by one.
 */
export function tableOf(request: LoadRequest): SavedTable {
  const document = parseDocument(request)
  const nextSeason = parseChanges(request)
  mustFitChanges(document, nextSeason)
  const { options, contentPack } = document
  const changed = nextSeason && {
    seasons: document.season + 1,
    betweenSeasons: nextSeason.betweenSeasons,
    teamsBetweenSeasons: nextSeason.teams,
    league: nextSeason.league ?? options.league,
  }
  return {
    seats: seatsIn(document),
    options: { ...options, ...changed },
    choices: document.managers.map(({ counter }) => (counter === undefined ? {} : { counter })),
    packHash: contentPack.sha256,
  }
}

export function nameless(document: unknown): SaveDocument {
  const save = saveSchema.parse(document)
  return { ...save, managers: save.managers.map((manager) => ({ ...manager, name: '' })) }
}

export function load(play: Play, request: LoadRequest): void {
  const { table, emit } = play
  const { document, nextSeason } = fitting(table, request)
  const { kind } = document
  emit({ type: 'game.imported', kind, digest: request.digest, state: positionOf(document, table) })
  if (nextSeason) startSeason(play)
  // A saved game on a sheet of paper does not contain the packs, so all cards that no manager has
  // are shuffled.
  else if (kind === 'sheet') shuffleCards(play, unheldCards(play))
}

export function fitting(table: Table, request: LoadRequest) {
  const document = parseDocument(request)
  const nextSeason = parseChanges(request)
  mustFitChanges(document, nextSeason)
  mustBeSamePack(document, request, table)
  must(document.managers.length === table.seats, 'invalid-save', {
    errors: [{ pointer: '/managers', message: `there are ${table.seats} seats at this table` }],
  })
  const { options } = tableOf(request)
  must(sameJson(options, table.options), 'invalid-save', {
    errors: [{ pointer: '/options', message: 'does not match the options of the game' }],
  })
  return { document, nextSeason }
}

const seatsIn = ({ managers, league, secret }: SaveDocument): SavedSeat[] =>
  managers.map(({ name, team, resigned }, seat) => ({
    name,
    plays: league.teams.find(({ id }) => id === team)?.name ?? null,
    left: resigned !== null || (secret?.leaving[seat] ?? null) !== null,
  }))

export const ERRORS_MAX = 20

function parseDocument({ document }: LoadRequest): SaveDocument {
  const { data, error } = saveSchema.safeParse(document)
  const issues = error?.issues.slice(0, ERRORS_MAX) ?? []
  must(data, 'invalid-save', { errors: malformedFields(issues) })
  return data
}

function parseChanges({ changes }: LoadRequest): NextSeason | null {
  if (changes === null) return null
  const parsed = changesSchema.safeParse(changes)
  return parsed.success
    ? parsed.data.nextSeason
    : refuse('invalid-option', { errors: malformedFields(parsed.error.issues, '/changes') })
}

function mustFitChanges(
  { phase, season, managers }: SaveDocument,
  nextSeason: NextSeason | null,
): void {
  const wrong = (message: string) => ({ errors: [{ pointer: '/phase', message }] })
  if (phase !== 'finished') {
    must(nextSeason === null, 'invalid-save', wrong('the season is not finished'))
    return
  }
  must(nextSeason !== null, 'invalid-save', wrong('the season is finished: choose the next season'))
  must(season < SEASONS_MAX, 'invalid-save', wrong(`there are at most ${SEASONS_MAX} seasons`))
  const left = managers.filter(({ resigned }) => resigned === null)
  must(left.length > 1, 'invalid-save', wrong('fewer than two managers are left'))
}

function mustBeSamePack(
  { contentPack }: SaveDocument,
  { packHash }: LoadRequest,
  { content }: Table,
): void {
  const given = { id: content.id, version: content.version, sha256: packHash }
  must(contentPack.sha256 === packHash, 'content-pack-mismatch', { expected: contentPack, given })
}

export function positionOf(document: SaveDocument, { content }: Table): Position {
  const { managers, secret, cup } = document
  const { roundsPlayed: cupRoundsPlayed, ...openCup } = cup
  const owned = (category: Category) =>
    managers.filter(({ stars }) => stars.includes(category)).length
  const isResting = document.phase === 'playing'
  return copied({
    season: document.season,
    league: document.league,
    seats: managers.map((manager, seat) => ({
      team: manager.team,
      square: manager.square,
      cash: manager.cash,
      debts: manager.debts,
      stars: manager.stars,
      keep: manager.cards.filter(({ reasons }) => reasons.includes('keep')).map(({ id }) => id),
      suspensions: manager.suspensions,
      leaving: secret?.leaving[seat] ?? null,
      resigned: manager.resigned,
    })),
    firstSeat: document.firstSeat,
    currentSeat: document.nextSeat,
    turn: document.turn,
    step: secret ? secret.step : isResting ? 'roll' : null,
    debtCount: document.debtCount,
    roundsPlayed: document.roundsPlayed,
    cupRoundsPlayed,
    queue: secret?.queue ?? [],
    fixtures: document.fixtures,
    lots: document.lots,
    packs: secret?.packs ?? { yellow: [], red: [] },
    stock: stockOf(content, owned),
    cup: { ...openCup, stacks: secret?.stacks ?? null },
    match: secret?.match ?? null,
    history: document.history,
    ending: document.ending,
  })
}
