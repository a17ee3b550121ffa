import { linesIn } from '../../engine/luck/exports/lines.ts'
import { keysIn } from '../../engine/luck/exports/signatures.ts'
import { verifyExport } from '../../engine/luck/exports/verify-export.ts'
import type { Context } from '../core/context.ts'
import { newId } from '../core/ids.ts'
import { exportFinishedGames } from '../exchange/export-games.ts'
import { showSigningKeys } from '../exchange/signing-keys.ts'
import type { ExportedGame } from '../runtime/port.ts'
import type { ArchivableGame, ArchivedGame, WrittenFile } from './port.ts'

const ARCHIVE_VERSION = 1
const GAMES_AT_ONCE = 20

type Parts = Pick<Context, 'ports' | 'packs'>

export type FoundInFile =
  | { readonly game: string; readonly archived: ArchivedGame }
  | { readonly game: string; readonly why: string }

/**
 * Archive files are never rewritten, so the same game may be in two files if an archive run was
 * interrupted.
 */
export async function writeFile(
  context: Parts,
  month: string,
  games: readonly [ArchivableGame, ...ArchivableGame[]],
): Promise<WrittenFile> {
  const [{ ruleset }] = games
  const { archive, exports, clock } = context.ports
  const signer = await exports.signer()
  const query = { archive: { ruleset, month } }
  const lines = exportFinishedGames(context, query, pagesOf(context, games))
  return archive.write(`${ruleset}/${month}-${newId(clock.now())}.ndjson.gz`, lines, (written) => {
    const text = JSON.stringify({
      'touchline-archive': ARCHIVE_VERSION,
      ruleset,
      month,
      ...written,
    })
    const sig = signer.sign(`touchline-archive/${ARCHIVE_VERSION}\n${text}`)
    return `{"manifest":${text},"kid":"${signer.kid}","sig":"${sig}"}\n`
  })
}

async function* pagesOf(
  { ports }: Parts,
  games: readonly ArchivableGame[],
): AsyncGenerator<ExportedGame[]> {
  for (let from = 0; from < games.length; from += GAMES_AT_ONCE) {
    const page = games.slice(from, from + GAMES_AT_ONCE)
    const found = await ports.exports.these(page.map(({ id }) => id))
    yield found.filter(({ rules }) => rules !== null)
  }
}

export async function* readFile(context: Parts, written: WrittenFile): AsyncGenerator<FoundInFile> {
  const { packs, ports } = context
  const keys = keysIn(await showSigningKeys(context)) ?? new Map()
  const rules = (ruleset: string) => packs.rules(ruleset)
  const places = new Map(written.games.map((place) => [place.game, place]))
  const lines = linesIn(ports.archive.read(written))
  for await (const examined of verifyExport(lines, { rules, keys })) {
    const { game: line, end, signature, finding, fault } = examined
    const { game } = line
    const place = places.get(game)
    const isJudged = finding !== null && finding.unjudged === 0
    if (fault) yield { game, why: fault.message }
    else if (signature !== 'good') yield { game, why: 'this service did not sign the game' }
    else if (!isJudged || !place || end.head === null)
      yield { game, why: 'the file proves only a part of the game' }
    else {
      const facts = { version: end.events, head: end.head, rules: line.rules }
      yield { game, archived: { ...place, ...facts } }
    }
  }
}
