import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import t from 'tap'
import { keysFrom } from '../../src/config/keys.ts'
import { signedText } from '../../src/engine/luck/exports/format.ts'
import { run, runInTurn } from './run.ts'

const corpus = fileURLToPath(
  new URL('../../../tests/corpus/goalscorer-v1.ndjson.br', import.meta.url),
)
const kept = fileURLToPath(new URL('../../../tests/logs', import.meta.url))
const signer = keysFrom(['signs'.repeat(10)]).exports

function signed(line: string): string {
  if (!line.startsWith('{"end":')) return line
  const text = line.slice('{"end":'.length, line.indexOf(',"kid":'))
  return `{"end":${text},"kid":"${signer.kid}","sig":"${signer.sign(signedText(text))}"}`
}

t.test('a file is verified, compressed or not; a truncated one is reported', async (t) => {
  const folder = t.testdir()
  const at = (name: string) => path.join(folder, name)
  const lines = brotliDecompressSync(readFileSync(corpus)).toString().trimEnd().split('\n')
  writeFileSync(at('whole.ndjson.gz'), gzipSync(lines.map(signed).join('\n')))
  writeFileSync(at('cut.ndjson'), lines.slice(0, -1).join('\n'))
  const { publicKey: x } = signer
  writeFileSync(at('keys.json'), JSON.stringify({ keys: [{ kty: 'OKP', crv: 'Ed25519', x }] }))

  const whole = run('verify', [at('whole.ndjson.gz'), '--keys', at('keys.json'), '--json'])
  const games = whole.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  t.equal(whole.status, 0)
  t.equal(games.length, 60)
  t.ok(
    games.every(({ ok, verdict, signature }) => ok && verdict === 'proved' && signature === 'good'),
  )
  t.match(run('verify', [folder, '--chain']), { status: 2 }, 'a folder is not a file')
  t.match(run('verify', ['--log', folder, '--chain']), {
    status: 1,
    stdout: /cut\.ndjson IS NOT VALID: line \d+: the file is incomplete[\s\S]*120 games/,
  })
  t.match(run('verify', [at('whole.ndjson.gz'), '--keys', at('cut.ndjson')]), { status: 2 })
})

t.test('an unknown key is named, and a trusted one accepted', async (t) => {
  const lines = brotliDecompressSync(readFileSync(corpus)).toString().split('\n')
  const first = lines.slice(0, lines.findIndex((line) => line.startsWith('{"end":')) + 1)
  const rows = first.filter((line) => line.startsWith('{"row":')).length
  const whole = (of: readonly string[]) => [...of, `{"eof":{"games":1,"rows":${rows}}}`].join('\n')
  const folder = t.testdir({ 'none.ndjson': whole(first), 'one.ndjson': whole(first.map(signed)) })
  const [unsigned, sealed] = [path.join(folder, 'none.ndjson'), path.join(folder, 'one.ndjson')]
  const { publicKey: x, kid } = signer
  const reports = () => runInTurn('verify', [[unsigned], [sealed]]).map(({ stdout }) => stdout)

  t.match(reports(), [/Not signed\./, new RegExp(`with an unknown key: ${kid}\\.`)])
  process.env.TRUSTED_KEYS = JSON.stringify([{ kid, x, label: 'As they are listed', at: 1 }])
  t.teardown(() => {
    delete process.env.TRUSTED_KEYS
  })
  t.match(reports(), [/Not signed\./, /one of the given keys/])
})

t.test('in a folder of old logs, folded commits are reported separately', async (t) => {
  const words = ['--log', kept]
  const [all, strict] = runInTurn('verify', [words, [...words, '--strict']], {
    laterRules: 'superclub',
  })
  t.match(all, { status: 0, stdout: /\d games were only partly re-executed/ })
  t.match(strict, { status: 4 })
  t.match(run('verify', [...words, '--strict']), { status: 0 })
})
