import t from 'tap'
import { z } from 'zod'
import { noLuck, scriptedLuck } from '../../../src/engine/kernel/chance.ts'
import {
  defineRuleset,
  type NoChoice,
  noChoice,
  open,
  seatsOf,
  tagged,
} from '../../../src/engine/kernel/define.ts'
import { replay } from '../../../src/engine/kernel/game.ts'
import { tableFromSave } from '../../../src/engine/kernel/load-save.ts'
import { create, load, resign, submit } from '../../../src/engine/kernel/perform.ts'
import { mustOf } from '../../../src/engine/kernel/refusal.ts'
import type { LoadRequest } from '../../../src/engine/kernel/ruleset.ts'
import { save } from '../../../src/engine/kernel/saves.ts'
import { exactly } from '../../../src/engine/kernel/space.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import type { Seat } from '../../../src/engine/kernel/types.ts'
import { verify } from '../../../src/engine/kernel/verify.ts'
import { goOn, refusalOf, refused, sitDown } from '../../../src/package/sitting.ts'
import * as mini from './rulesets/parts.ts'

interface Draft {
  counted: number
  turn: Seat
  gone: boolean[]
}
const position = z.strictObject({ counted: z.int(), turn: z.int(), gone: z.array(z.boolean()) })
const imported = tagged('game.imported', { digest: z.string(), position })
const counted = tagged('number.counted', { by: z.int() })
const left = tagged('seat.left', { seat: z.int() })
const count = tagged('count', {})
const options = z.strictObject({ goal: z.int().default(5) })
interface Kinds {
  draft: Draft
  kind: 'turn'
  move: z.infer<typeof count>
  event: z.infer<typeof imported> | z.infer<typeof counted> | z.infer<typeof left>
  view: Draft
  options: z.infer<typeof options>
  choice: NoChoice
  content: null
}
const refusals = {
  'invalid-save': { clause: 'X-1', says: 'The document is no save.' },
  'content-pack-mismatch': { clause: 'X-2', says: 'The save is of another pack.' },
  'no-right': { clause: 'X-3', says: 'Only operators save that.' },
}
const must: ReturnType<typeof mustOf<typeof refusals>> = mustOf(refusals)
const saved = z.strictObject({
  position,
  options,
  names: z.array(z.string()),
  packHash: z.string(),
})
function readDocument({ document }: LoadRequest): z.infer<typeof saved> {
  const read = saved.safeParse(document)
  must(read.success, 'invalid-save')
  return read.data
}

const counting = mini.game<Kinds>({
  id: 'counting',
  version: 1,
  title: 'Counting',
  seats: { min: 2, max: 4 },
  options,
  optionSamples: { goal: [5] },
  choice: noChoice,
  content: z.null(),
  packs: [null],
  moves: { count },
  events: {
    'game.imported': open(imported),
    'number.counted': open(counted),
    'seat.left': open(left),
  },
  view: position,
  refusals,
  initial: ({ seats }) => ({ counted: 0, turn: 0, gone: seatsOf(seats).map(() => false) }),
  setup: ({ emit }) => emit({ type: 'number.counted', by: 0 }),
  decide: { count: ({ emit, chance }) => emit({ type: 'number.counted', by: chance.die(2) }) },
  paces: { turn: { share: 1 } },
  defaults: { turn: () => ({ type: 'count' }) },
  resign: ({ emit }, seat) => emit({ type: 'seat.left', seat }),
  evolve: {
    'game.imported': (draft, { position: { counted, turn, gone } }) => {
      Object.assign(draft, { counted, turn, gone: [...gone] })
    },
    'number.counted': (draft, { by }) => {
      draft.counted += by
      draft.turn = (draft.turn + 1) % draft.gone.length
    },
    'seat.left': (draft, { seat }) => {
      draft.gone[seat] = true
    },
  },
  openDecisions: ({ counted, turn }) => [
    { key: `${counted}`, kind: 'turn', seat: turn, moves: ['count'] },
  ],
  legalMoves: () => [exactly('count')],
  viewFor: ({ counted, turn, gone }) => ({ counted, turn, gone: [...gone] }),
  outcome: ({ counted, gone }, table) =>
    counted < table.options.goal
      ? null
      : { ranking: [seatsOf(table.seats)], scores: gone.map(() => counted), reason: 'counted' },
  imagine: (view) => structuredClone(view),
  text: ({ counted }) => `${counted}`,
  bot: ({ suggest }) => suggest(),
  saves: {
    kinds: ['all'],
    schema: saved,
    changes: z.strictObject({ goal: z.int() }),
    save: ({ counted, turn, gone }, { options }, { viewer, names, packHash }) => {
      must(viewer !== 'spectator', 'no-right')
      return { position: { counted, turn, gone }, options, names, packHash }
    },
    tableOf: (request) => {
      const { position, options, names, packHash } = readDocument(request)
      const changes = request.changes as { goal: number } | null
      const seats = names.map((name, seat) => ({
        name,
        plays: null,
        left: position.gone[seat] === true,
      }))
      return { seats, options: { ...options, ...changes }, choices: [], packHash }
    },
    nameless: (document) => document,
    judge: (_, request) => must(readDocument(request).position.counted >= 0, 'invalid-save'),
    load: ({ emit, table }, request) => {
      const { position, packHash } = readDocument(request)
      must(packHash === request.packHash, 'content-pack-mismatch')
      must(position.gone.length === table.seats, 'invalid-save')
      emit({ type: 'game.imported', digest: request.digest, position })
    },
    resigned: ({ gone }) => gone,
  },
})

const asked = { kind: 'all', viewer: 0, names: ['Ada', 'Ben', 'Cid'], packHash: 'abc' } as const
const begun = () => {
  const sitting = sitDown(counting, { seats: 3 })
  sitting.move(1, { type: 'count' }, [0])
  return sitting
}

t.test('a save brings its own table, its pack and its position', async (t) => {
  const { game } = begun()
  const before = structuredClone(game)

  const document = save(counting, game, asked)
  const other = goOn(counting, { document, changes: { goal: 9 } })

  t.same(game, before, 'saving leaves no trace')
  t.same(other.view('spectator'), { counted: 1, turn: 2, gone: [false, false, false] })
  t.same(other.game.table.options, { goal: 9 })
  t.same(other.asked(), ['2 turn'])
  const { kind, digest, packHash } = other.commits[0]!.cause as { kind: string } & LoadRequest
  t.same({ kind, digest, packHash }, { kind: 'import', digest: 'digest', packHash: 'abc' })
  t.equal(other.commits[0]!.events[0]!.type, 'game.imported')
})

t.test('a loaded game replays and verifies from its own log', async (t) => {
  const other = goOn(counting, { document: save(counting, begun().game, asked) })
  other.move(2, { type: 'count' }, [1])

  const { table } = other.game
  t.same(replay(counting, table, other.commits), other.game)
  t.equal(verify(counting, table, other.commits, [scriptedLuck(1)]).difference, null)
})

t.test('a player who left a game cannot return in the game loaded from it', async (t) => {
  const { game } = begun()
  resign(counting, game, 2, scriptedLuck(0), game.at)
  t.equal(game.state.counted, 2, 'it was its turn, and that was answered at once')
  resign(counting, game, 0, scriptedLuck(0), game.at)
  const document = save(counting, game, asked)

  const other = goOn(counting, { document })

  t.same(other.game.resigned, [true, false, true])
  t.same(other.refuses(2, { type: 'count' }), refused('seat-resigned'))
  t.same(
    other.asked(),
    game.open.map(({ seat, kind }) => `${seat} ${kind}`),
  )
})

t.test('a question that a left seat still has is answered in the first commit', async (t) => {
  const document = {
    position: { counted: 1, turn: 2, gone: [false, false, true] },
    options: {},
    names: ['Ada', 'Ben', 'Cid'],
    packHash: 'abc',
  }

  const other = goOn(counting, { document }, [0])

  t.equal(other.game.state.counted, 2)
  t.same(other.asked(), ['0 turn'])
})

t.test('a save is refused without rules for it, a known kind or the right to it', async (t) => {
  const { saves: _, ...without } = counting
  const { game } = begun()
  const refusal = (request: Parameters<typeof save>[2]) =>
    refusalOf(() => save(counting, game, request))

  t.same(refusal({ ...asked, kind: 'some' }), refused('invalid-parameters'))
  t.same(refusal({ ...asked, viewer: 'spectator' }), refused('no-right', 'X-3'))
  t.same(
    refusalOf(() => save(defineRuleset<Kinds>(without), game, asked)),
    refused('no-saves'),
  )
})

t.test('a load is refused if document, table and pack do not fit together', async (t) => {
  const document = save(counting, begun().game, asked)
  const request = { document, digest: 'd', packHash: 'abc', changes: null }
  const loading = (over: Partial<LoadRequest>, seats = 3) =>
    refusalOf(() =>
      load(counting, buildTable(counting, { seats }), { ...request, ...over }, noLuck, 0),
    )

  t.same(loading({ document: {} }), refused('invalid-save', 'X-1'))
  t.same(loading({}, 2), refused('invalid-save', 'X-1'))
  t.same(loading({ packHash: 'abd' }), refused('content-pack-mismatch', 'X-2'))
  t.same(
    refusalOf(() => tableFromSave(counting, { ...request, changes: { goal: 'far' } }, {})),
    refused('invalid-option'),
  )
  t.same(
    refusalOf(() => tableFromSave(counting, { ...request, packHash: 'abd' }, {})),
    refused('content-pack-mismatch', 'X-2'),
    'at hand-in',
  )
})

t.test('a loaded game starts afresh: no old time limit is left', async (t) => {
  const { game } = create(
    counting,
    buildTable(counting, { seats: 3, decisionSeconds: 10 }),
    noLuck,
    0,
  )
  submit(
    counting,
    game,
    { seat: 1, decisionId: game.open[0]!.id, move: { type: 'count' } },
    () => 0,
    5,
  )

  const other = goOn(counting, { document: save(counting, game, asked) })

  t.equal(other.game.open[0]!.deadline, null)
})
