import {
  GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  printSchema,
  printType,
  validateSchema,
} from 'graphql'
import t from 'tap'
import { z } from 'zod'
import { schemaOf } from '../../../src/api/graphql/schema.ts'
import { enumNames } from '../../../src/api/graphql/types/enum-names.ts'
import {
  enumName,
  fieldName,
  NameCollision,
  typeName,
} from '../../../src/api/graphql/types/names.ts'
import { type Described, moveOf } from '../../../src/api/graphql/types/rulesets.ts'
import { tagged } from '../../../src/engine/kernel/define.ts'
import { describe } from '../../../src/engine/kernel/describe.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

function ruleset(parts: {
  moves?: Record<string, z.ZodType>
  events?: Record<string, [z.ZodType, z.ZodType?]>
  view?: z.ZodType
}): Described {
  const { moves = {}, events = {}, view = z.strictObject({ turn: z.int() }) } = parts
  return {
    id: 'rising-star',
    title: 'Rising Star',
    moves: Object.fromEntries(
      Object.entries(moves).map(([type, schema]) => [
        type,
        z.toJSONSchema(schema, { io: 'input' }),
      ]),
    ),
    events: Object.entries(events).map(([type, [schema, masked]]) => ({
      type,
      seenBy: 'everyone' as const,
      schema: z.toJSONSchema(schema),
      masked: masked ? z.toJSONSchema(masked) : null,
    })),
    view: z.toJSONSchema(view),
  }
}

const typeIn = (schema: GraphQLSchema, name: string) => printType(schema.getType(name)!)

t.test('moves, events and values get GraphQL names', async (t) => {
  t.equal(fieldName('draft-pick'), 'draftPick')
  t.equal(fieldName('unhappy-stay-out'), 'unhappyStayOut')
  t.equal(fieldName('lineUp'), 'lineUp')
  t.equal(fieldName('4-4-2'), '_442')
  t.equal(typeName('superclub') + typeName('draft.board-filled'), 'SuperclubDraftBoardFilled')
  t.equal(enumName('rising-star'), 'RISING_STAR')
  t.equal(enumName('stayOut'), 'STAY_OUT')
  t.equal(enumName('4-4-2'), '_4_4_2')
  t.equal(enumName('†'), null)
})

t.test('colliding names are refused', async (t) => {
  const meeting: Parameters<typeof ruleset>[0][] = [
    { moves: { 'draft-pick': tagged('draft-pick', {}), draftPick: tagged('draftPick', {}) } },
    {
      events: {
        'a.board-filled': [tagged('a.board-filled', {})],
        'a.boardFilled': [tagged('a.boardFilled', {})],
      },
    },
    { events: { view: [tagged('view', {})] } },
    { view: z.strictObject({ who: z.enum(['stay-out', 'stayOut']) }) },
    { view: z.strictObject({ 'a-b': z.int(), aB: z.int() }) },
  ]
  for (const parts of meeting) {
    t.throws(() => printSchema(schemaOf([ruleset(parts)])), NameCollision)
  }
})

t.test('Zod types map to GraphQL types; the rest maps to JSON', async (t) => {
  const side = z.enum(['home', 'away'])
  const schema = schemaOf([
    ruleset({
      moves: { roll: tagged('roll', {}) },
      view: z.strictObject({
        viewer: z.union([z.int(), z.enum(['spectator', 'admin'])]),
        score: z.tuple([z.int(), z.int()]),
        pair: z.tuple([z.int(), z.string()]),
        stacks: z.record(z.string(), z.array(z.int())),
        levels: z.record(side, z.int()),
        name: z.string().nullable(),
        board: z.array(z.array(side.nullable())),
        maybe: z.strictObject({ at: z.number().optional() }).nullable(),
        due: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('wage'), amount: z.int() }),
          z.strictObject({ kind: z.literal('free-kick'), amount: z.int(), side }),
        ]),
      }),
      events: {
        'card.drawn': [
          tagged('card.drawn', { seat: z.int(), card: z.string() }),
          tagged('card.drawn', { seat: z.int() }),
        ],
      },
    }),
  ])

  t.same(validateSchema(schema), [])
  const lines = typeIn(schema, 'RisingStarView')
    .split('\n')
    .map((line) => line.trim())
  for (const line of [
    'viewer: JSON',
    'score: [Int!]!',
    'pair: [JSON]!',
    'stacks: JSON',
    'levels: RisingStarViewLevels!',
    'name: String',
    'board: [[RisingStarViewBoard]!]!',
    'maybe: RisingStarViewMaybe',
    'due: RisingStarViewDue!',
  ]) {
    t.ok(lines.includes(line), line)
  }
  t.equal(
    typeIn(schema, 'RisingStarViewDue'),
    'type RisingStarViewDue {\n  kind: RisingStarViewDueKind!\n  amount: Int!\n' +
      '  side: RisingStarViewBoard\n}',
  )
  t.equal(
    typeIn(schema, 'RisingStarViewDueKind'),
    'enum RisingStarViewDueKind {\n  WAGE\n  FREE_KICK\n}',
  )
  t.match(typeIn(schema, 'RisingStarCardDrawn'), /card: String\n/, 'the mask excludes it')
  t.match(typeIn(schema, 'RisingStarCardDrawn'), /seat: Int!\n/)
})

t.test('a move in fields becomes the move of the rules', async (t) => {
  const goods = z.strictObject({ cash: z.int(), players: z.array(z.string()) })
  const described = ruleset({
    moves: {
      'train-done': tagged('train-done', {}),
      'trade-propose': tagged('trade-propose', {
        to: z.int(),
        give: goods,
        note: z.string().optional(),
      }),
      'weapon-play': tagged('weapon-play', {
        gc: z.string(),
        params: z.union([
          z.strictObject({ out: z.string(), in: z.string() }),
          z.strictObject({ third: z.enum(['defence', 'free-kick']) }),
          z.strictObject({}),
        ]),
      }),
      'auction-seal': tagged('auction-seal', { amount: z.int().nullable() }),
      claim: z.union([
        tagged('claim', { kind: z.enum(['royalty', 'gate']), space: z.int() }),
        tagged('claim', { kind: z.literal('all-6') }),
      ]),
    },
  })
  const schema = schemaOf([described])
  const input = typeIn(schema, 'RisingStarMoveInput')
  t.match(input, /^input RisingStarMoveInput @oneOf \{/)
  t.match(input, /trainDone: Nothing\n/)
  t.match(
    typeIn(schema, 'RisingStarClaimInput'),
    'input RisingStarClaimInput {\n  kind: RisingStarClaimKind!\n  space: Int\n}',
  )
  t.match(
    typeIn(schema, 'RisingStarWeaponPlayParamsInput'),
    /third: RisingStarWeaponPlayParamsThird\n/,
  )

  const move = schema.getType('MoveInput') as never
  const moved = (risingStar: object) => moveOf({ risingStar }, { move } as never)
  t.same(moved({ trainDone: {} }), { type: 'train-done' })
  t.same(
    moved({ tradePropose: { to: 1, give: { cash: 2, players: ['a'] }, note: null } }),
    { type: 'trade-propose', to: 1, give: { cash: 2, players: ['a'] } },
    'null replaces missing fields',
  )
  t.same(moved({ auctionSeal: { amount: null } }), { type: 'auction-seal', amount: null })
  t.same(moveOf({ json: { type: 'x', y: 1 } }, { move } as never), { type: 'x', y: 1 })
})

t.test('the schema of all registered rulesets is valid', async (t) => {
  const schema = schemaOf(Object.values(registry).map((rules) => describe(rules)))
  t.ok(schema instanceof GraphQLSchema)
  t.same(validateSchema(schema), [])
})

t.test('an enumeration has a name of its own, not that of one field', async (t) => {
  const schema = schemaOf(Object.values(registry).map((rules) => describe(rules)))
  const types = Object.values(schema.getTypeMap())
  const names = new Set(types.filter(isEnumType).map(({ name }) => name))
  const places = new Map<string, Set<string>>()
  for (const type of types) {
    if (!(isObjectType(type) || isInputObjectType(type) || isInterfaceType(type))) continue
    if (type.name.startsWith('__')) continue
    for (const { name, type: held } of Object.values(type.getFields())) {
      const of = getNamedType(held)
      if (isEnumType(of)) places.set(of.name, (places.get(of.name) ?? new Set()).add(name))
    }
  }
  const given = new Set(Object.values(enumNames))
  const several = [...places].filter(([, fields]) => fields.size > 1).map(([name]) => name)

  t.same(
    several.filter((name) => !given.has(name) && name.includes('View')),
    [],
    'enum-names.ts names those used by fields of several names',
  )
  t.same(
    [...given].filter((name) => !names.has(name)),
    [],
    'and every name there is in use',
  )
})
