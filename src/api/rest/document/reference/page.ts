import { serviceErrors } from '../../../../app/core/errors.ts'
import { kernelRefusals } from '../../../../engine/kernel/refusal.ts'
import { guides } from '../../endpoint/guides.ts'
import { restErrors } from '../../problems/errors.ts'
import { type Html, html, inline, prose, table } from '../html.ts'
import { type HtmlPage, htmlPage } from '../html-page.ts'
import type { JsonSchema } from '../json-schema.ts'
import { problemOfCode } from '../problems.ts'

interface Rulebook {
  readonly id: string
  readonly title: string
  readonly refusals: readonly { readonly code: string; readonly clause: string | null }[]
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security?: readonly object[]
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: { readonly content: Contents }
  readonly responses: Readonly<Record<string, Response | Reference>>
}
interface Reference {
  readonly $ref: string
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: JsonSchema
}
type Contents = Readonly<
  Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>
>
interface Response {
  readonly description: string
  readonly content?: Contents
}
interface Call extends Pick<Shown, 'components'> {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}
interface Shown {
  readonly info: { readonly title: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly responses: Readonly<Record<string, Response>>
  }
}

export function referencePage(document: JsonSchema, rulebooks: readonly Rulebook[]): HtmlPage {
  // The cast is safe because `openApi` built the document.
  const { info, tags, paths, components } = document as unknown as Shown
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation, components })),
  )
  const groups = tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  return htmlPage(
    `${info.title}: API reference`,
    html`<a class="skip" href="#reference">Skip to the reference</a>
<nav aria-label="Contents">
${groups.map(
  ({ name, calls }) => html`<strong><a href="#tag-${name}">${name}</a></strong>
<ul>${calls.map(({ operation }) => linkTo(operation))}</ul>
`,
)}<strong><a href="#schemas">Schemas</a></strong><br>
<strong><a href="#errors">Errors</a></strong>
</nav>
<main id="reference">
<h1>${info.title}</h1>
${prose(info.description)}
<p><a href="/docs/guides">Guides</a>: ${links(guides.map((name) => `/docs/guides/${name}`))}</p>
<p>For machines: ${links(MACHINE_DOCUMENTS)}</p>
${groups.map(groupSection)}
${schemasSection(components.schemas)}
${errorsSection(rulebooks)}
</main>
`,
  )
}

const MACHINE_DOCUMENTS = [
  ...['/openapi.yaml', '/openapi.json', '/operators.yaml', '/operators.json'],
  ...['/schema.graphql', '/llms.txt'],
]

const links = (addresses: readonly string[]): Html[] =>
  addresses.map((address, at) => {
    const name = address.split('/').at(-1)!.replaceAll('-', ' ')
    return html`${at === 0 ? '' : ', '}<a href="${address}">${name}</a>`
  })

const linkTo = ({ operationId, summary }: Operation): Html =>
  html`<li><a href="#${operationId}">${summary}</a>`

const groupSection = (group: { name: string; description: string; calls: Call[] }): Html =>
  html`<section aria-labelledby="tag-${group.name}">
<h2 id="tag-${group.name}">${group.name}</h2>
<p>${inline(group.description)}</p>
${group.calls.map(callArticle)}</section>
`

const nameIn = ({ $ref }: Reference): string => $ref.split('/').at(-1) ?? ''

function callArticle({ method, path, operation, components }: Call): Html {
  const { operationId, summary, description, security, requestBody } = operation
  const parameters = (operation.parameters ?? []).map((one) =>
    '$ref' in one ? components.parameters[nameIn(one)]! : one,
  )
  const answers = Object.entries(operation.responses).map(
    ([status, one]) => [status, '$ref' in one ? components.responses[nameIn(one)]! : one] as const,
  )
  const line = html`<span class="${method}">${method.toUpperCase()}</span> ${path}`
  const good = answers.flatMap(([status, { content = {} }]) => (status < '300' ? [content] : []))
  return html`<article aria-labelledby="${operationId}">
<h3 id="${operationId}"><code>${line}</code><br>${summary}</h3>
${description === undefined ? null : prose(description)}
<p class="quiet">${tokenNote(security)} <code>${operationId}</code></p>
${parameters.length === 0 ? null : parameterTable(parameters)}
${requestBody ? contents('Body', requestBody.content) : null}
${table(
  ['Status', 'Meaning'],
  answers.map(([status, answer]) => ({ cells: [status, inline(answer.description)] })),
)}${good.map((content) => contents('Answer', content))}
</article>
`
}

function tokenNote(security: Operation['security']): string {
  if (!security) return 'Needs a token.'
  const isTaken = security.some((way) => 'token' in way)
  return isTaken ? 'Needs a token, unless the game is public.' : 'Needs no token.'
}

const parameterTable = (parameters: readonly Parameter[]): Html =>
  table(
    ['Parameter', 'In', 'Type', ''],
    parameters.map(({ name, in: place, required, description = '', schema }) => ({
      cells: [
        html`<code>${name}</code>${required ? ' *' : ''}`,
        place,
        typeOf(schema),
        inline(description),
      ],
    })),
  )

const contents = (title: string, content: Contents): Html[] =>
  Object.entries(content).map(([media, { schema, example }]) => {
    const shown = typeof example === 'string' ? example : JSON.stringify(example, null, 2)
    return html`<details open><summary>${title}: <code>${media}</code></summary>
<p class="quiet">${typeOf(schema)}</p>
${example === undefined ? null : html`<pre tabindex="0">${shown}</pre>`}
</details>
`
  })

const schemasSection = (schemas: Readonly<Record<string, JsonSchema>>): Html =>
  html`<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
<p>Moves, events and views of each game are in <a href="/openapi.yaml">openapi.yaml</a> and at
<code>/v1/rulesets/{ruleset}</code>.</p>
${Object.entries(schemas).map(
  ([name, schema]) => html`<h3 id="schema-${name}">${name}</h3>
${shapeOf(schema)}
`,
)}</section>
`

function shapeOf(schema: JsonSchema): Html {
  const [base, own] = (schema.allOf ?? []) as JsonSchema[]
  if (base && own) return html`<p>All fields of ${typeOf(base)}, and:</p>${propertyTable(own)}`
  return schema.properties ? propertyTable(schema) : html`<p>${typeOf(schema)}</p>`
}

function propertyTable({ properties, required }: JsonSchema): Html {
  const always = new Set((required ?? []) as string[])
  const fields = Object.entries(properties as Record<string, JsonSchema>)
  return table(
    ['Field', 'Type'],
    fields.map(([name, schema]) => ({
      cells: [
        html`<code>${name}</code>${always.has(name) ? '' : ' (may be absent)'}`,
        typeOf(schema),
      ],
    })),
  )
}

function typeOf(schema: JsonSchema): Html {
  const { $ref, anyOf, oneOf, type, items } = schema
  if (typeof $ref === 'string') {
    const name = nameIn({ $ref })
    return html`<a href="#schema-${name}">${name}</a>`
  }
  const either = (anyOf ?? oneOf) as JsonSchema[] | undefined
  if (either) return html`${either.map((one, at) => [at === 0 ? '' : ' or ', typeOf(one)])}`
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (Array.isArray(schema.enum)) {
    const values = schema.enum.map((one) => html`<code>${String(one)}</code>`)
    return html`${values.map((value, at) => [at === 0 ? '' : ', ', value])}`
  }
  if (type === 'array') return html`list of ${items ? typeOf(items as JsonSchema) : 'anything'}`
  return html`${typeof type === 'string' ? type : 'anything'}${limitsOf(schema)}`
}

function limitsOf({ format, minimum, maximum, maxLength, default: usual }: JsonSchema): string {
  const limits = [
    format === undefined ? '' : String(format),
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    usual === undefined ? '' : `default ${JSON.stringify(usual)}`,
  ].filter((limit) => limit !== '')
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`
}

/**
 * Each error code has an anchor, because the `type` of each problem response links to the anchor.
 */
function errorsSection(rulebooks: readonly Rulebook[]): Html {
  const codes = [
    ...Object.keys(restErrors),
    ...Object.keys(serviceErrors),
    ...Object.keys(kernelRefusals),
  ] as Parameters<typeof problemOfCode>[0][]
  const own = new Set<string>(codes)
  const byCode = new Map<string, string[]>()
  for (const { title, refusals } of rulebooks) {
    for (const { code, clause } of refusals) {
      if (own.has(code)) continue
      byCode.set(code, [...(byCode.get(code) ?? []), `${title}, ${clause}`])
    }
  }
  const anchor = (code: string) => `error-${code}`
  const named = (code: string) => html`<code>${code}</code>`
  const general = [...own].sort().map((code) => {
    const { status, detail } = problemOfCode(code as (typeof codes)[number])
    return { id: anchor(code), cells: [named(code), status, detail] }
  })
  const refusals = [...byCode]
    .sort()
    .map(([code, clauses]) => ({ id: anchor(code), cells: [named(code), clauses.join('; ')] }))
  return html`<section aria-labelledby="errors">
<h2 id="errors">Errors</h2>
${table(['Code', 'Status', 'Meaning'], general)}
<h3>Refusals of the rules</h3>
${table(['Code', 'Clause'], refusals)}
</section>
`
}
