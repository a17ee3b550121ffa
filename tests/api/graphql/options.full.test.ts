import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql'
import t from 'tap'
import { fieldName } from '../../../src/api/graphql/types/names.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { schemaOver } from '../../support/schema.ts'
import { sharedGraphqlService } from './graphql-service.ts'

type Json = Record<string, unknown>

const POSITIONS = 20
const option = schemaOver().getType('MoveOption') as GraphQLObjectType

function selectionOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type)
    return isObjectType(inner) ? `${field.name} ${selectionOf(inner)}` : field.name
  })
  return `{ ${fields.join(' ')} }`
}

const sentBack = (field: string, moves: Json): Json => ({
  [field]: Object.fromEntries(Object.entries(moves).filter(([, one]) => one !== null)),
})

for (const { id, seats } of Object.values(registry))
  t.test(`${id}: every option can be sent back as a typed move`, async (t) => {
    const { ask, signUp } = await sharedGraphqlService()
    const token = await signUp('Ada')
    const field = fieldName(id)
    const shown = selectionOf(getNamedType(option.getFields()[field]!.type) as GraphQLObjectType)
    const decisions = `query ($id: ID!) { decisions(id: $id, include: [WORDS]) { decisions {
      id suspended options { label json ${field} ${shown} } } } }`
    const tryMove = `query ($id: ID!, $decisionId: String!, $move: MoveInput!) {
      tryMove(id: $id, decisionId: $decisionId, move: $move) }`
    const move = `mutation ($id: ID!, $decisionId: String!, $move: MoveInput!) {
      move(id: $id, decisionId: $decisionId, move: $move) { version } }`
    const create = `mutation ($seats: [SeatInput!]!) {
      createGame(input: { ruleset: "${id}", seats: $seats }) { id } }`
    const bots = Array.from({ length: seats.min - 1 }, () => ({ kind: 'BOT' }))
    const created = await ask(create, { token, variables: { seats: [{ kind: 'ME' }, ...bots] } })
    const game = created.data.createGame.id
    let checked = 0
    for (let position = 0, asked = 0; position < POSITIONS && asked < 2_000; asked += 1) {
      const { data, errors } = await ask(decisions, { token, variables: { id: game } })
      t.same(errors, undefined)
      const decision = data.decisions.decisions.find(
        (one: Json) => !one.suspended && (one.options as Json[]).length > 0,
      )
      if (!decision) {
        const { data } = await ask('query ($id: ID!) { game(id: $id) { status } }', {
          token,
          variables: { id: game },
        })
        if (data.game.status === 'OVER') break
        await new Promise((resolve) => setTimeout(resolve, 20))
        continue
      }
      const variables = { id: game, decisionId: decision.id }
      for (const { label, json, [field]: moves } of decision.options) {
        t.equal(typeof label, 'string')
        const tried = await ask(tryMove, {
          token,
          variables: { ...variables, move: sentBack(field, moves) },
        })
        if (tried.errors) t.fail(`${JSON.stringify(json)}: ${tried.errors[0].message}`)
        checked += 1
      }
      const at = position % decision.options.length
      const moved = await ask(move, {
        token,
        variables: { ...variables, move: sentBack(field, decision.options[at][field]) },
      })
      if (!moved.errors) position += 1
    }
    t.ok(checked >= POSITIONS, `${checked} options`)
  })
