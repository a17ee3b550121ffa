import { copied } from '../../../kernel/json.ts'
import type { SaveRequest } from '../../../kernel/ruleset.ts'
import type { Viewer } from '../../../kernel/types.ts'
import { openCup } from '../open-part.ts'
import { cardsHeld, reasonsFor } from '../read/holdings.ts'
import { must } from '../refusals.ts'
import type { State, Table } from '../types.ts'
import { phaseOf } from '../view.ts'
import { FORMAT, FORMAT_VERSION, type SaveDocument } from './document.ts'

/** The sheet: public facts, at rest. The full save: everything, for operators or after the end. */
export function save(
  state: State,
  table: Table,
  { kind, viewer, names, packHash }: SaveRequest,
): SaveDocument {
  mustMayExport(state, kind, viewer)
  const { contentPack: id, version } = table.content
  const { currentSeat, cupRoundsPlayed, ending } = state
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    kind: kind === 'full' ? 'full' : 'sheet',
    contentPack: { id, version, sha256: packHash },
    options: copied(table.options),
    season: state.season,
    phase: phaseOf(state),
    managers: managersOf(state, names),
    firstSeat: state.firstSeat,
    nextSeat: currentSeat,
    turn: state.turn,
    debtCount: state.debtCount,
    roundsPlayed: state.roundsPlayed,
    fixtures: copied(state.fixtures),
    lots: [...state.lots],
    cup: { roundsPlayed: cupRoundsPlayed, ...copied(openCup(state.cup)) },
    league: copied(state.league),
    history: copied(state.history),
    ending: copied(ending),
    secret: kind === 'full' ? secretOf(state) : null,
  }
}

function mustMayExport(state: State, kind: string, viewer: Viewer): void {
  const isOver = state.ending !== null
  if (kind === 'full') {
    must(viewer === 'admin' || isOver, 'export-forbidden', { kind })
    return
  }
  must(viewer !== 'spectator' || isOver, 'export-forbidden', { kind })
  must((state.step === 'roll' && state.match === null) || isOver, 'export-not-at-rest', { kind })
}

const managersOf = ({ seats }: State, names: readonly string[]): SaveDocument['managers'] =>
  seats.map((manager, seat) => ({
    name: names[seat] ?? `Manager ${seat + 1}`,
    seat,
    team: manager.team,
    square: manager.square,
    cash: manager.cash,
    cards: cardsHeld(manager).map((id) => ({ id, reasons: reasonsFor(manager, id) })),
    stars: [...manager.stars],
    suspensions: copied(manager.suspensions),
    debts: copied(manager.debts),
    resigned: manager.resigned,
  }))

const secretOf = ({ packs, cup, queue, match, step, seats }: State) => ({
  packs: copied(packs),
  stacks: copied(cup.stacks),
  queue: copied(queue),
  match: copied(match),
  step,
  leaving: seats.map(({ leaving }) => leaving),
})
