import type { GameLine } from '../../engine/luck/exports/format.ts'
import { unpack } from '../../engine/luck/log.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { absence } from '../core/game-schema.ts'
import { newGame } from '../runtime/new-game.ts'
import type { Cancelled, SecretGameRecord } from '../runtime/port.ts'
import { requireOwnerFor } from './export-jobs.ts'
import { type BringInput, DIFFERING_MAX, type ImportResult } from './import-schema.ts'
import { gamesInImport, type ReadGame, storePackForGames } from './read-import.ts'

/**
 * Imports games that were exported by other services, for viewing only and with their original ids.
 * Each game is stored separately, so a repeated import skips existing games, and a game that fails
 * does not affect the others.
 */
export async function importGames(
  context: Context,
  caller: Caller,
  capability: AuditCapability,
  file: AsyncIterable<Uint8Array>,
  { unsigned, visibility }: BringInput,
): Promise<ImportResult> {
  requireOwnerFor(unsigned, caller.scopes)
  const done = { imported: 0, here: 0, skipped: 0, differing: [] as string[] }
  const isSkipped = ({ status }: GameLine) => {
    if (status === 'running') done.skipped += 1
    return status === 'running'
  }
  for await (const read of gamesInImport(context, file, Infinity, isSkipped)) {
    const { game, end } = read
    if (!read.file.signed && !unsigned)
      throw serviceError('signature-unknown', {
        facts: { game: game.game, kid: read.file.kid ?? null },
      })
    const head = await headOf(context, read)
    if (head !== null) {
      if (head === end.head) done.here += 1
      else {
        done.skipped += 1
        if (done.differing.length < DIFFERING_MAX) done.differing.push(game.game)
      }
      continue
    }
    await storePackForGames(context, read)
    const record = recordOf(read, { visibility, host: caller.account.id })
    await context.ports.games.bring(capability.reuse(), record, read.rows)
    done.imported += 1
  }
  return done
}

async function headOf({ ports }: Context, { game, rows }: ReadGame): Promise<string | null> {
  const { game: gameId } = game
  if (!(await ports.games.find(gameId))) return null
  const from = rows.at(-1)?.firstVersion ?? 0
  let head = 'none'
  for await (const row of ports.log.rows(gameId, from)) head = row.head
  return head
}

function recordOf(
  { game, luck, rows, file }: ReadGame,
  { visibility, host }: Pick<SecretGameRecord, 'visibility' | 'host'>,
): SecretGameRecord {
  const { game: id, ruleset, package: pin = null, pack: packHash, table, createdAt, lucks } = game
  const { options, choices, decisionSeconds } = table
  const [first, last] = [rows[0]!, rows.at(-1)!]
  const [cause] = unpack(first.packed).map((commit) => commit.cause)
  const opening = cause && 'opening' in cause ? cause.opening : undefined
  const ancestors = lucks.slice(0, -1)
  return newGame(createdAt, {
    id,
    ruleset,
    packHash,
    package: pin,
    options,
    decisionSeconds,
    visibility,
    host,
    status: 'over',
    hints: false,
    undo: opening?.undo === true,
    absence: absence.catch('wait').parse(opening?.absence),
    startedAt: first.at,
    endedAt: last.at,
    cancelled: cancelledIn(last.packed),
    seed: luck.seed,
    commitment: luck.commitment,
    origin: {
      game: id,
      version: last.lastVersion,
      decisionSeconds,
      file: { ...file, lucks: ancestors },
    },
    seats: choices.map((choice, seat) => ({
      seat,
      kind: kindOf(game.seats[seat]?.kind),
      account: null,
      name: null,
      joined: true,
      since: null,
      level: null,
      choices: choice,
      entropy: luck.entropy[seat] || null,
    })),
  })
}

const kindOf = (kind: string | undefined) => (kind === 'bot' || kind === 'host' ? kind : 'account')

function cancelledIn(packed: string): Cancelled | null {
  const { cause } = unpack(packed).at(-1)!
  return cause.kind === 'cancel' ? { by: cause.by, reason: cause.reason } : null
}
