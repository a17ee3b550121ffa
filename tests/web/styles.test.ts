import { readdirSync, readFileSync } from 'node:fs'
import t from 'tap'

/** Only TypeScript files are compiled to `dist`, so the styles are read from the source folder. */
const boards = new URL('../../../web/src/boards/', import.meta.url)

// A stylesheet remains loaded when the player opens another game, so styles of different boards
// must not conflict.
for (const id of readdirSync(boards, { withFileTypes: true }).filter((one) => one.isDirectory()))
  t.test(`${id.name}: the styles of a board change no other board`, async (t) => {
    const styles = readFileSync(new URL(`${id.name}/${id.name}.css`, boards), 'utf8')
    const outermost = styles.split('\n').filter((line) => /^[^\s}/]/.test(line))
    t.same(outermost, [`.${id.name} {`])
  })
