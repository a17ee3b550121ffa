import { sameJson } from '../../../kernel/json.ts'
import type { LoadRequest } from '../../../kernel/ruleset.ts'
import { cardsHeld, reasonsFor, unheldCards } from '../read/holdings.ts'
import { phaseOf } from '../read/league.ts'
import { must } from '../refusals.ts'
import { draftOf } from '../state.ts'
import type { Table, Whole } from '../types.ts'
import type { SaveDocument } from './document.ts'
import { ERRORS_MAX, fitting, positionOf } from './read.ts'
import { type Fault, faultIf } from './soundness/faults.ts'
import { faultsIn, unplayedIn } from './soundness/soundness.ts'

/** Holds a document that may be anybody's against all that the rules keep to. */
export function judge(table: Table, request: LoadRequest): void {
  const { document } = fitting(table, request)
  const { kind, options } = document
  const state = draftOf(positionOf(document, table))
  // A sheet has no packs, and what nobody holds is all there.
  if (kind === 'sheet') state.secret.packs = unheldCards({ state, table })
  const at = { state, table: { ...table, options } }
  const faults = [...documentFaults(document, at), ...faultsIn(at)]
  // Only of a position that is sound can be asked how it has come to be.
  const errors = faults.length > 0 ? faults : unplayedIn(at)
  must(errors.length === 0, 'invalid-save', { errors: errors.slice(0, ERRORS_MAX) })
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
