import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import { keysFrom } from '../../../src/config/keys.ts'
import { chainKey, firstHead, nextHead } from '../../../src/engine/luck/chain.ts'
import {
  type GameLine,
  ImportInvalid,
  type RowLine,
} from '../../../src/engine/luck/exports/format.ts'
import { LINE_BYTES_MAX, linesIn } from '../../../src/engine/luck/exports/lines.ts'
import { ExportReader } from '../../../src/engine/luck/exports/reader.ts'
import { keysIn, thumbprint } from '../../../src/engine/luck/exports/signatures.ts'
import { eofText, startText } from '../../../src/engine/luck/exports/signing-writer.ts'
import { verifyExport } from '../../../src/engine/luck/exports/verify-export.ts'
import { hashOfPackText, unpack } from '../../../src/engine/luck/log.ts'
import { outlineOf } from '../../../src/engine/luck/row-outline.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { gameText } from '../../support/game-text.ts'

const corpus = new URL('../../../../tests/corpus/goalscorer-v1.ndjson.br', import.meta.url)
const signer = keysFrom(['own'.repeat(20)]).exports
const other = keysFrom(['strange'.repeat(9)]).exports
const jwk = ({ publicKey: x }: { publicKey: string }) => ({ kty: 'OKP', crv: 'Ed25519', x })
const keys = keysIn({ keys: [{ kty: 'RSA' }, jwk(signer)] })!
const rules = (id: string) => registry[id] ?? null

interface Whole {
  readonly pack: string
  readonly game: GameLine
  readonly rows: readonly RowLine[]
}

function firstGame(): Whole {
  const reader = new ExportReader(new Map())
  const lines = brotliDecompressSync(readFileSync(corpus)).toString().split('\n')
  const rows: RowLine[] = []
  let [pack, game]: [string, GameLine | null] = ['', null]
  for (const line of lines) {
    const item = reader.take(Buffer.from(`${line}\n`))
    if (item.kind === 'pack') pack = line
    if (item.kind === 'game') game = item.game
    if (item.kind === 'row') rows.push({ ...item.row, packed: item.row.packed.toString() })
    if (item.kind === 'end') break
  }
  return { pack, game: game!, rows: withHeads(rows, game!) }
}

function withHeads(rows: readonly RowLine[], { game, lucks }: GameLine): RowLine[] {
  const key = chainKey(lucks[0]!.seed!)
  let head = firstHead(game)
  return rows.map((row) => {
    head = nextHead(key, head, row.packed)
    return { ...row, head }
  })
}

const whole = firstGame()

function written({ pack, game, rows }: Whole = whole, by = signer): string[] {
  const { head } = rows.at(-1)!
  const text = gameText(game, rows, { head: head!, signer: by })
  return [startText(0, 'x', {}), `${pack}\n`, text, eofText(1, rows.length)]
    .join('')
    .split(/(?<=\n)/)
}

async function* inChunks(text: string | Uint8Array, size = 1_000) {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function examined(lines: readonly (string | Uint8Array)[], chainOnly = false) {
  const text = Buffer.concat(lines.map((line) => Buffer.from(line)))
  const games = []
  for await (const one of verifyExport(linesIn(inChunks(text)), { rules, keys, chainOnly }))
    games.push(one)
  return games
}

async function faultIn(lines: readonly (string | Uint8Array)[], chainOnly = false) {
  try {
    const [game] = await examined(lines, chainOnly)
    return game?.fault && { line: game.fault.line, code: game.fault.code }
  } catch (error) {
    if (!(error instanceof ImportInvalid)) throw error
    return { line: error.line, code: error.code }
  }
}

const last = written().length

t.test('an export is read back, whole and in pieces, and proved', async (t) => {
  t.match(await examined(written()), [
    { signature: 'good', fault: null, finding: { verdict: 'proved' } },
  ])
  t.match(await examined(written(), true), [{ signature: 'good', fault: null, finding: null }])
  t.match(await examined(written(whole, other)), [{ signature: 'unknown', fault: null }])
  const crlf = written().map((line) => line.replace('\n', '\r\n'))
  t.match(await faultIn(crlf), { code: 'digest-differs' }, 'any other byte is found')
})

t.test('the thumbprint of a signature’s key follows RFC 8037', async (t) => {
  const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'
  t.equal(thumbprint(x), 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k')
  t.equal(thumbprint(signer.publicKey), signer.kid)
  t.equal(keysIn({ keys: 'none' }), null)
})

t.test('a malformed line is refused', async (t) => {
  const lines = written()
  const at = (line: number, text: string | Uint8Array) =>
    lines.map((one, place) => (place === line - 1 ? text : one))
  const pack = JSON.parse(lines[1]!)
  const strangePack = { ...pack, pack: hashOfPackText('goalscorer', '{}'), content: '{}' }
  for (const [changed, line, code] of [
    [at(1, 'hello\n'), 1, 'malformed'],
    [at(1, lines[0]!.replace('export":1', 'export":2')), 1, 'version-unknown'],
    [lines.slice(1), 1, 'malformed'],
    [at(1, lines[0]!.replace('"at":0', '"at":"now"')), 1, 'malformed'],
    [at(3, Buffer.from([0x7b, 0xff, 0x0a])), 3, 'not-utf8'],
    [at(2, `${' '.repeat(LINE_BYTES_MAX)}\n`), 2, 'line-too-long'],
    [
      at(2, lines[1]!.replace('"pack":"', '"pack":"0').replace(/.","ruleset/, '","ruleset')),
      2,
      'pack-differs',
    ],
    [at(2, `${JSON.stringify(strangePack)}\n`), 2, 'pack-malformed'],
    [lines.toSpliced(1, 1), 2, 'pack-unknown'],
    [at(3, lines[2]!.replace('"origin":null', '"origin":null,"more":1')), 3, 'malformed'],
    [at(4, '{"row":0}\n'), 4, 'malformed'],
    [lines.slice(0, -1), last - 1, 'cut'],
    [lines.slice(0, 6), 6, 'cut'],
    [at(last, eofText(2, whole.rows.length)), last, 'counts-differ'],
    [[...lines, lines[1]!], last + 1, 'malformed'],
  ] as const)
    t.same(await faultIn(changed), { line, code }, `${code} in line ${line}`)
})

t.test('a change after signing is found', async (t) => {
  const lines = written()
  const at = (line: number, change: (text: string) => string) =>
    lines.with(line - 1, change(lines[line - 1]!))
  const end = last - 1
  const digest = { line: end, code: 'digest-differs' }
  t.same(await faultIn(at(3, (text) => text.replace('"createdAt":1', '"createdAt":2'))), digest)
  t.same(await faultIn(at(4, (text) => text.replace('"drawn":', '"drawn":1'))), digest)
  t.match(await faultIn(lines.toSpliced(4, 1)), { code: 'digest-differs' }, 'a row is missing')
  const signature = { line: end, code: 'signature-wrong' }
  t.same(await faultIn(at(end, (text) => text.replace(/"rows":\d+/, '"rows":1'))), signature)
  t.same(await faultIn(at(end, (text) => text.replace('"sig":"', '"sig":"A'))), signature)
})

t.test('a false log is found although it is signed', async (t) => {
  const { game, rows } = whole
  const luck = game.lucks[0]!
  const falsely = (change: Partial<Whole>) => faultIn(written({ ...whole, ...change }))
  const forged = (change: (packed: string) => string) => {
    const some = rows.map((row) => ({ ...row, packed: change(row.packed) }))
    return falsely({ rows: withHeads(some, game) })
  }
  const told = (change: Partial<GameLine>) => falsely({ game: { ...game, ...change } })

  t.match(await told({ lucks: [{ ...luck, commitment: '0'.repeat(64) }] }), {
    code: 'commitment-differs',
  })
  t.match(await falsely({ rows: rows.with(1, { ...rows[1]!, head: '0'.repeat(64) }) }), {
    line: 5,
    code: 'chain-broken',
  })
  t.match(await falsely({ rows: rows.with(2, { ...rows[2]!, at: 1 }) }), { code: 'chain-broken' })
  t.match(await told({ lucks: [{ ...luck, entropy: ['x'] }] }), { code: 'judged-otherwise' })
  t.match(await forged((packed) => packed.replaceAll('"rules":1', '"rules":0')), {
    line: 4,
    code: 'judged-otherwise',
  })
  t.match(await falsely({ rows: rows.slice(0, -1) }), { code: 'not-ended' })
  t.match(await told({ ruleset: 'chess' }), { code: 'pack-unknown' })
  t.match(await told({ lucks: [] }), null, 'a game without a seed is neither true nor false')
})

t.test('the chain alone finds a changed row, and opens none', async (t) => {
  const outline = (packed: string) => outlineOf(Buffer.from(packed))
  const opened = (packed: string) => {
    const commits = unpack(packed)
    const events = commits.reduce((sum, one) => sum + one.events.length, 0)
    return { events, at: commits.at(-1)!.at }
  }
  const nested =
    '[{"cause":{"at":[{"events":[{}]}]},"at":1,"events":[]},' +
    '{"cause":{"text":"\\"]}é\\\\"},"at":25,"events":[{"a":[{},[1]]},{"at":3}],"format":2}]'

  for (const packed of [nested, ...whole.rows.map((row) => row.packed)])
    t.same(outline(packed), opened(packed))
  const unsound = ['', '[]', '{}', '[{}]', '[{"at":1}]', '[{"events":[]}]', '[{"at":1,"events":[]}']
  for (const packed of [...unsound, '[{"at":1,"events":["]}]']) t.equal(outline(packed), null)
  for (const change of [{ at: 1 }, { to: 1_000 }, { head: '0'.repeat(64) }]) {
    const rows = whole.rows.with(2, { ...whole.rows[2]!, ...change })
    t.match(await faultIn(written({ ...whole, rows }), true), { line: 6, code: 'chain-broken' })
  }
})

t.test('a file above the size limit is refused', async (t) => {
  const lines = linesIn(inChunks(written().join('')), 5_000)
  const read = async () => {
    for await (const _ of lines);
  }
  await t.rejects(read(), { code: 'file-too-large' })
})
