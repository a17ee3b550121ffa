import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { parse } from 'yaml'
import { openApi } from '../../../src/api/rest/document/openapi.ts'
import { codesOf, problemOfCode } from '../../../src/api/rest/document/problems.ts'
import { referencePage } from '../../../src/api/rest/document/reference/page.ts'
import { pathParts } from '../../../src/api/rest/endpoint/endpoint.ts'
import { endpoints } from '../../../src/api/rest/endpoints/index.ts'
import { problem } from '../../../src/api/rest/problems/problem.ts'
import { silentIn } from '../../../src/engine/certify/checks/described.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

const textOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../${name}`, import.meta.url)), 'utf8')
const texts = [textOf('openapi.yaml'), textOf('operators.yaml')]
const documents = texts.map((text) => parse(text))
const [document] = documents

t.test('every YAML reader accepts its characters (YAML 1.2, 5.1)', async (t) => {
  for (const text of texts)
    t.notMatch(text, /[^\t\n\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
})

t.test('every endpoint has a name, a summary and known path parameters', async (t) => {
  const names = endpoints.map(({ operation }) => operation)
  t.equal(new Set(names).size, names.length)
  for (const { path, operation, summary, answers } of endpoints) {
    t.match(operation, /^[a-z][A-Za-z]+$/)
    t.ok(summary.length > 5)
    t.ok(Object.keys(answers).every((status) => status < '400'))
    for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) t.ok(name in pathParts, name)
  }
})

t.test('every example matches the schema of its endpoint', async (t) => {
  for (const { operation, body, bodyExample, answers } of endpoints) {
    if (body) t.ok(body.safeParse(bodyExample).success, `${operation} takes its example`)
    for (const [status, { content = {} }] of Object.entries(answers)) {
      for (const [media, { schema, example }] of Object.entries(content)) {
        const { error } = schema.safeParse(example)
        t.equal(error, undefined, `${operation} ${status} ${media}: ${error?.message}`)
      }
    }
  }
  for (const code of endpoints.flatMap(codesOf))
    t.ok(problem.safeParse(problemOfCode(code)).success, code)
})

t.test('the reference shows every call and loads nothing', async (t) => {
  const rulebooks = [{ id: 'x', title: 'X', refusals: [{ code: 'too-<b>old', clause: 'XX-1' }] }]
  const { text, policy } = referencePage(openApi(endpoints, [], 'everyone'), rulebooks)
  for (const { operation } of endpoints) t.match(text, `<h3 id="${operation}">`)
  t.match(text, /<h3 id="schema-Created">.*\n<p>All fields of <a href="#schema-GameBase">/)
  t.match(text, 'id="error-game-unknown"')
  t.match(text, 'too-&lt;b&gt;old')
  t.notMatch(text, /<script|src=|https?:\/\/(?!json-schema|(?:hooks|chat|push)\.example)|<b>old/)
  t.match(policy, /^default-src 'none'; style-src 'sha256-[\w+/=]+';/)
})

t.test('the ruleset of an answer says which view it holds', async (t) => {
  const { schemas } = document.components
  for (const shape of ['Observation', 'MoveAnswer']) {
    const { propertyName, mapping } = schemas[shape].discriminator
    t.same([propertyName, Object.keys(mapping)], ['ruleset', Object.keys(registry)])
    for (const [id, ref] of Object.entries<string>(mapping)) {
      const name = ref.split('/').at(-1)!
      const { ruleset, view } = schemas[name].allOf[1].properties
      t.equal(ruleset.const, id)
      t.match(JSON.stringify(view), `#/components/schemas/${name.replace(shape, 'View')}"`)
    }
  }
})

t.test(
  'every property, parameter and code has a description, every operation a summary',
  async (t) => {
    for (const document of documents) {
      const calls = Object.values<object>(document.paths).flatMap((path) => Object.values(path))
      const parameters = [
        ...calls.flatMap(({ parameters = [] }) => parameters),
        ...Object.values<object>(document.components.parameters),
      ]
      t.same(silentIn(described(document)), [])
      t.same(
        parameters.filter((one) => !('$ref' in one) && !one.description),
        [],
      )
      t.same(
        calls.filter(({ summary }) => !summary).map(({ operationId }) => operationId),
        [],
      )
    }
    const { code } = document.components.schemas.Problem.properties
    const says = code['x-enumDescriptions']

    t.same(
      code.enum.filter((one: string) => !says[one]),
      [],
    )
    t.ok(code.enum.includes('decision-closed') && code.enum.includes('not-one-square-forward'))
  },
)

function described({ paths, components: { schemas } }: typeof document): unknown {
  return JSON.parse(JSON.stringify([paths, schemas]), (_, value) => {
    if (value?.const !== undefined) return { description: 'constant', ...value }
    const named = schemas[String(value?.$ref).split('/').at(-1)!]
    return named?.description ? { description: named.description, ...value } : value
  })
}
