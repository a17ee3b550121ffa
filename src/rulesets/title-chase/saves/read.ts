import { copied, sameJson } from '../../../kernel/json.ts'
import { malformedFields, refuse } from '../../../kernel/refusal.ts'
import type { LoadRequest, SavedTable } from '../../../kernel/ruleset.ts'
import { categories } from '../content/effects.ts'
import { SEASONS_MAX } from '../options.ts'
import { cardsHeld, reasonsFor, unheldCards } from '../read/holdings.ts'
import { must } from '../refusals.ts'
import { goOn } from '../rules/proceed.ts'
import { shuffleCards, startSeason } from '../rules/season.ts'
import type { Draft } from '../state.ts'
import type { Play, Table } from '../types.ts'
import { phaseOf } from '../view.ts'
import { changesSchema, type NextSeason, type SaveDocument, saveSchema } from './document.ts'
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
  const state = stateOf(document, table)
  // A sheet has no packs: what nobody holds is shuffled, and is all there by then.
  const complete = kind === 'sheet' ? { ...state, packs: unheldCards(state, table) } : state
  const errors = [
    ...documentFaults(document, complete),
    ...faultsIn(complete, { ...table, options: document.options }),
  ]
  must(errors.length === 0, 'invalid-save', { errors: errors.slice(0, ERRORS_MAX) })
  emit({ type: 'game.imported', kind, digest: request.digest, state })
  if (nextSeason) {
    startSeason(play)
    goOn(play)
  } else if (kind === 'sheet') shuffleCards(play, unheldCards(state, table))
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

function stateOf(document: SaveDocument, { content }: Table): Draft {
  const { managers, secret, cup, ending } = document
  const { roundsPlayed: cupRoundsPlayed, ...openCup } = cup
  const owners = categories.map((category, place) => {
    const { length } = managers.filter(({ stars }) => stars.includes(category))
    return [category, (content.stars[place]?.copies ?? 0) - length] as const
  })
  const isResting = document.phase === 'playing'
  return copied({
    season: document.season,
    league: document.league,
    seats: managers.map(({ name: _, seat, cards, ...manager }) => ({
      team: manager.team,
      square: manager.square,
      cash: manager.cash,
      debts: manager.debts,
      stars: manager.stars,
      keep: cards.filter(({ reasons }) => reasons.includes('keep')).map(({ id }) => id),
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
    stock: Object.fromEntries(owners) as Draft['stock'],
    cup: { ...openCup, stacks: secret?.stacks ?? null },
    match: secret?.match ?? null,
    history: document.history,
    ending,
  })
}

/** What the document says twice must be the same. */
function documentFaults(document: SaveDocument, state: Draft) {
  const { kind, secret, managers, phase } = document
  const faults = [
    { isWrong: (kind === 'full') !== (secret !== null), pointer: '/secret', message: kind },
    {
      isWrong: phaseOf(state) !== phase || (kind === 'sheet' && phase === 'choosing-teams'),
      pointer: '/phase',
      message: 'not what the managers are at',
    },
    {
      isWrong: managers.some(({ seat }, place) => seat !== place),
      pointer: '/managers',
      message: 'one a seat, in order',
    },
    {
      isWrong: (secret?.leaving.length ?? managers.length) !== managers.length,
      pointer: '/secret/leaving',
      message: 'one a seat',
    },
    ...managers.map(({ cards }, seat) => {
      const manager = state.seats[seat]!
      const held = cardsHeld(manager).map((id) => ({ id, reasons: reasonsFor(manager, id) }))
      return {
        isWrong: JSON.stringify(held) !== JSON.stringify(cards),
        pointer: `/managers/${seat}/cards`,
        message: 'not the cards that are kept, owed or suspend a star, in ascending order',
      }
    }),
  ]
  return faults
    .filter(({ isWrong }) => isWrong)
    .map(({ pointer, message }) => ({ pointer, message }))
}
