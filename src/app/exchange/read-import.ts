import { chainKey, firstHead, nextHead } from '../../engine/luck/chain.ts'
import {
  type End,
  type GameLine,
  type ImportFault,
  ImportInvalid,
  type PackLine,
  type RowRead,
} from '../../engine/luck/exports/format.ts'
import { linesIn } from '../../engine/luck/exports/lines.ts'
import type { Item } from '../../engine/luck/exports/reader.ts'
import { verifyExport } from '../../engine/luck/exports/verify-export.ts'
import type { Context } from '../core/context.ts'
import { type ServiceError, serviceError } from '../core/errors.ts'
import { uuid } from '../core/schema.ts'
import { packOf } from '../packs/packs.ts'
import type { FileRecord, PartLuck } from '../runtime/fork-origin.ts'
import type { StoredRow } from '../runtime/port.ts'
import { trustedKeys } from './trusted-keys.ts'

export interface ReadGame {
  readonly game: GameLine
  readonly end: End
  readonly luck: PartLuck & { readonly seed: string }
  readonly pack: PackLine
  /** The rows contain no wake-up times, because the scheduler ignores imported games. */
  readonly rows: readonly StoredRow[]
  readonly file: FileRecord
  readonly line: number
}

export async function* gamesInImport(
  context: Context,
  file: AsyncIterable<Uint8Array>,
  bytesMax: number,
  isSkipped: (game: GameLine) => boolean = () => false,
): AsyncGenerator<ReadGame> {
  const { packs, settings } = context
  const collected = new Collected(settings.importBytesMax)
  const known = packs.rulesets()
  const terms = {
    rules: (id: string) => known.find((rules) => rules.id === id) ?? null,
    keys: await trustedKeys(context),
    onItem: (item: Item) => collected.take(item),
  }
  try {
    for await (const one of verifyExport(linesIn(file, bytesMax), terms)) {
      if (isSkipped(one.game)) continue
      if (one.fault) throw one.fault
      const luck = one.game.lucks.at(-1)
      const { seed = null } = luck ?? {}
      if (!luck || seed === null) throw new ImportInvalid(one.line, 'not-whole')
      if (!uuid.safeParse(one.game.game).success) throw new ImportInvalid(one.line, 'malformed')
      const signed = one.signature === 'good'
      const lucks = one.game.lucks
      yield {
        game: one.game,
        end: one.end,
        line: one.line,
        luck: { ...luck, seed },
        pack: collected.packs.get(one.game.pack)!,
        rows: chained(one.game.game, seed, collected.rows),
        file: { sha256: one.end.sha256, signed, ...(one.kid && { kid: one.kid }), lucks },
      }
    }
  } catch (error) {
    throw error instanceof ImportInvalid ? importError(error) : error
  }
}

const importError = ({ line, code, message }: ImportInvalid): ServiceError =>
  serviceError('import-invalid', { detail: `${message}.`, facts: { line, code } })

export async function storePackForGames(
  { packs, ports, settings }: Context,
  { pack: { pack: hash, ruleset, name, content }, line }: ReadGame,
): Promise<void> {
  if (await packs.byHash(ruleset, hash)) return
  const brought = await ports.accountPacks.find({ hash, by: null })
  const { withdrawn: reason = null } = brought ?? {}
  if (reason !== null) throw serviceError('pack-withdrawn', { facts: { reason } })
  const wrong = (code: ImportFault, why: string) => importError(new ImportInvalid(line, code, why))
  if (Buffer.byteLength(content) > settings.packBytesMax)
    throw wrong('pack-malformed', `the content pack is larger than ${settings.packBytesMax} bytes`)
  await packs.keepForGames(packOf(packs.rules(ruleset), name, JSON.parse(content), hash))
}

class Collected {
  readonly packs = new Map<string, PackLine>()
  readonly #bytesMax: number
  rows: RowRead[] = []
  #bytes = 0
  #line = 0

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax
  }

  take(item: Item): void {
    this.#line += 1
    if (item.kind === 'pack') this.packs.set(item.pack.pack, item.pack)
    if (item.kind === 'game') this.rows = []
    if (item.kind === 'game') this.#bytes = 0
    if (item.kind !== 'row') return
    this.rows.push(item.row)
    this.#bytes += item.row.packed.length
    if (this.#bytes > this.#bytesMax) throw new ImportInvalid(this.#line, 'file-too-large')
  }
}

function chained(gameId: string, seed: string, rows: readonly RowRead[]): StoredRow[] {
  const key = chainKey(seed)
  let head = firstHead(gameId)
  return rows.map(({ row: firstVersion, to: lastVersion, at, packed }) => {
    head = nextHead(key, head, packed)
    const text = packed.toString()
    return { gameId, firstVersion, lastVersion, at, packed: text, head, wakeAt: null }
  })
}
