import { nameIn } from '../../engine/kernel/name.ts'
import { save, savesOf } from '../../engine/kernel/saves.ts'
import type { Viewer } from '../../engine/kernel/types.ts'
import { writeAudit } from '../core/audit.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { translateRefusals } from '../core/errors.ts'
import { requireRunningGame, requireUnsealed, seatOf } from '../runtime/game-access.ts'
import type { GameRecord } from '../runtime/port.ts'
import type { SaveInput } from '../runtime/save-schema.ts'
import { causesOf } from './save-causes.ts'
import { sealed } from './save-seals.ts'

/**
 * Maximum length of a manager's name in a saved game. Longer names from older versions are
 * shortened, so that the document is valid.
 */
const MANAGER_CHARACTERS_MAX = 60

export async function saveGame(
  context: Context,
  caller: Caller,
  gameId: string,
  input: SaveInput,
): Promise<unknown> {
  requireScope(caller, 'read')
  const live = await requireRunningGame(context, caller, gameId)
  const { record, rules } = live
  await requireUnsealed(context, record)
  const kind = input.kind ?? translateRefusals(rules, () => savesOf(rules)).kinds[0] ?? ''
  const viewer: Viewer = seatOf(caller, record) ?? 'spectator'
  const names = saveNames(record)
  const { document, over } = await live.run(({ game }) => {
    const saveRequest = { kind, viewer, names, packHash: record.packHash }
    const document = structuredClone(translateRefusals(rules, () => save(rules, game, saveRequest)))
    const { over } = game
    return () => ({ document, over })
  })
  const action = { action: 'save', game: live.id, running: !over, kind }
  await writeAudit(context.ports, caller, action)
  const causes = over ? causesOf(live) : null
  return sealed(context.ports.seals, rules.id, live.id, document, causes)
}

export const saveNames = ({ seats }: Pick<GameRecord, 'seats'>): string[] =>
  seats.map(({ name }) => nameIn(name ?? '', MANAGER_CHARACTERS_MAX) ?? 'bot')
