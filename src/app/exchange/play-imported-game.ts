import { unpack } from '../../engine/luck/log.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { absence } from '../core/game-schema.ts'
import type { Replayable, WithIdempotencyKey } from '../core/operation.ts'
import { forkOf } from '../games/fork-game.ts'
import type { ForkSource } from '../games/fork-log.ts'
import { idempotently } from '../games/idempotent.ts'
import type { Created } from '../games/schema.ts'
import { partsIn } from '../runtime/ancestry.ts'
import type { ForkInput } from '../runtime/lifecycle-schema.ts'
import type { ImportInput } from './import-schema.ts'
import { gamesInImport, type ReadGame, storePackForGames } from './read-import.ts'

/**
 * The imported game gets a new id, because only the original service can continue the game under
 * its original id.
 */
export async function playImportedGame(
  context: Context,
  caller: Caller,
  file: AsyncIterable<Uint8Array>,
  { game, ...wanted }: ImportInput,
  { key }: WithIdempotencyKey,
): Promise<Replayable<Created>> {
  requireScope(caller, 'play')
  const found = await gameIn(context, file, game)
  const input = { ...wanted, seats: wanted.seats.map(seatOf) }
  const { sha256 } = found.file
  const request = { key, operation: 'import', input: { sha256, ...input } }
  return idempotently(context, caller, request, async (record) => {
    await storePackForGames(context, found)
    const source = await sourceIn(context, found)
    return forkOf(context, caller, source, input, (answer) => ({ key: record(answer) }))
  })
}

async function gameIn(
  context: Context,
  file: AsyncIterable<Uint8Array>,
  wanted: string | undefined,
): Promise<ReadGame> {
  let found: ReadGame | null = null
  for await (const one of gamesInImport(context, file, context.settings.importBytesMax))
    if (wanted === undefined || one.game.game === wanted) found ??= one
  if (!found) throw serviceError('game-unknown')
  return found
}

const seatOf = (one: ImportInput['seats'][number]): ForkInput['seats'][number] =>
  one === 'me' || one === 'bot' ? { kind: one } : { kind: 'account', account: one }

async function sourceIn({ packs }: Context, { game, rows, file }: ReadGame): Promise<ForkSource> {
  const { ruleset, pack: packHash, table } = game
  const pack = await packs.byHash(ruleset, packHash)
  if (!pack) throw new Error(`the content pack ${packHash} was not stored`)
  const commits = rows.flatMap(({ packed }) => unpack(packed))
  let version = 0
  const versions = commits.map(({ events }) => {
    version += events.length
    return version
  })
  const [first] = commits
  const opening = first && 'opening' in first.cause ? first.cause.opening : undefined
  return {
    rules: packs.rules(ruleset),
    table: { ...table, content: pack.content },
    versions,
    version,
    record: {
      ruleset,
      packHash,
      package: game.package ?? null,
      options: table.options,
      hints: false,
      undo: opening?.undo === true,
      absence: absence.catch('default').parse(opening?.absence),
      seats: table.choices.map((choices) => ({ choices })),
    },
    parts: async () => partsIn(file),
    rows: async function* () {
      yield* rows
    },
  }
}
