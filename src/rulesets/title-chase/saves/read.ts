import { copied, sameJson } from '../../../kernel/json.ts'
import { malformedFields, refuse } from '../../../kernel/refusal.ts'
import type { LoadRequest, SavedTable } from '../../../kernel/ruleset.ts'
import { stockOf } from '../content/book.ts'
import type { Category } from '../content/effects.ts'
import { SEASONS_MAX } from '../options.ts'
import { cardsHeld, reasonsFor, unheldCards } from '../read/holdings.ts'
import { phaseOf } from '../read/league.ts'
import { must } from '../refusals.ts'
import { shuffleCards, startSeason } from '../rules/setup.ts'
import { draftOf, type Position } from '../state.ts'
import type { Play, Table, Whole } from '../types.ts'
import { changesSchema, type NextSeason, type SaveDocument, saveSchema } from './document.ts'
import { type Fault, faultIf } from './soundness/faults.ts'
import { faultsIn } from './soundness/soundness.ts'

/** The table that the document brings; a next season adds one to the seasons of the saved game. */
export function tableOf(request: LoadRequest): SavedTable {
  const document = parseDocument(request)
  const nextSeason = parseChanges(request)
  mustFitChanges(document, nextSeason)
  const { options, managers, contentPack } = document
  const changed = nextSeason && {
    seasons: document.season + 1,
    betweenSeasons: nextSeason.betweenSeasons,
    teamsBetweenSeasons: nextSeason.teams,
    league: nextSeason.league ?? options.league,
  }
  return {
    seats: managers.length,
    options: { ...options, ...changed },
    choices: [],
    packHash: contentPack.sha256,
  }
}

/** Goes on where the document stopped, or with the season after it. */
export function load(play: Play, request: LoadRequest): void {
  const { table, emit } = play
  const document = parseDocument(request)
  const nextSeason = parseChanges(request)
  mustFitChanges(document, nextSeason)
  mustBeSamePack(document, request, table)
  const { kind, managers } = document
  must(managers.length === table.seats, 'invalid-save', {
    errors: [{ pointer: '/managers', message: `there are ${table.seats} seats at this table` }],
  })
  const { options } = tableOf(request)
  must(sameJson(options, table.options), 'invalid-save', {
    errors: [{ pointer: '/options', message: 'not the options of this table' }],
  })
  const position = positionOf(document, table)
  const state = draftOf(position)
  const unheld = unheldCards({ state, table })
  // A sheet has no packs: what nobody holds is shuffled, and is all there by then.
  if (kind === 'sheet') state.secret.packs = unheld
  const errors = [
    ...documentFaults(document, { state, table }),
    ...faultsIn({ state, table: { ...table, options: document.options } }),
  ]
  must(errors.length === 0, 'invalid-save', { errors: errors.slice(0, ERRORS_MAX) })
  emit({ type: 'game.imported', kind, digest: request.digest, state: position })
  if (nextSeason) startSeason(play)
  else if (kind === 'sheet') shuffleCards(play, unheld)
}

const ERRORS_MAX = 20

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

/** A finished game goes on with another season only, any other only as it stands (TC-R53). */
function mustFitChanges(
  { phase, season, managers }: SaveDocument,
  nextSeason: NextSeason | null,
): void {
  const wrong = (message: string) => ({ errors: [{ pointer: '/phase', message }] })
  if (phase !== 'finished') {
    must(nextSeason === null, 'invalid-save', wrong('the season is not finished'))
    return
  }
  must(nextSeason !== null, 'invalid-save', wrong('the game is over: name the next season'))
  must(season < SEASONS_MAX, 'invalid-save', wrong(`there are at most ${SEASONS_MAX} seasons`))
  const left = managers.filter(({ resigned }) => resigned === null)
  must(left.length > 1, 'invalid-save', wrong('fewer than two managers are left'))
}

/** The same numbers mean other cards in another pack. */
function mustBeSamePack(
  { contentPack }: SaveDocument,
  { packHash }: LoadRequest,
  { content }: Table,
): void {
  const given = { id: content.contentPack, version: content.version, sha256: packHash }
  const isSame =
    contentPack.sha256 === given.sha256 &&
    contentPack.id === given.id &&
    contentPack.version === given.version
  must(isSame, 'content-pack-mismatch', { expected: contentPack, given })
}

/** What the document lays on the table: as it stands in the log, in one record. */
function positionOf(document: SaveDocument, { content }: Table): Position {
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

/** What the document says twice must be the same. */
function documentFaults(document: SaveDocument, at: Whole): Fault[] {
  const { kind, secret, managers, phase } = document
  const isChosen = kind === 'full' || phase !== 'choosing-teams'
  const leaving = secret?.leaving ?? managers
  return [
    ...faultIf((kind === 'full') !== (secret !== null), '/secret', kind),
    ...faultIf(phaseOf(at) !== phase || !isChosen, '/phase', 'not what the managers are at'),
    ...faultIf(
      managers.some(({ seat }, place) => seat !== place),
      '/managers',
      'one a seat, in order',
    ),
    ...faultIf(leaving.length !== managers.length, '/secret/leaving', 'one a seat'),
    ...managers.flatMap(({ cards }, seat) => {
      const held = cardsHeld(at, seat).map((id) => ({ id, reasons: reasonsFor(at, seat, id) }))
      return faultIf(
        !sameJson(held, cards),
        `/managers/${seat}/cards`,
        'not the cards that are kept, owed or suspend a star, in ascending order',
      )
    }),
  ]
}
