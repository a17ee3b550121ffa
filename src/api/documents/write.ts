import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generated } from './generated.ts'

const top = fileURLToPath(new URL('../../../..', import.meta.url))
for (const [path, text] of await generated()) {
  mkdirSync(dirname(top + path), { recursive: true })
  writeFileSync(top + path, text)
}
