import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema } from 'graphql'
import t from 'tap'
import { generated } from '../src/api/documents/generated.ts'
import { graphqlFile } from '../src/api/documents/graphql.ts'
import { silentIn } from '../src/engine/certify/checks/described.ts'

let made: ReturnType<typeof generated> | null = null
const files = () => {
  made ??= generated()
  return made
}

t.test('generated files are current', async (t) => {
  const top = fileURLToPath(new URL('../..', import.meta.url))
  for (const [path, text] of await files()) {
    const committed = existsSync(top + path) ? readFileSync(top + path, 'utf8') : ''
    t.ok(committed === text, `${path} is current; npm run schema writes it`)
  }
})

t.test('every field of a published schema has a description', async (t) => {
  for (const [path, text] of await files())
    if (path.endsWith('.json')) t.same(silentIn(JSON.parse(text)), [], path)
})

t.test('every field and argument of GraphQL has a description', async (t) => {
  const types = Object.values(
    buildSchema(graphqlFile().get('schema/schema.graphql') ?? '').getTypeMap(),
  )
  const fields = types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => ('getFields' in type ? Object.values<Field>(type.getFields()) : []))
  const described = fields.flatMap((field) => [field, ...(field.args ?? [])])

  t.same(
    described.filter(({ description }) => !description).map(({ name }) => name),
    [],
  )
})

interface Field {
  readonly name: string
  readonly description?: string | null | undefined
  readonly args?: readonly Field[]
}
