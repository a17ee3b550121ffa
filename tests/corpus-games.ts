import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { bots } from '../src/engine/bots/index.ts'
import { playBots } from '../src/engine/bots/match.ts'
import { tablesOf } from '../src/engine/certify/checks/tables.ts'
import { seededChance } from '../src/engine/kernel/chance.ts'
import type { Commit } from '../src/engine/kernel/game.ts'
import { resign } from '../src/engine/kernel/perform.ts'
import type { Ruleset } from '../src/engine/kernel/ruleset.ts'
import type { Table } from '../src/engine/kernel/types.ts'
import { chainKey, firstHead, nextHead } from '../src/engine/luck/chain.ts'
import type { GameLine, RowLine } from '../src/engine/luck/exports/format.ts'
import { eofText, packText, startText } from '../src/engine/luck/exports/signing-writer.ts'
import { pack, packHashOf } from '../src/engine/luck/log.ts'
import { commitmentTo, hmacLuck } from '../src/engine/luck/stream.ts'
import { gameText } from './support/game-text.ts'

const FOLDER = new URL('../../tests/corpus/', import.meta.url)
const AT = Date.UTC(2026, 0, 1)
const GAMES = 60
const MOVES_MAX = 400
const COMMITS_PER_ROW = 8
const ID_LETTERS = 12
const QUALITY = 9
const WINDOW_BITS = 24

export const corpusOf = ({ id, version }: Pick<Ruleset, 'id' | 'version'>): URL =>
  new URL(`${id}-v${version}.ndjson.br`, FOLDER)

export const allCorpora = (): { readonly name: string; readonly file: URL }[] =>
  readdirSync(FOLDER).map((name) => ({ name, file: new URL(name, FOLDER) }))

/** Plays bot games that together cover every pair of option values. */
export function writeCorpus(rules: Ruleset): Buffer {
  const tables = tablesOf(rules)
  const packs = new Map<string, string>()
  let rows = 0
  const games = Array.from({ length: GAMES }, (_, number) => {
    const table = tables[number % tables.length]!
    const hash = packHashOf(rules.id, table.content)
    const isNew = !packs.has(hash)
    const content = JSON.stringify(table.content)
    packs.set(hash, content)
    const played = playedBy(rules, table, number)
    rows += played.rows.length
    const { line, head } = played
    const header = { ...line, pack: hash }
    const name = `house-${packs.size}`
    const before = isNew ? packText({ pack: hash, ruleset: rules.id, name, content }) : ''
    return before + gameText(header, played.rows, { head, signer: null })
  })
  const text = [startText(AT, 'corpus', {}), ...games, eofText(GAMES, rows)].join('')
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  }
  return brotliCompressSync(text, { params })
}

function playedBy(rules: Ruleset, table: Table, number: number) {
  const seed = createHash('sha256').update(`${rules.id} ${number}`).digest('hex')
  const game = `019a0000-0000-7000-8000-${seed.slice(-ID_LETTERS)}`
  const commits: Commit[] = []
  const luck = hmacLuck(seed, game, entropyAt(table))
  const players = Array.from({ length: table.seats }, (_, seat) =>
    bots[(seat + number) % 3 === 0 ? 'random' : 'heuristic']!(rules),
  )
  const played = playBots(
    {
      rules,
      table,
      luck,
      at: AT,
      bots: players,
      chance: seededChance(number),
      movesMax: MOVES_MAX,
    },
    (commit) => commits.push(commit),
  )
  for (let seat = 0; !played.game.over; seat += 1)
    commits.push(resign(rules, played.game, seat, luck, AT))
  return { line: lineOf(rules, table, { game, seed }), ...rowsOf(commits, game, seed) }
}

const entropyAt = ({ choices }: Table): string[] => choices.map(() => '')

function lineOf(
  rules: Ruleset,
  table: Table,
  { game, seed }: { readonly game: string; readonly seed: string },
): Omit<GameLine, 'pack'> {
  const { seats, options, choices, decisionSeconds } = table
  const entropy = entropyAt(table)
  return {
    game,
    ruleset: rules.id,
    rules: [rules.version, rules.version],
    table: { seats, options, choices: [...choices], decisionSeconds },
    status: 'over',
    ended: { at: AT, by: 'rules', reason: null },
    createdAt: AT,
    seats: choices.map((_, seat) => ({ seat, kind: 'bot' })),
    origin: null,
    lucks: [{ game, commitment: commitmentTo(seed), seed, entropy }],
    seen: 'all',
  }
}

function rowsOf(commits: readonly Commit[], game: string, seed: string) {
  const key = chainKey(seed)
  const rows: RowLine[] = []
  let head = firstHead(game)
  let row = 0
  for (let first = 0; first < commits.length; first += COMMITS_PER_ROW) {
    const some = commits.slice(first, first + COMMITS_PER_ROW)
    const packed = pack(some)
    head = nextHead(key, head, packed)
    const to = some.reduce((sum, { events }) => sum + events.length, row)
    rows.push({ row, to, at: some.at(-1)!.at, head: null, packed })
    row = to
  }
  return { rows, head }
}
