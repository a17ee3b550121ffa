import pg from 'pg'
import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import type { Observation } from '../../src/app/games/schema.ts'
import type { ReceiptInput, VerificationShown } from '../../src/app/runtime/verify-schema.ts'
import { chainKey, firstHead, nextHead } from '../../src/engine/luck/chain.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { adminOf } from '../support/admin.ts'
import { againstBot, observe, playOne, twoPlayers } from '../support/players.ts'
import { setSeed } from '../support/seeds.ts'
import { guest, type Served, startNode, startServices } from '../support/service.ts'

const MOVES = 6
const SECONDS = 3_600

type Statement =
  | string
  | { readonly text: string; readonly values: readonly unknown[] }
  | ((id: string) => string)

interface Game {
  readonly node: Served
  readonly id: string
}
interface PlayedGame extends Game {
  readonly callers: readonly [Caller, Caller]
  readonly seen: Observation
}

/** Plays some moves of a game; if `ends` is true, one player then resigns. */
async function playGame(node: Served, { ends }: { readonly ends: boolean }): Promise<PlayedGame> {
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers, { decisionSeconds: SECONDS })
  for (let move = 0; move < MOVES; move += 1) await playOne(node, callers, id)
  if (ends) await node.services.games.resign(callers[1], id)
  return { node, id, callers, seen: await observe(node, callers[0], id) }
}

/**
 * Changes a game's log as the database superuser, with triggers disabled. The parameter `$1` of the
 * SQL statements is the id of the game.
 */
async function alter({ node, id }: Game, ...statements: readonly Statement[]): Promise<void> {
  const client = new pg.Client(node.url)
  await client.connect()
  try {
    await client.query('alter table commits disable trigger user')
    for (const statement of statements) {
      if (typeof statement === 'function') await client.query(statement(id))
      else if (typeof statement === 'string') await client.query(statement, [id])
      else await client.query(statement.text, [id, ...statement.values])
    }
    await client.query('alter table commits enable always trigger no_row_change')
  } finally {
    await client.end()
  }
}

const verified = ({ node, id }: Game, kept: ReceiptInput = {}): Promise<VerificationShown> =>
  adminOf(node.services).verify(node.admin, id, kept)

const inTheMiddle = `game_id = $1 and first_version = (
  select first_version from commits where game_id = $1 order by first_version offset 4 limit 1)`
const theLast = `game_id = $1 and first_version = (
  select max(first_version) from commits where game_id = $1)`
const packedAs = (pattern: string, by: string, where = inTheMiddle) =>
  `update commits set packed = regexp_replace(packed::text, '${pattern}', '${by}')::json
   where ${where}`

const edits: Readonly<Record<string, readonly Statement[]>> = {
  'an event': [packedAs('"events":\\[\\{', '"events":[{"a":1,')],
  'a cause': [packedAs('"decisionId":"', '"decisionId":"1')],
  'the time of a commit': [packedAs('"at":1', '"at":2')],
  'the rules of a commit': [packedAs('"rules":1', '"rules":0')],
  'the counter of draws': [packedAs('"drawn":1', '"drawn":2')],
  'how the game began': [packedAs('"absence":"default"', '"absence":"wait"', 'game_id = $1')],
  'a head': [`update commits set head = sha256(head) where ${inTheMiddle}`],
  'the first version of a row': [
    `update commits set first_version = first_version + 1, last_version = last_version + 1
     where ${theLast}`,
  ],
  'the last version of a row': [
    `update commits set last_version = last_version + 1 where ${theLast}`,
  ],
  'the column at': [`update commits set at = at + 1 where ${inTheMiddle}`],
  'the column wake_at': [`update commits set wake_at = wake_at + 1 where ${inTheMiddle}`],
  'a row that is taken out': [`delete from commits where ${inTheMiddle}`],
  'the start that is taken away': [`delete from commits where game_id = $1 and first_version = 0`],
  'a row that is added': [
    `insert into commits select game_id, last_version, last_version + 1, at, packed, head, wake_at
     from commits where ${theLast}`,
  ],
  'the seed': [(id) => setSeed(id)],
  'the commitment to it': [`update games set commitment = repeat('0', 64) where id = $1`],
  'the options': [
    `update games set options = jsonb_set(options::jsonb, '{turnLimit}', '19') where id = $1`,
  ],
  'the seconds for a decision': [`update games set decision_seconds = 60 where id = $1`],
  'what is done for who is away': [`update games set absence = 'bot' where id = $1`],
  'a seat that is given to another': [
    `update seats set account_id = (select host_id from games where id <> $1 limit 1)
     where game_id = $1 and seat = 1`,
  ],
}

t.test('every edit of a stored game is found', async (t) => {
  const node = await startServices(t)
  const other = await playGame(node, { ends: false })
  t.match(await verified(other), { ok: true, covers: 'table', mismatches: [], unknownHolders: [] })
  for (const [what, statements] of Object.entries(edits)) {
    const game = await playGame(node, { ends: false })
    t.match(await verified(game), { verdict: 'unproved' }, `${what}: before`)
    await alter(game, ...statements)
    t.match(await verified(game), { ok: false, verdict: 'refuted' }, what)
  }
})

t.test('heads cover the table of every ruleset, and storing changes nothing', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  for (const { id: ruleset } of Object.values(registry)) {
    const { id } = await againstBot(node, ann, { ruleset })
    const finding = await verified({ node, id })
    t.match(finding, { ok: true, covers: 'table', mismatches: [], unknownHolders: [] }, ruleset)
  }
})

t.test('an old game continues with heads that cover only its rows', async (t) => {
  const node = await startServices(t)
  const game = await playGame(node, { ends: false })
  const { id } = game
  const { seed } = (await node.store.games.find(id))!
  // Rewrites the game's log in the old format 1, whose first row does not contain the start
  // parameters.
  let head = firstHead(id)
  for await (const row of node.store.log.rows(id)) {
    const [{ cause, format: _, ...first }, ...rest] = JSON.parse(row.packed)
    const { opening: __, ...bare } = cause
    const packed = JSON.stringify([{ cause: bare, ...first }, ...rest])
    head = nextHead(chainKey(seed), head, packed)
    await alter(game, {
      text: `update commits set packed = $2, head = decode($3, 'hex')
             where game_id = $1 and first_version = $4`,
      values: [packed, head, row.firstVersion],
    })
  }
  await alter(game, 'delete from holder_salts where game_id = $1')
  const later = { ...game, node: { ...node, ...(await startNode(t, node.url)) } }
  const expected = { ok: true, covers: 'rows', mismatches: [], unknownHolders: [0, 1] }

  t.match(await verified(later, { head }), expected)
  await later.node.services.games.resign(game.callers[0], id)
  t.match(await verified(later, { head }), { ...expected, verdict: 'proved' })
})

t.test('a truncated tail is found with a head that a player kept', async (t) => {
  const node = await startServices(t)
  const game = await playGame(node, { ends: false })
  const { id, callers, seen } = game
  const receipt = { head: seen.head!, version: seen.version }
  const { games } = node.services
  const kept = { ...receipt, reason: null }

  t.match(await verified(game, receipt), { ok: true, receipt: kept })
  t.match(await games.verify(callers[1], id, receipt), { ok: true, receipt: kept })
  t.match(await games.verify(callers[1], id, { head: seen.head! }), { ok: true })
  t.match(await games.verify(callers[1], id, {}), { ok: true, receipt: null })

  await alter(game, `delete from commits where ${theLast}`)
  const isGone = { ok: false, receipt: { row: null, reason: 'the log has no such row' } }
  t.match(
    await verified(game),
    { ok: true, verdict: 'unproved', over: false },
    'undetected otherwise',
  )
  t.match(await verified(game, receipt), { ...isGone, verdict: 'refuted' })
  t.match(await games.verify(callers[1], id, receipt), isGone)
  t.match(await games.verify(callers[1], id, { head: receipt.head }), isGone)
  t.match(await games.verify(callers[1], id, { version: receipt.version }), isGone)
})

t.test('a truncated and replayed tail is found as well', async (t) => {
  const node = await startServices(t)
  const game = await playGame(node, { ends: false })
  const { id, callers, seen } = game
  const receipt = { head: seen.head!, version: seen.version }
  await alter(game, `delete from commits where ${theLast}`)
  const later = { ...game, node: { ...node, ...(await startNode(t, node.url)) } }
  for (let move = 0; move < MOVES; move += 1) await playOne(later.node, callers, id)
  await later.node.services.games.resign(callers[0], id)

  t.match(await verified(later), { ok: true, verdict: 'proved' }, 'undetected otherwise')
  t.match(await verified(later, receipt), {
    ok: false,
    verdict: 'refuted',
    receipt: { reason: 'the head at that version is different' },
  })
  t.match(await later.node.services.games.verify(callers[1], id, { head: receipt.head }), {
    ok: false,
    receipt: { reason: 'the log has no such row' },
  })
})

t.test('a truncated log of an ended game is found by its record', async (t) => {
  const node = await startServices(t)
  const game = await playGame(node, { ends: true })
  t.match(await verified(game), { ok: true, verdict: 'proved', over: true })

  await alter(game, `delete from commits where ${theLast}`)

  t.match(await verified(game), { verdict: 'refuted', over: false, mismatches: ['status'] })
})

t.test('erasing a player removes the name and salt, and the log still verifies', async (t) => {
  const node = await startServices(t)
  const game = await playGame(node, { ends: true })
  const { head } = game.seen

  await alter(game, 'delete from holder_salts where game_id = $1 and seat = 1')

  t.match(await verified(game, { head: head! }), { verdict: 'proved', unknownHolders: [1] })
})
