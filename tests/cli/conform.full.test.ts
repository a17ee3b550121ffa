import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import { register } from '../../src/engine/kernel/define.ts'
import { spotKick } from '../../template/src/index.ts'
import { writeCorpus } from '../corpus-games.ts'
import { run } from './run.ts'

const template = fileURLToPath(new URL('../../../template/', import.meta.url))

t.test('conform judges exported games again and names the first difference', async (t) => {
  const folder = t.testdir({ empty: {}, logs: {}, game: {} })
  const at = (name: string) => path.join(folder, name)
  writeFileSync(at('logs/games.ndjson'), brotliDecompressSync(writeCorpus(register(spotKick))))
  cpSync(template, at('game'), { recursive: true })
  const conform = (logs: string) =>
    run('conform', [at('game'), '--logs', at(logs), '--only', 'exported games'])

  t.match(conform('logs'), { status: 0, stdout: /^ok {3}the rules give the same events/ })
  t.match(conform('empty'), { status: 1, stdout: /^FAIL the rules.*\n {5}\S/ })

  const rule = at('game/src/rules/proceed.ts')
  writeFileSync(rule, readFileSync(rule, 'utf8').replace('= play.chance', '= 7 - play.chance'))

  t.match(conform('logs'), {
    status: 1,
    stdout: /^FAIL the rules.*\n {5}game [0-9a-f-]+: commit \d+ \(version \d+\) .*\n {5}repeat:/,
  })
})
