// Finds breaking API changes since the last release: compares the OpenAPI documents and the GraphQL
// schema with the versions in the Git commit that .ci/released names. CHANGELOG.md must name each
// breaking change in backticks in the section "Breaking" of the unreleased changes.
//
// node scripts/breaks.mjs   lists the breaking changes, and fails if the changelog omits a change
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, findBreakingChanges } from 'graphql'
import { parse } from 'yaml'

/** Moving an operation from openapi.yaml to operators.yaml, or back, is not a breaking change. */
const DOCUMENTS = ['openapi.yaml', 'operators.yaml']
const SDL = 'schema/schema.graphql'
const PACKAGE_API = 'schema/package-api.txt'
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

function main(release) {
  const was = DOCUMENTS.map((file) => fileAt(release, file)).filter((text) => text !== null)
  const wasSdl = fileAt(release, SDL)
  if (was.length === 0 || wasSdl === null) {
    console.log(`The commit ${release} of the last release is not in this clone: nothing compared.`)
    return 0
  }
  const breaks = [
    ...breaksOfDocuments(
      was.map((text) => parse(text)),
      DOCUMENTS.map((file) => parse(readFileSync(file, 'utf8'))),
    ),
    ...breaksOfSchemas(wasSdl, readFileSync(SDL, 'utf8')),
    ...goneFrom(fileAt(release, PACKAGE_API) ?? '', readFileSync(PACKAGE_API, 'utf8')),
  ]
  const untold = breaks.filter(isUntold(readFileSync('CHANGELOG.md', 'utf8')))
  const sudden = breaks.filter(isSudden(JSON.parse(readFileSync('package.json', 'utf8')).version))
  for (const { name, says } of breaks) console.log(`${name}: ${says}`)
  for (const { name } of untold)
    console.error(`CHANGELOG.md does not name \`${name}\` under "Breaking".`)
  for (const { name } of sudden)
    console.error(`\`${name}\` was not deprecated in the last release.`)
  return untold.length + sudden.length === 0 ? 0 : 1
}

function fileAt(commit, file) {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${file}`], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return status === 0 ? stdout : null
}

/**
 * Returns a predicate for breaking changes that are missing from the "Breaking" section of the
 * changelog. The changelog must contain, in backticks, the full name of the changed element, the
 * part of the name before the dot, or the type of the field.
 */
export function isUntold(changelog) {
  const unreleased = changelog.split(/^## /m).find((part) => /^.*\bunreleased\b/i.test(part)) ?? ''
  const breaking = unreleased.split(/^### /m).find((part) => part.startsWith('Breaking')) ?? ''
  const told = new Set([...breaking.matchAll(/`([^`]+)`/g)].map((match) => match[1]))
  return ({ name, type }) => ![name, name.split('.')[0], type].some((one) => told.has(one))
}

/**
 * Returns a function that tests whether an element of the API was removed without being deprecated
 * first. Since version 1.0, elements of the API must be deprecated before they are removed.
 */
export const isSudden =
  (version) =>
  ({ says, isDeprecated = false }) =>
    Number.parseInt(version, 10) >= 1 && / gone$| removed\.$/.test(says) && !isDeprecated

export function goneFrom(was, is) {
  const known = new Set(is.split('\n'))
  const gone = was.split('\n').filter((name) => !known.has(name))
  return gone.map((name) => ({ name, says: 'is gone' }))
}

export const breaksOfSchemas = (was, is) => breaksBetween(buildSchema(was), buildSchema(is))

const breaksBetween = (before, after) =>
  findBreakingChanges(before, after).map(({ description }) => {
    const name = /[A-Z_]\w*(?:\.\w+)?/.exec(description.replace(/^An? (?=[a-z])/, ''))?.[0] ?? SDL
    const [type, field] = name.split('.')
    const old = before.getType(type)?.getFields?.()[field]
    return {
      name,
      says: description,
      isDeprecated: old?.deprecationReason != null,
      type: / changed type from \[*(\w+)/.exec(description)?.[1],
    }
  })

export function breaksOfDocuments(before, after) {
  const found = new Map()
  const tell = (name, says, { deprecated: isDeprecated = false } = {}) =>
    found.set(`${name} ${says}`, { name, says, isDeprecated })
  for (const was of before) {
    const comparisons = new Map(after.map((is) => [is, comparison(was, is, tell)]))
    for (const { path, method, operation } of operationsOf(was)) {
      const name = `${method.toUpperCase()} ${path}`
      const is = after.find(({ paths }) => paths[path]?.[method] !== undefined)
      if (is === undefined) tell(name, 'is gone', operation)
      else {
        const context = { was, is, tell, schemas: comparisons.get(is) }
        compareOperation(name, operation, is.paths[path][method], context)
      }
    }
  }
  return [...found.values()]
}

const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({
      ...{ path, method, operation: item[method] },
    })),
  )

function compareOperation(name, before, now, { was, is, tell, schemas }) {
  const keyOf = (one) => `${one.in} ${one.name}`
  const listed = (operation, document) =>
    new Map(
      (operation.parameters ?? [])
        .map((one) => resolved(one, document))
        .map((one) => [keyOf(one), one]),
    )
  const [old, fresh] = [listed(before, was), listed(now, is)]
  for (const [key, one] of old) {
    const other = fresh.get(key)
    if (other === undefined) tell(name, `no longer accepts the parameter ${one.name}`)
    else schemas(one.schema, other.schema, 'sent', `${name} ${one.name}`)
  }
  for (const [key, one] of fresh)
    if (one.required && !old.get(key)?.required)
      tell(name, `now requires the parameter ${one.name}`)
  const [body, newBody] = [resolved(before.requestBody, was), resolved(now.requestBody, is)]
  if (newBody?.required && !body?.required) tell(name, 'wants a body')
  eachContent(body, newBody, (one, other) => schemas(one, other, 'sent', `${name} body`))
  for (const [status, answer] of Object.entries(before.responses)) {
    if (!status.startsWith('2')) continue
    const other = resolved(now.responses[status], is)
    if (other === undefined) tell(name, `no longer returns ${status}`)
    else eachContent(resolved(answer, was), other, (one, two) => schemas(one, two, 'shown', name))
  }
}

function eachContent(one, other, compare) {
  for (const [type, { schema }] of Object.entries(one?.content ?? {})) {
    const now = other?.content?.[type]
    if (schema && now?.schema) compare(schema, now.schema)
  }
}

function resolved(value, document) {
  const target = targetOf(value, document)
  const { allOf, type, ...own } = target ?? {}
  if (Array.isArray(type)) return { ...own, anyOf: type.map((one) => ({ type: one })) }
  if (allOf === undefined) return target
  const parts = [own, ...allOf.map((part) => resolved(part, document))]
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}

const targetOf = (value, document) =>
  value?.$ref === undefined
    ? value
    : value.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at?.[key.replaceAll('~1', '/')], document)

function comparison(was, is, tell) {
  const seen = new Set()
  const compare = (one, other, direction, name) => {
    const named = one?.$ref === undefined ? name : one.$ref.split('/').at(-1)
    const pair = `${one?.$ref} ${other?.$ref} ${direction}`
    if (one?.$ref !== undefined && seen.has(pair)) return
    seen.add(pair)
    const [old, now] = [resolved(one, was), resolved(other, is)]
    if (old === undefined || now === undefined || typeof old !== 'object') return
    if (typesOf(old) !== typesOf(now))
      tell(named, `is ${typesOf(now)} and no longer ${typesOf(old)}`)
    compareEnums(old, now, direction, named, tell)
    compareFields(old, now, direction, named, tell)
    for (const [field, part] of Object.entries(old.properties ?? {}))
      if (now.properties?.[field])
        compare(part, now.properties[field], direction, fieldOf(named, field))
    if (old.items && now.items) compare(old.items, now.items, direction, named)
    for (const union of ['anyOf', 'oneOf'])
      for (const [part, other] of pairsOf(old[union] ?? [], now[union] ?? [], { was, is }))
        if (other) compare(part, other, direction, named)
        else if (direction === 'sent') tell(named, `no longer accepts ${constantsOf(part, was)}`)
  }
  return compare
}

/**
 * Pairs the members of an old and a new union type by their constant values, because the members of
 * a union have no order.
 */
function pairsOf(parts, others, { was, is }) {
  const left = others.map((schema) => ({ schema, constants: constantsOf(schema, is) }))
  return parts.map((part) => {
    const constants = constantsOf(part, was)
    const place = left.findIndex((one) => one.constants === constants)
    return [part, place < 0 ? undefined : left.splice(place, 1)[0].schema]
  })
}

function constantsOf(schema, document) {
  const { properties = {}, anyOf, oneOf } = resolved(schema, document) ?? {}
  const [first] = anyOf ?? oneOf ?? []
  if (first !== undefined) return constantsOf(first, document)
  const own = Object.entries(properties).flatMap(([name, { const: value }]) =>
    value === undefined ? [] : [`${name} ${JSON.stringify(value)}`],
  )
  return own.join(', ')
}

const fieldOf = (name, field) => `${name.split('.')[0]}.${field}`
const typesOf = ({ type }) => (type === undefined ? 'anything' : [type].flat().sort().join(' or '))

function compareEnums(old, now, direction, name, tell) {
  if (!old.enum || !now.enum || direction === 'shown') return
  for (const value of old.enum)
    if (!now.enum.includes(value)) tell(name, `no longer accepts ${JSON.stringify(value)}`)
}

function compareFields(old, now, direction, name, tell) {
  const wanted = new Set(old.required)
  for (const field of Object.keys(old.properties ?? {}))
    if (now.properties !== undefined && !(field in now.properties))
      tell(
        fieldOf(name, field),
        direction === 'sent' ? 'is no longer accepted' : 'is gone',
        old.properties[field],
      )
  if (direction === 'sent') {
    for (const field of now.required ?? [])
      if (!wanted.has(field)) tell(fieldOf(name, field), 'is wanted')
  } else
    for (const field of wanted)
      if (field in (now.properties ?? {}) && !(now.required ?? []).includes(field))
        tell(fieldOf(name, field), 'may be missing')
}

/** The command runs only if this module is the main script, because tests import the module. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  process.exitCode = main(readFileSync('.ci/released', 'utf8').trim())
}
