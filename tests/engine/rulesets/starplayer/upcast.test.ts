// Games that version 1 of the rules began: a purchase was a phase of the turn, not a frame.
import { readFileSync } from 'node:fs'
import t from 'tap'
import { noLuck } from '../../../../src/engine/kernel/chance.ts'
import { type Commit, fold, replay } from '../../../../src/engine/kernel/game.ts'
import { submit } from '../../../../src/engine/kernel/perform.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import type { Tagged } from '../../../../src/engine/kernel/types.ts'
import { ChainChecker } from '../../../../src/engine/luck/chain-checker.ts'
import { logHeader, logRow } from '../../../../src/engine/luck/log.ts'
import { starplayer } from '../../../../src/engine/rulesets/starplayer/index.ts'
import type { Starplayer } from '../../../../src/engine/rulesets/starplayer/types.ts'
import { upcast } from '../../../../src/engine/rulesets/starplayer/upcast.ts'

function logOfVersion1() {
  const file = new URL('../../../../../tests/logs/starplayer-v1.ndjson', import.meta.url)
  const [first = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const header = logHeader.parse(JSON.parse(first))
  const rows = lines.map((line) => logRow.parse(JSON.parse(line)))
  const chain = new ChainChecker(header, header.seed!)
  // The chain carries the log of any ruleset.
  const commits = rows.flatMap((row) => chain.take(row)) as Commit<Starplayer>[]
  const request = { ...header.table, content: header.contentPack.content }
  return { commits, table: buildTable(starplayer, request) }
}

t.test('SP-R44 a purchase of version 1 is a frame, from its landing to its end', async (t) => {
  const { commits, table } = logOfVersion1()
  const game = replay(starplayer, table, [])
  let purchases = 0
  for (const commit of commits) {
    fold(starplayer, game, commit)
    const isAsked = game.open.some(({ kind }) => kind === 'purchase')
    const { frames, turn } = game.state.shared
    t.equal(frames.at(-1)?.kind === 'purchase', isAsked)
    t.notMatch(turn, { phase: 'purchase' })
    if (isAsked) purchases += 1
  }
  t.ok(purchases > 5, 'the log has purchases')
  t.same(game.state.shared.frames, [])
})

t.test('SP-R44 a purchase that version 1 opened is decided by the rules of today', async (t) => {
  const { commits, table } = logOfVersion1()
  const game = replay(starplayer, table, [])
  for (const commit of commits) {
    fold(starplayer, game, commit)
    if (game.open.some(({ kind }) => kind === 'purchase')) break
  }
  const { seat, id: decisionId } = game.open[0]!

  const { events } = submit(
    starplayer,
    game,
    { seat, decisionId, move: { type: 'decline' } },
    noLuck,
    game.at,
  )

  t.match(events[1], { type: 'frame.closed', kind: 'purchase' })
  t.notOk(game.state.shared.frames.some(({ kind }) => kind === 'purchase'))
})

t.test('SP-R30 SP-R34 what version 1 did not write is null', async (t) => {
  const turn = { type: 'turn.changed', space: 40, owedRolls: 0, freeMatchUsed: true, ending: null }
  const written: [was: Tagged, before: Tagged | null, is: object][] = [
    [{ ...turn, phase: 'purchase' } as Tagged, null, { ...turn, phase: 'moving' }],
    [{ ...turn, phase: 'moving' } as Tagged, { type: 'pawn.moved' }, { ...turn, phase: 'moving' }],
    [{ type: 'offer.rejected', offerId: 1, stale: true } as Tagged, null, { by: null, to: null }],
    [{ type: 'debt.settled', debtId: 1 } as Tagged, null, { debtor: null, creditor: null }],
    [{ type: 'sale.rejected', debtId: 1, stale: true } as Tagged, null, { debtor: null, to: null }],
    [{ type: 'purchase.voided', seat: 0, card: 'red-01' } as Tagged, null, { reason: null }],
    [{ type: 'turn.started', seat: 0, no: 2 } as Tagged, null, { seat: 0, no: 2 }],
  ]
  for (const [was, before, is] of written) t.match(upcast(was, 1, before), is)
})
