import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { generated } from '../src/schema/generated.ts'

t.test('what is generated from the code is committed as it is generated', async (t) => {
  const top = fileURLToPath(new URL('../..', import.meta.url))
  for (const [path, text] of await generated()) {
    const committed = existsSync(top + path) ? readFileSync(top + path, 'utf8') : ''
    t.ok(committed === text, `${path} is current; npm run schema writes it`)
  }
})
