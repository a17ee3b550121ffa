import { copied } from '../../../kernel/json.ts'
import type { SaveRequest } from '../../../kernel/ruleset.ts'
import type { Viewer } from '../../../kernel/types.ts'
import { cardsHeld, reasonsFor } from '../read/holdings.ts'
import { phaseOf } from '../read/league.ts'
import { must } from '../refusals.ts'
import type { State, Table, Whole } from '../types.ts'
import { FORMAT, FORMAT_VERSION, type SaveDocument } from './document.ts'

export function save(
  state: State,
  table: Table,
  { kind, viewer, names, packHash }: SaveRequest,
): SaveDocument {
  const at = { state, table }
  mustMayExport(at, kind, viewer)
  const { id, version } = table.content
  const { cup, ...shared } = copied(state.shared)
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    kind: kind === 'full' ? 'full' : 'sheet',
    contentPack: { id, version, sha256: packHash },
    options: copied(table.options),
    season: shared.season,
    phase: phaseOf(at),
    managers: managersOf(at, names),
    firstSeat: shared.firstSeat,
    nextSeat: shared.currentSeat,
    turn: shared.turn,
    debtCount: shared.debtCount,
    roundsPlayed: shared.roundsPlayed,
    fixtures: shared.fixtures,
    lots: shared.lots,
    cup: { roundsPlayed: shared.cupRoundsPlayed, ...cup },
    league: shared.league,
    history: shared.history,
    ending: shared.ending,
    secret: kind === 'full' ? secretOf(at) : null,
  }
}

function mustMayExport({ state }: Whole, kind: string, viewer: Viewer): void {
  const { step, match, ending } = state.shared
  if (kind === 'full') {
    must(viewer === 'admin' || ending, 'export-forbidden', { kind })
    return
  }
  must(viewer !== 'spectator' || ending, 'export-forbidden', { kind })
  must((step === 'roll' && match === null) || ending, 'export-not-at-rest', { kind })
}

const managersOf = (at: Whole, names: readonly string[]): SaveDocument['managers'] =>
  copied(at.state.shared.seats).map((manager, seat) => ({
    name: names[seat] ?? `Manager ${seat + 1}`,
    seat,
    ...chosenCounter(at, seat),
    team: manager.team,
    square: manager.square,
    cash: manager.cash,
    cards: cardsHeld(at, seat).map((id) => ({ id, reasons: reasonsFor(at, seat, id) })),
    stars: manager.stars,
    suspensions: manager.suspensions,
    debts: manager.debts,
    resigned: manager.resigned,
  }))

function chosenCounter({ table }: Whole, seat: number): { counter?: string } {
  const counter = table.choices[seat]?.counter
  return counter === undefined ? {} : { counter }
}

function secretOf({ state }: Whole): SaveDocument['secret'] {
  const { packs, stacks } = copied(state.secret)
  const { queue, match, step, seats } = copied(state.shared)
  return { packs, stacks, queue, match, step, leaving: seats.map(({ leaving }) => leaving) }
}
