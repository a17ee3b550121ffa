/** A string that is already HTML and that the tag `html` therefore does not escape. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | readonly Part[]

/** A template tag that escapes each inserted value unless the value is an instance of `Html`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(textOf)))
}

function textOf(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function prose(text: string): Html[] {
  return text.split('\n\n').map((block) => {
    const items = block.split('\n')
    if (!items.every((line) => /^\d+\. /.test(line))) return html`<p>${inline(block)}</p>`
    const steps = items.map((line) => inline(line.replace(/^\d+\. /, '')))
    return html`<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>`
  })
}

export function table(heads: readonly string[], rows: readonly Row[]): Html {
  return html`<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}`)}</thead><tbody>
${rows.map(rowOf)}</tbody></table>
`
}

function rowOf({ id, cells: [name = null, ...rest] }: Row): Html {
  const anchor = id === undefined ? null : html` id="${id}"`
  return html`<tr${anchor}><th scope="row">${name}${rest.map((cell) => html`<td>${cell}`)}
`
}

interface Row {
  readonly id?: string
  readonly cells: readonly Part[]
}

export const inline = (text: string): Html[] =>
  text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))
