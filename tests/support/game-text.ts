import { type GameLine, type RowLine, rowText } from '../../src/engine/luck/exports/format.ts'
import { type Signer, SigningWriter } from '../../src/engine/luck/exports/signing-writer.ts'

export function gameText(
  game: GameLine,
  rows: readonly RowLine[],
  { head, signer }: { readonly head: string; readonly signer: Signer | null },
): string {
  const seal = new SigningWriter(game.game)
  const first = seal.begin(game)
  const text = rows.map((row) => `${rowText(row)}\n`).join('')
  seal.lines(text)
  seal.passed(rows.length, rows.at(-1)?.to ?? 0, head)
  return first + text + seal.end(signer)
}
