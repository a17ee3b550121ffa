import {
  type GraphQLFieldConfig,
  GraphQLObjectType,
  GraphQLSchema,
  specifiedDirectives,
} from 'graphql'
import { VERSION } from '../../version.ts'
import type { Context } from './core/context.ts'
import { type Fields, fieldOf } from './core/field.ts'
import { mutations } from './operations/mutations.ts'
import { queries } from './operations/queries.ts'
import { type Described, gamesOf } from './types/rulesets.ts'
import { jsonScalar, timeScalar } from './types/scalars.ts'
import { Types } from './types/types.ts'
import { FOLLOWED, gameEvents } from './wire/follow.ts'
import { accountUpdates } from './wire/follow-account.ts'
import { statusNews } from './wire/follow-status.ts'
import { lobbyNews, tableNews } from './wire/follow-table.ts'

/** Fields whose type is `unknown` in the service, because each ruleset defines their content. */
const ofRulesets = {
  'GameEvent.event': { anyOf: [{ $ref: '#/$defs/Event' }, { type: 'null' }] },
  'Observation.view': { anyOf: [{ $ref: '#/$defs/View' }, { type: 'null' }] },
  'MoveAnswer.view': { anyOf: [{ $ref: '#/$defs/View' }, { type: 'null' }] },
  'TryMove.move': { $ref: '#/$defs/MoveInput' },
  'Move.move': { $ref: '#/$defs/MoveInput' },
} as const

export function schemaOf(rulesets: readonly Described[]): GraphQLSchema {
  const games = gamesOf(rulesets, () => types)
  const given = [games.event, games.view, games.move, jsonScalar, timeScalar]
  const { options } = games
  const answerable = { Decision: { options }, AskedDecision: { options } }
  const types: Types = new Types(given, ofRulesets, answerable)
  const fieldsOf = (fields: Fields) => () =>
    Object.fromEntries(
      Object.entries(fields).map(([name, one]) => [name, fieldOf(name, one, types, games)]),
    )
  const root = (name: string, fields: () => Record<string, GraphQLFieldConfig<unknown, Context>>) =>
    new GraphQLObjectType<unknown, Context>({ name, fields })
  return new GraphQLSchema({
    description:
      `Touchline ${VERSION}. Football board games, with the same operations, terms ` +
      'and codes as the other APIs.',
    query: root('Query', fieldsOf(queries)),
    mutation: root('Mutation', fieldsOf(mutations)),
    subscription: root('Subscription', () => ({
      [FOLLOWED]: gameEvents(types, games),
      accountNews: accountUpdates(types, games),
      status: statusNews(types),
      tableNews: tableNews(types, games),
      lobbyNews: lobbyNews(types),
    })),
    types: games.types,
    directives: specifiedDirectives,
  })
}
