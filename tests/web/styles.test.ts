import { readdirSync, readFileSync } from 'node:fs'
import t from 'tap'

/** Sources are compiled to `dist`, but styles are not. */
const boards = new URL('../../../web/src/boards/', import.meta.url)

// Styles stay loaded: a player who opens another game or a replay has the styles of both.
for (const id of readdirSync(boards, { withFileTypes: true }).filter((one) => one.isDirectory()))
  t.test(`${id.name}: the styles of a board change no other board`, async (t) => {
    const styles = readFileSync(new URL(`${id.name}/${id.name}.css`, boards), 'utf8')
    const outermost = styles.split('\n').filter((line) => /^[^\s}/]/.test(line))
    t.same(outermost, [`.${id.name} {`])
  })
