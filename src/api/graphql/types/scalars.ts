import { GraphQLScalarType, Kind, type ValueNode } from 'graphql'

/** A scalar for integers that are too large for GraphQL's Int, such as Unix milliseconds. */
export const timeScalar = new GraphQLScalarType<number>({
  name: 'Time',
  description: 'Time of the database clock, in Unix milliseconds.',
  serialize: (value) => value as number,
})

export const jsonScalar = new GraphQLScalarType<unknown>({
  name: 'JSON',
  description: 'Any JSON value, as in the other APIs.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => literal(node, variables ?? {}),
})

/** The recursion is bounded, because the number of tokens in a GraphQL document is limited. */
function literal(node: ValueNode, variables: Readonly<Record<string, unknown>>): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return variables[node.name.value]
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    case Kind.NULL:
      return null
    case Kind.LIST:
      return node.values.map((value) => literal(value, variables))
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, literal(value, variables)]),
      )
    default:
      return node.value
  }
}
