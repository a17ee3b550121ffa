// Measures the cost of exporting games and of verifying the export, compared with the COPY command
// of PostgreSQL for the same rows.
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { exportInput } from '../../src/app/jobs/schema.ts'
import { createServices, ensureAdminToken } from '../../src/app/service/create-service.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { chainKey, firstHead, nextHead } from '../../src/engine/luck/chain.ts'
import type { GameLine, PackLine, RowRead } from '../../src/engine/luck/exports/format.ts'
import { linesIn } from '../../src/engine/luck/exports/lines.ts'
import { ExportReader } from '../../src/engine/luck/exports/reader.ts'
import { verifyExport } from '../../src/engine/luck/exports/verify-export.ts'
import { pack, unpack } from '../../src/engine/luck/log.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { openStore } from '../../src/postgres/postgres.ts'
import { withClient } from '../../tests/support/client.ts'
import { at, keys, onDatabase } from './processes.ts'

const CORPUS = new URL('../../../tests/corpus/', import.meta.url)
const TOKEN = 'tl_the-admin-token-of-the-benches'
const ROUNDS = 15
const rules = (id: string) => registry[id] ?? null

await onDatabase(async ({ url }) => {
  await migrate(url)
  await fill(url)
  const store = await openStore(url, { keys })
  const services = withClient(await createServices({ ports: store, registry }))
  await ensureAdminToken(store, TOKEN)
  const admin = await services.authenticate(TOKEN)
  const exportRequest = { caller: admin, id: undefined, input: exportInput.parse({}) }
  const exported = async () =>
    (await services.admin.act('game.export', exportRequest)) as AsyncIterable<Uint8Array>
  const pieces: Buffer[] = []
  for await (const piece of await exported()) pieces.push(Buffer.from(piece))
  const file = Buffer.concat(pieces)
  const examine = async (chainOnly: boolean) => {
    const terms = { rules, keys: new Map(), chainOnly }
    for await (const { fault } of verifyExport(linesIn(inChunks(file)), terms))
      if (fault) throw fault
  }
  const kinds = {
    'bare COPY': () => bareCopy(url),
    export: async () => {
      for await (const _ of await exported());
    },
    'chain alone': () => examine(true),
    'judged again': () => examine(false),
  }
  const figures = new Map<string, Figures>(
    Object.keys(kinds).map((kind) => [kind, { milliseconds: [], cpu: [] }]),
  )
  // The measurements alternate, so that other programs on the machine affect all of them equally.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [kind, run] of Object.entries(kinds)) {
      const [began, busy] = [performance.now(), process.cpuUsage()]
      await run()
      const { user, system } = process.cpuUsage(busy)
      figures.get(kind)!.milliseconds.push(performance.now() - began)
      figures.get(kind)!.cpu.push((user + system) / 1_000)
    }
  print(figures, file.length)
  await services.close()
})

interface Figures {
  readonly milliseconds: number[]
  readonly cpu: number[]
}

function print(figures: ReadonlyMap<string, Figures>, bytes: number): void {
  const [bare] = figures.values()
  const line = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(16) + cells.map((cell) => cell.padStart(10)).join(''))
  console.log(`${(bytes / 1e6).toFixed(0)} MB of exported games, median of ${ROUNDS}`)
  line('', ['ms', 'of COPY', 'CPU ms', 'MB/CPU-s'])
  for (const [kind, { milliseconds, cpu }] of figures) {
    const [median, busy] = [at(milliseconds, 0.5), at(cpu, 0.5)]
    const ratio = at(bare!.milliseconds, 0.5) / median
    line(kind, [
      ...[median.toFixed(0), ratio.toFixed(2)],
      ...[busy.toFixed(0), (bytes / busy / 1e3).toFixed(1)],
    ])
  }
}

async function* inChunks(bytes: Buffer, size = 65_536) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function bareCopy(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await new Promise<void>((resolve, reject) => {
    client.query({
      submit: (connection: pg.Connection) => connection.query('copy commits to stdout'),
      handleCopyData() {},
      handleCommandComplete() {},
      handleReadyForQuery: resolve,
      handleError: reject,
    })
  })
  await client.end()
}

async function fill(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await fillBy(client)
  } finally {
    await client.end()
  }
}

async function fillBy(client: pg.Client): Promise<void> {
  await client.query('set synchronous_commit = off')
  for (const { id, version } of Object.values(registry)) {
    const name = `${id}-v${version}.ndjson.br`
    const reader = new ExportReader(new Map())
    let rows: RowRead[] = []
    let game: GameLine | null = null
    for await (const line of linesIn(
      inChunks(brotliDecompressSync(readFileSync(new URL(name, CORPUS)))),
    )) {
      const item = reader.take(line)
      if (item.kind === 'pack') await insertPack(client, item.pack)
      if (item.kind === 'game') game = item.game
      if (item.kind === 'row') rows.push(item.row)
      if (item.kind !== 'end') continue
      await insertGame(client, game!, rows)
      rows = []
    }
  }
  await client.query('vacuum analyze games, seats, commits')
}

function insertPack(client: pg.Client, { pack: hash, ruleset, name, content }: PackLine) {
  return client.query(
    `insert into content_packs (hash, ruleset, name, content, kept_at)
     values ($1, $2, $3, $4, now()) on conflict do nothing`,
    [...[hash, ruleset, name, content]],
  )
}

async function insertGame(client: pg.Client, line: GameLine, rows: readonly RowRead[]) {
  const { game, ruleset, table, pack: hash, createdAt } = line
  const { commitment, seed } = line.lucks[0]!
  const { keyId, bytes } = keys.vault('seeds').locked(seed!, game)
  await client.query(
    `insert into games (id, ruleset, status, visibility, invite_code, pack_hash, options, absence,
       commitment, locked_seed, seed_key, forked, created_at, started_at, ended_at)
     values ($1::uuid, $2, 'over', 'public', $1::text, $3, $4, 'wait', $5, $6, $7, false, $8, $8,
       $8)`,
    [
      ...[game, ruleset, hash, JSON.stringify(table.options), commitment, bytes, keyId],
      new Date(createdAt!),
    ],
  )
  for (const [seat, choices] of table.choices.entries())
    await client.query(
      `insert into seats (game_id, seat, kind, joined, choices) values ($1, $2, 'bot', true, $3)`,
      [game, seat, JSON.stringify(choices)],
    )
  const commits = rows.flatMap(({ packed }) => unpack(packed.toString()))
  const key = chainKey(seed!)
  let [head, version] = [firstHead(game), 0]
  const stored = commits.map((commit) => {
    const packed = pack([commit])
    const first = version
    version += commit.events.length
    head = nextHead(key, head, packed)
    return { first_version: first, last_version: version, at: commit.at, packed, head }
  })
  await client.query(
    `insert into commits (game_id, first_version, last_version, at, packed, head)
     select $1, first_version, last_version, at, packed::json, decode(head, 'hex')
     from json_to_recordset($2) as r (first_version int, last_version int, at bigint, packed text,
       head text)`,
    [game, JSON.stringify(stored)],
  )
}
